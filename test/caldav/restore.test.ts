import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endAll, type OwnProcess, startProcess, untilReady } from '../server/own-process.ts';
import { caldavForTests, callAt, eventsOf, startCaldavSite } from './caldav-site.ts';

const caldav = caldavForTests();
beforeEach(() => {
  for (const name of readdirSync(caldav.folder).filter((file) => file.endsWith('.ics')))
    rmSync(path.join(caldav.folder, name));
});

/** A site with a store of its own. */
const start = (secret: string) => startCaldavSite(caldav, { BOOKING_SECRET: secret, BOOKING_CONFIRM_MAIL: 'true' });

const sealedIn = (event: string) => /X-BOOKING-SEALED:(\S+)/.exec(event)![1]!;

it('after BOOKING_SECRET was changed, or a calendar program has dropped it, each event gets its booking again, once', async () => {
  const first = await start('a secret of the firm');
  const { body } = await first.book('2026-12-01T10:00:00-05:00').expect(201);
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
  expect(await other.site.bookings.list()).toEqual([]);
  expect(other.site.log.filter(({ msg }) => String(msg).includes('cannot be restored'))).toHaveLength(1);
  expect(await eventsOf(caldav, body.id)).toEqual([again]);
});

afterEach(endAll);

/** Kills a process when it writes an event. @returns the id of the booking */
function killedAt(moment: 'beforeRequest' | 'afterRequest', own: OwnProcess): Promise<string> {
  return new Promise((resolve) => {
    caldav.hooks[moment] = async ({ method, url }) => {
      if (method !== 'PUT') return;
      own.process.kill('SIGKILL');
      await own.ended;
      caldav.hooks[moment] = () => undefined;
      resolve(/booking-(\w+)\.ics/.exec(url!)![1]!);
    };
  });
}

// Starts three processes: only one that is really killed leaves what a crash leaves.
it('a process that is killed before it writes the event, and the next one after it has, leave one event', async () => {
  const env = { BRAND_PAYROLL_CALDAV_URL: caldav.url };
  const first = await startProcess(env).then(untilReady);
  const from = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const response = await fetch(`${first.url}/api/availability?brand=payroll&kind=phone&from=${from}`);
  const { slots } = (await response.json()) as { slots: { start: string }[] };
  const body = JSON.stringify(callAt(slots[5]!.start));
  const killed = killedAt('beforeRequest', first);
  await fetch(`${first.url}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  }).catch(() => null);
  const id = await killed;
  expect(await eventsOf(caldav, id)).toEqual([]);

  const second = await startProcess({ ...env, VAR_DIR: first.folder });
  expect(await killedAt('afterRequest', second)).toBe(id);
  const written = await eventsOf(caldav, id);
  expect(written).toHaveLength(1);
  expect(written[0]).toContain('SEQUENCE:0');

  const third = await startProcess({ ...env, VAR_DIR: first.folder }).then(untilReady);
  await third.stop();
  expect(await eventsOf(caldav, id)).toEqual(written);
});
