import type { Browser, Locator, Page } from 'playwright';
import { median } from './numbers.ts';
import { launch, phonePage } from './phone.ts';

export type TapRow = { tap: string; milliseconds: number };
export type TouchResult = { headerLive: number; taps: TapRow[]; beforePaint: string[] };

/** How soon the throttled phone answers: the header after the first paint, touches once the page has settled. */
export async function measureTouch(port: number, chromePath: string, runs: number): Promise<TouchResult> {
  const browser = await launch(chromePath);
  const base = `http://localhost:${port}`;
  try {
    return {
      headerLive: await headerLive(browser, base, runs),
      taps: await tapAround(browser, base, runs),
      beforePaint: await requestsBeforePaint(browser, base),
    };
  } finally {
    await browser.close();
  }
}

/** Milliseconds from the first paint to a header menu that opens: tried every 10 ms from inside the page. */
async function headerLive(browser: Browser, base: string, runs: number): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const page = await phonePage(browser);
    await page.addInitScript(() => {
      const opened: number[] = [];
      const probe = setInterval(() => {
        const menu = document.querySelector<HTMLDetailsElement>('details[data-menu]');
        if (!menu) return;
        menu.querySelector('summary')!.click();
        if (menu.open) opened.push(performance.now());
        menu.open = false;
        // The browser tells of the first paint some time after it.
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        const after = paint && opened.find((time) => time >= paint.startTime);
        if (!after) return;
        clearInterval(probe);
        Object.assign(window, { headerLive: after - paint.startTime });
      }, 10);
    });
    await page.goto(base, { waitUntil: 'commit' });
    times.push(
      await page
        .waitForFunction(() => (window as { headerLive?: number }).headerLive)
        .then((handle) => handle.jsonValue() as Promise<number>),
    );
    await page.context().close();
  }
  return Math.round(median(times));
}

/** The slowest interaction of each kind, by the browser's own event timing (what INP is made of), once the page has settled. */
async function tapAround(browser: Browser, base: string, runs: number): Promise<TapRow[]> {
  const rows: TapRow[] = [];
  const measure = async (tap: string, path: string, act: (page: Page) => Promise<unknown>) => {
    const slowest: number[] = [];
    for (let run = 0; run < runs; run++) slowest.push(await slowestOf(browser, base + path, act));
    rows.push({ tap, milliseconds: Math.round(median(slowest)) });
  };
  await measure('menu', '/', (page) => touch(page.locator('[popovertarget]').first()));
  await measure('theme', '/', async (page) => {
    const shown = (selector: string) => page.locator(selector).filter({ visible: true }).first();
    await touch(shown('[data-menu]:has([data-theme-choice]) > summary'));
    await touch(shown('[data-theme-choice=dark]'));
  });
  await measure('carousel', '/', (page) => touch(page.getByRole('button', { name: 'Next slide' })));
  await measure('form', '/contact', async (page) => {
    await touch(page.locator('main input[name=name]'));
    await page.keyboard.type('Ann', { delay: 60 });
    await touch(page.locator('main input[name=email]'));
  });
  await measure('calculator', '/resources/tax-calculator', async (page) => {
    await touch(page.locator('main input:not([type=hidden])').first());
    await page.keyboard.type('52000', { delay: 60 });
  });
  return rows;
}

async function slowestOf(browser: Browser, url: string, act: (page: Page) => Promise<unknown>): Promise<number> {
  const page = await phonePage(browser);
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { taps: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ((entry as PerformanceEventTiming & { interactionId?: number }).interactionId) seen.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')));
  await page.waitForLoadState('networkidle');
  await act(page);
  await page.waitForTimeout(500);
  const times = await page.evaluate(() => (window as unknown as { taps: number[] }).taps);
  await page.context().close();
  return Math.max(0, ...times);
}

/** A finger that rests for 80 ms. Playwright's own tap first inspects the page on its throttled main thread. */
async function touch(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  const page = target.page();
  const session = await page.context().newCDPSession(page);
  await page.waitForTimeout(400);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(80);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(400);
}

/** Kinds of what is asked for before the first paint of home. */
async function requestsBeforePaint(browser: Browser, base: string): Promise<string[]> {
  const page = await phonePage(browser);
  await page.goto(base, { waitUntil: 'load' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const early = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]!.startTime;
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries
      .filter(({ startTime }) => startTime < paint)
      .map(({ name, initiatorType }) => `${initiatorType} ${new URL(name).pathname.replace(/.*\//, '')}`);
  });
  await page.context().close();
  return early;
}
