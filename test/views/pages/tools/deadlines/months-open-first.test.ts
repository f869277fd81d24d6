import { expect, test } from 'vitest';
import { deadlinesFor } from '#shared/tax/deadlines.ts';
import { byMonth } from '#shared/tax/due-days.ts';
import { monthsOpenFirst } from '#views/pages/tools/deadlines/months-open-first.ts';

const openOn = (day: string) => {
  const months = byMonth(deadlinesFor([], new Date(`${day}T12:00:00-05:00`)));
  return months.slice(0, monthsOpenFirst(months)).map(([month, dates]) => [month, dates.length > 3]);
};

test('a month with four dates left or more is open alone', () => {
  expect(openOn('2026-12-01')).toEqual([['2026-12', true]]);
});

test('with fewer than four left, the month after it is open, too', () => {
  expect(openOn('2026-11-23')).toEqual([
    ['2026-11', false],
    ['2026-12', true],
  ]);
});

test('on a day after the last date of its month the first open month is the one of the next date', () => {
  expect(openOn('2026-11-24')).toEqual([['2026-12', true]]);
});

test('no dates open no more than there are', () => {
  expect(byMonth([]).slice(0, monthsOpenFirst([]))).toEqual([]);
});
