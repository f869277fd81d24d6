import lighthouse from 'lighthouse';
import type { Browser } from 'playwright';
import { firstPost } from './cached.ts';
import { median, ratio } from './numbers.ts';
import { launch, phone, screens, throttledPage } from './phone.ts';

export type LoadingRow = {
  page: string;
  /** Of the window, in CSS pixels. */
  width: number;
  /** Milliseconds to the first and the largest paint. */
  fcp: number;
  lcp: number;
  /** What was painted largest. */
  element: string;
  /** `lcp` of the same page when its script files are not requested. */
  lcpWithoutScripts: number;
  /** Milliseconds by which long tasks after the first paint exceed 50 ms each. */
  tbt: number;
  cls: number;
};

const paths = { home: '/', service: '/services/payroll', list: '/blog', calculator: '/resources/tax-calculator' };

/** Loading of each page on the throttled phone and at the width of a desktop, medians of `runs` new visits. */
export async function measureLoading(port: number, chromePath: string, runs: number): Promise<LoadingRow[]> {
  const browser = await launch(chromePath);
  try {
    const rows: LoadingRow[] = [];
    for (const [page, path] of Object.entries({ ...paths, post: await firstPost(port) })) {
      for (const width of [390, 1280] as const) {
        const url = `http://localhost:${port}${path}`;
        const visits: Visit[] = [];
        const withoutScripts: Visit[] = [];
        for (let run = 0; run < runs; run++) {
          visits.push(await visit(browser, url, width));
          withoutScripts.push(await visit(browser, url, width, ['*/assets/*.js']));
        }
        const of = (all: Visit[], field: 'fcp' | 'lcp' | 'tbt') => Math.round(median(all.map((one) => one[field])));
        rows.push({
          page,
          width,
          fcp: of(visits, 'fcp'),
          lcp: of(visits, 'lcp'),
          element: visits.at(-1)!.element,
          lcpWithoutScripts: of(withoutScripts, 'lcp'),
          tbt: of(visits, 'tbt'),
          cls: ratio(median(visits.map(({ cls }) => cls))),
        });
      }
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** Lighthouse's performance score of the same pages on that phone, medians of `runs`. */
export async function measureScores(port: number, chromePath: string, runs: number): Promise<Record<string, number>> {
  const debugPort = 40_000 + Math.floor(Math.random() * 20_000);
  const browser = await launch(chromePath, `--remote-debugging-port=${debugPort}`);
  try {
    const scores: Record<string, number> = {};
    for (const [page, path] of Object.entries({ ...paths, post: await firstPost(port) })) {
      const all: number[] = [];
      for (let run = 0; run < runs; run++) all.push(await score(`http://localhost:${port}${path}`, debugPort));
      scores[page] = median(all);
    }
    return scores;
  } finally {
    await browser.close();
  }
}

type Visit = { fcp: number; lcp: number; element: string; tbt: number; cls: number };

async function visit(browser: Browser, url: string, width: 390 | 1280, blocked: string[] = []): Promise<Visit> {
  const page = await throttledPage(browser, screens[width], blocked);
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_000);
  const found = await page.evaluate(() => (Reflect.get(window, 'visit') as () => Visit)());
  await page.context().close();
  return found;
}

/** Runs in the page before its scripts: `window.visit()` is what was observed until then. */
function observe(): void {
  type Paint = PerformanceEntry & { element?: Element };
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
  const entries: Record<string, PerformanceEntry[]> = {};
  for (const type of ['largest-contentful-paint', 'longtask', 'layout-shift']) {
    entries[type] = [];
    new PerformanceObserver((list) => entries[type]!.push(...list.getEntries())).observe({ type, buffered: true });
  }
  const nameOf = (element?: Element) =>
    element
      ? `${element.localName}${element.classList[0] ? `.${element.classList[0]}` : ''} ${element.textContent.trim().slice(0, 30)}`
      : 'none';
  Object.assign(window, {
    visit: () => {
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
      const largest = entries['largest-contentful-paint']!.at(-1) as Paint | undefined;
      const tasks = entries['longtask']!.filter(({ startTime }) => startTime > fcp);
      const shifts = (entries['layout-shift'] as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput);
      return {
        fcp,
        lcp: largest?.startTime ?? Number.NaN,
        element: nameOf(largest?.element),
        tbt: tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
        cls: shifts.reduce((sum, { value }) => sum + value, 0),
      };
    },
  });
}

async function score(url: string, port: number): Promise<number> {
  const kilobits = phone.bitsPerSecond / 1024;
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance'],
    formFactor: 'mobile',
    screenEmulation: { mobile: true, ...screens[390].viewport, deviceScaleFactor: 1.75, disabled: false },
    throttlingMethod: 'devtools',
    throttling: {
      cpuSlowdownMultiplier: phone.cpuSlowdown,
      requestLatencyMs: phone.latency,
      downloadThroughputKbps: kilobits,
      uploadThroughputKbps: kilobits / 2,
      rttMs: phone.latency,
      throughputKbps: kilobits,
    },
  });
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  return (result.lhr.categories['performance']?.score ?? 0) * 100;
}
