import * as limits from '#shared/limits.ts';
import type { Author, PostSummary } from '#shared/news/post.ts';
import { withTimeout } from '../timeout.ts';
import type { ContentCache, Contents } from './content-cache.ts';
import { type ContentSource, type PostQuery, SourceError } from './content-service.ts';
import { postSections, type TextSection } from './html/sections.ts';
import type { PostMapper } from './post-mapper.ts';

/** Look-ups of what no known post has, so that a crawler of made-up URLs does not reach the source. */
const lookUpsPerMinute = 5;
const maxRenamed = 500;
const maxPosts = 1_000;

export type PostIndex = ReturnType<typeof createPostIndex>;
type Deps = { cache: ContentCache; source: ContentSource; mapper: PostMapper; clock: () => number };

/** All posts in short form, which settle most requests for unknown slugs without a request to the source. */
export function createPostIndex({ cache, source, mapper, clock }: Deps) {
  /** The bodies of the posts, which are too long to be stored with the index, by id. */
  let bodies = new Map<string, string>();
  let minuteBegan = clock();
  let lookUps = 0;
  let wasMissed = false;

  const load = () => cache.get('index', fetchIndex);
  const known = () => cache.peek('index');

  async function fetchIndex(): Promise<Contents['index']> {
    const before = known();
    const posts = new Map<string, PostSummary>();
    const html: typeof bodies = new Map();
    let next: number | null = 1;
    while (next !== null && posts.size < maxPosts && next <= maxPosts / limits.pageSize.all) {
      const page = await source.posts({ limit: limits.pageSize.all, page: next });
      for (const summary of await mapper.summaries(page.posts)) posts.set(summary.id, summary);
      for (const post of page.posts) html.set(post.id, post.html ?? '');
      next = page.next;
    }
    bodies = html;
    const pairs = (before?.posts ?? []).map(({ id, slug }) => [slug, posts.get(id)?.slug ?? slug] as const);
    rename(pairs.filter(([from, to]) => from !== to));
    return { posts: [...posts.values()].slice(0, maxPosts), complete: next === null };
  }

  function rename(pairs: readonly (readonly [from: string, to: string])[]): void {
    const renamed = new Map(cache.peek('renamed'));
    for (const [from, to] of pairs) {
      // A post renamed back must not redirect in a circle.
      renamed.delete(to);
      renamed.set(from, to);
    }
    cache.put('renamed', [...renamed].slice(-maxRenamed));
  }

  /** All posts, if the index lists every one and is recent; refreshed in the background. */
  function complete(): PostSummary[] | undefined {
    void load();
    const index = cache.peek('index', limits.contentStaleMs);
    return index?.complete ? index.posts : undefined;
  }

  function takeLookUp(): boolean {
    if (Math.abs(clock() - minuteBegan) >= 60_000) [minuteBegan, lookUps] = [clock(), 0];
    lookUps += 1;
    return lookUps <= lookUpsPerMinute;
  }

  return {
    load,
    known,
    complete,
    rename,
    sectionsOf: ({ id }: PostSummary): TextSection[] => postSections(bodies.get(id) ?? ''),

    /** The slug that a renamed post has now. */
    newSlug: (slug: string): string | undefined => cache.peek('renamed')?.find(([from]) => from === slug)?.[1],

    /**
     * The posts that a post is shown with, or none when the index takes longer than a request should wait for them.
     */
    async inTime(): Promise<PostSummary[]> {
      await withTimeout(load(), limits.contentRefreshWaitMs, () => null);
      const index = known();
      wasMissed ||= !index;
      return index?.posts ?? [];
    },

    /** True, once, after a post was shown without others because there was no index. */
    missed(): boolean {
      const was = wasMissed;
      wasMissed = false;
      return was;
    },

    /**
     * Fetches what the index does not list, so many times a minute where it lists all posts; null beyond that.
     * @throws {SourceError} when the index is too old to say that there is none
     */
    async lookUp<T>(fetch: () => Promise<T | null>): Promise<T | null> {
      if (!known()?.complete || takeLookUp()) return fetch();
      if (complete()) return null;
      throw new SourceError('the index neither lists it nor rules it out');
    },

    /** True for a list page that has no posts, or whose unknown tag or author exceeds the look-ups. */
    isPastEnd({ limit, page, tag, author }: PostQuery): boolean {
      const posts = complete()?.filter(
        (post) => (!tag || post.tags.some(({ slug }) => slug === tag)) && (!author || authorIn([post], author)),
      );
      if (!posts) return false;
      return posts.length === 0 && (tag || author) ? !takeLookUp() : page > Math.ceil(posts.length / limit) + 1;
    },
  };
}

export function authorIn(posts: readonly PostSummary[], slug: string): Author | undefined {
  return posts
    .flatMap(({ authors, primary_author }) => [...authors, primary_author])
    .find((author) => author.slug === slug && slug !== '');
}
