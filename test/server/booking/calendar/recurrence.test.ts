import { expect, it } from 'vitest';
import { occurrences, UnknownTime } from '#server/booking/calendar/recurrence.ts';

it.each([
  ...['FREQ=DAILY', 'FREQ=DAILY;COUNT=99999', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'FREQ=MINUTELY;INTERVAL=120'],
  ...['FREQ=DAILY;COUNT=99999;BYDAY=MO,TU', 'FREQ=WEEKLY;INTERVAL=3;COUNT=99999;BYDAY=MO,WE,FR'],
  ...[
    'FREQ=DAILY;BYHOUR=9,10;COUNT=99999',
    'FREQ=HOURLY;COUNT=999999;BYDAY=MO',
    'FREQ=HOURLY;COUNT=999999;BYHOUR=9,10',
  ],
  ...['FREQ=DAILY;COUNT=99999;BYHOUR=9,17;BYSETPOS=-1', 'FREQ=HOURLY;INTERVAL=5;COUNT=999999;BYDAY=MO,TU'],
])('%s takes no longer since 1990 than since last week', (rule) => {
  expect(shortestMs(rule, '1990-01-01')).toBeLessThan(1 + 10 * shortestMs(rule, '2026-11-22'));
});

it.each([
  ...['FREQ=MONTHLY;COUNT=999', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=999'],
  ...['FREQ=YEARLY;BYMONTH=1,2,3,4,5,6,7,8,9,10,11,12;BYDAY=MO,TU;COUNT=9999', 'FREQ=YEARLY;BYWEEKNO=1,20;COUNT=999'],
  'FREQ=DAILY;BYMONTHDAY=1,2,3;COUNT=9999',
])('%s, whose days must be counted, takes milliseconds since 1990', (rule) => {
  expect(shortestMs(rule, '1990-01-01')).toBeLessThan(15);
});

function shortestMs(rule: string, start: string): number {
  const [from, to] = [Date.parse('2026-11-29T00:00Z'), Date.parse('2026-12-10T23:59Z')];
  const times = Array.from({ length: 20 }, () => {
    const began = performance.now();
    occurrences(rule, Date.parse(`${start}T15:00Z`), from, to);
    return performance.now() - began;
  });
  return Math.min(...times);
}

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

it.each([
  ['FREQ=DAILY;BYDAY=MO,TU', 3_830],
  ['FREQ=WEEKLY;INTERVAL=3;BYDAY=SU,WE;WKST=SU', 1_275],
  ['FREQ=DAILY;INTERVAL=5;BYDAY=TU,TH;BYHOUR=9,15', 1_530],
  ['FREQ=HOURLY;INTERVAL=5;BYDAY=MO', 9_172],
  ['FREQ=HOURLY;BYHOUR=9,10;BYMONTH=11', 2_200],
  ['FREQ=DAILY;BYHOUR=9,15,20;BYSETPOS=2,-1', 26_760],
  ['FREQ=MINUTELY;INTERVAL=90;BYDAY=TU', 30_500],
  ['FREQ=MONTHLY;BYDAY=2TU', 440],
  ['FREQ=SECONDLY;INTERVAL=5400', 215_000],
])('the end of %s;COUNT=… is that of a walk from its start', (rule, about) => {
  const [start, to] = [Date.parse('1990-01-02T09:00Z'), Date.parse('2027-03-10T23:59Z')];
  // Half of it is computed from 1990 on in years, each of which begins where the one before ends.
  const years = Array.from({ length: 38 }, (_, index) => Date.UTC(1990 + index, 0, 1));
  const all = years.flatMap((from) => occurrences(rule, start, from, Math.min(from + 366 * 86_400_000, to)));
  const walked = [...new Set(all)].sort((a, b) => a - b);
  const from = Date.parse('2026-01-01T00:00Z');
  for (const count of [about - 7, about, about + 1, about + 60]) {
    const ending = walked.slice(0, count).filter((time) => time >= from);
    expect(occurrences(`${rule};COUNT=${count}`, start, from, to)).toEqual(ending);
  }
});
