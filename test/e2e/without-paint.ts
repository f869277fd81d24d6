import type { Page } from 'playwright/test';

/** A browser that reports no paint, as in a hidden tab; the time-out for that ends when the returned function is called. */
export async function withoutPaint(page: Page) {
  await page.addInitScript(() => {
    const start = window.setTimeout;
    window.setTimeout = ((task: () => void, delay?: number) => {
      if (delay !== 1_000) return start(task, delay);
      Object.assign(window, { endPaintTimeout: task });
      return 0;
    }) as typeof setTimeout;
    const observe = PerformanceObserver.prototype.observe;
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type !== 'paint') observe.call(this, options);
    };
  });
  return async () => {
    await page.waitForFunction(() => 'endPaintTimeout' in window);
    await page.evaluate(() => (window as unknown as { endPaintTimeout: () => void }).endPaintTimeout());
  };
}
