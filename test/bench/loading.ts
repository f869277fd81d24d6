import path from 'node:path';
import lighthouse from 'lighthouse';
import type { Browser } from 'playwright';
import { brandIds, defaultBrand } from '#shared/brands/index.ts';
import { href } from '#shared/site/routes.ts';
import { freePort } from '../free-port.ts';
import { median } from './median.ts';
import { desk, launch, phone, throttledPage } from './phone.ts';
import { plainPage } from './plain-page.ts';
import { firstPost, startBare, startServer } from './servers.ts';

/** Milliseconds to the first and the largest paint, and the element that is the largest. */
export type Paints = { first: number; largest: number; element: string };
export type Loading = {
  /** By path and width, such as `/blog 390` or `/?domain=payroll 1280`: ours, `plain` and, of the home page, `astro`. */
  paints: Record<string, Record<string, Paints>>;
  /** Of the paths: Lighthouse's performance, of 100. */
  scores: number[];
};

/**
 * How pages load on a throttled machine, in alternating rounds, medians of `runs` visits: ours, plain ones of the same
 * content and, where PEERS_DIR names a folder with its build in `astro`, Astro's home page.
 */
export async function measureLoading(port: number, chrome: string, runs: number): Promise<Loading> {
  const paths = ['/', '/blog', await firstPost(port), '/services/payroll', href('taxCalculator')];
  const ofBrands = brandIds.flatMap((id) => paths.map((url) => (id === defaultBrand ? url : `${url}?domain=${id}`)));
  const plain = await startBare((await Promise.all(ofBrands.map((url) => plainPage(port, url)))).flat(), port);
  const peers = process.env['PEERS_DIR'];
  const astro = peers ? await startServer(['server.mjs'], {}, path.join(peers, 'astro')) : null;
  const debugPort = await freePort();
  const browser = await launch(chrome, `--remote-debugging-port=${debugPort}`);
  try {
    const paints: Loading['paints'] = {};
    for (const url of ofBrands) {
      for (const viewport of [phone.viewport, desk]) {
        const servers = Object.entries({ ours: { port }, plain, ...(url === '/' && astro && { astro }) });
        const visits = new Map<string, Paints[]>(servers.map(([name]) => [name, []]));
        // The first round warms the servers.
        for (let run = 0; run <= runs; run++) {
          for (const [name, server] of run % 2 ? servers : servers.toReversed()) {
            const found = await visit(browser, `http://localhost:${server.port}${url}`, viewport);
            if (run > 0) visits.get(name)!.push(found);
          }
        }
        const all = [...visits].map(([name, ofServer]) => [name, medians(ofServer)]);
        paints[`${url} ${viewport.width}`] = Object.fromEntries(all);
      }
    }
    console.table(Object.fromEntries(Object.entries(paints).map(([page, all]) => [page, withRatios(all)])));
    const scores: number[] = [];
    for (const url of paths) scores.push(await score(`http://localhost:${port}${url}`, debugPort));
    return { paints, scores };
  } finally {
    await browser.close();
    await Promise.all([plain.stop(), astro?.stop()]);
  }
}

/** After the load event nothing of the first screen is painted any more. */
const settledMs = 500;

async function visit(browser: Browser, url: string, viewport: typeof desk): Promise<Paints> {
  const page = await throttledPage(browser, viewport);
  await page.addInitScript(() => {
    const paints = { first: Number.NaN, largest: Number.NaN, element: '' };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element; url?: string })[]) {
        if (entry.name === 'first-paint') paints.first = entry.startTime;
        if (entry.entryType !== 'largest-contentful-paint') continue;
        const { element, url } = entry;
        paints.largest = entry.startTime;
        paints.element = [element?.tagName.toLowerCase(), element?.className, url?.split('/').at(-1)].join(' ').trim();
      }
    }).observe({ entryTypes: ['paint', 'largest-contentful-paint'] });
    Object.assign(window, { paints });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => (window as unknown as { paints: Paints }).paints.largest > 0);
  await page.waitForTimeout(settledMs);
  const paints = await page.evaluate(() => (window as unknown as { paints: Paints }).paints);
  await page.context().close();
  return paints;
}

function medians(visits: Paints[]): Paints {
  const of = (paint: 'first' | 'largest') => median(visits.map((one) => one[paint]));
  return { first: of('first'), largest: of('largest'), element: visits.at(-1)!.element };
}

/** Ours in milliseconds, and as a share of the others'. */
function withRatios({ ours, ...others }: Record<string, Paints>) {
  const row: Record<string, string | number> = { ...ours };
  for (const [name, { first, largest }] of Object.entries(others)) {
    row[`first / ${name}`] = (ours!.first / first).toFixed(2);
    row[`largest / ${name}`] = (ours!.largest / largest).toFixed(2);
  }
  return row;
}

/** Lighthouse's performance of a page, on the phone and the line of its own defaults. */
async function score(url: string, port: number): Promise<number> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: ['performance'] });
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  return Math.round((result.lhr.categories['performance']?.score ?? 0) * 100);
}
