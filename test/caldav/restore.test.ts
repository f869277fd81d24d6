import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import request from 'supertest';
import { beforeEach, expect, it } from 'vitest';
import { caldavForTests, eventsOf, startCaldavSite } from './caldav-site.ts';

const caldav = caldavForTests();
beforeEach(() => {
  for (const name of readdirSync(caldav.folder).filter((file) => file.endsWith('.ics')))
    rmSync(path.join(caldav.folder, name));
});

const slots = ['2026-12-01T10:00:00-05:00', '2026-12-02T10:00:00-05:00', '2026-12-03T14:00:00-05:00'] as const;

/** A site with a store of its own. */
async function start(secret = 'a secret of the firm') {
  const all = await startCaldavSite(caldav, { BOOKING_SECRET: secret, BOOKING_CONFIRM_MAIL: 'true' });
  const bookings = async () => (await all.site.bookings.list()).toSorted((a, b) => a.start - b.start);
  return { ...all, bookings };
}

const sealedIn = (event: string) => /X-BOOKING-SEALED:(\S+)/.exec(event)![1]!;

it('a new store has the meetings of the calendar before it answers, follows what the firm moved meanwhile, and tells nobody twice', async () => {
  const first = await start();
  const { body: kept } = await first.book(slots[0]).expect(201);
  const { body: moved } = await first.book(slots[1]).expect(201);
  const { body: cancelled } = await first.book('2026-12-02T15:00:00-05:00').expect(201);
  await first.act(cancelled.id, cancelled.manageUrl, 'cancel');
  await first.site.bookings.close();
  const before = await first.bookings();
  const [event] = await eventsOf(caldav, moved.id);
  const later = event!.replace('20261202T150000Z', '20261203T190000Z').replace('20261202T153000Z', '20261203T193000Z');
  await caldav.put(`booking-${moved.id}.ics`, later);

  const second = await start();
  const page = await request(second.site.server).get(`${kept.manageUrl}&domain=payroll`).expect(200);
  expect(page.text).toContain('Pat Doe');
  const restored = { length: null, sequence: 0, values: before[0]!.values, network: before[0]!.network };
  expect((await second.bookings())[0]).toMatchObject({ ...restored, notified: { firm: 0, caldav: 0, visitor: 0 } });
  await second.book(slots[0]).expect(409);
  for (let minute = 0; minute < 3; minute++) await second.sync();
  expect(await second.bookings()).toMatchObject([
    { id: kept.id, start: Date.parse(slots[0]), sequence: 0 },
    { id: moved.id, start: Date.parse(slots[2]), sequence: 1 },
  ]);
  const [one, other] = (await second.bookings()).map(({ values }) => values.email);
  expect([second.mailed(one!), second.mailed(other!)]).toEqual([[], ['Your meeting is moved']]);
  await second.act(moved.id, moved.manageUrl, 'cancel');
  await second.site.bookings.close();
  expect(await eventsOf(caldav, moved.id)).toEqual([]);
});

it('after BOOKING_SECRET was changed, or a calendar program has dropped it, each event gets its booking again, once', async () => {
  const first = await start();
  const { body } = await first.book(slots[0]).expect(201);
  await first.site.bookings.close();
  const [event] = await eventsOf(caldav, body.id);
  const dropped = event!.replace(/X-BOOKING-SEALED:\S+\r\n/, '').replace(/#b=[\w-]+/, '');
  await caldav.put(`booking-${body.id}.ics`, dropped.replace('DESCRIPTION:', 'DESCRIPTION:Owes us a form\\n'));
  let writes = 0;
  caldav.hooks.beforeRequest = ({ method }) => {
    if (method === 'PUT') writes++;
  };
  for (let minute = 0; minute < 3; minute++) await first.sync();
  const [again] = await eventsOf(caldav, body.id);
  expect([sealedIn(again!), writes]).toEqual([sealedIn(event!), 1]);
  expect(again).toContain('DESCRIPTION:Owes us a form\\n');
  expect(first.site.log.filter(({ msg }) => String(msg).includes('cannot be restored'))).toEqual([]);

  const other = await start('another secret of the firm');
  await other.sync();
  expect(await other.bookings()).toEqual([]);
  expect(other.site.log.filter(({ msg }) => String(msg).includes('cannot be restored'))).toHaveLength(1);
  expect(await eventsOf(caldav, body.id)).toEqual([again]);
});
