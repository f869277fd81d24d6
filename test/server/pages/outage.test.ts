import request from 'supertest';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { contentTimeoutMs, renderTimeoutMs } from '#shared/limits.ts';
import { type Fault, type GhostStub, startGhostStub } from '#test/ghost/ghost-stub.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { startTestSite, type TestSite } from '../site.ts';

// As in operation, but shorter: most of the requests during an outage wait for one of these.
vi.mock('#shared/limits.ts', async (original) => ({
  ...(await original<typeof import('#shared/limits.ts')>()),
  contentRefreshWaitMs: 100,
  contentRetryPauseMs: 1,
  contentTimeoutMs: 60_000,
  renderTimeoutMs: 3_000,
}));

let ghost: GhostStub;
let cacheDir: string;
const opened: TestSite[] = [];

beforeEach(async () => {
  ghost = await startGhostStub();
  cacheDir = temporaryFolder();
});
afterEach(async () => {
  for (const site of opened.splice(0)) await site.close();
  await ghost.close();
});

/** Starts the site on the Ghost stub. All starts of a test share the snapshot folder. */
async function start(now?: () => number): Promise<TestSite> {
  const site = await startTestSite({
    env: { ...ghost.env, CACHE_DIR: cacheDir },
    now,
  });
  opened.push(site);
  return site;
}

const get = (site: TestSite, url: string) => request(site.server).get(url);
const noPosts = 'No posts available at the moment.';

const failures: Fault[] = [{ kind: 'status', status: 500 }, { kind: 'status', status: 429 }, { kind: 'drop' }];

// How the client of Ghost takes other failures is in test/server/content/ghost/ghost-client.test.ts.
describe('Ghost responds with an error from the start', () => {
  it('serves lists with a notice, posts with 503, other pages with 200, and fresh content after recovery', async () => {
    ghost.fail({ kind: 'status', status: 500 });
    const site = await start();
    const list = await get(site, '/blog');
    expect([list.status, list.text.includes('</html>'), list.text.includes('Error 5')]).toEqual([200, true, false]);
    const home = await get(site, '/');
    expect([home.status, home.text.includes(noPosts)]).toEqual([200, true]);
    const post = await get(site, '/blog/post-3');
    expect([post.status, Number(post.headers['retry-after']) > 0]).toEqual([503, true]);
    expect(post.text.includes('Unable to load the requested post.')).toBe(true);
    expect(/<meta[^>]*name="robots" content="noindex"/.test(post.text)).toBe(true);
    for (const [url, status] of [
      ['/blog/tag/payroll', 503],
      ['/blog/author/dana-whitfield', 503],
      ['/rss.xml', 503],
      ['/feed.json', 503],
      ['/api/data/posts?page=1', 503],
      ['/api/data/post?slug=post-3', 503],
      ['/sitemap.xml', 200],
      ['/search?q=payroll', 200],
      ['/readyz', 200],
    ] as const) {
      expect([url, (await get(site, url)).status]).toEqual([url, status]);
    }
    expect(site.log).toContainEqual(
      expect.objectContaining({ level: 40, msg: 'content could not be fetched', reason: expect.any(String) }),
    );
    // Requests that are answered with 503 have a line of their own.
    expect(site.log.filter(({ level, res }) => Number(level) >= 50 && !res)).toEqual([]);
    ghost.clearFaults();
    for (const url of ['/blog/post-2', '/blog', '/', '/rss.xml', '/blog/tag/personal-tax']) {
      const { status, text } = await get(site, url);
      expect([url, status, text.includes('Post number 2')]).toEqual([url, 200, true]);
    }
  });
});

