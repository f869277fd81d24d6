import { expect, test } from './harness.ts';

for (const brand of ['dresdentax', 'brownco', 'payroll']) {
  test(`${brand}: from home to news to contact, hydrated and without a word in the console`, async ({
    page,
    hydrated,
  }) => {
    await page.goto(`/?domain=${brand}`);
    await hydrated();
    await page.evaluate(() => Object.assign(window, { sameWindow: true }));
    await page.locator('main a[href^="/blog?"]').first().click();
    await expect(page).toHaveURL(`/blog?domain=${brand}`);
    await expect(page.locator('h1')).toBeFocused();
    expect(await page.evaluate(() => 'sameWindow' in window)).toBe(true);
    await page.goBack();
    await expect(page).toHaveTitle(/\|/);
    expect(await page.evaluate(() => document.documentElement.dataset.brand)).toBe(brand);
  });
}
