import { afterEach, describe, expect, it, vi } from 'vitest';
import { must } from '#test/ghost/content-contract.ts';
import type { Fault } from '#test/ghost/ghost-stub.ts';
import { forgedPosts, longSlugPost, makePost, makeTag } from '#test/ghost/stub-posts.ts';
import { minute, setting } from '../content-setup.ts';

const lists = '/posts/?';

afterEach(() => void vi.restoreAllMocks());

describe('questions to Ghost', () => {
  it('asks for lists as the specification says', async () => {
    const { content, stub } = await setting();
    await content.browsePosts({ limit: 3 });
    await content.browsePosts({ limit: 9, page: 2 });
    await content.browsePosts();
    await content.featuredPosts();
    await content.browsePosts({ limit: 9, tag: 'payroll' });
    await content.browseTags();
    const asked = [
      /limit=3&page=1(?!.*filter)/,
      'limit=9&page=2',
      'limit=6&page=1',
      /limit=3&.*filter=featured:true/,
      /limit=9&page=1.*filter=tag:payroll/,
    ];
    expect(asked.map((part) => stub.count(part))).toEqual([1, 1, 1, 1, 1]);
    expect(stub.count(/\/tags\/\?.*limit=all.*include=count\.posts/)).toBe(1);
    for (const { query } of stub.calls.filter(({ address }) => address.includes(lists))) {
      expect(query.get('key')).toBe(stub.key);
      expect(query.get('include')).toBe('tags,authors');
      expect(query.get('page')).toMatch(/^[12]$/);
      expect(query.get('fields')!.split(',')).toEqual(
        expect.arrayContaining(['id', 'title', 'slug', 'feature_image', 'featured', 'published_at', 'custom_excerpt']),
      );
    }
  });

  it('never provokes a refusal, whatever a stranger asks for', async () => {
    const { content, stub } = await setting({ lock: true });
    for (const slug of ['nobody', 'No Body', "x'", '../../settings/?x=', '%00', 'tag']) {
      await content.readPost(slug);
      await content.readTag(slug);
      await content.readAuthor(slug);
      await content.browsePosts({ tag: slug, page: 5 });
    }
    expect(stub.count('/slug/')).toBe(0);
    expect(stub.count('settings')).toBe(0);
    for (const { address } of stub.calls) expect(address).not.toMatch(/['"%\s].*['"%\s].*['"%\s]/);
  });

  it('lets nobody see the posts of an internal tag, or all posts but those of a tag', async () => {
    const { content, stub } = await setting({ posts: [makePost(1, { tags: [makeTag('#pinned')] }), makePost(2)] });
    for (const tag of ['hash-pinned', '-payroll', 'null']) {
      expect(must(await content.browsePosts({ tag })).posts).toEqual([]);
      expect(must(await content.feedPosts({ tag }))).toEqual([]);
    }
    expect(stub.count('tag:-payroll')).toBe(0);
    expect(stub.count('hash-pinned')).toBe(0);
  });

  it('follows the tags through all pages', async () => {
    const posts = Array.from({ length: 130 }, (_, index) => makePost(index, { tags: [makeTag(`Tag ${index}`)] }));
    const { content, stub } = await setting({ posts });
    expect(must(await content.browseTags())).toHaveLength(130);
    expect(stub.count('/tags/')).toBe(2);
  });

  it('leaves out internal tags and names the first public one the primary', async () => {
    const { content } = await setting({ posts: [makePost(1, { tags: [makeTag('#pinned'), makeTag('Payroll')] })] });
    const [card] = must(await content.browsePosts()).posts;
    expect(card!.tags.map(({ slug }) => slug)).toEqual(['payroll']);
    expect(card!.primary_tag?.slug).toBe('payroll');
    expect(must(await content.browseTags()).map(({ slug }) => slug)).toEqual(['payroll']);
  });

  it('shows no picture of a host that only looks allowed', async () => {
    const { content } = await setting({ posts: forgedPosts() });
    const { posts } = must(await content.browsePosts({ limit: 100 }));
    expect(posts.length).toBeGreaterThan(5);
    expect(posts.map(({ feature_image }) => feature_image)).toEqual(posts.map(() => null));
  });

  it('shows a post with a long slug and warns of it', async () => {
    const post = longSlugPost(191);
    const { content, said } = await setting({ posts: [post] });
    expect(must(await content.readPost(post.slug)).post.slug).toHaveLength(191);
    expect(said('a slug above 150 characters was requested')).toBe(1);
    expect(said('a post has a slug above 150 characters')).toBeGreaterThan(0);
  });

  it('cannot show a post called tag, and warns of it', async () => {
    const { content, said } = await setting({ posts: [makePost(1, { slug: 'tag' }), makePost(2)] });
    expect(must(await content.browsePosts()).posts.map(({ slug }) => slug)).toEqual(['post-2']);
    expect(await content.readPost('tag')).toMatchObject({ ok: false, reason: 'not-found' });
    expect(said('a post cannot be shown')).toBeGreaterThan(0);
  });

  it('is content with an empty Ghost', async () => {
    const { content } = await setting({ posts: 0 });
    await content.warm();
    expect(content.isWarm()).toBe(true);
    expect(must(await content.browsePosts({ limit: 9 }))).toEqual({ posts: [], page: 1, next: null, total: 0 });
    expect(must(await content.feedPosts())).toEqual([]);
    expect(must(await content.browseTags())).toEqual([]);
  });
});

