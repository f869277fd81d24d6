import type { Locator, Page } from 'playwright/test';
import { expect, test, withMotion } from './harness.ts';

test.use(withMotion);

const finals = ['100+', '20+', '10+', '8'];

test('counters count once they are seen, five industries move by buttons and arrow keys, six services are shown from 768 px', async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await openPage('/');
  await test.step('counters', () => expectCounting(page));
  // Nothing scrolls smoothly from here on.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await test.step('industries', () => expectMoving(page, page.locator('.scroller')));
  await test.step('services', async () => {
    const services = page.locator('.home-services');
    await expect(services.locator('.bento a[href^="/services/"]')).toHaveCount(6);
    await expect(services.locator('.bento')).toBeVisible();
    await expect(services.getByRole('link', { name: 'All services' })).toBeVisible();
    await page.setViewportSize({ width: 600, height: 800 });
    await expect(services).toBeHidden();
    for (const control of ['Scroll to welcome', 'Previous slide', 'Next slide', 'Slide 3 of 3'])
      await expect(page.locator('.hero').getByLabel(control)).toBeVisible();
  });
});

/** From 0 up to the final numbers, which stand there until then. */
async function expectCounting(page: Page) {
  const shown = () => page.locator('.results dd [aria-hidden=true]').allInnerTexts();
  expect(await shown()).toEqual(finals);
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
  expect(await shown()).toEqual(finals);
}

/** The buttons are disabled at the ends. */
async function expectMoving(page: Page, scroller: Locator) {
  const previous = page.getByRole('button', { name: 'Previous industries' });
  const next = page.getByRole('button', { name: 'Next industries' });
  const left = () => scroller.evaluate((element) => Math.round(element.scrollLeft));
  const pressToEnd = async (button: Locator) => {
    for (let press = 0; press < 5 && (await button.isEnabled()); press++) {
      const before = await left();
      await button.click();
      await expect.poll(left).not.toBe(before);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await expect(button).toBeDisabled();
  };
  await scroller.scrollIntoViewIfNeeded();
  await expect(scroller.locator('> li')).toHaveCount(5);
  await expect(previous).toBeDisabled();
  await pressToEnd(next);
  await expect(scroller.locator('> li').last()).toBeInViewport({ ratio: 0.9 });
  await pressToEnd(previous);
  expect(await left()).toBe(0);
  await expect(next).toBeEnabled();
  await scroller.locator('a').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(100);
  const moved = await left();
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(moved);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(left).toBe(0);
}

test('the quick answers lead to the full tools with what was entered', async ({ page }) => {
  const card = page.getByRole('complementary', { name: 'Three quick answers' });
  await page.goto('/');
  await card.getByLabel('Number on a tax letter').fill('CP2000');
  await card.getByRole('button', { name: 'Look it up' }).click();
  await expect(page).toHaveURL(/^[^?]*\/resources\/tax-letters\/cp2000(?:\?|$)/);
  await page.goBack();
  await card.getByLabel('Side income in a year').fill('20000');
  await card.getByRole('button', { name: 'See the tax' }).click();
  await expect(page.locator('#result')).toContainText('Set aside each quarter');
});
