import type { Browser, Locator, Page } from 'playwright';
import { href } from '#shared/site/routes.ts';
import { median } from './median.ts';
import { launch, throttledPage } from './phone.ts';

/**
 * Milliseconds: of the slowest response to each interaction, `headerInteractive` counted from the first paint; and from a
 * click on a link to the new page's first frame, where it was pointed at before, where it was not, and where it was seen.
 */
export type Interactions = {
  responses: { headerInteractive: number; [interaction: string]: number };
  pageChanges: Record<'pointedAt' | 'unannounced' | 'seen', number>;
};

/** Response times on the throttled phone: of the header after the first paint, of interactions once the page is idle. */
export async function measureInteractions(port: number, chrome: string, runs: number): Promise<Interactions> {
  const browser = await launch(chrome);
  const base = `http://localhost:${port}`;
  try {
    return {
      responses: {
        headerInteractive: await headerInteractive(browser, base, runs),
        ...(await measureTaps(browser, base, runs)),
      },
      pageChanges: await measurePageChanges(browser, base, runs),
    };
  } finally {
    await browser.close();
  }
}

/** Milliseconds from the first paint until a header menu opens, tried every 10 ms by a script in the page. */
async function headerInteractive(browser: Browser, base: string, runs: number): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const page = await throttledPage(browser);
    await page.addInitScript(() => {
      const opened: number[] = [];
      const probe = setInterval(() => {
        const menu = document.querySelector<HTMLDetailsElement>('details[data-menu]');
        if (!menu) return;
        menu.querySelector('summary')!.click();
        if (menu.open) opened.push(performance.now());
        menu.open = false;
        // The browser reports the first paint some time after it.
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        const after = paint && opened.find((time) => time >= paint.startTime);
        if (!after) return;
        clearInterval(probe);
        Object.assign(window, { headerInteractive: after - paint.startTime });
      }, 10);
    });
    await page.goto(base, { waitUntil: 'commit' });
    times.push(
      await page
        .waitForFunction(() => (window as { headerInteractive?: number }).headerInteractive)
        .then((handle) => handle.jsonValue() as Promise<number>),
    );
    await page.context().close();
  }
  return median(times);
}

/** The slowest interaction of each kind, by the browser's event timing (the basis of INP), once the page is idle. */
async function measureTaps(browser: Browser, base: string, runs: number): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  const measure = async (interaction: string, path: string, act: (page: Page) => Promise<unknown>) => {
    const slowest: number[] = [];
    for (let run = 0; run < runs; run++) slowest.push(await slowestOf(browser, base + path, act));
    rows[interaction] = median(slowest);
  };
  await measure('menu', '/', (page) => tap(page.locator('[popovertarget]:visible').first()));
  await measure('theme', '/', async (page) => {
    const shown = (selector: string) => page.locator(selector).filter({ visible: true }).first();
    await tap(shown('[data-menu]:has([data-theme-choice]) > summary'));
    await tap(shown('[data-theme-choice=dark]'));
  });
  await measure('carousel', '/', (page) => tap(page.getByRole('button', { name: /^Slide 2 of/ })));
  await measure('form', '/contact', async (page) => {
    await tap(page.locator('main input[name=name]'));
    await page.keyboard.type('Ann', { delay: 60 });
    await tap(page.locator('main input[name=email]'));
  });
  await measure('calculator', href('taxCalculator'), async (page) => {
    await tap(page.locator('main input:not([type=hidden])').first());
    await page.keyboard.type('52000', { delay: 60 });
  });
  return rows;
}

/** Milliseconds in which all that a page or a link asks for has come. */
const settledMs = 2_000;

/** From home to the industries, to the letters, and to the industries again. */
async function measurePageChanges(browser: Browser, base: string, runs: number): Promise<Interactions['pageChanges']> {
  const times = { pointedAt: [] as number[], unannounced: [] as number[], seen: [] as number[] };
  for (let run = 0; run < runs; run++) {
    const page = await throttledPage(browser);
    await page.goto(base, { waitUntil: 'load' });
    await idle(page);
    times.pointedAt.push(await changePage(page, href('industries'), true));
    times.unannounced.push(await changePage(page, href('taxLetters'), false));
    times.seen.push(await changePage(page, href('industries'), false));
    await page.context().close();
  }
  const { pointedAt, unannounced, seen } = times;
  return { pointedAt: median(pointedAt), unannounced: median(unannounced), seen: median(seen) };
}

/** Milliseconds from a click on a link of the footer to the first frame with another heading. */
async function changePage(page: Page, path: string, pointedAt: boolean): Promise<number> {
  const link = page.locator(`footer a[href="${path}"]`).first();
  if (pointedAt) {
    await link.dispatchEvent('pointerover');
    await page.waitForTimeout(settledMs);
  }
  const time = await link.evaluate((element: HTMLElement) => {
    const heading = document.querySelector('#main h1');
    const started = performance.now();
    element.click();
    return new Promise<number>((resolve) => {
      const look = () => {
        const shown = document.querySelector('#main h1');
        if (shown && shown !== heading) resolve(performance.now() - started);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  });
  await page.waitForTimeout(settledMs);
  return time;
}

async function idle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('main')!).some((key) => key.startsWith('__reactContainer')),
  );
  await page.waitForLoadState('networkidle');
}

async function slowestOf(browser: Browser, url: string, act: (page: Page) => Promise<unknown>): Promise<number> {
  const page = await throttledPage(browser);
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ((entry as PerformanceEventTiming & { interactionId?: number }).interactionId)
          durations.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto(url, { waitUntil: 'load' });
  await idle(page);
  await act(page);
  await page.waitForTimeout(500);
  const times = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
  await page.context().close();
  return Math.max(0, ...times);
}

/** A touch of 80 ms. Playwright's own tap first inspects the page on its throttled main thread. */
async function tap(target: Locator): Promise<void> {
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
