import type { Page } from 'playwright/test';
import { expect, test, withMotion } from './harness.ts';

test.use({ ...withMotion, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/** What hides the top of the focused element: the edge of the screen, the header, or a bar. */
const hidden = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLInputElement;
    if (focused.matches('body, main')) return '';
    const { top, bottom, left, width } = focused.getBoundingClientRect();
    const isTall = bottom - top > 400;
    if (top < 0 || top > innerHeight - 40 || (bottom > innerHeight + 1 && !isTall))
      return `${focused.outerHTML.slice(0, 80)} at ${top}`;
    const above = document.elementFromPoint(left + width / 2, top + Math.min(20, (bottom - top) / 2));
    const isOwn = focused.contains(above) || above?.contains(focused) || above?.closest('label')?.control === focused;
    return isOwn ? '' : `${focused.outerHTML.slice(0, 80)} under ${above?.outerHTML.slice(0, 80)}`;
  });

const controls =
  ':is(main :is(a[href^="#"], [type=submit]), .calculator-bar, [popovertarget]):visible:not([aria-hidden])';

const paths = [
  '/contact',
  '/schedule?kind=phone',
  '/resources/tax-calculator#taxpayer.wages=62000',
  '/resources/paycheck#wages=62000',
  '/resources/ohio-business-taxes',
  '/services/payroll',
  '/privacy-policy',
];

test('what gets the focus is in sight', async ({ page, openPage }) => {
  for (const path of paths)
    await test.step(path, async () => {
      await openPage(path);
      for (const control of await page.locator(controls).all()) {
        await page.evaluate(() => {
          (document.activeElement as HTMLElement).blur();
          scrollTo({ top: 0, behavior: 'instant' });
        });
        await control.dispatchEvent('click');
        await expect.poll(() => hidden(page), `after ${await control.textContent()}`).toBe('');
        await page.keyboard.press('Escape');
      }
    });
  await test.step('a field that the sheet of the result leads to', async () => {
    await openPage('/resources/tax-calculator');
    await page.getByLabel('Your wages', { exact: true }).fill('62000');
    await page.getByRole('button', { name: 'Work it out' }).tap();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.locator('.result').getByRole('link', { name: 'Enter it' }).tap();
    await expect(page.locator('.calculator-bar')).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByLabel('Federal tax withheld')).toBeFocused();
    await expect.poll(() => hidden(page)).toBe('');
  });
});
