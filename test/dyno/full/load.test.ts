import http from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brandIds } from '#shared/brands/index.ts';
import { buttonEnv, type Site, startSite, stopSites } from '../dyno.ts';

const limitMegabytes = 512;
/** What a soak may add to the memory that the process holds, in megabytes. */
const growth = 30;
const token = 'token-of-the-metrics';
let site: Site;
let agent: http.Agent;

beforeAll(async () => {
  agent = new http.Agent({ keepAlive: true, maxSockets: 40 });
  // Two: the visitors' own addresses, which they say themselves here, count for the limits.
  site = await startSite({ ...buttonEnv(), METRICS_TOKEN: token, TRUST_PROXY: '2' });
});
afterAll(async () => {
  agent.destroy();
  await stopSites();
});

const pages = ['/', '/services', '/blog', '/contact', '/resources/tax-calculator', '/about-us', '/industries/retail'];
const others = ['/search?q=payroll', '/no-such-page', '/rss.xml', '/sitemap.xml', '/api/availability?kind=phone'];

/** Each visitor behind the router is another one, with a page of another brand, now and then one that is not in memory. */
function request(number: number) {
  const from = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const all = [...pages, ...others, `/services?from=${number}`, `/search?q=tax+${number % 500}`];
  const path = all[number % all.length]!;
  const brand = `${path.includes('?') ? '&' : '?'}domain=${brandIds[number % brandIds.length]}`;
  const encoding = ['br', 'gzip', 'identity'][number % 3]!;
  return { agent, path: path + brand, headers: { 'X-Forwarded-For': from, 'Accept-Encoding': encoding } };
}

/** Sends so many requests, forty at once. */
async function flood(count: number, send: (number: number) => Promise<void>) {
  let next = 0;
  const visit = async () => {
    for (let number = next++; number < count; number = next++) await send(number);
  };
  await Promise.all(Array.from({ length: 40 }, visit));
}

async function residentMegabytes(): Promise<number> {
  const headers = { Authorization: `Bearer ${token}`, 'X-Forwarded-Proto': 'https' };
  const text = await (await fetch(`${site.url}/metrics`, { headers })).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)![1]) / 1_048_576;
}

it('10,000 mixed requests fit into the memory of a dyno', { timeout: 600_000 }, async () => {
  const statuses = new Map<number, number>();
  await flood(10_000, async (number) => {
    const status = await new Promise<number>((resolve, reject) => {
      http
        .get(site.url, request(number), (response) => response.resume().on('end', () => resolve(response.statusCode!)))
        .on('error', reject);
    });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });
  const resident = await residentMegabytes();
  console.log(`resident: ${Math.round(resident)} MB`, statuses);
  expect(resident).toBeLessThan(limitMegabytes);
  expect(new Set(statuses.keys())).toEqual(new Set([200, 404, ...(statuses.has(503) ? [503] : [])]));
  expect(statuses.get(200)).toBeGreaterThan(7_000);
});

it('twelve rounds of 2,000 visitors who hang up leave nothing behind', { timeout: 600_000 }, async () => {
  const megabytes: number[] = [];
  for (let round = 0; round < 12; round++) {
    await flood(2_000, async (number) => {
      await new Promise<void>((resolve) => {
        const outgoing = http.get(site.url, request(number)).on('error', () => undefined);
        outgoing.on('close', resolve);
        if (number % 2) outgoing.on('response', () => outgoing.destroy());
        else outgoing.on('socket', () => setImmediate(() => outgoing.destroy()));
      });
    });
    megabytes.push(Math.round(await residentMegabytes()));
  }
  console.log(`resident after each round: ${megabytes.join(', ')} MB`);
  expect(megabytes.at(-1)! - megabytes[2]!).toBeLessThan(growth);
  expect((await fetch(`${site.url}/services`)).status).toBe(200);
});
