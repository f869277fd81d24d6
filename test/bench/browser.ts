import { request as ask, createServer, type Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import lighthouse from 'lighthouse';
import { type Browser, type CDPSession, chromium, type Locator, type Page } from 'playwright';
import { median, ratio } from './numbers.ts';

/** The phone of the targets: a processor four times slower, 150 ms there and back, 1.6 Mbit/s. */
const phone = { cpuSlowdown: 4, latency: 150, bitsPerSecond: 1_638_400 };
const screen = { width: 412, height: 823 };

export type PageRow = {
  page: string;
  score: number;
  fcp: number;
  lcp: number;
  /** LCP of the same page without any script. */
  lcpBare: number;
  tbt: number;
  cls: number;
};
export type TapRow = { tap: string; milliseconds: number };
export type BrowserResult = { pages: PageRow[]; headerLive: number; taps: TapRow[]; beforePaint: string[] };

/** Lab figures of the throttled phone: Lighthouse's for each page with and without scripts, then taps on what moves. */
export async function measureBrowser(port: number, chromePath: string, runs: number): Promise<BrowserResult> {
  const bare = await serveWithoutScripts(port);
  const barePort = (bare.address() as { port: number }).port;
  const debugPort = 40_000 + Math.floor(Math.random() * 20_000);
  const browser = await chromium.launch({
    executablePath: chromePath,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      `--remote-debugging-port=${debugPort}`,
    ],
  });
  try {
    const pages: PageRow[] = [];
    const post = await firstPost(port);
    const paths = {
      home: '/',
      service: '/services/payroll',
      post,
      list: '/blog',
      calculator: '/resources/tax-calculator',
    };
    for (const [page, path] of Object.entries(paths)) {
      const ours: Audit[] = [];
      const without: Audit[] = [];
      for (let run = 0; run < runs; run++) {
        ours.push(await audit(`http://localhost:${port}${path}`, debugPort));
        without.push(await audit(`http://localhost:${barePort}${path}`, debugPort));
      }
      const of = (rows: Audit[], what: keyof Audit) => Math.round(median(rows.map((row) => row[what])));
      pages.push({
        page,
        score: of(ours, 'score'),
        fcp: of(ours, 'fcp'),
        lcp: of(ours, 'lcp'),
        lcpBare: of(without, 'lcp'),
        tbt: of(ours, 'tbt'),
        cls: ratio(median(ours.map(({ cls }) => cls))),
      });
    }
    const base = `http://localhost:${port}`;
    return {
      pages,
      headerLive: await headerLive(browser, base, runs),
      taps: await tapAround(browser, base),
      beforePaint: await requestsBeforePaint(browser, base),
    };
  } finally {
    await browser.close();
    bare.close();
    bare.closeAllConnections();
  }
}

type Audit = { score: number; fcp: number; lcp: number; tbt: number; cls: number };

async function audit(url: string, port: number): Promise<Audit> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance'],
    formFactor: 'mobile',
    screenEmulation: { mobile: true, ...screen, deviceScaleFactor: 1.75, disabled: false },
    throttlingMethod: 'devtools',
    throttling: {
      cpuSlowdownMultiplier: phone.cpuSlowdown,
      requestLatencyMs: phone.latency,
      downloadThroughputKbps: phone.bitsPerSecond / 1024,
      uploadThroughputKbps: phone.bitsPerSecond / 2048,
      rttMs: phone.latency,
      throughputKbps: phone.bitsPerSecond / 1024,
    },
  });
  if (!result) throw new Error(`Lighthouse said nothing about ${url}`);
  const { audits, categories } = result.lhr;
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    score: (categories['performance']?.score ?? 0) * 100,
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

/** Milliseconds from the first paint to a header menu that opens: tried every 10 ms from inside the page. */
async function headerLive(browser: Browser, base: string, runs: number): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const page = await phonePage(browser, true);
    await page.addInitScript(() => {
      const probe = setInterval(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        const menu = document.querySelector<HTMLDetailsElement>('details[data-menu]');
        if (!paint || !menu) return;
        menu.querySelector('summary')!.click();
        if (!menu.open) return;
        clearInterval(probe);
        Object.assign(window, { headerLive: performance.now() - paint.startTime });
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
async function tapAround(browser: Browser, base: string): Promise<TapRow[]> {
  const rows: TapRow[] = [];
  const measure = async (tap: string, path: string, act: (page: Page) => Promise<unknown>) => {
    const page = await phonePage(browser, true);
    await page.addInitScript(() => {
      const seen: number[] = [];
      Object.assign(window, { taps: seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ((entry as PerformanceEventTiming & { interactionId?: number }).interactionId) seen.push(entry.duration);
        }
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    });
    await page.goto(base + path, { waitUntil: 'load' });
    await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')));
    await act(page);
    await page.waitForTimeout(500);
    const times = await page.evaluate(() => (window as unknown as { taps: number[] }).taps);
    rows.push({ tap, milliseconds: Math.round(Math.max(0, ...times)) });
    await page.context().close();
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

/** A finger that rests for 80 ms. Playwright's own tap looks at the page first, in the same thread and as slowed down as it. */
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
  const page = await phonePage(browser, true);
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

async function phonePage(browser: Browser, network: boolean): Promise<Page> {
  const context = await browser.newContext({ viewport: screen, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpuSlowdown });
  if (network) {
    await session.send('Network.enable');
    const bytes = phone.bitsPerSecond / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: phone.latency,
      downloadThroughput: bytes,
      uploadThroughput: bytes / 2,
    });
  }
  return page;
}

/** The same site with every script taken out of its pages, packed as well. */
function serveWithoutScripts(port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const headers = {
      ...request.headers,
      host: `localhost:${port}`,
      ...(!request.url!.startsWith('/assets/') && { 'accept-encoding': 'identity' }),
    };
    const passed = ask({ host: '127.0.0.1', port, path: request.url, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const body = Buffer.concat(parts);
        if (!answer.headers['content-type']?.startsWith('text/html')) {
          response.writeHead(answer.statusCode!, answer.headers);
          response.end(body);
          return;
        }
        const page = brotliCompressSync(body.toString().replace(/<script\b.*?<\/script>/gs, ''));
        const { 'server-timing': _timing, etag: _etag, ...rest } = answer.headers;
        response.writeHead(answer.statusCode!, { ...rest, 'content-length': page.length, 'content-encoding': 'br' });
        response.end(page);
      });
    });
    passed.on('error', () => response.destroy());
    passed.end();
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

async function firstPost(port: number): Promise<string> {
  const html = await (await fetch(`http://localhost:${port}/blog`)).text();
  return /href="(\/blog\/(?!tag\/|author\/)[a-z0-9-]+)"/.exec(html)?.[1] ?? '/blog';
}
