import { expect, it } from 'vitest';
import { occurrences, UnknownTime } from '#server/booking/calendar/recurrence.ts';

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

// Tasks.org 2158, vdirsyncer 1052: programs write a count of 0 for no end.
it('a count of 0 is no count', () => {
  const [start, to] = [Date.parse('2026-11-01T15:00Z'), Date.parse('2026-12-10T23:59Z')];
  expect(occurrences('FREQ=DAILY;COUNT=0', start, start, to)).toEqual(occurrences('FREQ=DAILY', start, start, to));
});

it('a rule that names a part twice with two values is unknown', () => {
  const start = Date.parse('2026-11-03T15:00Z');
  expect(() => occurrences('FREQ=WEEKLY;BYDAY=TU;BYDAY=MO', start, start, start)).toThrow(UnknownTime);
  expect(occurrences('FREQ=WEEKLY;BYDAY=TU;BYDAY=TU', start, start, start)).toEqual([start]);
});
