import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ContentService } from '#server/content/content-service.ts';
import { expectValue } from '#test/ghost/content-contract.ts';
import { type Fault, startGhostStub } from '#test/ghost/ghost-stub.ts';
import { forgedPosts, makePost, makeTag } from '#test/ghost/stub-posts.ts';
import { minute, startContent } from '../content-setup.ts';

const lists = '/posts/?';

afterEach(() => void vi.restoreAllMocks());

describe('requests to Ghost', () => {
  it('have the key, and name the fields that are used', async () => {
    const { content, stub } = await startContent();
    await content.browsePosts({ limit: 9, page: 2 });
    await content.browsePosts();
    await content.browseTags();
    expect(['limit=9&page=2', 'limit=6&page=1'].map((part) => stub.count(part))).toEqual([1, 1]);
    expect(stub.count(/\/tags\/\?.*limit=all.*include=count\.posts/)).toBe(1);
    for (const { query } of stub.calls.filter(({ url }) => url.includes(lists))) {
      expect(query.get('key')).toBe(stub.key);
      expect(query.get('include')).toBe('tags,authors');
      expect(query.get('page')).toMatch(/^[12]$/);
      expect(query.get('fields')!.split(',')).toEqual(
        expect.arrayContaining(['id', 'title', 'slug', 'feature_image', 'featured', 'published_at', 'custom_excerpt']),
      );
    }
  });

  it('never provoke a refusal, whatever slug is requested', async () => {
    const { content, stub } = await startContent({ lockout: true });
    for (const slug of ['unknown', 'No Slug', "x'", '../../settings/?x=', '%00', 'tag']) {
      await content.readPost(slug);
      await content.readTag(slug);
      await content.readAuthor(slug);
      await content.browsePosts({ tag: slug, page: 5 });
    }
    expect(stub.count('/slug/')).toBe(0);
    expect(stub.count('settings')).toBe(0);
    for (const { url } of stub.calls) expect(url).not.toMatch(/['"%\s].*['"%\s].*['"%\s]/);
  });

  it('expose neither posts of internal tags nor negated filters', async () => {
    const { content, stub } = await startContent({ posts: [makePost(1, { tags: [makeTag('#pinned')] }), makePost(2)] });
    for (const tag of ['hash-pinned', '-payroll', 'null']) {
      expect(expectValue(await content.browsePosts({ tag })).posts).toEqual([]);
      expect(expectValue(await content.feedPosts({ tag }))).toEqual([]);
    }
    expect(stub.count('tag:-payroll')).toBe(0);
    expect(stub.count('hash-pinned')).toBe(0);
  });

  it('follow all pages of tags', async () => {
    const posts = Array.from({ length: 130 }, (_, index) => makePost(index, { tags: [makeTag(`Tag ${index}`)] }));
    const { content, stub } = await startContent({ posts });
    expect(expectValue(await content.browseTags())).toHaveLength(130);
    expect(stub.count('/tags/')).toBe(2);
  });

  it('follow pages to the hundredth, 25 at once', async () => {
    const { content, stub } = await startContent();
    stub.pages = Array.from({ length: 130 }, (_, index) => makePost(index));
    expect(expectValue(await content.pages()).shown).toHaveLength(100);
    expect(stub.count('/pages/')).toBe(4);
  });

  it('give no image from a host that only resembles an allowed one', async () => {
    const { content } = await startContent({ posts: forgedPosts() });
    const { posts } = expectValue(await content.browsePosts({ limit: 100 }));
    expect(posts.length).toBeGreaterThan(5);
    expect(posts.map(({ feature_image }) => feature_image)).toEqual(posts.map(() => null));
  });

  it('leave out a post whose slug is tag, with a warning', async () => {
    const { content, logged } = await startContent({ posts: [makePost(1, { slug: 'tag' }), makePost(2)] });
    expect(expectValue(await content.browsePosts()).posts.map(({ slug }) => slug)).toEqual(['post-2']);
    expect(await content.readPost('tag')).toMatchObject({ ok: false, reason: 'not-found' });
    expect(logged('a post cannot be shown')).toBeGreaterThan(0);
  });

  it('work with an empty Ghost', async () => {
    const { content } = await startContent({ posts: 0 });
    await content.warm();
    expect(expectValue(await content.browsePosts({ limit: 9 }))).toEqual({ posts: [], page: 1, next: null, total: 0 });
    expect(expectValue(await content.feedPosts())).toEqual([]);
    expect(expectValue(await content.browseTags())).toEqual([]);
  });
});

