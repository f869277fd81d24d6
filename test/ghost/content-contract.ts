import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentService } from '#server/content/content-service.ts';
import type { PostList, PostSummary } from '#shared/news/post.ts';

/** Tests for a content service over any source, which needs ten posts, two tags and one featured post. */
export function contentContract(
  name: string,
  makeContent: () => Promise<{ content: ContentService; close: () => Promise<void> }>,
) {
  describe(`content from ${name}`, () => {
    let content: ContentService;
    let close: () => Promise<void>;
    let all: PostSummary[];

    beforeAll(async () => {
      ({ content, close } = await makeContent());
      await content.warm();
      all = expectValue(await content.allPosts());
    });
    afterAll(() => close());

    it('lists every post once, newest first, page by page', async () => {
      const slugs: string[] = [];
      for (let page: number | null = 1; page !== null; ) {
        const list: PostList = expectValue(await content.browsePosts({ limit: 9, page }));
        expect(list.page).toBe(page);
        slugs.push(...list.posts.map(({ slug }) => slug));
        page = list.next;
      }
      expect(slugs).toEqual(all.map(({ slug }) => slug));
      expect(new Set(slugs).size).toBe(slugs.length);
      const dates = all.map(({ published_at }) => Date.parse(published_at ?? ''));
      expect(dates).toEqual([...dates].sort((a, b) => b - a));
    });

    it('gives six posts by default', async () => {
      expect(expectValue(await content.browsePosts()).posts).toHaveLength(6);
    });

    it('gives an empty list past the last page', async () => {
      const list = expectValue(await content.browsePosts({ limit: 9, page: 900 }));
      expect(list).toMatchObject({ posts: [], next: null, page: 900 });
    });

    it('gives every card a title, a URL, a reading time, an author and an excerpt on one line', () => {
      for (const card of all) {
        expect(card.title).not.toBe('');
        expect(card.url).toBe(`/blog/${card.slug}`);
        expect(card.reading_time).toBeGreaterThanOrEqual(1);
        expect(card.primary_author.name).not.toBe('');
        expect(card.excerpt).not.toMatch(/[\n\r\t]/);
        expect(card.tags.every(({ slug }) => !slug.startsWith('hash-'))).toBe(true);
        expect(card.primary_tag).toEqual(card.tags[0] ?? null);
        expect(card.published_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      }
    });

    it('gives at most three featured posts', async () => {
      const featured = expectValue(await content.featuredPosts());
      expect(featured.length).toBeGreaterThan(0);
      expect(featured.length).toBeLessThanOrEqual(3);
      expect(featured.every((post) => post.featured)).toBe(true);
    });

    it('reads a post with its body, its neighbors by date and related posts', async () => {
      const place = 4;
      const { post, newer, older, related } = expectValue(await content.readPost(all[place]!.slug));
      expect(post.slug).toBe(all[place]!.slug);
      expect(post.html).not.toBe('');
      expect([newer?.slug, older?.slug]).toEqual([all[place - 1]!.slug, all[place + 1]!.slug]);
      expect(related.length).toBeLessThanOrEqual(3);
      for (const card of related) {
        expect(card.slug).not.toBe(post.slug);
        expect(card.tags.some(({ slug }) => post.tags.some((tag) => tag.slug === slug))).toBe(true);
      }
    });

    it('has nothing newer than the newest and nothing older than the oldest', async () => {
      expect(expectValue(await content.readPost(all[0]!.slug)).newer).toBeNull();
      expect(expectValue(await content.readPost(all.at(-1)!.slug)).older).toBeNull();
    });

    it.each(['no-such-post-anywhere', 'UPPER', 'a b', '../../settings', "x'+slug:'y", '', 'a'.repeat(300)])(
      'finds no post with the slug %j',
      async (slug) => {
        expect(await content.readPost(slug)).toEqual({ ok: false, reason: 'not-found' });
      },
    );

    it('lists tags with posts, most used first, and their posts', async () => {
      const tags = expectValue(await content.browseTags());
      expect(tags.length).toBeGreaterThan(1);
      const counts = tags.map(({ count }) => count.posts);
      expect(counts).toEqual([...counts].sort((a, b) => b - a));
      expect(counts.at(-1)).toBeGreaterThan(0);
      const [tag] = tags;
      expect(expectValue(await content.readTag(tag!.slug))).toEqual(tag);
      const { posts } = expectValue(await content.browsePosts({ limit: 9, tag: tag!.slug }));
      expect(posts.length).toBeGreaterThan(0);
      expect(posts.every((post) => post.tags.some(({ slug }) => slug === tag!.slug))).toBe(true);
    });

    it('finds no unknown tag or author', async () => {
      expect(await content.readTag('no-such-tag')).toEqual({ ok: false, reason: 'not-found' });
      expect(await content.readAuthor('no-such-author')).toEqual({ ok: false, reason: 'not-found' });
      expect(expectValue(await content.browsePosts({ tag: 'no-such-tag' })).posts).toEqual([]);
    });

    it('reads an author and lists the author’s posts', async () => {
      const author = all[0]!.primary_author;
      expect(expectValue(await content.readAuthor(author.slug))).toEqual(author);
      const { posts } = expectValue(await content.browsePosts({ limit: 9, author: author.slug }));
      expect(posts.some(({ slug }) => slug === all[0]!.slug)).toBe(true);
    });

    it('gives the feed the newest posts with their bodies', async () => {
      const feed = expectValue(await content.feedPosts({ limit: 10 }));
      expect(feed.map(({ slug }) => slug)).toEqual(all.slice(0, 10).map(({ slug }) => slug));
      expect(feed.filter(({ html }) => html !== '').length).toBeGreaterThan(5);
      const feedOfTag = expectValue(await content.feedPosts({ limit: 10, tag: all[0]!.primary_tag!.slug }));
      expect(feedOfTag.length).toBeGreaterThan(0);
    });

    it('contains no script, event handler, style or frame', async () => {
      for (const post of expectValue(await content.feedPosts({ limit: 100 }))) {
        expect(post.html).not.toMatch(/<(?:script|style|iframe|form|object|svg|button|input)\b/i);
        expect(post.html).not.toMatch(/<[^>]+\s(?:on\w+|style|srcdoc)=/i);
      }
    });
  });
}

/** The value of a successful outcome; throws for any other. */
export function expectValue<T>(outcome: { ok: true; value: T } | { ok: false; reason: string }): T {
  if (!outcome.ok) throw new Error(`expected content, got ${outcome.reason}`);
  return outcome.value;
}
