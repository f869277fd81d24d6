import request from 'supertest';
import { expect, it } from 'vitest';
import { call, pat, startBookingSite } from './booking-site.ts';

const start = () => startBookingSite({ CONTACT_LIMIT: '5', TRUST_PROXY: '1' });
type Site = Awaited<ReturnType<typeof start>>;

/** Books a call on a day of December 2026, from an address of its own unless one is given. */
const bookOn = ({ site }: Site, day: number, formData: object, from = `10.0.${day}.1`, time = '10:00') =>
  request(site.server)
    .post('/api/bookings')
    .set('X-Forwarded-For', from)
    .send({ ...call, slot: `2026-12-${String(day).padStart(2, '0')}T${time}:00-05:00`, formData });

it('one person has at most three meetings to come, by e-mail address and by phone number, and is told whom to call', async () => {
  const all = await start();
  for (const day of [1, 2, 3]) await bookOn(all, day, pat).expect(201);
  const sameMail = { ...pat, email: 'PAT@example.com', phone: '740-555-0199' };
  const samePhone = { ...pat, email: 'chris@example.com', phone: '+1 (740) 555-0100' };
  for (const other of [sameMail, samePhone]) {
    const { body } = await bookOn(all, 4, other).expect(409);
    expect(body).toMatchObject({ success: false, error: expect.stringMatching(/call us: 740-555-\d{4}\.$/) });
  }
  await bookOn(all, 4, { ...pat, email: 'chris@example.com', phone: '740-555-0177' }).expect(201);
  all.clock.time = Date.parse('2026-12-01T11:00:00-05:00');
  await bookOn(all, 7, pat).expect(201);
});

it('a fifth of a day is what one address block may book, whatever names it writes', async () => {
  const all = await start();
  const someone = (number: number) => ({ ...pat, email: `pat${number}@example.com`, phone: `740-555-012${number}` });
  const times = ['09:00', '10:00', '11:00', '13:00', '14:00'];
  const book = (number: number, from: string) => bookOn(all, 1, someone(number), from, times[number]);
  for (const number of [0, 1, 2, 3]) await book(number, `10.0.0.${number}`).expect(201);
  expect((await book(4, '10.0.0.9').expect(409)).body.error).toContain('from your network');
  await book(4, '10.0.1.9').expect(201);
  await bookOn(all, 2, someone(5), '10.0.0.9').expect(201);
});

it('moves count like bookings, and a meeting is moved three times at most', async () => {
  const all = await start();
  const { body } = await bookOn(all, 1, pat).expect(201);
  const token = body.manageUrl.split('token=')[1];
  const moveTo = (day: number, from = '10.0.1.1') =>
    request(all.site.server)
      .post(`/api/bookings/${body.id}/move`)
      .set('X-Forwarded-For', from)
      .send({ token, slot: `2026-12-0${day}T10:00:00-05:00` });
  for (const day of [2, 3, 4]) await moveTo(day).expect(200);
  expect((await moveTo(7).expect(409)).body.error).toContain('moved several times');
  const busy = await bookOn(all, 8, { ...pat, phone: '740-555-0155' }, '10.0.1.1').expect(201);
  const cancel = () =>
    request(all.site.server)
      .post(`/api/bookings/${busy.body.id}/cancel`)
      .set('X-Forwarded-For', '10.0.1.1')
      .send({ token: busy.body.manageUrl.split('token=')[1] });
  await cancel().expect(429);
});
