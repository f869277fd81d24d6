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
  /** Other work on the machine disturbs it least. */
  ratioCpu: number | null;
  /** The same, against bare node:http that writes all headers of ours. */
  ratioAllHeaders: number | null;
  p99Ratio: number;
  spread: string;
};

/** How often both servers are restarted: results of just-in-time compilation vary by 10 % and more between starts. */
const starts = 3;

/**
 * Cached home, list and post against bare node:http writing the same pages, with the six headers they need and with all
 * of ours, in alternating rounds, the server on one core, the load on the other. Many short rounds: what else runs on the
 * machine is about the same for three that follow each other.
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
    const bareServer = path.join(import.meta.dirname, 'bare-server.ts');
    const [bare, allHeaders] = await Promise.all([
      startServer([bareServer, file]),
      startServer([bareServer, file, 'all-headers']),
    ]);
    const servers = { bare, allHeaders, ours: site };
    try {
      for (const status of ['200', '304'] as const) {
        for (const page of pages) {
          const key = `${status} ${page.path}`;
          const previous = measured.get(key)?.rounds ?? [];
          const results = await compare(page, status, servers, rounds, duration);
          measured.set(key, { page, status, rounds: [...previous, ...results] });
        }
      }
    } finally {
      await Promise.all(Object.values(servers).map((server) => server.stop()));
    }
  }
  return [...measured.values()].map(summary);
}

type Name = 'bare' | 'allHeaders' | 'ours';
type Round = { perSecond: number; perCpu: number | null; p99: number };
type Measured = { page: BarePage; status: '200' | '304'; rounds: Record<Name, Round>[] };

async function compare(
  page: BarePage,
  status: '200' | '304',
  servers: Record<Name, Running>,
  rounds: number,
  duration: number,
): Promise<Record<Name, Round>[]> {
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
  const names: Name[] = ['bare', 'allHeaders', 'ours'];
  const results: Record<Name, Round>[] = [];
  for (let round = 0; round <= rounds; round++) {
    const measured: [Name, Round][] = [];
    // The order alternates, so that none always runs on the warmer machine.
    for (const name of names.reverse()) measured.push([name, await measure(servers[name])]);
    if (round > 0) results.push(Object.fromEntries(measured) as Record<Name, Round>);
  }
  return results;
}

function summary({ page, status, rounds: results }: Measured): CachedRow {
  const ratios = results.map(({ bare, ours }) => ours.perSecond / bare.perSecond);
  const ratioCpu = (limit: Name) => {
    const all = results.flatMap(({ ours, [limit]: other }) =>
      ours.perCpu && other.perCpu ? [ours.perCpu / other.perCpu] : [],
    );
    return all.length > 0 ? ratio(median(all)) : null;
  };
  return {
    page: page.path === '/' ? 'home' : page.path === '/blog' ? 'list' : 'post',
    status,
    bytes: Buffer.from(page.body, 'base64').length,
    bare: Math.round(median(results.map(({ bare }) => bare.perSecond))),
    ours: Math.round(median(results.map(({ ours }) => ours.perSecond))),
    ratio: ratio(median(ratios)),
    ratioCpu: ratioCpu('bare'),
    ratioAllHeaders: ratioCpu('allHeaders'),
    p99Ratio: ratio(median(results.map(({ bare, ours }) => ours.p99 / bare.p99))),
    spread: `${ratio(Math.min(...ratios))} to ${ratio(Math.max(...ratios))}`,
  };
}

/** Waits until the site has rendered all its pages, as it does after a start. */
export async function settledPages(port: number, paths: string[]): Promise<BarePage[]> {
  let rendered = '';
  for (let same = 0, tries = 0; same < 3; tries++) {
    if (tries > 180) throw new Error('the pages were not rendered within three minutes');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const metrics = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    const pages = /^page_cache_pages \d+$/m.exec(await metrics.text())?.[0] ?? '';
    same = pages === rendered ? same + 1 : 0;
    rendered = pages;
  }
  return Promise.all(paths.map((page) => fetchPage(port, page)));
}

/** Path of the newest post. */
export async function firstPost(port: number): Promise<string> {
  const html = await (await fetch(`http://localhost:${port}/blog`)).text();
  const found = /href="(\/blog\/(?!tag\/|author\/)[a-z0-9-]+)"/.exec(html);
  if (!found) throw new Error('the news list shows no post');
  return found[1]!;
}

/** A page as a browser receives it, still compressed. */
export async function fetchPage(port: number, page: string): Promise<BarePage> {
  const { headers, body } = await fetchBytes(port, page, {});
  const { ETag: etag = '', 'Content-Encoding': encoding = '' } = headers;
  const { headers: notModified } = await fetchBytes(port, page, { 'If-None-Match': etag });
  return { path: page, encoding, etag, headers, notModified, body: body.toString('base64') };
}

/** The headers are without those that node:http adds. */
function fetchBytes(
  port: number,
  page: string,
  requestHeaders: Record<string, string>,
): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const sent = { Host: `localhost:${port}`, 'Accept-Encoding': chrome, ...requestHeaders };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: page, headers: sent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const { rawHeaders } = response;
        const headers = rawHeaders.flatMap((name, index) =>
          index % 2 === 0 && !/^(?:date|connection|keep-alive)$/i.test(name) ? [[name, rawHeaders[index + 1]!]] : [],
        );
        resolve({ headers: Object.fromEntries(headers), body: Buffer.concat(parts) });
      });
    }).on('error', reject);
  });
}
