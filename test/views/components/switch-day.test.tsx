import { expect, test } from 'vitest';
import { SwitchDay } from '#views/components/switch-day.tsx';
import { renderPart, testContext } from '../render-page.tsx';

test.each([
  // Christmas Day and a Saturday: the business day before.
  ['2026-11-29', ['December 4, 2026', 'December 11, 2026', 'December 24, 2026', 'January 8, 2027']],
  ['2026-12-04', ['December 4, 2026', 'December 11, 2026', 'December 24, 2026', 'January 8, 2027']],
  // Too late for January: the next quarter.
  ['2026-12-05', ['March 4, 2027', 'March 11, 2027', 'March 25, 2027', 'April 2, 2027']],
  ['2027-11-01', ['December 3, 2027', 'December 10, 2027', 'December 23, 2027', 'January 7, 2028']],
])('on %s payroll comes over in four dated steps', (today, days) => {
  const context = { ...testContext('payroll'), now: `${today}T15:00:00Z` };
  const shown = [4, 3, 1, 0].map((weeks) => renderPart(<SwitchDay weeks={weeks} />, context).textContent);
  expect(shown).toEqual(days);
});
