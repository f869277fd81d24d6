import type { Page } from 'playwright/test';
import { expect, test, withMotion } from './harness.ts';

test.use(withMotion);

test.use({ viewport: { width: 900, height: 800 } });

const previous = (page: Page) => page.getByRole('button', { name: 'Previous industries' });
const next = (page: Page) => page.getByRole('button', { name: 'Next industries' });
const left = (page: Page) => page.locator('.scroller').evaluate((scroller) => Math.round(scroller.scrollLeft));

async function open(page: Page, hydrated: () => Promise<void>) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated();
  await page.locator('.scroller').scrollIntoViewIfNeeded();
}

test('five cards move by their buttons, which are disabled at the ends, and by the arrow keys', async ({
  page,
  hydrated,
}) => {
  await open(page, hydrated);
  await expect(page.locator('.scroller > li')).toHaveCount(5);
  await expect(previous(page)).toBeDisabled();
  await expect(next(page)).toBeEnabled();
  for (let press = 0; press < 5 && (await next(page).isEnabled()); press++) {
    const before = await left(page);
    await next(page).click();
    await expect.poll(() => left(page)).toBeGreaterThan(before);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await expect(next(page)).toBeDisabled();
  await expect(previous(page)).toBeEnabled();
  await expect(page.locator('.scroller > li').last()).toBeInViewport({ ratio: 0.9 });
  while (await previous(page).isEnabled()) {
    const before = await left(page);
    await previous(page).click();
    await expect.poll(() => left(page)).toBeLessThan(before);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  expect(await left(page)).toBe(0);
  await expect(next(page)).toBeEnabled();
  await page.locator('.scroller a').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => left(page)).toBeGreaterThan(100);
  const moved = await left(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => left(page)).toBeGreaterThan(moved);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => left(page)).toBe(0);
});
