import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import type { BarePage } from './bare-server.ts';
import { median, ratio } from './numbers.ts';
import { putLoad, type Running, startServer, startSite } from './processes.ts';

const chrome = 'gzip, deflate, br, zstd';

export const token = 'benchmark';

export type CachedRow = {
  page: string;
  status: '200' | '304';
  bytes: number;
  /** Responses per second: bare node:http, ours. */
  bare: number;
  ours: number;
  /** Medians of the rounds' ratios: responses per second, responses per second of the server's CPU time, p99. */
  ratio: number;
  ratioCpu: number | null;
  /** The best rounds of both, per second of CPU time: the figure that other work on the machine disturbs least. */
  ratioBest: number | null;
  p99Ratio: number;
  spread: string;
};

/** How often both servers are restarted: results of just-in-time compilation vary by 10 % and more between starts. */
const starts = 3;

/**
 * Cached home, list and post against bare node:http writing the same bytes, in alternating rounds, the server on one
 * core, the load on the other.
 * @param rounds number of rounds of each start
 * @param duration milliseconds of a round
 */
export async function measureCached(dist: string, rounds: number, duration: number): Promise<CachedRow[]> {
  const measured = new Map<string, Measured>();
  for (let start = 0; start < starts; start++) {
    const site = await startSite(dist, { METRICS_TOKEN: token });
    const paths = ['/', '/blog', await firstPost(site.port)];
    for (const page of paths) await fetchPage(site.port, page);
    const pages = await settledPages(site.port, paths);
    mkdirSync('var/bench', { recursive: true });
    const file = path.resolve('var/bench/pages.json');
    writeFileSync(file, JSON.stringify(pages));
    const bare = await startServer([path.join(import.meta.dirname, 'bare-server.ts'), file]);
    try {
      for (const status of ['200', '304'] as const) {
        for (const page of pages) {
          const key = `${status} ${page.path}`;
          const previous = measured.get(key)?.rounds ?? [];
          const results = await compare(page, status, bare, site, rounds, duration);
          measured.set(key, { page, status, rounds: [...previous, ...results] });
        }
      }
    } finally {
      await Promise.all([site.stop(), bare.stop()]);
    }
  }
  return [...measured.values()].map(summary);
}

type Pair = Record<'bare' | 'ours', Round>;
type Measured = { page: BarePage; status: '200' | '304'; rounds: Pair[] };
type Round = { perSecond: number; perCpu: number | null; p99: number };

async function compare(
  page: BarePage,
  status: '200' | '304',
  bare: Running,
  site: Running,
  rounds: number,
  duration: number,
): Promise<Pair[]> {
  const headers = { 'Accept-Encoding': chrome, ...(status === '304' && { 'If-None-Match': page.etag }) };
  const measure = async (server: Running): Promise<Round> => {
    const before = server.cpu();
    const { perSecond, p99, requests, failed } = await putLoad({
      port: server.port,
      path: page.path,
      headers,
      duration,
    });
    if (failed > 0) throw new Error(`${failed} responses for ${page.path} differed in length from the first`);
    const after = server.cpu();
    return { perSecond, p99, perCpu: before === null || after === null ? null : requests / (after - before) };
  };
  const results: Pair[] = [];
  for (let round = 0; round <= rounds; round++) {
    // The order alternates, so that neither always runs on the warmer machine.
    const first = round % 2 === 0 ? await measure(bare) : await measure(site);
    const second = round % 2 === 0 ? await measure(site) : await measure(bare);
    if (round > 0) results.push(round % 2 === 0 ? { bare: first, ours: second } : { bare: second, ours: first });
  }
  return results;
}

function summary({ page, status, rounds: results }: Measured): CachedRow {
  const ratios = results.map(({ bare, ours }) => ours.perSecond / bare.perSecond);
  const best = (server: 'bare' | 'ours') => Math.max(...results.map((round) => round[server].perCpu ?? 0));
  const cpuRatios = results.flatMap(({ bare, ours }) =>
    bare.perCpu && ours.perCpu ? [ours.perCpu / bare.perCpu] : [],
  );
  return {
    page: page.path === '/' ? 'home' : page.path === '/blog' ? 'list' : 'post',
    status,
    bytes: Buffer.from(page.body, 'base64').length,
    bare: Math.round(median(results.map(({ bare }) => bare.perSecond))),
    ours: Math.round(median(results.map(({ ours }) => ours.perSecond))),
    ratio: ratio(median(ratios)),
    ratioCpu: cpuRatios.length > 0 ? ratio(median(cpuRatios)) : null,
    ratioBest: cpuRatios.length > 0 ? ratio(best('ours') / best('bare')) : null,
    p99Ratio: ratio(median(results.map(({ bare, ours }) => ours.p99 / bare.p99))),
    spread: `${ratio(Math.min(...ratios))} to ${ratio(Math.max(...ratios))}`,
  };
}

/** Waits for the final state: after a start all pages are rendered, then recompressed one at a time at brotli's best level. */
export async function settledPages(port: number, paths: string[]): Promise<BarePage[]> {
  for (let idleChecks = 0, tries = 0; idleChecks < 3; tries++) {
    if (tries > 180) throw new Error('the pages were not recompressed within three minutes');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const metrics = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    idleChecks = /^page_cache_pending_recompressions 0$/m.test(await metrics.text()) ? idleChecks + 1 : 0;
  }
  return Promise.all(paths.map((page) => fetchPage(port, page)));
}

async function firstPost(port: number): Promise<string> {
  const html = await (await fetch(`http://localhost:${port}/blog`)).text();
  const found = /href="(\/blog\/(?!tag\/|author\/)[a-z0-9-]+)"/.exec(html);
  if (!found) throw new Error('the news list shows no post');
  return found[1]!;
}

/** A page as a browser receives it, still compressed. */
export function fetchPage(port: number, page: string): Promise<BarePage> {
  return new Promise((resolve, reject) => {
    get(
      { host: '127.0.0.1', port, path: page, headers: { host: `localhost:${port}`, 'accept-encoding': chrome } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const { etag = '', 'content-encoding': encoding = '' } = response.headers;
          resolve({ path: page, encoding, etag, body: Buffer.concat(parts).toString('base64') });
        });
      },
    ).on('error', reject);
  });
}
