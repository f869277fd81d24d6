import { expect, test, withMotion } from './harness.ts';

test.use(withMotion);

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

test('the menu of phones keeps the focus and gives it back, its calls stay in sight, and a link closes it', async ({
  page,
  hydrated,
}) => {
  await page.goto('/');
  await hydrated();
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const sheet = page.locator('#menu-sheet');
  const close = page.getByRole('button', { name: 'Close menu' });
  await expect(close).toBeFocused();
  const inside = () => sheet.evaluate((element) => element.contains(document.activeElement));
  for (let press = 0; press < 25; press++) {
    await page.keyboard.press('Tab');
    expect(await inside()).toBe(true);
  }
  await close.focus();
  for (let press = 0; press < 25; press++) {
    await page.keyboard.press('Shift+Tab');
    expect(await inside()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
  await button.tap();
  await sheet.locator('summary', { hasText: 'Resources' }).tap();
  for (const top of [0, 10_000]) {
    await sheet.evaluate((element, to) => element.scrollTo(0, to), top);
    await expect(sheet.getByRole('link', { name: 'Schedule', exact: true })).toBeInViewport({ ratio: 1 });
    await expect(sheet.getByRole('link', { name: 'Call', exact: true })).toBeInViewport({ ratio: 1 });
  }
  await expect(sheet.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute('href', /^tel:/);
  await sheet.locator('summary', { hasText: 'Services' }).tap();
  await sheet.locator('a[href="/services/bookkeeping"]').tap();
  await expect(page).toHaveURL('/services/bookkeeping');
  await expect(sheet).toBeHidden();
  await expect(page.locator('h1')).toBeFocused();
});
