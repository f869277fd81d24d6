import { expect, it } from 'vitest';
import { occurrences } from '#server/booking/calendar/recurrence.ts';

it.each([
  ['FREQ=DAILY;INTERVAL=3', '2026-11-01', '2026-12-01 2026-12-04 2026-12-07 2026-12-10'],
  ['FREQ=WEEKLY;BYDAY=TU,TH', '2019-01-01', '2026-12-01 2026-12-03 2026-12-08 2026-12-10'],
  ['FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU,MO', '2026-11-16', '2026-11-29 2026-11-30'],
  ['FREQ=MONTHLY', '2020-02-05', '2026-12-05'],
  ['FREQ=MONTHLY;BYDAY=2TU', '2019-01-08', '2026-12-08'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '2026-01-30', '2026-11-30'],
  ['FREQ=MONTHLY;BYMONTH=6,12;BYDAY=1TH', '2019-06-06', '2026-12-03'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-01-31', '2026-11-30'],
  ['FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', '2020-11-26', ''],
  ['FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=-1', '2019-11-30', '2026-11-30'],
  ['FREQ=YEARLY;BYMONTH=12;BYDAY=1FR', '2019-12-06', '2026-12-04'],
  ['FREQ=YEARLY;BYWEEKNO=50;BYDAY=WE', '2025-12-10', '2026-12-09'],
  ['FREQ=YEARLY;BYMONTH=12;BYDAY=1TU', '1601-01-01', '2026-12-01'],
  ['FREQ=DAILY;COUNT=12', '2026-11-20', '2026-11-29 2026-11-30 2026-12-01'],
])('%s from %s falls on %s', (rule, start, expected) => {
  const [from, to] = [Date.parse('2026-11-29T00:00Z'), Date.parse('2026-12-10T23:59Z')];
  const found = occurrences(rule, Date.parse(`${start}T15:00Z`), from, to);
  expect(found.map((time) => new Date(time).toISOString().slice(0, 10)).join(' ')).toBe(expected);
});

it.each(['FREQ=DAILY', 'FREQ=DAILY;COUNT=99999', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'FREQ=MINUTELY;INTERVAL=120'])(
  '%s takes no longer since 1990 than since last week',
  (rule) => {
    const [from, to] = [Date.parse('2026-11-29T00:00Z'), Date.parse('2026-12-10T23:59Z')];
    const shortestMs = (start: string) => {
      const times = Array.from({ length: 20 }, () => {
        const began = performance.now();
        occurrences(rule, Date.parse(`${start}T15:00Z`), from, to);
        return performance.now() - began;
      });
      return Math.min(...times);
    };
    expect(shortestMs('1990-01-01')).toBeLessThan(10 * shortestMs('2026-11-22'));
  },
);
