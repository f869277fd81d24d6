import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import type { RecurrenceRule } from '#server/booking/calendar/recurrence-rule.ts';
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
  fc.record({ FREQ: fc.constant('DAILY') }),
  fc.record({ FREQ: fc.constant('WEEKLY'), BYDAY: plainDays }),
  fc.record({ FREQ: fc.constant('MONTHLY'), BYDAY: fc.oneof(ordinalDays, fc.constant(null)) }),
  fc.record({ FREQ: fc.constant('YEARLY') }),
);

/** Checks rules against a reference, with intervals, counts and starts of their own, in two months of three years. */
function checkRules(rules: fc.Arbitrary<object>, reference: typeof byIcal, numRuns: number) {
  fc.assert(
    fc.property(
      rules,
      fc.integer({ min: 1, max: 4 }),
      fc.option(fc.integer({ min: 1, max: 60 }), { nil: null }),
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 0, max: 900 }),
      (parts, INTERVAL, COUNT, startDay, fromDay) => {
        const start = first + startDay * day;
        const from = first + fromDay * day;
        const to = from + 60 * day;
        const given = Object.entries({ ...parts, INTERVAL, COUNT }).filter(([, value]) => value !== null);
        const text = given.map(([name, value]) => `${name}=${value}`).join(';');
        const parsed = Object.fromEntries(given.map(([name, value]) => [name.toLowerCase(), value]));
        const found = simpleOccurrences({ rule: parsed as RecurrenceRule, start, from, to });
        expect(found, text).toEqual(reference(text, start, from, to));
      },
    ),
    { numRuns },
  );
}

it('the rules of most calendars have the occurrences that ical.js finds', () => checkRules(rule, byIcal, 1_500));

/** By the words of RFC 5545, 3.3.10, day by day: ical.js 2.2.1 takes the first month's last Sunday for its first one. */
function byDays(text: string, start: number, from: number, to: number): number[] {
  const parts = new Map(text.split(';').map((part) => part.split('=') as [string, string]));
  const listOf = (name: string) => parts.get(name)?.split(',') ?? null;
  const begin = new Date(start);
  const isChosen = (time: number) => {
    const date = new Date(time);
    const [year, month] = [date.getUTCFullYear() - begin.getUTCFullYear(), date.getUTCMonth()];
    const periods = parts.get('FREQ') === 'YEARLY' ? year : year * 12 + month - begin.getUTCMonth();
    const isMonth =
      listOf('BYMONTH')?.includes(String(month + 1)) ??
      (parts.get('FREQ') === 'MONTHLY' || month === begin.getUTCMonth());
    return periods % Number(parts.get('INTERVAL')) === 0 && isMonth && isDay(date);
  };
  const isDay = (date: Date) => {
    const number = date.getUTCDate();
    const fromEnd = number - 1 - new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
    const name = weekdays[date.getUTCDay()]!;
    const names = [name, `${Math.ceil(number / 7)}${name}`, `-${Math.ceil(-fromEnd / 7)}${name}`];
    if (listOf('BYMONTHDAY')) return listOf('BYMONTHDAY')!.some((one) => one === `${number}` || one === `${fromEnd}`);
    if (listOf('BYDAY')) return listOf('BYDAY')!.some((one) => names.includes(one));
    return number === begin.getUTCDate();
  };
  const days = (first: number, last: number) =>
    Array.from({ length: Math.max(0, (last - first) / day + 1) }, (_, index) => first + index * day).filter(isChosen);
  const isAtPosition = (time: number) => {
    const positions = listOf('BYSETPOS');
    const date = new Date(time);
    const firstOfMonth = time - (date.getUTCDate() - 1) * day;
    const inMonth = days(firstOfMonth, firstOfMonth + 30 * day).filter(
      (other) => new Date(other).getUTCMonth() === date.getUTCMonth(),
    );
    return (
      positions?.some(
        (position) => inMonth.at(Number(position) > 0 ? Number(position) - 1 : Number(position)) === time,
      ) ?? true
    );
  };
  return days(start, to)
    .filter(isAtPosition)
    .slice(0, Number(parts.get('COUNT') ?? Number.POSITIVE_INFINITY))
    .filter((time) => time >= from);
}

const setOf = <T>(values: fc.Arbitrary<T>) => fc.uniqueArray(values, { minLength: 1, maxLength: 3 });
const monthDays = setOf(fc.oneof(fc.integer({ min: 1, max: 31 }), fc.integer({ min: -5, max: -1 })));
const months = setOf(fc.integer({ min: 1, max: 12 }));

it('rules with days of the month, months of the year and positions have the occurrences that the calendar shows', () => {
  const rules = fc.oneof(
    fc.record({ FREQ: fc.constant('MONTHLY'), BYMONTHDAY: monthDays }),
    fc.record({
      FREQ: fc.constant('MONTHLY'),
      BYDAY: setOf(fc.constantFrom(...weekdays)),
      BYSETPOS: fc.constantFrom([1], [-1], [2], [1, -1], [9]),
    }),
    fc.record({ FREQ: fc.constant('YEARLY'), BYMONTH: months, BYDAY: ordinalDays }),
    fc.record({ FREQ: fc.constant('YEARLY'), BYMONTH: months, BYMONTHDAY: monthDays }),
    fc.record({ FREQ: fc.constantFrom('YEARLY', 'MONTHLY'), BYMONTH: months }),
  );
  checkRules(rules, byDays, 400);
});

it('the last weekday of a month, and the day of an election, are those of the calendar', () => {
  const dates = (rule: RecurrenceRule, start: string, from: string, to: string) =>
    simpleOccurrences({ rule, start: Date.parse(start), from: Date.parse(from), to: Date.parse(to) })!.map((time) =>
      new Date(time).toISOString().slice(0, 10),
    );
  const weekday = { freq: 'MONTHLY', byday: ['MO', 'TU', 'WE', 'TH', 'FR'], bysetpos: -1 };
  expect(dates(weekday, '2026-01-30T15:00Z', '2026-05-01T00:00Z', '2026-08-31T23:00Z')).toEqual([
    '2026-05-29',
    '2026-06-30',
    '2026-07-31',
    '2026-08-31',
  ]);
  const thanksgiving = { freq: 'YEARLY', bymonth: 11, byday: '4TH' };
  expect(dates(thanksgiving, '2020-11-26T15:00Z', '2026-01-01T00:00Z', '2027-12-31T00:00Z')).toEqual([
    '2026-11-26',
    '2027-11-25',
  ]);
});
