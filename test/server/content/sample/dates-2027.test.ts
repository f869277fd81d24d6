import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { sampleArticles } from '#server/content/sample/articles.ts';
import { dayName, monthName } from '#shared/format/ohio-date.ts';
import { byDay } from '#shared/tax/due-dates.ts';
import { dueDatesFor } from '#shared/tax/due-dates-for.ts';

/** Printed as in the article: `Fri, January 15`. */
const printed = (date: string) => `${dayName(date).slice(0, 3)}, ${monthName(date, 'long')} ${Number(date.slice(8))}`;

it('the article on the dates of 2027 has every due date of the year that is not monthly, on its weekday', () => {
  const article = sampleArticles.find(({ slug }) => slug === 'tax-and-payroll-dates-for-2027')!;
  const dates = parse(article.html)
    .querySelectorAll('tbody tr')
    .map((row) => row.querySelector('td')!.textContent);
  const due = dueDatesFor([], new Date('2027-01-01T12:00:00-05:00'), 12).filter(({ perYear }) => perYear < 12);
  expect([...new Set(dates)]).toEqual(byDay(due).map(({ date }) => printed(date)));
});
