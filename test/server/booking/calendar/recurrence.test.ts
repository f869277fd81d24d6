import { expect, it } from 'vitest';
import { occurrences } from '#server/booking/calendar/recurrence.ts';

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
