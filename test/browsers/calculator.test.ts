import { expect, journey, type Page, phone } from './journey.ts';

/** Whether at least a part of an element is in the window. */
const isInWindow = (page: Page, selector: string) =>
  page.until((part) => {
    const { top, bottom } = document.querySelector(part)!.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  }, selector);

journey('a group of the calculator counts its fields, and a change shows what it would bring', async ({ page }) => {
  await page.open('/resources/tax-calculator');
  await page.fill('[name="taxpayer.wages"]', '60,000');
  await page.sees('.result-total', '$6,227');
  await page.click('#group-household > summary');
  await page.until(() => document.querySelector<HTMLDetailsElement>('#group-household')!.open);
  await page.fill('[name=qualifyingChildren]', '2');
  await page.sees('#group-household > summary', '1 filled in');
  await page.click('.what-if button', 'one more child');
  await page.until(() => document.querySelector('.what-if [aria-pressed=true]')?.textContent === 'one more child');
  await page.sees('.what-if .comparison-total', 'less');
});

journey(
  'on a phone the bar of the calculator shows the total and opens the result',
  async ({ page }) => {
    await page.open('/resources/tax-calculator');
    await page.fill('[name="taxpayer.wages"]', '60,000');
    await page.sees('.calculator-bar', '$6,227');
    await page.click('.calculator-bar');
    await page.until(() => document.querySelector('.calculator-bar')!.getAttribute('aria-expanded') === 'true');
    await isInWindow(page, '.result-total');
  },
  { size: phone },
);

journey(
  'on a phone the bar of the paycheck shows what is left, further fields open, and the bar leads to the result',
  async ({ page }) => {
    await page.open('/resources/paycheck');
    await page.fill('[name="pay.gross"]', '2,000');
    await page.sees('.calculator-bar', 'You take home $1,');
    await page.click('.tool-more > summary');
    await page.until(() => document.querySelector<HTMLDetailsElement>('.tool-more')!.open);
    expect(await page.isVisible('.tool-more[open] .tool-fields')).toBe(true);
    await page.click('.calculator-bar');
    await isInWindow(page, '#take-home .result-total');
  },
  { size: phone },
);