describe('a Ghost that fails', () => {
  const faults: Fault[] = [
    { kind: 'status', status: 500 },
    { kind: 'status', status: 503 },
    { kind: 'status', status: 429 },
    { kind: 'garbage' },
    { kind: 'page' },
    { kind: 'drop' },
  ];

  it.each(faults)('is asked again once: $kind $status is not seen', async (fault) => {
    const { content, stub } = await setting();
    stub.fail({ ...fault, times: 1 });
    expect(must(await content.browsePosts({ limit: 9 })).posts).toHaveLength(9);
  });

  it.each(faults)('is asked no more than twice: $kind $status', async (fault) => {
    const { content, stub } = await setting();
    stub.fail({ ...fault, only: 'limit=9' });
    expect(await content.browsePosts({ limit: 9 })).toEqual({ ok: false, reason: 'unavailable' });
    expect(stub.count('limit=9')).toBe(2);
  });

  it('is asked again at the next visit: a failure is not kept', async () => {
    const { content, stub } = await setting();
    stub.fail({ kind: 'status', only: 'slug:', times: 2 });
    expect(await content.readPost('post-3')).toEqual({ ok: false, reason: 'unavailable' });
    expect(must(await content.readPost('post-3')).post.slug).toBe('post-3');
  });

  it('has ten seconds for each attempt', async () => {
    const { content, stub } = await setting();
    const real = AbortSignal.timeout.bind(AbortSignal);
    const asked = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => real(milliseconds / 200));
    stub.fail({ kind: 'hang', only: 'slug:' });
    expect(await content.readPost('post-3')).toEqual({ ok: false, reason: 'unavailable' });
    expect(stub.count('slug:')).toBe(2);
    expect(new Set(asked.mock.calls.map(([milliseconds]) => milliseconds))).toEqual(new Set([10_000]));
  });

  it('is left alone for a while after it refused us, so that it does not lock us out', async () => {
    const { content, stub, time } = await setting({ lock: true }, { key: 'ffffffffffffffffffffffffff' });
    stub.fail({ kind: 'status', status: 401 });
    for (let visit = 0; visit < 50; visit++) await content.browsePosts({ limit: 9, page: visit });
    expect(stub.calls.length).toBeLessThan(10);
    stub.heal();
    expect((await content.browsePosts({ limit: 9 })).ok).toBe(false);
    time.now += minute;
    expect((await content.browsePosts({ limit: 9 })).ok).toBe(true);
  });

  it('does not lose a page for one entry that cannot be read', async () => {
    const broken = { ...makePost(2), slug: 42 } as unknown as ReturnType<typeof makePost>;
    const { content, said } = await setting({ posts: [makePost(1), broken, makePost(3)] });
    expect(must(await content.browsePosts()).posts.map(({ slug }) => slug)).toEqual(['post-1', 'post-3']);
    expect(said('malformed entries')).toBeGreaterThan(0);
  });

  it('never puts the key into the log', async () => {
    const { content, stub, lines } = await setting();
    stub.fail({ kind: 'drop' });
    await content.browsePosts();
    expect(lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(lines)).not.toContain(stub.key);
  });
});
