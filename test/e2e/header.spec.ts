import type { Page } from 'playwright/test';
import { brandIds } from '#shared/brands/index.ts';
import * as limits from '#shared/limits.ts';
import { expect, scrollTo, test, withMotion } from './harness.ts';

test.use({ ...withMotion, viewport: { width: 1280, height: 800 } });

test('the header is fixed: transparent and 112 px high, then translucent and 80 px; its bar shows the progress', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const bar = page.locator('header').first();
  const look = () =>
    bar.evaluate((element) => {
      const { backgroundColor, position } = getComputedStyle(element);
      const { top, height } = element.getBoundingClientRect();
      return {
        clear: backgroundColor === 'rgba(0, 0, 0, 0)',
        translucent: /, 0\.\d+\)$/.test(backgroundColor),
        position,
        top,
        height,
      };
    });
  const scroll = (top: number) => scrollTo(page, top);
  const atTop = { clear: true, translucent: false, position: 'fixed', top: 0, height: 112 };
  const scrolled = { clear: false, translucent: true, position: 'fixed', top: 0, height: 80 };

  expect(await look()).toEqual(atTop);
  await scroll(15);
  await expect.poll(look).toEqual(atTop);
  await scroll(20);
  await expect.poll(look).toEqual(atTop);
  await scroll(25);
  await expect.poll(look).toEqual(scrolled);
  await scroll(900);
  await expect.poll(look).toEqual(scrolled);
  await scroll(0);
  await expect.poll(look).toEqual(atTop);
  // Laid out whole, so that the height of the page no longer changes while it is scrolled.
  await expect(page.locator('html')).not.toHaveAttribute('data-below-fold');
  const progress = page.locator('[data-progress]');
  const share = () => progress.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
  const to = (part: number) =>
    page.evaluate(
      (of) => window.scrollTo({ top: of * (document.documentElement.scrollHeight - innerHeight), behavior: 'instant' }),
      part,
    );
  await to(0.5);
  await expect.poll(share).toBeCloseTo(0.5, 1);
  await to(1);
  await expect.poll(share).toBeCloseTo(1, 1);
});

/** The button that opens a menu of the header. */
const summary = (page: Page, name: string) => page.locator('.header-nav summary', { hasText: name });
const menu = (page: Page, name: string) =>
  page.locator('.header-nav details', { has: page.locator('summary', { hasText: name }) });

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

type Change = { preference: string; theme: string };
const html = 'html';

async function choose(page: Page, name: string) {
  await page.locator('header summary[aria-label=Theme]').click();
  await page.getByRole('menuitemradio', { name }).click();
}

test('the choice is stored under "theme", marked, dispatched and applied to other tabs; system follows the operating system live', async ({
  context,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    const heard: { on: string; detail: Change }[] = [];
    Object.assign(window, { heard });
    for (const [on, target] of Object.entries({ document, window }))
      target.addEventListener('themeChange', (event) =>
        heard.push({ on, detail: (event as CustomEvent<Change>).detail }),
      );
  });
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/contact');
  await choose(page, 'Dark');
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await expect(other.locator(html)).toHaveAttribute('data-theme', 'dark');
  await other.reload();
  await expect(other.locator(html)).toHaveAttribute('data-theme', 'dark');
  await other.locator('header summary[aria-label=Theme]').click();
  await expect(other.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  await expect(other.getByRole('menuitemradio', { name: 'System' })).not.toBeChecked();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  // The browser calls its listeners before it evaluates this.
  expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: light)').matches)).toBe(true);
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
  await choose(page, 'System');
  await page.emulateMedia({ colorScheme: 'dark' });
  const changes = [
    { preference: 'dark', theme: 'dark' },
    { preference: 'system', theme: 'light' },
    { preference: 'system', theme: 'dark' },
  ];
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: object[] }).heard))
    .toEqual(changes.flatMap((detail) => ['document', 'window'].map((on) => ({ on, detail }))));
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
});

