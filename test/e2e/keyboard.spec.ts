import { expect, test } from './harness.ts';
import { menu, summary } from './header-menu.ts';
import { axe, violations } from './violations.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('Enter and Space open a menu, arrow keys move, Escape closes and restores the focus', async ({ page }) => {
  await page.goto('/');
  const about = summary(page, 'About');
  for (const key of ['Enter', ' ']) {
    await about.focus();
    await page.keyboard.press(key);
    await expect(menu(page, 'About')).toHaveAttribute('open');
    await page.keyboard.press('ArrowDown');
    await expect(menu(page, 'About').locator('a').first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(menu(page, 'About').locator('a').last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu(page, 'About').locator('a').first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(menu(page, 'About').locator('a').last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(menu(page, 'About').locator('a').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page, 'About')).not.toHaveAttribute('open');
    await expect(about).toBeFocused();
  }
  await page.keyboard.press('ArrowDown');
  await expect(menu(page, 'About').locator('a').first()).toBeFocused();
});

test('axe finds no violations in open menus, the theme menu and the menu sheet', async ({ page, context }) => {
  await context.addInitScript(axe);
  await page.goto('/');
  const menuViolations = () => violations(page, { within: ['.header', '#menu-sheet'] });
  for (const name of ['About', 'Services', 'Resources', 'Contact']) {
    await page.locator('.header-nav summary', { hasText: name }).click();
    expect(await menuViolations(), name).toEqual([]);
  }
  await page.locator('header summary[aria-label=Theme]').click();
  expect(await menuViolations(), 'theme').toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  expect(await menuViolations(), 'sheet').toEqual([]);
});