describe('a request to Ghost that fails', () => {
  const failures: Fault[] = [
    { kind: 'status', status: 500 },
    { kind: 'status', status: 503 },
    { kind: 'status', status: 429 },
    { kind: 'garbage' },
    { kind: 'page' },
    { kind: 'drop' },
  ];

  it.each(failures)('is retried once: $kind $status goes unnoticed', async (fault) => {
    const { content, stub } = await startContent();
    stub.fail({ ...fault, times: 1 });
    expect(expectValue(await content.browsePosts({ limit: 9 })).posts).toHaveLength(9);
  });

  const kinds: [string, string, (content: ContentService) => Promise<{ ok: boolean; reason?: string }>][] = [
    ['all posts', 'limit=25', (content) => content.allPosts()],
    ['nine posts', 'limit=9', (content) => content.browsePosts({ limit: 9 })],
    ['the posts of a tag', 'tag:', (content) => content.browsePosts({ limit: 9, tag: 'payroll' })],
    ['a post', 'slug:', (content) => content.readPost('post-3')],
    ['pages', '/pages/', (content) => content.pages()],
    ['tags', '/tags/', (content) => content.browseTags()],
    ['an unlisted tag', "slug:'x'", (content) => content.readTag('x')],
    ['an unlisted author', 'author:', (content) => content.readAuthor('x')],
  ];

  it.each(kinds)(
    'for %s is parsed up to a bound of its kind; above it is refused unread, not retried, and the log says what to do',
    async (what, only, read) => {
      const most = /^(?:an unlisted tag|tags)$/.test(what) ? 500_000 : 2_000_000;
      const { open, stub, lines } = await startContent();
      const parse = vi.spyOn(JSON, 'parse');
      for (const [length, ok] of [
        [most, true],
        [most + 1, false],
      ] as const) {
        stub.fail({ kind: 'long', only, length });
        parse.mockClear();
        const { reason } = await read(open());
        expect([length, reason !== 'unavailable']).toEqual([length, ok]);
        const parsed = parse.mock.calls.filter(([text]) => Buffer.byteLength(text) >= most).length;
        expect([length, parsed > 0]).toEqual([length, ok]);
        stub.clearFaults();
      }
      const failures = lines.filter(({ msg }) => msg === 'request to Ghost failed');
      expect(failures).toMatchObject([{ attempt: 1, reason: expect.stringContaining('upload the pictures') }]);
    },
  );

  const tag = makeTag('Payroll');
  const fillings: [string, (size: number) => object][] = [
    ['tags', (size) => ({ tags: Array(Math.floor(size / JSON.stringify(tag).length)).fill(tag) })],
    ['objects', (size) => ({ excerpt: Array(Math.floor(size / 4)).fill({}) })],
    ['captions', (size) => ({ feature_image_caption: '<b>x</b>'.repeat(size / 10), html: 'x'.repeat(size / 5) })],
    ['text', (size) => ({ html: '<p>It is "due".</p>'.repeat(size / 22) })],
  ];

  it.each(fillings)(
    'full of %s, as large as is allowed or larger, does not hold up the process',
    async (_what, fill) => {
      for (const [size, ok] of [
        [72_000, true],
        [136_000, false],
      ] as const) {
        const posts = Array.from({ length: 50 }, (_, index) => Object.assign(makePost(index + 1), fill(size)));
        const { open } = await startContent({ posts });
        const turns: number[] = [];
        const results: boolean[] = [];
        for (let run = 0; run < 3; run++) {
          const content = open();
          const delay = monitorEventLoopDelay({ resolution: 5 });
          delay.enable();
          results.push((await content.allPosts()).ok);
          // The last turn is measured when the next begins.
          for (let turn = 0; turn < 2; turn++) await nextTurn();
          delay.disable();
          turns.push(delay.max / 1e6);
        }
        expect(Math.min(...turns)).toBeLessThan(800);
        expect([size, ...results]).toEqual([size, ok, ok, ok]);
      }
    },
  );

  it('is followed within its own origin only', async () => {
    const other = await startGhostStub();
    onTestFinished(other.close);
    const { content, stub, logged } = await startContent();
    stub.fail({ kind: 'redirect', to: other.url, only: 'limit=9' });
    expect(await content.browsePosts({ limit: 9 })).toEqual({ ok: false, reason: 'unavailable' });
    expect(other.calls).toEqual([]);
    expect(logged('request to Ghost failed')).toBeGreaterThan(0);
    stub.clearFaults();
    stub.fail({ kind: 'redirect', to: stub.url, only: 'slug:', times: 2 });
    expect(expectValue(await content.readPost('post-3')).post.slug).toBe('post-3');
    stub.clearFaults();
    stub.fail({ kind: 'redirect', to: stub.url, only: 'post-4' });
    expect(await content.readPost('post-4')).toEqual({ ok: false, reason: 'unavailable' });
  });

  it('is retried only once', async () => {
    const { content, stub } = await startContent();
    stub.fail({ kind: 'status', only: 'limit=9' });
    expect(await content.browsePosts({ limit: 9 })).toEqual({ ok: false, reason: 'unavailable' });
    expect(stub.count('limit=9')).toBe(2);
  });

  it('is not cached', async () => {
    const { content, stub } = await startContent();
    stub.fail({ kind: 'status', only: 'slug:', times: 2 });
    expect(await content.readPost('post-3')).toEqual({ ok: false, reason: 'unavailable' });
    expect(expectValue(await content.readPost('post-3')).post.slug).toBe('post-3');
  });

  it('has a time-out of ten seconds in all', async () => {
    const { content, stub } = await startContent();
    const timeouts: { milliseconds: number; fire: () => void }[] = [];
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const controller = new AbortController();
      timeouts.push({ milliseconds, fire: () => controller.abort(new DOMException('timed out', 'TimeoutError')) });
      return controller.signal;
    });
    onTestFinished(() => timeout.mockRestore());
    stub.fail({ kind: 'hang', only: 'slug:' });
    const read = content.readPost('post-3');
    await expect.poll(() => stub.count('slug:'), { timeout: 10_000 }).toBe(1);
    for (const { fire } of timeouts) fire();
    expect(await read).toEqual({ ok: false, reason: 'unavailable' });
    expect(stub.count('slug:')).toBe(1);
    expect(new Set(timeouts.map(({ milliseconds }) => milliseconds))).toEqual(new Set([10_000]));
  });

  it('makes the client back off when it was refused', async () => {
    const { content, stub, time, lines } = await startContent(
      { lockout: true },
      { env: { GHOST_CONTENT_API_KEY: 'f'.repeat(26) } },
    );
    stub.fail({ kind: 'status', status: 401 });
    for (let visit = 0; visit < 50; visit++) await content.browsePosts({ limit: 9, page: visit });
    expect(stub.calls.length).toBeLessThan(10);
    expect(lines).toContainEqual(expect.objectContaining({ level: 40, msg: 'request to Ghost failed' }));
    stub.clearFaults();
    expect((await content.browsePosts({ limit: 9 })).ok).toBe(false);
    time.now += minute;
    expect((await content.browsePosts({ limit: 9 })).ok).toBe(true);
  });

  it('is not caused by one malformed entry', async () => {
    const broken = { ...makePost(2), slug: 42 } as unknown as ReturnType<typeof makePost>;
    const { content, lines } = await startContent({ posts: [makePost(1), broken, makePost(3)] });
    expect(expectValue(await content.browsePosts()).posts.map(({ slug }) => slug)).toEqual(['post-1', 'post-3']);
    expect(lines).toContainEqual(expect.objectContaining({ level: 40, msg: 'Ghost sent malformed entries' }));
  });

  it('is not caused by fields of another type, unless they say who may read a post', async () => {
    const other = {
      ...{ title: 5, excerpt: ['x'], featured: 1, reading_time: '3', feature_image: {}, meta_title: true },
      tags: 7,
    };
    const posts = [other, { visibility: 5 }, { access: 'no' }, { primary_author: 'x', authors: [null] }].map(
      (fields, index) => Object.assign(makePost(index + 1), fields),
    );
    const { content, stub } = await startContent({ posts: [] });
    stub.posts = posts as never;
    expect(expectValue(await content.browsePosts()).posts).toMatchObject([
      { slug: 'post-1', title: 'Untitled', tags: [], featured: false },
      { slug: 'post-4', title: 'Post number 4', authors: [] },
    ]);
    expect(expectValue(await content.readPost('post-1')).post).toMatchObject({
      title: 'Untitled',
      feature_image: null,
    });
  });

  it('is logged without the key', async () => {
    const { content, stub, lines } = await startContent();
    stub.fail({ kind: 'drop' });
    await content.browsePosts();
    expect(lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(lines)).not.toContain(stub.key);
  });
});
