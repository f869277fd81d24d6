import type { Page } from 'playwright/test';
import { expect, test, withMotion } from './harness.ts';

test.use(withMotion);

test.use({ viewport: { width: 1280, height: 800 } });

const shown = (page: Page) =>
  page
    .locator('.hero-slide')
    .evaluateAll((slides) => slides.findIndex((slide) => 'shown' in (slide as HTMLElement).dataset));
const button = (page: Page, name: string) => page.locator('.hero').getByRole('button', { name });
/** Away from the hero, which stands still under the pointer. */
const away = (page: Page) => page.mouse.move(300, 40);

/** The home page, live, its clock standing still just after a slide has begun. */
async function open(page: Page, hydrated: () => Promise<void>, path = '/') {
  await away(page);
  await page.clock.install();
  await page.goto(path);
  await hydrated();
  await expect(page.locator('.slide-controls')).toHaveAttribute('data-playing');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.clock.runFor(100);
}

/** A fresh 8 seconds for the slide `place`, pointer and focus elsewhere. */
async function begin(page: Page, place = 0) {
  await page.evaluate((at) => (document.querySelectorAll('.slide-dot')[at] as HTMLElement).click(), place);
  await page.clock.runFor(20);
  expect(await shown(page)).toBe(place);
}

test('three slides advance every 8 s; they pause under the pointer, by their button, with the focus and in a hidden tab', async ({
  page,
  hydrated,
}) => {
  await open(page, hydrated);
  expect(await page.locator('.hero-slide').count()).toBe(3);
  await begin(page);
  await page.clock.runFor(7_900);
  expect(await shown(page)).toBe(0);
  await page.clock.runFor(200);
  expect(await shown(page)).toBe(1);
  await begin(page);
  await page.mouse.move(300, 400);
  await page.clock.runFor(9_000);
  expect(await shown(page)).toBe(0);
  await away(page);
  await page.clock.runFor(7_900);
  expect(await shown(page)).toBe(0);
  await page.clock.runFor(200);
  expect(await shown(page)).toBe(1);
  await button(page, 'Pause slides').click();
  await away(page);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(9_000);
  expect(await shown(page)).toBe(1);
  await button(page, 'Play slides').click();
  await away(page);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(8_100);
  expect(await shown(page)).toBe(2);
  await begin(page);
  await page.locator('header a').first().focus();
  for (
    let press = 0;
    press < 40 && !(await page.evaluate(() => document.activeElement!.closest('.hero') !== null));
    press++
  )
    await page.keyboard.press('Tab');
  await page.clock.runFor(9_000);
  expect(await shown(page)).toBe(0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(9_000);
  expect(await shown(page)).toBe(0);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => false });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(8_100);
  expect(await shown(page)).toBe(1);
});

test('previous and next wrap round; dots choose a slide, which alone is reachable by keyboard', async ({
  page,
  hydrated,
}) => {
  await page.goto('/');
  await hydrated();
  for (const place of [1, 2, 0]) {
    await button(page, 'Next slide').click();
    await expect.poll(() => shown(page)).toBe(place);
  }
  for (const place of [2, 1, 0]) {
    await button(page, 'Previous slide').click();
    await expect.poll(() => shown(page)).toBe(place);
  }
  const dots = page.locator('.slide-dot');
  await expect(dots).toHaveCount(3);
  for (const place of [2, 0, 1]) {
    await dots.nth(place).focus();
    await page.keyboard.press('Enter');
    await expect(dots.nth(place)).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('.slide-dot[aria-current]')).toHaveCount(1);
    await expect(dots.nth(place)).toBeFocused();
    expect(await shown(page)).toBe(place);
  }
  await expect(page.locator('.hero-slide:not([inert])')).toHaveCount(1);
  // At 1024 px a scroll of 300 shifts the picture by 90, at 700 px not.
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await expect.poll(() => shift(page)).toBe(90);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => shift(page)).toBe(0);
  await page.setViewportSize({ width: 700, height: 800 });
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await expect(page.locator('html')).toHaveAttribute('data-scrolled');
  expect(await shift(page)).toBe(0);
});

test('with reduced motion it does not advance by itself', async ({ page, hydrated }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await away(page);
  await page.clock.install();
  await page.goto('/');
  await hydrated();
  await page.clock.runFor(9_000);
  expect(await shown(page)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await page.clock.runFor(100);
  expect(await shift(page)).toBe(0);
  await button(page, 'Next slide').click();
  await page.clock.runFor(100);
  expect(await shown(page)).toBe(1);
});

function shift(page: Page): Promise<number> {
  return page.locator('.hero-pictures').evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).f);
}
