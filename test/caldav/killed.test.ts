import { afterEach, expect, it } from 'vitest';
import { endAll, type OwnProcess, startProcess, untilReady } from '../server/own-process.ts';
import { caldavForTests, callAt, eventsOf } from './caldav-site.ts';

const caldav = caldavForTests();
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
