import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { simpleOccurrences } from '#server/booking/calendar/simple-recurrence.ts';

const day = 86_400_000;
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const first = Date.parse('2019-01-01T09:30:00Z');

/** Every occurrence from the first one on, by ical.js alone. */
function byIcal(text: string, start: number, from: number, to: number): number[] {
  const dtstart = ICAL.Time.fromDateTimeString(new Date(start).toISOString().slice(0, 19));
  const iterator = ICAL.Recur.fromString(text).iterator(dtstart);
  const found: number[] = [];
  for (let next = iterator.next(); next; next = iterator.next()) {
    const time = Date.UTC(next.year, next.month - 1, next.day, next.hour, next.minute, next.second);
    if (time > to) break;
    if (time >= from) found.push(time);
  }
  return found;
}

const plainDays = fc.option(fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1, maxLength: 4 }), {
  nil: null,
});
const ordinalDays = fc.uniqueArray(
  fc.tuple(fc.constantFrom(1, 2, 3, 4, -1), fc.constantFrom(...weekdays)).map(([ordinal, name]) => `${ordinal}${name}`),
  { minLength: 1, maxLength: 2, selector: (text) => text.slice(-2) },
);
const rule = fc.oneof(
  fc.record({ freq: fc.constant('DAILY'), byday: fc.constant(null) }),
  fc.record({ freq: fc.constant('WEEKLY'), byday: plainDays }),
  fc.record({ freq: fc.constant('MONTHLY'), byday: fc.oneof(ordinalDays, fc.constant(null)) }),
  fc.record({ freq: fc.constant('YEARLY'), byday: fc.constant(null) }),
);

it('the rules of most calendars have the occurrences that ical.js finds', () => {
  fc.assert(
    fc.property(
      rule,
      fc.integer({ min: 1, max: 4 }),
      fc.option(fc.integer({ min: 1, max: 60 }), { nil: null }),
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 0, max: 900 }),
      ({ freq, byday }, interval, count, startDay, fromDay) => {
        const start = first + startDay * day;
        const from = first + fromDay * day;
        const to = from + 60 * day;
        const parts = { freq, interval, ...(count && { count }), ...(byday && { byday }) };
        const text = `FREQ=${freq};INTERVAL=${interval}${count ? `;COUNT=${count}` : ''}${byday ? `;BYDAY=${byday.join(',')}` : ''}`;
        expect(simpleOccurrences({ rule: parts, start, from, to })).toEqual(byIcal(text, start, from, to));
      },
    ),
    { numRuns: 1_500 },
  );
});
