import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import request from 'supertest';
import { expect, it } from 'vitest';
import { call, pat, startBookingSite } from './booking-site.ts';
import { asStoredEarlier } from './earlier-record.ts';

it('a booking stored by an earlier version is found, keeps its time, and is moved and cancelled', async () => {
  const { site, book, mails } = await startBookingSite();
  const { body } = await book(call).expect(201);
  const token = body.manageUrl.split('token=')[1];
  await site.bookings.close();
  const records = path.join(site.outbox, '../bookings/records');
  const stored = () => {
    const [file, ...others] = readdirSync(records).map((name) => path.join(records, name));
    expect(others).toEqual([]);
    return { file: file!, json: readFileSync(file!, 'utf8') };
  };
  const { file, json } = stored();
  writeFileSync(file, asStoredEarlier(json));
  expect(Object.keys(JSON.parse(stored().json))).not.toContain('notified');

  const found = await request(site.server).get(`/api/data/booking?id=${body.id}&token=${token}`).expect(200);
  expect(found.body.value).toMatchObject({ state: 'booked', name: pat.name, canChange: true });
  const another = { ...call, formData: { ...pat, email: 'chris@example.com' } };
  await book(another).expect(409);

  const act = (action: string, fields: object) =>
    request(site.server)
      .post(`/api/bookings/${body.id}/${action}`)
      .send({ token, ...fields });
  await act('move', { slot: '2026-12-02T10:00:00-05:00' }).expect(200);
  expect(Object.keys(JSON.parse(stored().json))).toEqual(Object.keys(JSON.parse(json)));
  expect(mails().filter((mail) => mail.includes('SEQUENCE:1'))).toHaveLength(1);
  await book(another).expect(201);

  await act('cancel', {}).expect(200);
  expect(mails().filter((mail) => mail.includes('METHOD:CANCEL'))).toHaveLength(1);
  await book({ ...another, slot: '2026-12-02T10:00:00-05:00' }).expect(201);
});

it('a booking is stored with the earlier names, too, for an earlier version that is rolled back to', async () => {
  const { site, book } = await startBookingSite();
  await book(call).expect(201);
  await site.bookings.close();
  const records = path.join(site.outbox, '../bookings/records');
  const [file] = readdirSync(records);
  const record = JSON.parse(readFileSync(path.join(records, file!), 'utf8'));
  expect([record['told'], record['claim']]).toEqual([record.notified, record.reservation]);
  expect(record.notified.firm).toBe(0);
});
