import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Brands, brandIds } from '#shared/brands/index.ts';
import type { Author, Post, PostList, PostSummary, Tag } from '#shared/news/post.ts';
import { redirectFor } from '#shared/site/redirects.ts';
import { matchRoute } from '#shared/site/routes.ts';
import type { Contents } from './content-cache.ts';
import type { ContentSource, GhostPages, PostQuery } from './content-service.ts';
import type { GhostPost } from './ghost/ghost-schema.ts';
import type { HtmlRules } from './html/images.ts';
import { directCleaner, type PostCleaner } from './html/post-cleaner.ts';
import { postSections, type TextSection } from './html/sections.ts';
import { fullPost, ghostPage, hasPublicUrl, postSummary, publicTag } from './post-mapper.ts';
import { readFacts } from './read-facts.ts';
import { checkRedirects, redirectsOf } from './redirect-rows.ts';
import { factSlug } from './site-facts.ts';

/** The most that Ghost gives at once. */
const indexPageSize = 100;
const maxIndexedPosts = 1_000;
const factSlugs = brandIds.map(factSlug);

const noSections: TextSection[] = [];

type Options = {
  source: ContentSource;
  rules: HtmlRules;
  brands: Brands;
  log: Logger;
  cleaner?: PostCleaner | undefined;
};

export type ContentFetchers = ReturnType<typeof createContentFetchers>;

/**
 * Fetches each kind of content from the source, sanitized. Null for what does not exist.
 * Each throws {SourceError} when the source fails.
 */
export function createContentFetchers({ source, rules, brands, log, cleaner = directCleaner }: Options) {
  const summaries = (posts: readonly GhostPost[]): PostSummary[] =>
    posts.filter((post) => hasPublicUrl(post, log)).map((post) => postSummary(post, rules));

  /** The texts of the posts of the last index, which are too long to be stored with it; read again when a post has changed. */
  let sections = new Map<string, { version: string; sections: TextSection[] }>();

  return {
    async list(query: PostQuery): Promise<PostList> {
      const { posts, total, next } = await source.posts(query);
      return { posts: summaries(posts), page: query.page, next, total };
    },

    async feed(query: PostQuery): Promise<Post[]> {
      const { posts } = await source.posts(query);
      const full: Post[] = [];
      for (const post of posts.filter((candidate) => hasPublicUrl(candidate, log))) {
        full.push(await fullPost(post, rules, cleaner));
        // Requests are answered between two posts.
        await nextTurn();
      }
      return full;
    },

    async post(slug: string): Promise<Post | null> {
      const post = await source.post(slug);
      return post && hasPublicUrl(post, log) ? fullPost(post, rules, cleaner) : null;
    },

    /** @param before what was last read: a fact that cannot be read now stays as it was */
    async pages(before: GhostPages | undefined): Promise<GhostPages> {
      const all = await source.pages();
      const pages: GhostPages = { facts: [], shown: [], problems: [] };
      const redirects: string[][] = [];
      for (const page of all) {
        const { slug } = page;
        if (factSlugs.includes(slug)) {
          const facts = readFacts(
            page,
            before?.facts.find((one) => one.slug === slug),
            rules,
          );
          pages.facts.push(facts.page);
          pages.problems.push(...facts.problems);
          redirects.push(...facts.redirects);
        } else if (matchRoute(`/${slug}`).name === 'notFound' && redirectFor(`/${slug}`) === null)
          pages.shown.push(await ghostPage(page, rules, cleaner));
        else pages.problems.push(`The page “${slug}”: the site has a page at this address. Give yours another slug.`);
      }
      const known = before ? redirectsOf(before) : undefined;
      const shown = new Set(pages.shown.map(({ url }) => url));
      const checked = checkRedirects(redirects, known, { brands, shown });
      pages.facts[0]?.rows.push(...checked.rows);
      pages.problems.push(...checked.problems);
      return pages;
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
      return authorIn(summaries(posts), slug) ?? null;
    },

    async index(): Promise<Contents['index']> {
      const posts = new Map<string, PostSummary>();
      const texts: typeof sections = new Map();
      let next: number | null = 1;
      while (next !== null && posts.size < maxIndexedPosts && next <= maxIndexedPosts / indexPageSize) {
        const page = await source.posts({ limit: indexPageSize, page: next });
        for (const summary of summaries(page.posts)) posts.set(summary.id, summary);
        for (const { id, html, updated_at } of page.posts) {
          const version = `${updated_at} ${html?.length}`;
          const known = sections.get(id);
          texts.set(id, known?.version === version ? known : { version, sections: postSections(html ?? '') });
          await nextTurn();
        }
        next = page.next;
      }
      sections = texts;
      const all = [...posts.values()].slice(0, maxIndexedPosts);
      return { posts: all, complete: next === null };
    },

    sectionsOf: ({ id }: PostSummary): TextSection[] => sections.get(id)?.sections ?? noSections,
  };
}

export function authorIn(posts: readonly PostSummary[], slug: string): Author | undefined {
  return posts
    .flatMap(({ authors, primary_author }) => [...authors, primary_author])
    .find((author) => author.slug === slug && slug !== '');
}
