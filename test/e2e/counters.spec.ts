import type { Page } from 'playwright/test';
import { expect, test, withMotion } from './harness.ts';

test.use(withMotion);

const finals = ['100+', '20+', '10+', '8'];
const zeros = ['0+', '0+', '0+', '0'];
const labels = ['Returns Every Year', 'Years Experience', 'Industries Served', 'Service Offerings'];
const shown = (page: Page) => page.locator('.results dd [aria-hidden=true]').allInnerTexts();

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
    expect(await shown(page)).toEqual(finals);
  });
});

test('count from 0 when visible, in 50 steps of 30 ms, never down', async ({ page, hydrated }) => {
  await page.clock.install();
  await page.goto('/');
  await hydrated();
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
  await page.evaluate(allObservedInView, '.results dl > div');
  await expect.poll(() => shown(page)).toEqual(zeros);
  await page.clock.runFor(750);
  await expect.poll(() => shown(page)).toEqual(['50+', '10+', '5+', '4']);
  await page.clock.runFor(720);
  await expect.poll(async () => (await shown(page))[0]).toBe('98+');
  await page.clock.runFor(30);
  await expect.poll(() => shown(page)).toEqual(finals);
  await page.clock.runFor(5_000);
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(seen.at(-1)).toBe(100);
});

/** Waits until the browser has reported to all observers that these elements are in view. Runs in the page. */
function allObservedInView(selector: string) {
  const isInView = (element: Element) =>
    new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(([entry]) => entry!.isIntersecting && resolve());
      observer.observe(element);
    });
  return Promise.all([...document.querySelectorAll(selector)].map(isInView));
}
