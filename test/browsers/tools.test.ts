import { pdfPages } from '../pdf-pages.ts';
import { engine, eventually, expect, journey, type Page } from './journey.ts';

/** Reloads the page and waits until React has hydrated it. */
async function reload(page: Page) {
  await page.run(() => {
    Object.assign(window, { before: true });
  });
  await page.reload();
  await page.until(() => !('before' in window));
  await page.hydrated();
}

journey('the calculator shows the total of the wages typed, and says what it cannot read', async ({ page }) => {
  await page.open('/resources/tax-calculator');
  await page.fill('[name="taxpayer.wages"]', '60,000');
  await page.sees('.result-total', '$6,227');
  await page.fill('[name="taxpayer.wages"]', 'sixty');
  await page.press('Tab');
  await page.sees('.field-error', 'Enter dollars, such as 1,234.56');
  await page.sees('.result-total', '$6,227');
});

journey('the paycheck form shows the pay to take home', async ({ page }) => {
  await page.open('/resources/paycheck');
  await page.fill('[name="pay.gross"]', '2,000');
  await page.sees('#take-home .result-total', '$1,');
});

journey('the deadline calendar shows the dates of the kind ticked, also after a reload', async ({ page }) => {
  await page.open('/resources/deadlines');
  await page.until(() => document.querySelector('.deadlines')!.textContent.includes('Federal deposit'));
  await page.click('#field-for-retailer');
  await page.at('/resources/deadlines?for=retailer');
  await page.sees('.deadlines', 'Monthly sales tax');
  await page.until(() => !document.querySelector('.deadlines')!.textContent.includes('Federal deposit'));
  await reload(page);
  expect(await page.run(() => document.querySelector<HTMLInputElement>('#field-for-retailer')!.checked)).toBe(true);
  await page.until(() => !document.querySelector('.deadlines')!.textContent.includes('Federal deposit'));
});

journey('the checklist keeps its ticks over a reload, until it is cleared', async ({ page }) => {
  const ticked = () =>
    [...document.querySelectorAll<HTMLInputElement>('.checklist input:checked')].map(({ value }) => value);
  await page.open('/resources/tax-prep-checklist');
  await page.click('.checklist [name=topics][value=college]');
  await page.until(() => document.querySelectorAll('[data-topic=rental]').length === 0);
  await page.click('.checklist [name=done]');
  await page.sees('.checklist-progress', '1 of');
  const before = await page.run(ticked);
  expect(before).toHaveLength(2);
  await reload(page);
  await eventually(async () => expect(await page.run(ticked)).toEqual(before));
  await page.click('.checklist button', 'Clear');
  await page.sees('.checklist', 'Form 1095-A');
  expect(await page.run(ticked)).toEqual([]);
});

// WebKitGTK's driver has no command that prints.
if (engine !== 'webkit') {
  journey('the year of due dates and the checklist print on one page each', async ({ page }) => {
    for (const path of ['/resources/deadlines', '/resources/tax-prep-checklist']) {
      await page.open(path);
      expect([path, pdfPages(await page.print())]).toEqual([path, 1]);
    }
  });
}
