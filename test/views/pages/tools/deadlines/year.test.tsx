import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { deadlinesFor } from '#shared/tax/deadlines.ts';
import { byDay } from '#shared/tax/due-days.ts';
import { Year } from '#views/pages/tools/deadlines/year.tsx';

/** The sheet of a day: what is left of the year above the months, and the months in print. */
function sheetOf(day: string) {
  const now = `${day}T17:00:00.000Z`;
  const dates = deadlinesFor([], new Date(now));
  const page = parse(renderToStaticMarkup(<Year dates={dates} now={now} onOpen={() => {}} />));
  const months = page.querySelectorAll('.year > li:not(.no-print) .month-title').map(({ textContent }) => textContent);
  return { left: page.querySelector('.year-before')?.textContent, months, dates };
}

test('the printed year of November has the next year, and above it every date left of this one', () => {
  const { left, months, dates } = sheetOf('2026-11-23');
  expect([months.length, months[0], months.at(-1)]).toEqual([12, 'January 2027', 'December 2027']);
  const names = byDay(dates)
    .filter(({ date }) => date < '2027')
    .flatMap((day) => day.names);
  expect(names.length).toBeGreaterThan(3);
  expect(left).toMatch(/^Still in 2026: Nov 23 .+; Dec 15 .+\.$/);
  expect(names.filter((name) => !left!.includes(name))).toEqual([]);
});

test('that of spring begins with its own month', () => {
  const { left, months } = sheetOf('2026-04-02');
  expect([left, months[0]]).toEqual([undefined, 'April 2026']);
});
