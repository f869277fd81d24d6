import { expect, test } from '../e2e/harness.ts';
import { largeTextProblems } from '../e2e/text-problems.ts';

test.use({ expectedConsole: ['the server responded with a status of 404'] });

const paths = [
  '/',
  '/?domain=brownco',
  '/?domain=payroll',
  '/services',
  '/services/business-tax',
  '/services/personal-tax/pricing?domain=payroll',
  '/industries/construction',
  '/about-us?domain=brownco',
  '/contact',
  '/schedule',
  '/blog',
  '/blog/year-end-moves-before-december-31',
  '/resources/tax-calculator',
  '/resources/paycheck',
  '/resources/ohio-business-taxes',
  '/resources/deadlines',
  '/resources/tax-prep-checklist',
  '/resources/tax-letters?number=CP9999',
  '/resources/tax-letters/cp3219a?date=2026-11-16',
  '/resources/ohio-employers',
  '/locations',
  '/locations/pickerington',
  '/cookies',
  '/rss.xml',
  '/search?q=payroll',
  '/nowhere',
];

const third = Math.ceil(paths.length / 3);
const parts = [paths.slice(0, third), paths.slice(third, 2 * third), paths.slice(2 * third)];

for (const part of parts) {
  test(`with text twice as large nothing is cut off, lost or overlapped on ${part[0]} and ${part.length - 1} more`, async ({
    page,
  }) => {
    expect(await largeTextProblems(page, part)).toEqual({});
  });
}
