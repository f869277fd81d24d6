import type { Page } from 'playwright/test';
import { expect, test, withMotion } from './harness.ts';
import { menu } from './header-menu.ts';

test.use(withMotion);

test.use({ viewport: { width: 1280, height: 800 } });

for (const [path, selector] of [
  ['/resources/tax-letters', '.faq details'],
  ['/resources/deadlines', '.due-month:not([open])'],
  ['/resources/deadlines', '.due-month[open] .due'],
  ['/resources/tax-prep-checklist', '.checklist .disclosure'],
] as const) {
  test(`${selector} of ${path} opens by degrees`, async ({ page, hydrated }) => {
    await page.goto(path);
    await hydrated();
    const row = page.locator(selector).first();
    await row.evaluate((details: HTMLDetailsElement) => {
      // Far from the screen nothing is laid out.
      delete document.documentElement.dataset['belowFold'];
      details.dataset['tested'] = '';
      details.open = false;
    });
    const tested = page.locator('[data-tested]');
    await expect.poll(() => tested.evaluate(isShown)).toBe(false);
    const start = await tested.evaluate((details: HTMLDetailsElement) => {
      details.open = true;
      const { opacity, blockSize } = getComputedStyle(details, '::details-content');
      return { opacity, blockSize };
    });
    expect(start).toEqual({ opacity: '0', blockSize: '0px' });
    await expect.poll(() => tested.evaluate(opacity)).toBe('1');
    const [shown, whole] = await tested.evaluate((details) => [
      Number.parseFloat(getComputedStyle(details, '::details-content').blockSize),
      details.lastElementChild!.getBoundingClientRect().height,
    ]);
    expect(shown).toBeCloseTo(whole!, 0);
  });
}

const isShown = (details: Element) => details.lastElementChild!.checkVisibility({ contentVisibilityAuto: true });
const opacity = (details: Element) => getComputedStyle(details, '::details-content').opacity;

/** Closes a disclosure and reads its content in the same task, before the first frame of a transition. */
const startClosing = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((details: HTMLDetailsElement) => {
      const { left, top, width, height } = details.lastElementChild!.getBoundingClientRect();
      details.open = false;
      const { opacity, blockSize, transitionDuration } = getComputedStyle(details, '::details-content');
      return {
        opacity,
        blockSize: Number.parseFloat(blockSize),
        transitionDuration,
        isShown: details.lastElementChild!.checkVisibility({ contentVisibilityAuto: true }),
        takesClicks: details.contains(document.elementFromPoint(left + width / 2, top + height / 2)),
      };
    });

test('the answer to a question shrinks in 120 ms, or is gone at once with reduced motion', async ({ page }) => {
  await page.goto('/resources/tax-letters');
  const answer = page.locator('.faq details').first();
  const open = async () => {
    await answer.evaluate((details: HTMLDetailsElement) => {
      delete document.documentElement.dataset['belowFold'];
      details.open = true;
    });
    await expect.poll(() => answer.evaluate(opacity)).toBe('1');
  };
  await open();
  const closing = await startClosing(page, '.faq details');
  expect(closing).toMatchObject({ opacity: '1', transitionDuration: '0.12s', isShown: true });
  expect(closing.blockSize).toBeGreaterThan(20);
  await expect.poll(() => answer.evaluate(isShown)).toBe(false);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open();
  expect((await startClosing(page, '.faq details')).transitionDuration).toBe('0.001s');
  await expect.poll(() => answer.evaluate(isShown)).toBe(false);
});

test('a menu fades out in 120 ms and takes no clicks meanwhile', async ({ page }) => {
  await page.goto('/');
  await menu(page, 'About').evaluate((details: HTMLDetailsElement) => {
    details.dataset['tested'] = '';
    details.open = true;
  });
  await expect(menu(page, 'About').locator('a').first()).toBeVisible();
  const closing = await startClosing(page, '[data-tested]');
  expect(closing).toMatchObject({ opacity: '1', transitionDuration: '0.12s', isShown: true, takesClicks: false });
  await expect(menu(page, 'About').locator('a').first()).toBeHidden();
});

test('a list that is open from the start does not slide', async ({ page }) => {
  await page.goto('/resources/tax-prep-checklist', { waitUntil: 'commit' });
  const { animations, opacity } = await page
    .locator('.checklist .disclosure')
    .first()
    .evaluate((details) => ({
      animations: details.getAnimations({ subtree: true }).length,
      opacity: getComputedStyle(details, '::details-content').opacity,
    }));
  expect([animations, opacity]).toEqual([0, '1']);
});

test('a closed section of a phone fades in, or is there at once with reduced motion', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services/personal-tax');
  const section = page.locator('.section-collapsed details').first();
  await expect.poll(() => section.evaluate(opacity)).toBe('0');
  const duration = () =>
    section.evaluate((details: HTMLDetailsElement) => {
      details.open = true;
      return getComputedStyle(details, '::details-content').transitionDuration;
    });
  expect(await duration()).toBe('0.2s');
  await expect.poll(() => section.evaluate(opacity)).toBe('1');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await duration()).not.toBe('0.2s');
});
