import { pdfPages } from '../pdf-pages.ts';
import { expect, test } from './harness.ts';

const tools = [
  'tax-calculator',
  'paycheck',
  'deadlines',
  'whats-new',
  'ohio-employers',
  'ohio-business-taxes',
  'check-my-refund',
  'tax-payment-center',
  'tax-prep-checklist',
  'tax-letters',
  'tax-letters/cp53e',
];

test('home and every tool print the firm’s letterhead, telephone, address and date', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/', ...tools.map((tool) => `/resources/${tool}`)]) {
    await page.goto(path);
    const letterhead = page.locator('.letterhead');
    await expect(letterhead).toBeVisible();
    await expect(letterhead).toContainText(/740-555-01\d\d/);
    await expect(letterhead).toContainText(path);
    await expect(letterhead).toContainText(/[A-Z][a-z]+ \d+, 20\d\d/);
  }
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('.letterhead')).toBeHidden();
});

for (const brand of ['dresdentax', 'brownco', 'payroll']) {
  test(`the whole checklist prints on one page in ${brand}`, async ({ page, hydrated }) => {
    await page.goto(`/resources/tax-prep-checklist?domain=${brand}`);
    await hydrated();
    for (const format of ['Letter', 'A4'] as const)
      expect([format, pdfPages(await page.pdf({ format, margin: margins }))]).toEqual([format, 1]);
  });
}

const margins = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
