import type { Page } from 'playwright/test';
import { expect, scrollTo, scrollTop, test, withMotion } from './harness.ts';

test.use(withMotion);

const belowFold = (page: Page) => page.evaluate(() => document.documentElement.dataset['belowFold']);
const hiddenBlocks = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('.defer-below-fold > *, .footer')].filter(
        (block) =>
          block.localName !== 'script' && !block.matches('.print-only') && getComputedStyle(block).display === 'none',
      ).length,
  );

/** Records every value of the attribute that leaves content out until the first paint. */
async function watch(page: Page) {
  await page.addInitScript(() => {
    const values: (string | undefined)[] = [];
    Object.assign(window, { belowFoldValues: values });
    new MutationObserver(() => {
      const value = document.documentElement?.dataset['belowFold'];
      if (value !== undefined) values.push(value);
    }).observe(document, { attributes: true, subtree: true, childList: true });
  });
  return () => page.evaluate(() => [...new Set((window as unknown as { belowFoldValues: string[] }).belowFoldValues)]);
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 412, height: 823 } });

  test('content below the fold is deferred until the first paint, all laid out once the page has loaded, and there from the start for a fragment and after a reload', async ({
    page,
    hydrated,
  }) => {
    const values = await watch(page);
    await page.goto('/services/payroll');
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await expect.poll(() => belowFold(page)).toBe(undefined);
    expect(await values()).toEqual(['hidden', 'auto']);
    const leftOut = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('main *, .footer')].filter(
            (element) => getComputedStyle(element).contentVisibility === 'auto',
          ).length,
      );
    expect(await leftOut()).toBe(0);
    expect(await hiddenBlocks(page)).toBe(0);

    const heading = () =>
      page.evaluate(() => {
        const visible = [...document.querySelectorAll('main h2')].find(
          (element) => element.getBoundingClientRect().top > 0,
        )!;
        return [visible.textContent, Math.round(visible.getBoundingClientRect().top)];
      });
    await hydrated();
    await scrollTo(page, 1_200);
    await expect.poll(() => scrollTop(page)).toBe(1_200);
    const before = await heading();
    await page.reload();
    expect(await values()).toEqual([]);
    await expect.poll(heading).toEqual(before);
    await page.goto('/contact#write');
    expect(await values()).toEqual([]);
    await expect(page.locator('#write')).toBeInViewport();
  });

  test('pages load with less layout shift than a visitor sees, when fonts come late too', async ({
    page,
    hydrated,
  }) => {
    const painted = () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
      });
    await page.route('**/*.woff2', async (route) => {
      await page.evaluate(painted);
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const pages = ['/', '/services/payroll', '/blog', '/resources/tax-calculator'];
    for (const [path, width] of pages.flatMap((path) => [390, 1280].map((width) => [path, width] as const))) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await hydrated();
      await expect.poll(() => belowFold(page)).toBe(undefined);
      const shifts = await page.evaluate(
        () =>
          new Promise<number[]>((resolve) => {
            requestAnimationFrame(() =>
              requestAnimationFrame(() => resolve((window as unknown as { shifts: number[] }).shifts)),
            );
          }),
      );
      expect(
        shifts.reduce((sum, value) => sum + value, 0),
        `${path} at ${width}`,
      ).toBeLessThan(0.05);
    }
  });
});

test('pictures of the first screen are requested before the first paint, scripts after the largest', async ({
  page,
}) => {
  await page.goto('/');
  const started = (name: string) =>
    page.evaluate(
      (part) => performance.getEntriesByType('resource').find((entry) => entry.name.includes(part))?.startTime ?? 0,
      name,
    );
  await expect.poll(() => started('/entry-')).toBeGreaterThan(0);
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]!.startTime);
  expect(await started('hero-map-light')).toBeLessThan(await started('/entry-'));
  expect(await started('logo-light')).toBeLessThan(paint);
  expect(await started('hero-map-dark')).toBe(0);
  expect(await started('/entry-')).toBeGreaterThan(paint);
});
