import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepWhole } from '#shared/format/keep-whole.ts';
import { roundParts } from '#shared/format/money.ts';
import { ohioTime } from '#shared/format/ohio-date.ts';

test.each([
  ['Due April 15', 'Due April\u00a015'],
  ['Sept. 15, 2026 and Jan 15, 2027', 'Sept.\u00a015,\u00a02026 and Jan\u00a015,\u00a02027'],
  ['Marching 15 miles', 'Marching 15 miles'],
  ['Section 1, section 5747.01', 'Section\u00a01, section\u00a05747.01'],
  ['0.6 percent in 30 days', '0.6\u00a0percent in 30\u00a0days'],
  ['House Bill 186, a bill of 186 pages', 'House\u00a0Bill\u00a0186, a bill of 186 pages'],
  ['SD 100 and IT 941, 2027', 'SD\u00a0100 and IT\u00a0941, 2027'],
])('%s', (text, whole) => {
  expect(keepWhole(text)).toBe(whole);
});

test('rounding parts of a total rounds up the parts with the largest remainders', () => {
  expect(roundParts([12.4, 2.3, 3.5, 81.8], 100)).toEqual([12, 2, 4, 82]);
  expect(roundParts([1, 1, 1], 100)).toEqual([34, 33, 33]);
});

test('rounded parts add up to the total, each less than one from its exact share', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 50_000_000 }), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 0, max: 100_000 }),
      (cents, total) => {
        const amounts = cents.map((amount) => amount / 100);
        const sum = amounts.reduce((all, amount) => all + amount, 0);
        fc.pre(sum > 0);
        const parts = roundParts(amounts, total);
        expect(parts.reduce((all, part) => all + part, 0)).toBe(total);
        for (const [index, part] of parts.entries())
          expect(Math.abs(part - (amounts[index]! / sum) * total)).toBeLessThan(1.000001);
      },
    ),
  );
});

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

test('the time in Ohio agrees with the time zone database, every half hour of the days on which daylight saving time can start or end', () => {
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
