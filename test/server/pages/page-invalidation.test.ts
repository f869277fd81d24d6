import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import type { GhostStub } from '#test/ghost/ghost-stub.ts';
import { makePost } from '#test/ghost/stub-posts.ts';
import { type GhostSite, startGhostSite } from '../site.ts';

type Options = NonNullable<Parameters<typeof startGhostSite>[1]>;
type Change = NonNullable<Options['content']>;

const plainSite = await startGhostSite();
let site: GhostSite;
let ghost: GhostStub;
beforeEach(() => {
  site = plainSite;
  ghost = site.ghost;
});

/** Starts a site of the test's own. */
async function start(options: Options = {}) {
  site = await startGhostSite({}, options);
  ghost = site.ghost;
}

const get = (path: string) => request(site.server).get(path);
const shown = ['/blog/post-1', '/blog', '/blog/tag/payroll', '/', '/rss.xml', '/feed.json'];

function sendWebhook(...event: Parameters<GhostStub['webhook']>) {
  const { body, headers } = ghost.webhook(...event);
  return request(site.server).post('/api/ghost/webhook').set(headers).send(body);
}

/** Edits a post, and tells the site. */
async function edit(index: number, changes: Partial<GhostStub['posts'][number]>) {
  const previous = { ...ghost.posts[index]! };
  const current = Object.assign(ghost.posts[index]!, changes);
  await sendWebhook('post.published.edited', { current: { ...current, status: 'published' }, previous }).expect(204);
}

/** Requests every page twice; the second response is cached. */
async function browse(pages = ['/blog/post-1', '/blog']) {
  for (const path of [...pages, ...pages]) expect([path, (await get(path)).status]).toEqual([path, 200]);
}

