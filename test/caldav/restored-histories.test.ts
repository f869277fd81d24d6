import { expect, it } from 'vitest';
import type { HistoryCalendar } from '../server/booking/history-site.ts';
import { playHistory } from '../server/booking/restored-history.ts';
import { caldavForTests } from './caldav-site.ts';

const histories = Number(process.env['BOOKING_HISTORIES'] ?? 20);
const firstSeed = Number(process.env['BOOKING_SEED'] ?? 1);
/** So many are played at once, each in a calendar of its own. */
const concurrency = 4;

const caldav = caldavForTests();

/** A new calendar on the server, which a history reaches while it is not down. */
async function makeCalendar(name: string, down: Set<string>): Promise<HistoryCalendar> {
  const { url, events, edit } = await caldav.makeCalendar(name);
  const state = {
    get isDown() {
      return down.has(name);
    },
    set isDown(isDown) {
      if (isDown) down.add(name);
      else down.delete(name);
    },
  };
  const env = { BRAND_PAYROLL_CALDAV_URL: url };
  return { env, state, events, edit: (id, change) => edit(`booking-${id}.ics`, change) };
}

it(`in ${histories} histories with a calendar of Radicale beside a store that is lost or old, no meeting is lost, nobody is told twice, and links work`, async () => {
  console.log(`seeds from ${firstSeed} on`);
  const down = new Set<string>();
  caldav.hooks.answer = ({ url = '', socket }) => {
    const isDown = down.has(url.split('/')[2]!);
    if (isDown) socket.destroy();
    return isDown;
  };
  const faults: string[] = [];
  let seed = firstSeed;
  const play = async () => {
    while (seed < firstSeed + histories) {
      const own = seed++;
      const kind = own % 2 ? 'caldav' : 'calendar';
      const found = await playHistory(kind, own, () => makeCalendar(`history-${own}`, down));
      faults.push(...found.map((fault) => `seed ${own}, ${kind}: ${fault}`));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, play));
  expect(faults).toEqual([]);
}, 1_800_000);
