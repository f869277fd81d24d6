import request from 'supertest';
import { expect, it } from 'vitest';
import { freePort } from '../free-port.ts';
import { caldavForTests, callAt, eventsOf, startCaldavSite } from './caldav-site.ts';

const caldav = caldavForTests();

/** A site on a dyno without Redis: each has an empty store. */
const start = (env: Record<string, string> = {}) =>
  startCaldavSite(caldav, { DYNO: 'web.1', BOOKING_SECRET: 'a secret of the firm', ...env });

const refusal = {
  success: false,
  error: expect.stringMatching(/^Meetings cannot be booked .* Please call us: [\d-]+\.$/),
};

it('nothing is accepted there while the calendar takes no event; a second attempt is as good as the first', async () => {
  const { site, book, act, stored, clock } = await start();
  const { body: kept } = await book('2026-12-02T10:00:00-05:00').expect(201);
  const before = await eventsOf(caldav, kept.id);
  const send = request(site.server);
  const wanted = { ...callAt('2026-12-02T11:00:00-05:00'), idempotencyKey: 'key-12345678' };
  await caldav.stop();
  expect((await send.post('/api/bookings').send(wanted).expect(503)).body).toEqual(refusal);
  expect((await act(kept.manageUrl, 'move', { slot: '2026-12-02T14:00:00-05:00' }).expect(503)).body).toEqual(refusal);
  expect((await act(kept.manageUrl, 'cancel').expect(503)).body).toEqual(refusal);
  expect(await stored(kept)).toMatchObject({ state: 'booked', start: Date.parse('2026-12-02T10:00:00-05:00') });
  await caldav.start();
  clock.time += 60_000;
  const { body } = await send.post('/api/bookings').send(wanted).expect(201);
  expect(await eventsOf(caldav, body.id)).toHaveLength(1);
  site.bookings.start();
  await site.bookings.close();
  const [event] = await eventsOf(caldav, kept.id);
  const timesIn = (text = '') => text.match(/DT(?:START|END):.*/g);
  expect(timesIn(event)).toEqual(timesIn(before[0]));
  await act(kept.manageUrl, 'cancel').expect(200);
  expect(await eventsOf(caldav, kept.id)).toEqual([]);
});

it('an event whose writing was cut off is taken out again when its visitor was refused', async () => {
  const { site, book } = await start();
  let id = '';
  caldav.hooks.afterRequest = ({ method, url, socket }) => {
    if (method !== 'PUT') return;
    id = /booking-(\w+)\.ics/.exec(url!)![1]!;
    socket.destroy();
  };
  await book('2026-12-03T10:00:00-05:00').expect(503);
  expect(await eventsOf(caldav, id)).toHaveLength(1);
  site.bookings.start();
  await site.bookings.close();
  expect(await eventsOf(caldav, id)).toEqual([]);
});

it('there a firm that cannot be mailed is no reason to refuse: its calendar shows the meeting', async () => {
  const { book } = await start({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}`, MAIL_FROM: 'web@firm.example' });
  const { body } = await book('2026-12-04T10:00:00-05:00').expect(201);
  expect(await eventsOf(caldav, body.id)).toHaveLength(1);
});
