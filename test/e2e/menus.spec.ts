import type { Page } from 'playwright/test';
import { expect, test, withMotion } from './harness.ts';
import { menu, summary } from './header-menu.ts';

test.use(withMotion);

test.use({ viewport: { width: 1280, height: 800 } });

test('Tab out of a menu closes it, in both directions', async ({ page }) => {
  await page.goto('/');
  for (const key of ['Tab', 'Shift+Tab']) {
    await summary(page, 'Services').focus();
    await page.keyboard.press('Enter');
    const links = menu(page, 'Services').locator('a');
    await expect(links.first()).toBeVisible();
    await (key === 'Tab' ? links.last() : summary(page, 'Services')).focus();
    expect(await isOpen(page, 'Services')).toBe(true);
    await page.keyboard.press(key);
    expect(await isOpen(page, 'Services')).toBe(false);
  }
});

/** Whether a menu is open at this moment; retrying assertions cannot check a time limit. */
const isOpen = (page: Page, name: string) => menu(page, name).evaluate((element: HTMLDetailsElement) => element.open);

test('a menu closes 150 ms after the pointer leaves it, and opens after a delay, with the click that follows', async ({
  page,
}) => {
  // With a stopped clock the click follows at once, however slow the machine.
  await page.clock.install();
  await page.goto('/');
  await summary(page, 'Services').click();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.mouse.move(640, 700);
  await page.clock.runFor(100);
  await menu(page, 'Services').locator('a').nth(3).hover();
  await page.clock.runFor(1_000);
  expect(await isOpen(page, 'Services')).toBe(true);
  await page.mouse.move(640, 700, { steps: 4 });
  await page.clock.runFor(140);
  expect(await isOpen(page, 'Services')).toBe(true);
  await page.clock.runFor(20);
  expect(await isOpen(page, 'Services')).toBe(false);
  await summary(page, 'Resources').hover();
  await page.clock.runFor(50);
  expect(await isOpen(page, 'Resources')).toBe(false);
  await page.clock.runFor(20);
  expect(await isOpen(page, 'Resources')).toBe(true);
  await page.mouse.down();
  await page.mouse.up();
  expect(await isOpen(page, 'Resources')).toBe(true);
  await page.mouse.move(640, 700);
  await page.clock.runFor(160);
  expect(await isOpen(page, 'Resources')).toBe(false);
});
