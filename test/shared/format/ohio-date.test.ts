import { expect, it } from 'vitest';
import { dayName, ohioTime, printedDate, printedDay } from '#shared/format/ohio-date.ts';

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const short = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' });
const weekday = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long' });

it('agrees with the time zone database, every half hour of the days on which daylight saving time can start or end', () => {
  for (let year = 2007; year <= 2040; year += 3) {
    for (const [month, from, to] of [
      [2, 7, 16],
      [9, 30, 40],
      [0, 1, 3],
      [11, 30, 33],
      [6, 3, 6],
    ] as const) {
      for (let time = Date.UTC(year, month, from); time < Date.UTC(year, month, to); time += 1_800_000) {
        const part = Object.fromEntries(clock.formatToParts(time).map(({ type, value }) => [type, value]));
        expect(ohioTime(new Date(time))).toEqual({
          date: `${part['year']}-${part['month']}-${part['day']}`,
          time: `${part['hour']}:${part['minute']}`,
        });
      }
    }
  }
});

it('formats dates in American English', () => {
  for (let time = Date.UTC(2026, 0, 1); time < Date.UTC(2027, 0, 1); time += 86_400_000) {
    const date = new Date(time).toISOString().slice(0, 10);
    expect([printedDate(date), dayName(date)]).toEqual([short.format(time), weekday.format(time)]);
  }
  expect(printedDate('2026-09-05', 'long')).toBe('September 5, 2026');
  expect(printedDay('2026-09-05')).toBe('Sep 5');
});

it('throws for an invalid date', () => {
  expect(() => ohioTime(new Date('never'))).toThrow(RangeError);
});
