import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { call, pat, startBookingSite } from './booking-site.ts';

const start = () => startBookingSite({ CONTACT_LIMIT: '5', TRUST_PROXY: '1' });
type Site = Awaited<ReturnType<typeof start>>;

/** Books a call on a day of December 2026, from an address of its own unless one is given. */
const bookOn = ({ site }: Site, day: number, formData: object, from = `10.0.${day}.1`, time = '10:00') =>
  request(site.server)
    .post('/api/bookings')
    .set('X-Forwarded-For', from)
    .send({ ...call, slot: `2026-12-${String(day).padStart(2, '0')}T${time}:00-05:00`, formData });

it('one person has at most three meetings to come, by email address and by phone number, and is told whom to call', async () => {
  const all = await start();
  for (const day of [1, 2, 3]) await bookOn(all, day, pat).expect(201);
  const sameMail = { ...pat, email: 'PAT@example.com', phone: '740-555-0199' };
  const samePhone = { ...pat, email: 'chris@example.com', phone: '+1 (740) 555-0100' };
  for (const other of [sameMail, samePhone]) {
    const { body } = await bookOn(all, 4, other).expect(409);
    expect(body).toMatchObject({ success: false, error: expect.stringMatching(/call us: 740-555-\d{4}\.$/) });
  }
  const others = [{ phone: '740-555-0177' }, { phone: '614-555-0100', email: 'kim@example.com' }];
  for (const [place, other] of others.entries())
    await bookOn(all, 4 + 3 * place, { ...pat, email: 'chris@example.com', ...other }).expect(201);
  all.clock.time = Date.parse('2026-12-01T11:00:00-05:00');
  await bookOn(all, 8, pat).expect(201);
});

const someone = (number: number) => ({ ...pat, email: `pat${number}@example.com`, phone: `740-555-012${number}` });
const times = ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00'];
const bookTime = (all: Site, number: number, from = `10.0.0.${number}`) =>
  bookOn(all, 1, someone(number), from, times[number]);

it('a fifth of a day is what one address block may book, whatever names it writes', async () => {
  const all = await start();
  const first = await bookTime(all, 0).expect(201);
  for (const number of [1, 2, 3]) await bookTime(all, number).expect(201);
  expect((await bookTime(all, 4).expect(409)).body.error).toContain('from your network');
  await bookTime(all, 4, '10.0.1.9').expect(201);
  const token = first.body.manageUrl.split('token=')[1];
  await request(all.site.server).post(`/api/bookings/${first.body.id}/cancel`).send({ token }).expect(200);
  await bookOn(all, 1, someone(6), '10.0.0.6', times[0]).expect(201);
  await bookOn(all, 2, someone(5), '10.0.0.9').expect(201);
});

it('many meetings within an hour are an alarm to the owner, once a day', async () => {
  const all = await startBookingSite({ REPORT_TO: 'owner@example.com' });
  const alarms = () => all.mails().filter((mail) => mail.includes('Subject: Many meetings were booked within an hour'));
  const catchUp = async () => {
    all.site.bookings.start();
    await all.site.bookings.close();
  };
  await bookOn(all, 16, pat).expect(201);
  all.clock.time += 2 * 3_600_000;
  for (const day of [1, 2, 3, 4, 7, 8, 9]) await bookOn(all, day, pat).expect(201);
  await catchUp();
  expect(alarms()).toHaveLength(0);
  await bookOn(all, 10, pat).expect(201);
  await catchUp();
  await catchUp();
  expect(alarms()).toHaveLength(1);
  expect(alarms()[0]).toMatch(/\r\nTo: owner@example\.com\r\n[\s\S]*8 meetings were booked/);
  all.clock.time += 2 * 3_600_000;
  for (const day of [14, 15]) await bookOn(all, day, pat).expect(201);
  await catchUp();
  expect(alarms()).toHaveLength(1);
});

describe('where visitors are mailed, more of a day from one address block', () => {
  async function full() {
    const all = await startBookingSite({ CONTACT_LIMIT: '5', TRUST_PROXY: '1', BOOKING_CONFIRM_MAIL: 'true' });
    for (const number of [0, 1, 2, 3]) await bookTime(all, number).expect(201);
    await all.site.bookings.close();
    const mailsTo = (to: string) => all.mails().filter((mail) => mail.includes(`\r\nTo: ${to}\r\n`));
    const linkIn = (mail: string) => /^(?:Book it|Move or cancel): +http:\/\/[^/]+(\S+)\r$/m.exec(mail)![1]!;
    const open = (link: string) => request(all.site.server).get(`${link}&domain=payroll`);
    return { ...all, mailsTo, linkIn, open };
  }

  it('is held until the link in the mail is opened, and then booked', async () => {
    const all = await full();
    const { body } = await bookTime(all, 4).expect(201);
    expect(body).toMatchObject({ success: true, heldUntil: '2026-11-30T08:30:00-05:00' });
    expect((await all.open(body.manageUrl).expect(200)).text).toContain('Please confirm your meeting');
    await all.site.bookings.close();
    const toFirm = () => all.mails().filter((mail) => mail.includes('Subject: Meeting:'));
    expect(toFirm()).toHaveLength(4);
    await bookOn(all, 1, someone(5), '10.0.9.1', times[4]).expect(409);
    const { text } = await all.open(all.linkIn(all.mailsTo(someone(4).email)[0]!)).expect(200);
    expect(text).toContain('Your meeting is booked');
    await all.site.bookings.close();
    expect(toFirm()).toHaveLength(5);
    expect(all.mailsTo(someone(4).email).join()).toContain('is booked');
  });

  it('is free again after half an hour without that, and nobody hears of it', async () => {
    const all = await full();
    await bookTime(all, 4).expect(201);
    await all.site.bookings.close();
    const before = all.mails().length;
    all.clock.time += 31 * 60_000;
    all.site.bookings.start();
    await all.site.bookings.close();
    expect(all.mails()).toHaveLength(before);
    await bookOn(all, 1, someone(5), '10.0.9.1', times[4]).expect(201);
  });

  it('is booked at once when the links of the others were opened', async () => {
    const all = await full();
    await all.open(all.linkIn(all.mailsTo(someone(0).email)[0]!)).expect(200);
    expect((await bookTime(all, 4).expect(201)).body.heldUntil).toBeUndefined();
  });
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
