import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { brandIds } from '#shared/brands/index.ts';
import * as limits from '#shared/limits.ts';
import { freePort } from '../free-port.ts';
import { type GhostStub, startGhostStub } from '../ghost/ghost-stub.ts';
import { endAll, type OwnProcess, startProcess, untilReady } from '../server/own-process.ts';
import { type EdgeResponse, startVarnish, type Varnish } from './varnish.ts';

const hosts = brandIds.map((id) => `www.${id}.example`);
const paths = ['/', '/blog', '/blog/post-1', '/services', '/services/payroll', '/contact', '/resources/tax-calculator'];

let ghost: GhostStub;
let varnish: Varnish;
let ports: number[];
let env: Record<string, string>;
let processes: OwnProcess[];

/** Two processes of the site with one Redis and one Ghost, behind Varnish. */
beforeAll(async () => {
  ghost = await startGhostStub({ posts: 12 });
  ports = [await freePort(), await freePort()];
  const varnishPort = await freePort();
  varnish = await startVarnish(ports, varnishPort);
  env = {
    ...ghost.env,
    ...Object.fromEntries(brandIds.map((id, index) => [`BRAND_${id.toUpperCase()}_DOMAIN`, hosts[index]!])),
    REDIS_URL: process.env['REDIS_TEST_URL']!,
    REDIS_PREFIX: `test-${crypto.randomUUID().slice(0, 8)}`,
    TRUST_PROXY: '1',
    CDN_CACHE: 'true',
    PURGE_URL: `http://127.0.0.1:${varnishPort}/`,
  };
  await startSite();
  // The first to start with this build makes Varnish drop the pages of others.
  await vi.waitFor(() => expect(purges().flat().length).toBeGreaterThanOrEqual(2), { timeout: 30_000 });
});

afterAll(async () => {
  await varnish.stop();
  await endAll();
  await ghost.close();
});

async function startSite() {
  processes = await Promise.all(ports.map((port) => startProcess({ ...env, PORT: String(port) })));
  await Promise.all(processes.map(untilReady));
}

/** When Varnish accepted a purge from each of the processes, in milliseconds since 1970. */
const purges = () =>
  processes.map(({ output }) =>
    output()
      .split('\n')
      .filter((line) => line.includes('purged the CDN'))
      .map((line) => Date.parse((JSON.parse(line) as { time: string }).time)),
  );

/** Waits until both processes have purged a change of that time twice. */
async function untilPurged(changedAt: number) {
  await vi.waitFor(
    () => {
      for (const times of purges()) expect(times.filter((time) => time >= changedAt).length).toBeGreaterThanOrEqual(2);
    },
    { timeout: 30_000 },
  );
}

async function stopSite() {
  await Promise.all(processes.map((one) => one.stop()));
}

const cacheOf = ({ headers }: EdgeResponse) => headers['x-cache'];

/** Requests every page of every brand until all of them come from Varnish. */
async function fill() {
  for (const host of hosts)
    for (const url of paths)
      for (const encoding of ['br', 'gzip', 'identity'])
        await vi.waitFor(
          async () => expect(cacheOf(await varnish.get(host, url, { 'Accept-Encoding': encoding }))).toBe('HIT'),
          { timeout: 30_000, interval: 20 },
        );
}