describe('an edit in Ghost', () => {
  it('is shown by the next request, on the post, the lists, the home page and in the feeds', async () => {
    await browse(shown);
    await edit(0, { title: 'Edited a moment ago', updated_at: new Date().toISOString() });
    for (const path of shown)
      expect([path, (await get(path)).text.includes('Edited a moment ago')]).toEqual([path, true]);
  });

  it('that deletes a post removes it everywhere at once', async () => {
    await browse(['/blog/post-3', '/blog']);
    const [removed] = ghost.posts.splice(2, 1);
    const previous = { ...removed!, status: 'published' as const };
    await sendWebhook('post.deleted', { current: {}, previous }).expect(204);
    expect((await get('/blog/post-3')).status).toBe(404);
    for (const path of ['/', '/blog', '/rss.xml', '/feed.json', '/sitemap.xml'])
      expect([path, /post-3["<]/.test((await get(path)).text)]).toEqual([path, false]);
  });

  it('shows a new post although its URL was cached as not found', async () => {
    await browse();
    expect((await get('/blog/brand-new')).status).toBe(404);
    expect((await get('/blog/brand-new')).status).toBe(404);
    const fresh = makePost(0, { slug: 'brand-new', title: 'Brand new' });
    ghost.posts.unshift(fresh);
    await sendWebhook('post.published', {
      current: { ...fresh, status: 'published' },
      previous: { status: 'draft' },
    }).expect(204);
    const published = await get('/blog/brand-new');
    expect([published.status, published.text.includes('Brand new')]).toEqual([200, true]);
    expect((await get('/blog')).text.includes('Brand new')).toBe(true);
  });

  it('is acknowledged before any request to Ghost, however slow Ghost is', async () => {
    await start();
    await browse();
    ghost.fail({ kind: 'hang' });
    await edit(0, {});
    expect(site.log.filter(({ level }) => Number(level) >= 40)).toEqual([]);
  });

  it('renders the affected pages again before the next request', async () => {
    let lists = 0;
    const countLists: Change = (real) => ({
      ...real,
      browsePosts: (options) => {
        lists += 1;
        return real.browsePosts(options);
      },
    });
    await start({ content: countLists, env: { WARM_UP: 'true' } });
    await browse();
    lists = 0;
    await edit(0, {});
    // Only rendering a page requests a list.
    await expect.poll(() => lists).toBeGreaterThan(0);
  });
});

describe('without a webhook', () => {
  const minute = 60_000;
  /** Which title the first post has on a page. */
  const titleShown = async (path: string) =>
    /Post number 1\b|Edited without a call|Edited during the outage/.exec((await get(path)).text)?.[0];

  it('no page shows what Ghost had more than ten minutes ago, however the ages of content and page add up', async () => {
    const time = { now: Date.now() };
    await start({ now: () => time.now });
    await get('/api/data/posts?page=1').expect(200);
    ghost.posts[0]!.title = 'Edited without a call';
    time.now += 4 * minute;
    expect(await titleShown('/blog')).toBe('Post number 1');
    time.now += 6 * minute;
    expect(await titleShown('/blog')).toBe('Edited without a call');
  });

  it('a page rendered during an outage shows the present content within a minute after it', async () => {
    const time = { now: Date.now() };
    await start({ now: () => time.now });
    await browse(['/blog']);
    ghost.fail({ kind: 'drop' });
    time.now += 30 * minute;
    await browse(['/blog']);
    ghost.clearFaults();
    ghost.posts[0]!.title = 'Edited during the outage';
    time.now += minute;
    expect(await titleShown('/blog')).toBe('Edited during the outage');
  });
});

describe('a page that is being rendered when the webhook arrives', () => {
  it('is not cached, so that the next visitor sees the edit', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let held = false;
    await start({
      env: { WARM_UP: 'true' },
      content: (real) => ({
        ...real,
        browseTags: async () => {
          const tags = await real.browseTags();
          if (held) await released;
          return tags;
        },
      }),
    });
    await get('/rss.xml');
    held = true;
    const visit = request(site.server)
      .get('/blog')
      .then((response) => response);
    const warming = site.warm();
    await expect.poll(() => ghost.count('limit=9')).toBeGreaterThan(0);
    await edit(0, { title: 'Edited during the render' });
    held = false;
    release();
    await visit;
    // The other pages need not be rendered.
    site.stopping();
    await warming;
    const { text } = await get('/blog');
    expect([text.includes('Edited during the render'), text.includes('>Post number 1<')]).toEqual([true, false]);
  });
});

describe('a webhook call', () => {
  it('is rejected without a signature of its body, and the second time, and invalidates nothing', async () => {
    await browse();
    const { body, headers } = ghost.webhook('site.changed');
    const post = (sent: string, given: Record<string, string> = headers) =>
      request(site.server)
        .post('/api/ghost/webhook')
        .set({ 'content-type': 'application/json', ...given })
        .send(sent);
    ghost.clearCalls();
    for (const call of [post(`${body} `), post(body, {}), post('')]) {
      const response = await call;
      expect([response.status, response.type, typeof response.body.error]).toEqual([401, 'application/json', 'string']);
    }
    await browse();
    expect(ghost.count()).toBe(0);
    await post(body).expect(204);
    await post(body).expect(401);
  });

  it('is 400 when Ghost does not send such a body', async () => {
    await sendWebhook('post.published', { current: { slug: 'x'.repeat(200) } }).expect(400);
  });

  it('is 404 when no secret is configured, and for other methods', async () => {
    await start({ env: { GHOST_WEBHOOK_SECRET: '' } });
    const { body, headers } = ghost.webhook('site.changed');
    await request(site.server).post('/api/ghost/webhook').set(headers).send(body).expect(404);
    await request(site.server).get('/api/ghost/webhook').expect(404);
  });

  it('is rejected when it is larger than any post', async () => {
    const response = await request(site.server)
      .post('/api/ghost/webhook')
      .set('content-type', 'application/json')
      .send('x'.repeat(3_000_000));
    expect([response.status, response.type]).toEqual([413, 'application/json']);
  });
});
