import type { Page } from 'playwright/test';
import { expect, test } from './harness.ts';

const finals = ['100+', '20+', '10+', '8'];
const labels = ['Returns Every Year', 'Years Experience', 'Industries Served', 'Service Offerings'];
const shown = (page: Page) => page.locator('.results dd [aria-hidden=true]').allTextContents();

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the HTML has the final numbers with their labels', async ({ page }) => {
    await page.goto('/');
    const items = page.locator('.results dl > div');
    await expect(items).toHaveCount(4);
    for (const [place, label] of labels.entries()) {
      await expect(items.nth(place)).toContainText(label);
      await expect(items.nth(place).locator('.visually-hidden')).toHaveText(finals[place]!);
    }
  });
});

test('count from 0 when visible, in 50 steps of 30 ms, never down', async ({ page, hydrated }) => {
  await page.clock.install();
  await page.goto('/');
  await hydrated();
  await page.clock.runFor(1_000);
  expect(await shown(page)).toEqual(finals);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const first = document.querySelector('.results dd [aria-hidden=true]')!;
    new MutationObserver(() => seen.push(Number.parseInt(first.textContent!, 10))).observe(first, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await page.locator('.results').scrollIntoViewIfNeeded();
  await expect.poll(() => shown(page)).toEqual(['0+', '0+', '0+', '0']);
  await page.clock.runFor(750);
  await expect.poll(() => shown(page)).toEqual(['50+', '10+', '5+', '4']);
  await page.clock.runFor(720);
  expect((await shown(page))[0]).toBe('98+');
  await page.clock.runFor(30);
  await expect.poll(() => shown(page)).toEqual(finals);
  await page.clock.runFor(5_000);
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(seen.at(-1)).toBe(100);
});

test('show the final numbers at once with reduced motion', async ({ page, hydrated }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated();
  await page.locator('.results').scrollIntoViewIfNeeded();
  await expect(page.locator('.results')).toBeInViewport();
  expect(await shown(page)).toEqual(finals);
});
