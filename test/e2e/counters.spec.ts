import type { Page } from 'playwright/test';
import { expect, test, withMotion } from './harness.ts';

test.use(withMotion);

const finals = ['100+', '20+', '10+', '8'];
const shown = (page: Page) => page.locator('.results dd [aria-hidden=true]').allInnerTexts();

test('count from 0 up to the final numbers once they are seen', async ({ page, hydrated }) => {
  await page.goto('/');
  await hydrated();
  expect(await shown(page)).toEqual(finals);
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const first = document.querySelector('.results dd [aria-hidden=true]')!;
    const note = () => seen.push(Number.parseInt(first.textContent!, 10));
    new MutationObserver(note).observe(first, { childList: true, characterData: true, subtree: true });
  });
  await page.locator('.results').scrollIntoViewIfNeeded();
  const seen = () => page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  await expect.poll(async () => (await seen()).at(-1)).toBe(100);
  expect(await seen()).toEqual((await seen()).toSorted((a, b) => a - b));
  expect((await seen())[0]).toBe(0);
  expect(await shown(page)).toEqual(finals);
});