test('a bar to call and to schedule waits until the button below the title has left the screen', async ({
  page,
  hydrated,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services/payroll');
  await hydrated();
  const [bar, button] = [page.locator('.call-bar'), page.locator('.page-head-action')];
  await expect(button).toBeInViewport();
  await expect(bar).toBeHidden();
  await scrollTo(page, 1_000);
  await expect(bar.getByRole('link', { name: /^Call \d{3}/ })).toHaveAttribute('href', /^tel:/);
  await expect(bar.getByRole('link', { name: 'Schedule' })).toHaveAttribute('href', /\/schedule/);
  await scrollTo(page, 0);
  await expect(bar).toBeHidden();
  // On a page that a link has opened, too.
  await page.locator('.breadcrumb a[href="/services"]').click();
  await page.locator('main a[href="/services/bookkeeping"]').first().click();
  await expect(page).toHaveURL(/bookkeeping/);
  await expect(button).toBeInViewport();
  await expect(bar).toBeHidden();
  await scrollTo(page, 1_000);
  await expect(bar).toBeVisible();
});

test('the sheet of narrow windows slides out and leaves no tooltip; the bar’s menus do not stay in a window made narrow', async ({
  page,
  hydrated,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await page.goto('/');
  await hydrated();
  const [sheet, button] = [page.locator('#menu-sheet'), page.getByRole('button', { name: 'Menu', exact: true })];
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(page.locator('.tooltip')).toBeAttached({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  await button.click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await sheet.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const slide = sheet.evaluate(
    (element: HTMLElement) =>
      new Promise((resolve) => {
        element.addEventListener('transitionend', ({ propertyName, elapsedTime }) => {
          if (propertyName === 'translate') resolve(elapsedTime);
        });
      }),
  );
  await page.keyboard.press('Escape');
  expect(await slide).toBe(0.16);
  await expect(button).toBeFocused();
  await expect(sheet).toBeHidden();
  await expect(sheet).not.toHaveAttribute('data-closing');
  await page.clock.runFor(2 * limits.tooltipDelayMs);
  await expect(page.locator('.tooltip:not([hidden])')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await page.clock.runFor(2 * limits.tooltipDelayMs);
  await expect(page.locator('.tooltip:not([hidden])')).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(summary(page, 'Services')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sheet.evaluate((element) => getComputedStyle(element).display)).toBe('none');
});

test.describe('taps', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const brand of brandIds)
    test(`${brand}: an opened menu stands above the next one on a phone, not on it`, async ({ page, hydrated }) => {
      await page.goto(`/?domain=${brand}`);
      await hydrated();
      await page.getByRole('button', { name: 'Menu' }).tap();
      const menus = page.locator('.header-nav > ul > li');
      for (const summary of await page.locator('.header-nav summary').all()) {
        await summary.tap();
        const boxes = await menus.evaluateAll((items) =>
          items.map((item) => {
            const seen = [item, ...item.querySelectorAll('a, summary')].filter((part) => part.checkVisibility());
            const parts = seen.map((part) => part.getBoundingClientRect());
            return { top: parts[0]!.top, bottom: Math.max(...parts.map(({ bottom }) => bottom)) };
          }),
        );
        for (const [index, { bottom }] of boxes.slice(0, -1).entries())
          expect(bottom).toBeLessThanOrEqual(boxes[index + 1]!.top + 1);
      }
    });

  test('from home on a phone two taps lead to what a CP2000 means', async ({ page, hydrated }) => {
    await page.goto('/');
    await hydrated();
    // The dialog's code is loaded after the first paint.
    await page.waitForLoadState('networkidle');
    await page.locator('header a[data-search]:visible').tap();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.getByRole('combobox').fill('cp2000');
    await dialog.getByRole('option').filter({ hasText: 'CP2000' }).first().tap();
    await expect(page).toHaveURL('/resources/tax-letters/cp2000');
    await expect(page.locator('h1')).toBeFocused();
    await expect(
      page
        .locator('main')
        .getByText(/30 days/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  });
});
