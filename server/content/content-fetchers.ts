import type { Logger } from 'pino';
import type { Author, Post, PostCard, PostList, Tag } from '#shared/news/post.ts';
import type { ContentSource, PostQuery } from './content-source.ts';
import type { GhostPost } from './ghost/ghost-schema.ts';
import type { HtmlRules } from './html/post-html.ts';
import { fullPost, postCard, publicTag, showable } from './post-mapper.ts';
import type { ContentTypes } from './snapshot.ts';

/** Posts of the index in one question, the most Ghost gives, and in all. */
const indexPage = 100;
const mostPosts = 1_000;

export type ContentFetchers = ReturnType<typeof createContentFetchers>;

/**
 * What is asked of the source for each kind of content, cleaned. Null where there is no such thing.
 * Every one throws {SourceError} when the source fails.
 */
export function createContentFetchers({
  source,
  rules,
  log,
}: {
  source: ContentSource;
  rules: HtmlRules;
  log: Logger;
}) {
  const cards = (posts: readonly GhostPost[]): PostCard[] =>
    posts.filter((post) => showable(post, log)).map((post) => postCard(post, rules));

  return {
    async list(query: PostQuery): Promise<PostList> {
      const { posts, total, next } = await source.posts(query);
      return { posts: cards(posts), page: query.page, next, total };
    },

    async feed(limit: number, tag?: string): Promise<Post[]> {
      const { posts } = await source.posts({ limit, page: 1, tag });
      const full: Post[] = [];
      for (const post of posts.filter((candidate) => showable(candidate, log))) {
        full.push(await fullPost(post, rules));
        await breath();
      }
      return full;
    },

    async featured(limit: number): Promise<PostCard[]> {
      return cards((await source.posts({ limit, page: 1, featured: true })).posts);
    },

    async post(slug: string): Promise<Post | null> {
      const post = await source.post(slug);
      return post && showable(post, log) ? fullPost(post, rules) : null;
    },

    async tags(): Promise<Tag[]> {
      const tags = (await source.tags()).map(publicTag).filter((tag) => tag !== null);
      return tags.sort((a, b) => b.count.posts - a.count.posts || a.name.localeCompare(b.name));
    },

    async tag(slug: string): Promise<Tag | null> {
      const tag = await source.tag(slug);
      return tag && publicTag(tag);
    },

    async author(slug: string): Promise<Author | null> {
      const { posts } = await source.posts({ limit: 1, page: 1, author: slug });
      return authorIn(cards(posts), slug) ?? null;
    },

    async index(): Promise<ContentTypes['index']> {
      const posts = new Map<string, PostCard>();
      let next: number | null = 1;
      while (next !== null && posts.size < mostPosts && next <= mostPosts / indexPage) {
        const page = await source.posts({ limit: indexPage, page: next });
        for (const card of cards(page.posts)) posts.set(card.id, card);
        next = page.next;
        await breath();
      }
      return { posts: [...posts.values()].slice(0, mostPosts), complete: next === null };
    },
  };
}

/** The author of that slug among the authors of these posts. */
export function authorIn(posts: readonly PostCard[], slug: string): Author | undefined {
  return posts
    .flatMap(({ authors, primary_author }) => [...authors, primary_author])
    .find((author) => author.slug === slug && slug !== '');
}

/** Lets waiting requests through between pieces of work. */
function breath() {
  return new Promise<void>((resolve) => setImmediate(resolve));
}
