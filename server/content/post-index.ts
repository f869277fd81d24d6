import * as limits from '#shared/limits.ts';
import type { Outcome, PostCard, Tag } from '#shared/news/post.ts';
import { withTimeout } from '../timeout.ts';
import { authorIn, type ContentFetchers } from './content-fetchers.ts';
import type { ListName } from './invalidation.ts';
import type { ContentTypes } from './snapshot.ts';
import type { ContentCache } from './swr-cache.ts';
import type { TokenBucket } from './token-bucket.ts';

/**
 * All posts and tags in short form, which settle most requests for unknown slugs without a request to the source.
 * @param unknownSlugBudget limits the requests to the source for the others
 * @param unlistedBudget the same while the index does not list all posts
 */
export function createPostIndex({
  cache,
  fetchers,
  unknownSlugBudget,
  unlistedBudget,
}: {
  cache: ContentCache;
  fetchers: ContentFetchers;
  unknownSlugBudget: TokenBucket;
  unlistedBudget: TokenBucket;
}) {
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
    async relatedPosts(): Promise<PostCard[]> {
      const index = await withTimeout(
        loadIndex({ retryDuringBackoff: false }),
        limits.contentRefreshWaitMs,
        () => null,
      );
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

    /** Whether the source may be requested for something that the index does not list. Unlimited while there is none. */
    takeUnlisted(): boolean {
      const index = cache.peek('index', '');
      return !index || (index.complete ? unknownSlugBudget : unlistedBudget).take();
    },

    /** True for a list page that has no posts, or whose unknown tag or author exceeds the budget. */
    isPastEnd({ limit, page = 1, tag, author }: ListName): boolean {
      const count = countPosts(tag, author);
      if (count === undefined) return isBeyondIndex(page, limit, author) && !unlistedBudget.take();
      if (count === 0 && (tag || author)) return !unknownSlugBudget.take();
      return page > Math.ceil(count / limit) + 1;
    },
  };

  /** True for a list page of which an incomplete index has no post. */
  function isBeyondIndex(page: number, limit: number, author: string | undefined): boolean {
    const index = cache.peek('index', '');
    if (!index || index.complete) return false;
    const posts = author ? index.posts.filter((post) => authorIn([post], author)) : index.posts;
    return (page - 1) * limit >= posts.length;
  }

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
