import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { median } from './median.ts';
import { putLoad, type Running, startServer, startSite } from './servers.ts';

/** A page as a browser receives it; `body` is still compressed, in base64. */
export type BarePage = { path: string; encoding: string; etag: string; body: string };

const encodings = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
const token = 'benchmark';

/** How often both servers are restarted: results of just-in-time compilation vary by 10 % and more between starts. */
const starts = 3;
/** Many short ones: what else runs on the machine is about the same for two that follow each other. */
const rounds = 10;
const roundMs = 500;

/**
 * Cached home, list and post against bare node:http writing the same pages, in alternating rounds, the server on one core,
 * the load on the other.
 * @returns by path, the median of the rounds' ratios of responses per second
 */
export async function measureCached(): Promise<Record<string, number>> {
  const ratios: Record<string, number[]> = {};
  for (let start = 0; start < starts; start++) {
    const site = await startWarmSite();
    const pages = await Promise.all(['/', '/blog', await firstPost(site.port)].map((url) => fetchPage(site.port, url)));
    mkdirSync('var/bench', { recursive: true });
    const file = path.resolve('var/bench/pages.json');
    writeFileSync(file, JSON.stringify(pages));
    const bare = await startServer([path.join(import.meta.dirname, 'bare-server.ts'), file]);
    for (const { path: url } of pages) ratios[url] = [...(ratios[url] ?? []), ...(await compare(url, site, bare))];
    await Promise.all([site.stop(), bare.stop()]);
  }
  return Object.fromEntries(Object.entries(ratios).map(([url, all]) => [url, median(all)]));
}

async function compare(url: string, site: Running, bare: Running): Promise<number[]> {
  const ratios: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const perSecond = new Map<Running, number>();
    // The order alternates, so that none always runs on the warmer machine.
    for (const server of round % 2 ? [site, bare] : [bare, site]) {
      const load = await putLoad({ port: server.port, path: url, headers: encodings, duration: roundMs });
      if (load.failed > 0) throw new Error(`${load.failed} responses for ${url} differed in length from the first`);
      perSecond.set(server, load.perSecond);
    }
    if (round > 0) ratios.push(perSecond.get(site)! / perSecond.get(bare)!);
  }
  return ratios;
}

/** Resident memory in MB after each tenth of 100,000 requests: cached pages, 304s and pages with a campaign's query. */
export async function measureMemory(): Promise<number[]> {
  const site = await startWarmSite();
  const megabytes: number[] = [];
  for (let part = 0; part < 10; part++) {
    const requests: [path: string, headers: Record<string, string>][] = [
      ['/', { 'Accept-Encoding': 'br' }],
      ['/blog', { 'Accept-Encoding': 'gzip' }],
      ['/services/payroll', { 'Accept-Encoding': 'br', 'If-None-Match': '*' }],
      [`/services/payroll?utm_source=${part}`, { 'Accept-Encoding': 'br' }],
    ];
    for (const [url, headers] of requests)
      await putLoad({ port: site.port, path: url, headers, duration: 120_000, maxRequests: 2_500 });
    megabytes.push(Math.round(site.memory()));
  }
  await site.stop();
  return megabytes;
}

/** The site once it has rendered and compressed all its pages, as it does after a start. */
export async function startWarmSite(): Promise<Running> {
  const site = await startSite({ METRICS_TOKEN: token });
  const url = `http://127.0.0.1:${site.port}/metrics`;
  let rendered = '';
  for (let same = 0, tries = 0; same < 3; tries++) {
    if (tries > 180) throw new Error('the pages were not rendered within three minutes');
    await delay(1_000);
    const metrics = await (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).text();
    const pages = /^page_cache_pages \d+$/m.exec(metrics)?.[0] ?? '';
    same = pages === rendered ? same + 1 : 0;
    rendered = pages;
  }
  return site;
}

/** Path of the newest post. */
export async function firstPost(port: number): Promise<string> {
  const html = await (await fetch(`http://localhost:${port}/blog`)).text();
  const found = /href="(\/blog\/(?!tag\/|author\/)[a-z0-9-]+)"/.exec(html);
  if (!found) throw new Error('the news list shows no post');
  return found[1]!;
}

export function fetchPage(port: number, page: string): Promise<BarePage> {
  const headers = { Host: `localhost:${port}`, ...encodings };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: page, headers }, async (response) => {
      const body = Buffer.concat(await response.toArray()).toString('base64');
      const { etag = '', 'content-encoding': encoding = '' } = response.headers;
      resolve({ path: page, encoding, etag, body });
    }).on('error', reject);
  });
}
