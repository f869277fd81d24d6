import { expect, test } from './harness.ts';

test('at 390 px Tab and Shift+Tab through the calculator leave nothing covered', async ({ page, hydrated }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/resources/tax-calculator');
  await hydrated();
  // Then the whole result is there.
  await page.getByLabel('Your wages').fill('60,000');
  await expect(page.locator('.what-if')).toBeVisible();
  await expect(page.locator('.calculator-bar')).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 20; press++) {
      await page.keyboard.press(key);
      const covered = await page.evaluate(() => {
        const { activeElement: element } = document;
        const { left, right, top, bottom } = element!.getBoundingClientRect();
        const bar = document.querySelector('.calculator-bar')!.getBoundingClientRect();
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const free = at && (element!.contains(at) || at.contains(element) || at.closest('label, .field'));
        return free && bottom <= bar.top ? null : element!.outerHTML.slice(0, 90);
      });
      expect(covered).toBeNull();
    }
  }
});
