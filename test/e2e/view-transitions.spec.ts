import type { Page } from 'playwright/test';
import * as limits from '#shared/limits.ts';
import { expect, footerLink, hold, sameDocument, scrollTo, scrollTop, test, withMotion } from './harness.ts';

test.use(withMotion);

test.use({ viewport: { width: 1280, height: 800 } });

/** The skeleton does not come, however slow this machine is. */
const leaveOutSkeleton = (page: Page) =>
  page.addInitScript((delayMs) => {
    const wait = setTimeout;
    window.setTimeout = ((callback: () => void, ms: number) =>
      wait(callback, ms === delayMs ? 60_000 : ms)) as typeof setTimeout;
  }, limits.skeletonDelayMs);

/** Records what travels in each page change within the document, 50 ms after its start, and stops it there. */
async function recordTravels(page: Page, { skeleton = false } = {}) {
  if (!skeleton) await leaveOutSkeleton(page);
  await page.addInitScript(() => {
    const travels: string[][] = [];
    Object.assign(window, { travels });
    const start = document.startViewTransition;
    document.startViewTransition = function startAndRecord(update) {
      const transition = start.call(document, update);
      transition.ready.then(
        () => {
          const parts: string[] = [];
          for (const animation of document.getAnimations()) {
            animation.pause();
            animation.currentTime = 50;
            const effect = animation.effect as KeyframeEffect;
            if (effect.pseudoElement?.includes('-group(')) parts.push(effect.pseudoElement);
            if (effect.getTiming().duration !== 300) parts.push(`${effect.pseudoElement} not 300 ms`);
          }
          travels.push(parts.sort());
        },
        () => travels.push([]),
      );
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { travels: string[][] }).travels);
}

const headingAndDrawing = ['::view-transition-group(drawing)', '::view-transition-group(title)'];

test('heading and drawing travel to their place in a page opened by a link, and clicks meanwhile count', async ({
  page,
  openPage,
}) => {
  const travels = await recordTravels(page);
  await openPage('/services/payroll');
  await page.locator('.breadcrumb a[href="/services"]').click();
  await expect.poll(travels).toEqual([headingAndDrawing]);
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page).toHaveURL('/services');
  await expect(page.locator('#main')).toHaveClass(/page-enter/);
  await page.locator('.header .logo').click({ timeout: 5_000 });
  await expect(page).toHaveURL('/');
  await expect.poll(async () => (await travels()).length).toBe(2);
  expect(await sameDocument(page)).toBe(true);
});

test('the page fades in once, after the picture of the old page has gone', async ({ page, openPage }) => {
  await leaveOutSkeleton(page);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    addEventListener('animationstart', ({ target, animationName }) => {
      if (target === document.getElementById('main')) seen.push(animationName);
    });
    const start = document.startViewTransition;
    document.startViewTransition = function startAndRecord(update) {
      const transition = start.call(document, update);
      transition.ready.then(() => {
        const old = getComputedStyle(document.documentElement, '::view-transition-old(page)');
        seen.push(`old page: ${old.animationName}`);
      });
      transition.finished.then(() => requestAnimationFrame(() => requestAnimationFrame(() => seen.push('finished'))));
      return transition;
    };
  });
  await openPage('/services/payroll');
  await page.locator('.breadcrumb a[href="/services"]').click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { seen: string[] }).seen))
    .toEqual(['old page: page-leave', 'page-enter', 'finished']);
});

test('of the travelling headings one is gone before the other comes', async ({ page, openPage }) => {
  await recordTravels(page);
  await openPage('/services/payroll');
  await page.locator('.breadcrumb a[href="/services"]').click();
  const together = await page.waitForFunction(() => {
    const headings = document
      .getAnimations()
      .filter(({ effect }) => /-(old|new)\(title\)$/.test((effect as KeyframeEffect).pseudoElement ?? ''));
    if (headings.length === 0) return;
    const seen = (kind: string) =>
      Number(getComputedStyle(document.documentElement, `::view-transition-${kind}(title)`).opacity);
    return Array.from({ length: 20 }, (_, frame) => {
      for (const animation of headings) animation.currentTime = frame * 15;
      return Math.min(seen('old'), seen('new'));
    });
  });
  expect(Math.max(...((await together.jsonValue()) as number[]))).toBeLessThan(0.05);
});

test('back and forward fade, and a page comes back where it was left', async ({ page, openPage }) => {
  const travels = await recordTravels(page);
  await openPage('/services/payroll');
  await scrollTo(page, 900);
  await footerLink(page, '/accessibility').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveTitle(/Accessibility/);
  await expect(page.locator('h1')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(/payroll/);
  await expect.poll(() => scrollTop(page)).toBe(900);
  await page.goForward();
  await expect(page).toHaveTitle(/Accessibility/);
  await expect(page.locator('h1')).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page.locator('#main')).toHaveClass(/page-enter/);
  expect(await travels(), 'from far down in a page no heading flies in either').toEqual([]);
});

test('a slow page comes after its skeleton without a picture of the old page', async ({ page, openPage }) => {
  const travels = await recordTravels(page, { skeleton: true });
  await openPage('/services/payroll');
  const release = await hold(page, '**/assets/accessibility-*.js');
  await footerLink(page, '/accessibility').evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('.skeleton-page')).toBeVisible();
  release();
  await expect(page.locator('h1')).toBeFocused();
  expect(await travels()).toEqual([]);
});

test('nothing travels with reduced motion', async ({ page, openPage }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const travels = await recordTravels(page);
  await openPage('/services/payroll');
  await page.locator('.breadcrumb a[href="/services"]').click();
  await expect(page.locator('h1')).toBeFocused();
  expect(await travels()).toEqual([]);
});

for (const [reducedMotion, travels] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`a new document ${travels ? 'moves heading and drawing to their new places' : 'just appears'}: motion ${reducedMotion}`, async ({
    page,
    openPage,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        const { viewTransition } = event as Event & { viewTransition: { ready: Promise<void> } | null };
        Object.assign(window, { travels: viewTransition !== null });
        viewTransition?.ready.then(() => {
          for (const animation of document.getAnimations()) animation.pause();
        });
      });
    });
    await openPage('/services/payroll');
    await page.evaluate(() => location.assign('/services/bookkeeping'));
    await expect(page).toHaveURL('/services/bookkeeping');
    await expect.poll(() => page.evaluate(() => (window as unknown as { travels?: boolean }).travels)).toBe(travels);
    const names = await page.evaluate(() =>
      ['h1', '.page-head-panel'].map((part) =>
        getComputedStyle(document.querySelector(part)!).getPropertyValue('view-transition-name'),
      ),
    );
    expect(names).toEqual(travels ? ['title', 'drawing'] : ['none', 'none']);
    if (!travels) return;
    const link = page.locator('.header .logo');
    await expect(link).toBeVisible();
    const takesClicks = link.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(await takesClicks, 'a click meanwhile reaches the page').toBe(true);
  });
}
