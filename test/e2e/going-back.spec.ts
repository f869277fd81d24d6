import type { Page } from 'playwright/test';
import * as limits from '#shared/limits.ts';
import { expect, footerLink, hold, sameDocument, scrollTo, test, withMotion } from './harness.ts';

test.use(withMotion);

type Frame = { h1: string; top: number; skeleton: boolean };

/** Records what each frame shows from now on, and all layout shifts. */
async function recordFrames(page: Page) {
  await expect(page.locator('.skeleton-page')).toBeHidden();
  await page.evaluate(() => {
    const frames: Frame[] = [];
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift' });
    const note = () => {
      const h1 = document.querySelector('#main h1');
      frames.push({
        h1: h1?.getClientRects().length ? h1.textContent : '',
        top: Math.round(scrollY),
        skeleton: [...document.querySelectorAll('.skeleton-page')].some((shape) => shape.getClientRects().length > 0),
      });
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(window, { recorded: () => ({ frames, shift }) });
  });
  return () =>
    page.evaluate(() => (window as unknown as { recorded: () => { frames: Frame[]; shift: number } }).recorded());
}

/** Every frame shows one of the two pages, the one that comes back at its old place from its first frame on. */
async function expectSteady(recorded: Awaited<ReturnType<typeof recordFrames>>, heading: string, top: number) {
  await expect.poll(async () => (await recorded()).frames.filter(({ h1 }) => h1 === heading).length).toBeGreaterThan(5);
  const { frames, shift } = await recorded();
  expect(frames.filter(({ skeleton }) => skeleton)).toEqual([]);
  expect(frames.filter(({ h1 }) => h1 === '')).toEqual([]);
  expect([...new Set(frames.filter(({ h1 }) => h1 === heading).map((frame) => frame.top))]).toEqual([top]);
  // The header, which shrinks and grows.
  expect(shift).toBeLessThan(0.005);
}

const code = '**/assets/*.js';
const follow = (page: Page, path: string) =>
  footerLink(page, path).evaluate((link: HTMLElement) => {
    link.click();
  });

for (const { width, path, top } of [
  { width: 390, path: '/services/payroll', top: 900 },
  { width: 1280, path: '/services/payroll', top: 0 },
  { width: 390, path: '/', top: 900 },
  { width: 1280, path: '/contact', top: 900 },
])
  test(`at ${width} px ${path}, which the document began with, comes back to ${top} px without a request for code`, async ({
    page,
    openPage,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(path);
    const heading = (await page.locator('h1').textContent())!;
    await scrollTo(page, top);
    await follow(page, '/accessibility');
    await expect(page.locator('h1')).toBeFocused();
    await page.waitForLoadState('networkidle');
    const requested: string[] = [];
    await page.route(code, (route) => void requested.push(route.request().url()));
    const recorded = await recordFrames(page);
    await page.goBack();
    await expectSteady(recorded, heading, top);
    await expect(page.locator('html')).not.toHaveAttribute('data-loading');
    expect(requested).toEqual([]);
    expect(await sameDocument(page)).toBe(true);
  });

test('going back to a page whose code is slow keeps the present one until it comes, then its old place', async ({
  page,
  openPage,
}) => {
  // As after a reload of the second of two pages.
  await page.addInitScript(() => {
    sessionStorage.setItem('scroll:/services/payroll', '900');
    history.replaceState(null, '', '/services/payroll');
    history.pushState(null, '', '/accessibility');
  });
  await openPage('/accessibility');
  await page.waitForLoadState('networkidle');
  const release = await hold(page, code);
  const recorded = await recordFrames(page);
  const request = page.waitForRequest(code);
  await page.goBack();
  await request;
  await expect(page.locator('html')).toHaveAttribute('data-loading');
  // A skeleton would come before the end of this timer, which starts later than its own.
  await page.evaluate((delay) => new Promise((resolve) => setTimeout(resolve, delay)), limits.skeletonDelayMs);
  await expect(page).toHaveTitle(/Accessibility/);
  release();
  await expect(page).toHaveTitle(/payroll/i);
  await expectSteady(recorded, (await page.locator('h1').textContent())!, 900);
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
});

test('a tool comes back with its form, whose code had not been loaded', async ({ page, openPage }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const release = await hold(page, /assets\/tool-.*\.js/);
  await openPage('/resources/tax-calculator');
  const heading = (await page.locator('h1').textContent())!;
  await scrollTo(page, 900);
  await follow(page, '/accessibility');
  await expect(page.locator('h1')).toBeFocused();
  const recorded = await recordFrames(page);
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('data-loading');
  release();
  await expectSteady(recorded, heading, 900);
  await expect(page.locator('.calculator-form')).toBeVisible();
});
