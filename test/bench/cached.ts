import { setTimeout as delay } from 'node:timers/promises';
import { brandIds } from '#shared/brands/index.ts';
import { median } from './median.ts';
import { fetchPage, firstPost, putLoad, type Running, startBare, startSite } from './servers.ts';

/** How often both servers are restarted: results of just-in-time compilation vary by 10 % and more between starts. */
const starts = 3;
/** Many short ones: what else runs on the machine is about the same for two that follow each other. */
const rounds = 5;

/** Bare node:http as a share of the site, in processor time for a response; the site of it, in its slowest hundredth. */
export type Cached = { perSecond: number; slowest: number };

/**
 * Cached home, list and post, and two files made like them, against bare node:http writing the same responses with all
 * their headers, in alternating rounds, the server on one core, the load on the other. Counted is the processor's time
 * that a response takes, garbage collection included, which other work on the machine disturbs less than the clock.
 * @returns by path, medians of all rounds
 */
export async function measureCached(): Promise<Record<string, Cached>> {
  const found: Record<string, Cached[]> = {};
  for (let start = 0; start < starts; start++) {
    const site = await startWarmSite();
    const paths = ['/', '/blog', await firstPost(site.port), '/sitemap.xml', '/api/openapi.json'];
    const bare = await startBare(await Promise.all(paths.map((url) => fetchPage(site.port, url))));
    for (const url of paths) found[url] = [...(found[url] ?? []), ...(await compare(url, site, bare))];
    await Promise.all([site.stop(), bare.stop()]);
  }
  const of = (all: Cached[], what: keyof Cached) => median(all.map((one) => one[what]));
  return Object.fromEntries(
    Object.entries(found).map(([url, all]) => [url, { perSecond: of(all, 'perSecond'), slowest: of(all, 'slowest') }]),
  );
}

async function compare(url: string, site: Running, bare: Running): Promise<Cached[]> {
  const found: Cached[] = [];
  for (let round = 0; round <= rounds; round++) {
    const costs = new Map<Running, Cached>();
    // The order alternates, so that none always runs on the warmer machine.
    for (const server of round % 2 ? [site, bare] : [bare, site]) {
      const before = server.processor();
      const { responses, slowest } = await putLoad(server.port, url);
      costs.set(server, { perSecond: responses / (server.processor() - before), slowest });
    }
    const [ours, limit] = [costs.get(site)!, costs.get(bare)!];
    // The first round warms the servers.
    if (round > 0) found.push({ perSecond: ours.perSecond / limit.perSecond, slowest: ours.slowest / limit.slowest });
  }
  return found;
}

const mixedPaths = [
  ...['/', '/services', '/blog', '/contact', '/resources/tax-calculator', '/industries/retail', '/rss.xml'],
];

/** Resident memory in MB after each tenth of 10,000 requests: cached pages, rendered ones, searches and feeds, mixed. */
export async function measureMemory(): Promise<number[]> {
  const site = await startWarmSite({ TRUST_PROXY: '1' });
  const megabytes: number[] = [];
  let number = 0;
  const visit = async (end: number) => {
    while (number < end) {
      const from = `10.0.${(number >> 8) & 255}.${number & 255}`;
      const paths = [...mixedPaths, `/services?from=${number}`, `/search?q=tax+${number % 500}`];
      const url = new URL(paths[number % paths.length]!, `http://localhost:${site.port}`);
      url.searchParams.set('domain', brandIds[number % brandIds.length]!);
      const headers = { 'X-Forwarded-For': from, 'Accept-Encoding': ['br', 'gzip', 'identity'][number % 3]! };
      number += 1;
      await (await fetch(url, { headers })).arrayBuffer();
    }
  };
  for (let part = 1; part <= 10; part++) {
    await Promise.all(Array.from({ length: 40 }, () => visit(part * 1_000)));
    megabytes.push(Math.round(site.memory()));
  }
  await site.stop();
  return megabytes;
}

/** The site once it has rendered and compressed all its pages, as it does after a start: from then on it has nothing to do. */
export async function startWarmSite(env: Record<string, string> = {}): Promise<Running> {
  const site = await startSite(env);
  for (let quiet = 0, tries = 0, before = 0; quiet < 3; tries++) {
    if (tries > 180) throw new Error('the pages were not rendered within three minutes');
    await delay(1_000);
    const taken = site.processor();
    quiet = taken - before < 0.05 ? quiet + 1 : 0;
    before = taken;
  }
  return site;
}
