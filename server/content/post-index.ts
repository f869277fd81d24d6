import * as limits from '#shared/limits.ts';
import type { Outcome, PostCard, Tag } from '#shared/news/post.ts';
import { withTimeout } from '../timeout.ts';
import { authorIn, type ContentFetchers } from './content-fetchers.ts';
import type { ListName } from './invalidation.ts';
import type { ContentTypes } from './snapshot.ts';
import type { ContentCache } from './swr-cache.ts';
import type { TokenBucket } from './token-bucket.ts';

/**
 * What is known of all posts and all tags: enough to tell a stranger's guess from a page worth asking for.
 * @param guesses how often something unknown may be asked for all the same
 */
export function createPostIndex({
  cache,
  loaders,
  guesses,
}: {
  cache: ContentCache;
  loaders: ContentFetchers;
  guesses: TokenBucket;
}) {
  let missed = false;

  function index(restless = true): Promise<Outcome<ContentTypes['index']>> {
    return cache.get('index', '', loaders.index, restless);
  }

  function tags(restless = true): Promise<Outcome<Tag[]>> {
    return cache.get('tags', '', loaders.tags, restless);
  }

  /** All posts, where they are known well enough to say that something is not among them. Refreshed behind. */
  function posts(): ContentTypes['index'] | undefined {
    void index(false);
    const all = cache.peek('index', '');
    return all?.complete && cache.age('index', '') < limits.contentStaleMs ? all : undefined;
  }

  function sureTags(): Tag[] | undefined {
    void tags(false);
    return cache.age('tags', '') < limits.contentStaleMs ? cache.peek('tags', '') : undefined;
  }

  return {
    index,
    tags,
    posts,

    /** All posts for the neighbours of one: not worth waiting for longer than a second. */
    async postsSoon(): Promise<PostCard[]> {
      const all = await withTimeout(index(false), limits.contentRefreshWaitMs, () => undefined);
      if (all?.ok) return all.value.posts;
      const kept = cache.peek('index', '');
      missed ||= !kept;
      return kept?.posts ?? [];
    },

    /** True, once, when a post had to be shown without its neighbours. */
    missedIndex(): boolean {
      const was = missed;
      missed = false;
      return was;
    },

    /** True for a page that certainly has no posts, or that nobody should ask for more often than a few times a minute. */
    isPastEnd({ limit, page = 1, tag, author }: ListName): boolean {
      const all = posts()?.posts;
      const fitting = tag
        ? sureTags() && (sureTags()?.find(({ slug }) => slug === tag)?.count.posts ?? 0)
        : all?.filter((post) => !author || authorIn([post], author)).length;
      if (fitting === undefined) return false;
      if (fitting === 0 && (tag || author)) return !guesses.take();
      return page > Math.ceil(fitting / limit) + 1;
    },
  };
}