describe('Ghost fails while visitors browse', () => {
  it('serves cached pages for hours and others with 503, and fresh content after recovery', async () => {
    const time = { now: Date.now() };
    const site = await start(() => time.now);
    const cached = ['/', '/blog', '/blog/post-3', '/blog/tag/payroll', '/rss.xml'];
    for (const url of cached) expect([url, (await get(site, url)).status]).toEqual([url, 200]);
    for (const [index, fault] of failures.entries()) {
      ghost.clearFaults();
      ghost.fail(fault);
      time.now += (index === 0 ? 6 : 120) * 60_000;
      for (const url of cached) {
        const { status, text } = await get(site, url);
        expect([url, status, text.includes(noPosts)]).toEqual([url, 200, false]);
      }
    }
    expect((await get(site, '/blog/post-40')).status).toBe(503);
    ghost.clearFaults();
    ghost.posts[2]!.title = 'Changed during the outage';
    time.now += 11 * 60_000;
    await get(site, '/blog/post-3');
    const isFresh = async () => (await get(site, '/blog/post-3')).text.includes('Changed during the outage');
    await expect.poll(isFresh).toBe(true);
    expect((await get(site, '/blog/post-40')).status).toBe(200);
  });

  it('serves the snapshot with 200 after a restart during an outage', async () => {
    const first = await start();
    for (const url of ['/', '/blog', '/blog/post-3', '/blog/tag/payroll', '/rss.xml', '/sitemap.xml'])
      expect([url, (await get(first, url)).status]).toEqual([url, 200]);
    opened.splice(0);
    await first.close();
    ghost.fail({ kind: 'drop' });
    const second = await start();
    for (const [url, text] of [
      ['/blog/post-3', 'This is the body of post number 3.'],
      ['/blog', 'Post number 2'],
      ['/', 'Post number 2'],
      ['/blog/tag/payroll', 'Post number'],
      ['/rss.xml', 'This is the body of post number 3.'],
      ['/sitemap.xml', '/blog/post-45'],
    ] as const) {
      const response = await get(second, url);
      expect([url, response.status, response.text.includes(text)]).toEqual([url, 200, true]);
    }
    // A request waits a second at most for the index.
    const search = async () => (await get(second, '/search?q=number')).text;
    await expect.poll(search).toContain('/blog/post-3');
  });
});

describe('Ghost never responds', () => {
  it('answers feeds with 503 and Retry-After after the time-out of a render', async () => {
    ghost.fail({ kind: 'hang' });
    const site = await start();
    const feeds = await Promise.all(['/rss.xml', '/feed.json'].map((url) => get(site, url)));
    for (const { status, headers } of feeds) expect([status, headers['retry-after']]).toEqual([503, '60']);
  });

  it('completes the page without its posts after the time-out of a render, for visitors, crawlers and HEAD', async () => {
    ghost.fail({ kind: 'hang' });
    const site = await start();
    await get(site, '/contact');
    const started = performance.now();
    const waitedMs = () => performance.now() - started;
    const crawler = get(site, '/blog')
      .set('User-Agent', 'Mozilla/5.0 (compatible; Googlebot/2.1)')
      .then((response) => ({ response, after: waitedMs() }));
    const head = request(site.server)
      .head('/')
      .then((response) => ({ response, after: waitedMs() }));
    const visitor = get(site, '/').then((response) => ({ response, after: waitedMs() }));
    const other = await get(site, '/about-us');
    expect(other.status).toBe(200);
    for (const { response, after } of await Promise.all([crawler, visitor])) {
      expect([response.status, response.text.includes('</html>')]).toEqual([200, true]);
      expect(after).toBeGreaterThan(renderTimeoutMs * 0.9);
      expect(after).toBeLessThan(contentTimeoutMs);
    }
    expect([(await head).response.status, (await head).after < contentTimeoutMs]).toEqual([200, true]);
  });
});

it.each([
  ['a page that is cached', '/privacy-policy'],
  ['one that is streamed', '/'],
])('%s is 503 when a busy machine cannot render it in time, with when to ask again', async (_, path) => {
  ghost.fail({ kind: 'hang' });
  const site = await start();
  const realTimeout = globalThis.setTimeout;
  const timeouts = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    run: () => void,
    ms?: number,
    ...rest: []
  ) => {
    // Before React's first turn.
    if (ms === renderTimeoutMs) run();
    return ms === renderTimeoutMs ? realTimeout(() => {}, 0) : realTimeout(run, ms, ...rest);
  }) as typeof setTimeout);
  onTestFinished(() => timeouts.mockRestore());
  const { status, headers } = await get(site, path);
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
  expect(site.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  timeouts.mockRestore();
  await get(site, path).expect(200);
});
