import { LRUCache } from 'lru-cache';
import * as limits from '#shared/limits.ts';
import type { Outcome, Post, PostPage, PostSummary, Tag } from '#shared/news/post.ts';
import { withTimeout } from '../timeout.ts';
import { authorIn, type ContentFetchers } from './content-fetchers.ts';
import type { PostQuery } from './content-service.ts';
import type { ContentCache, ContentTypes } from './swr-cache.ts';

/** Lookups of slugs that no known post, tag or author has, so that a crawler of made-up URLs does not reach the source. */
const unknownSlugsPerMinute = 5;

export type PostIndex = ReturnType<typeof createPostIndex>;
type Deps = { cache: ContentCache; fetchers: ContentFetchers; clock: () => number };

/** All posts and tags in short form, which settle most requests for unknown slugs without a request to the source. */
export function createPostIndex({ cache, fetchers, clock }: Deps) {
  const takeUnknownSlug = createTokenBucket(unknownSlugsPerMinute, clock);
  let missed = false;

  function loadIndex({ retryDuringBackoff = true } = {}): Promise<Outcome<ContentTypes['index']>> {
    return cache.get('index', '', fetchers.index, { retryDuringBackoff });
  }

  function loadTags({ retryDuringBackoff = true } = {}): Promise<Outcome<Tag[]>> {
    return cache.get('tags', '', fetchers.tags, { retryDuringBackoff });
  }

  /** The index, if it lists every post and is recent; refreshed in the background. */
  function completeIndex(): ContentTypes['index'] | undefined {
    void loadIndex({ retryDuringBackoff: false });
    const index = cache.peek('index', '');
    return index?.complete && cache.ageMs('index', '') < limits.contentStaleMs ? index : undefined;
  }

  /** All tags, if the list is recent; refreshed in the background. */
  function recentTags(): Tag[] | undefined {
    void loadTags({ retryDuringBackoff: false });
    return cache.ageMs('tags', '') < limits.contentStaleMs ? cache.peek('tags', '') : undefined;
  }

  return {
    loadIndex,
    loadTags,
    completeIndex,

    /** All posts, or none when the index takes longer than a request should wait for related posts. */
    async postsInTime(): Promise<PostSummary[]> {
      const loading = loadIndex({ retryDuringBackoff: false });
      const index = await withTimeout(loading, limits.contentRefreshWaitMs, () => null);
      if (index?.ok) return index.value.posts;
      const cached = cache.peek('index', '');
      missed ||= !cached;
      return cached?.posts ?? [];
    },

    /** True, once, after a post was served without its related posts because there was no index. */
    missedIndex(): boolean {
      const was = missed;
      missed = false;
      return was;
    },

    /** Whether the source may be requested for something that the index does not list. Unlimited without a complete one. */
    takeUnlisted: (): boolean => !cache.peek('index', '')?.complete || takeUnknownSlug(),

    /** True for a list page that has no posts, or whose unknown tag or author exceeds the budget. */
    isPastEnd({ limit, page, tag, author }: PostQuery): boolean {
      const count = countPosts(tag, author);
      if (count === undefined) return false;
      if (count === 0 && (tag || author)) return !takeUnknownSlug();
      return page > Math.ceil(count / limit) + 1;
    },
  };

  /** How many posts have the tag or the author; undefined when that is not known. */
  function countPosts(tag: string | undefined, author: string | undefined): number | undefined {
    const posts = completeIndex()?.posts;
    if (tag) {
      const tags = recentTags();
      return tags && (tags.find(({ slug }) => slug === tag)?.count.posts ?? 0);
    }
    return posts?.filter((post) => !author || authorIn([post], author)).length;
  }
}

/** A token bucket, full at the start. @returns takes a token; false when none is left */
function createTokenBucket(perMinute: number, clock: () => number): () => boolean {
  let tokens = perMinute;
  let refilledAt = clock();
  return () => {
    // A clock that was set back does not empty the bucket.
    const elapsedMs = Math.abs(clock() - refilledAt);
    refilledAt = clock();
    tokens = Math.min(perMinute, tokens + (elapsedMs / 60_000) * perMinute);
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}

const maxRelated = 3;

/** A post with its neighbors by date and the up to three posts that share most tags with it, the newest first. */
export function withNeighbors(post: Post, index: readonly PostSummary[]): PostPage {
  const knownPosition = index.findIndex(({ id }) => id === post.id);
  const published = Date.parse(post.published_at ?? '') || 0;
  const firstOlder = index.findIndex(({ published_at }) => (Date.parse(published_at ?? '') || 0) <= published);
  // A post that the index does not list yet takes its place by date.
  const position = knownPosition !== -1 ? knownPosition : firstOlder === -1 ? index.length : firstOlder;
  return {
    post,
    newer: index[position - 1] ?? null,
    older: index[knownPosition === -1 ? position : position + 1] ?? null,
    related: relatedTo(post, index),
  };
}

/**
 * The posts that go with a page: those with most of its tags, the newest first.
 * @param index the newest first
 */
export function postsFor({ tags }: { tags: readonly string[] }, index: readonly PostSummary[]): PostSummary[] {
  return highest(index, (post) => sharedTags(post, tags));
}

function relatedTo(post: Post, index: readonly PostSummary[]): PostSummary[] {
  const slugs = post.tags.map(({ slug }) => slug);
  const others = index.filter(({ id }) => id !== post.id);
  return highest(others, (other) => {
    const hasSameFirst = other.primary_tag && other.primary_tag.slug === post.primary_tag?.slug;
    return sharedTags(other, slugs) + (hasSameFirst ? 1 : 0);
  });
}

function sharedTags({ tags }: PostSummary, slugs: readonly string[]): number {
  return tags.filter(({ slug }) => slugs.includes(slug)).length;
}

function highest(posts: readonly PostSummary[], scoreOf: (post: PostSummary) => number): PostSummary[] {
  const scored = posts.map((post) => ({ post, score: scoreOf(post) })).filter(({ score }) => score > 0);
  const best = scored.sort((a, b) => b.score - a.score).slice(0, maxRelated);
  return best.map(({ post }) => post);
}

const maxRenamed = 500;
type Index = { posts: readonly PostSummary[] };

export type RenamedSlugs = ReturnType<typeof createRenamedSlugs>;

/** Old slugs of renamed posts, each with the new one. */
export function createRenamedSlugs() {
  const renamed = new LRUCache<string, string>({ max: maxRenamed });

  function add(from: string, to: string) {
    // A post renamed back must not redirect in a circle.
    renamed.delete(to);
    renamed.set(from, to);
  }

  return {
    add,
    get: (slug: string) => renamed.get(slug),
    entries: (): [from: string, to: string][] => [...renamed.entries()],
    restore(entries: readonly [from: string, to: string][]) {
      for (const [from, to] of entries) renamed.set(from, to);
    },
    addDifferences(before: Index | undefined, after: Index | null) {
      const slugs = new Map(before?.posts.map(({ id, slug }) => [id, slug]));
      for (const { id, slug } of after?.posts ?? []) {
        const from = slugs.get(id);
        if (from !== undefined && from !== slug) add(from, slug);
      }
    },
  };
}
