import * as limits from '#shared/limits.ts';
import type { Outcome, PostSummary, Tag } from '#shared/news/post.ts';
import { withTimeout } from '../timeout.ts';
import { authorIn, type ContentFetchers } from './content-fetchers.ts';
import type { ContentCache, ContentTypes } from './swr-cache.ts';

/** Lookups of slugs that no known post, tag or author has, so that a crawler of made-up URLs does not reach the source. */
const unknownSlugsPerMinute = 5;

export type ListName = {
  limit: number;
  page?: number | undefined;
  tag?: string | undefined;
  author?: string | undefined;
};

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
    isPastEnd({ limit, page = 1, tag, author }: ListName): boolean {
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