/** A page; on a busy machine the site may refuse to render one for a moment. */
async function visitUntilAdmitted(host: string, url: string, encoding: string): Promise<EdgeResponse> {
  for (;;) {
    const response = await varnish.get(host, url, { 'Accept-Encoding': encoding });
    if (response.status !== 503) return response;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function htmlOf({ headers, body }: EdgeResponse): string {
  const encoding = headers['content-encoding'];
  const html = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
  return html.toString('utf8');
}

describe('behind Varnish', () => {
  it('pages come from the edge, without the fields that are only for CDNs', async () => {
    await fill();
    const response = await varnish.get(hosts[0]!, '/services', { 'Accept-Encoding': 'gzip, br', Cookie: '_ga=1' });
    expect([response.status, cacheOf(response), response.headers['content-encoding']]).toEqual([200, 'HIT', 'br']);
    expect(
      Object.keys(response.headers).filter((name) => /^(?:surrogate|cdn-|cache-tag|x-request)/.test(name)),
    ).toEqual([]);
    const known = { 'Accept-Encoding': 'br', 'If-None-Match': response.headers['etag']! };
    expect((await varnish.get(hosts[0]!, '/services', known)).status).toBe(304);
  });

  it('only known clients may purge, and only by tag', async () => {
    const purge = (tags: string) => varnish.get('any', '/', { 'Surrogate-Key': tags }, 'POST');
    expect([(await purge('no-such-tag')).status, (await purge('site) || req.url ~ .')).status]).toEqual([200, 400]);
  });

  it('10,000 interleaved requests of three brands mix none up, while pages are purged', {
    timeout: 150_000,
  }, async () => {
    const wrong: string[] = [];
    let sent = 0;
    const visit = async () => {
      for (let number = sent++; number < 10_000; number = sent++) {
        if (number % 3_000 === 2_000) await sendEdit(`Edited before request ${number}`);
        const index = number % hosts.length;
        const url = paths[(number * 7) % paths.length]!;
        const response = await visitUntilAdmitted(hosts[index]!, url, number % 2 ? 'gzip' : 'br');
        const brand = /<html[^>]* data-brand="(\w+)"/.exec(htmlOf(response))?.[1];
        if (response.status !== 200 || brand !== brandIds[index])
          wrong.push(`${hosts[index]} ${url} ${response.status} ${brand}`);
      }
    };
    await Promise.all(Array.from({ length: 30 }, visit));
    expect([sent >= 10_000, wrong.slice(0, 5)]).toEqual([true, []]);
    const last = Date.now();
    await sendEdit('Post number 1');
    await untilPurged(last);
  });

  it('an edited post is seen at the edge on its page, the lists and the home pages', async () => {
    await fill();
    const title = 'Edited a moment ago';
    const changedAt = Date.now();
    await sendEdit(title);
    for (const url of ['/blog/post-1', '/blog', '/'])
      for (const host of hosts)
        await vi.waitFor(async () => expect(htmlOf(await varnish.get(host, url))).toContain(title), {
          timeout: 30_000,
          interval: 10,
        });
    // And it stays: the second purge has removed what a process sent that did not know yet.
    await untilPurged(changedAt);
    for (const host of hosts) expect(htmlOf(await varnish.get(host, '/blog/post-1'))).toContain(title);
  });

  it('one process that dies is not noticed', async () => {
    const [first] = processes;
    first!.process.kill('SIGKILL');
    await first!.ended;
    const statuses = new Set<number>();
    for (let visit = 0; visit < 40; visit++)
      statuses.add((await varnish.get(hosts[visit % hosts.length]!, `/services?n=${visit}`)).status);
    expect([...statuses]).toEqual([200]);
  });

  it('a dead site is not noticed for two hours, and comes back by itself', async () => {
    const [fresh, stale] = [limits.cdnFreshMs / 1_000, limits.cdnStaleOnErrorMs / 1_000];
    const aged: [url: string, age: number, status: number][] = [
      ['/industries', 0, 200],
      ['/industries/retail', fresh + 1, 200],
      ['/services/marketing', fresh + 3_600, 200],
      ['/services/bookkeeping', fresh + stale - 60, 200],
      ['/services/business-tax', fresh + stale + 1, 503],
    ];
    for (const [url] of aged)
      await vi.waitFor(
        async () => expect((await varnish.get(hosts[1]!, `${url}?n=1`)).headers['server-timing']).toContain('hit'),
        { timeout: 30_000 },
      );
    for (const [url, age] of aged) await varnish.get(hosts[1]!, url, { 'X-Test-Age': String(age) });
    await stopSite();
    for (let visit = 0; visit < 3; visit++)
      for (const [url, , status] of aged)
        expect([url, (await varnish.get(hosts[1]!, url)).status]).toEqual([url, status]);
    const unknown = await varnish.get(hosts[1]!, '/services/hr-consulting');
    expect([unknown.status, unknown.headers['retry-after'], unknown.body.toString()]).toEqual([
      503,
      '30',
      'The site does not answer at the moment. Please try again in a minute.',
    ]);
    await startSite();
    await vi.waitFor(async () => expect((await varnish.get(hosts[1]!, '/services/business-tax')).status).toBe(200), {
      timeout: 30_000,
    });
  });
});

/** Ghost's call for an edit of the first post, to one of the processes. */
async function sendEdit(title: string) {
  const post = ghost.posts[0]!;
  Object.assign(post, { title, updated_at: new Date().toISOString() });
  const { headers, body } = ghost.webhook('post.published.edited', { current: { ...post, status: 'published' } });
  const response = await fetch(`http://127.0.0.1:${ports[0]}/api/ghost/webhook`, { method: 'POST', headers, body });
  if (response.status !== 204) throw new Error(`the webhook responds ${response.status}`);
}
