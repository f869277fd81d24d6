import type { BrandId } from '#shared/brands/index.ts';
import * as limits from '#shared/limits.ts';
import type { PostSummary } from '#shared/news/post.ts';
import { isLongSlug, truncateSlug } from '#shared/news/slug.ts';
import {
  type DataName,
  type DataRequest,
  dataRequest,
  type PageData,
  type RelatedPost,
  statusFor,
} from '#shared/site/page-data.ts';
import { relationsOf } from '#shared/site/relations.ts';
import { matchRoute, routeRow } from '#shared/site/routes.ts';
import { type DataSource, type TrackedPromise, trackPromise } from '#views/runtime/use-data.tsx';
import { recordOldestRead } from '../content/content-cache.ts';
import { postsOf } from '../content/content-reads.ts';
import type { ContentService } from '../content/content-service.ts';
import { factData } from '../content/fact-data.ts';
import { postsFor } from '../content/related-posts.ts';
import type { SiteSearch } from '../search/site-search.ts';
import { withTimeout } from '../timeout.ts';
import type { PageRequest } from './request.ts';

type Params<N extends DataName> = PageData[N]['params'];
/** Loads one kind of data for a page of a brand. */
export type Loaders = { [N in DataName]: (params: Params<N>, brand: BrandId) => Promise<PageData[N]['value']> };

/** What the loaders need of bookings. */
export type BookingData = Pick<Loaders, 'availability' | 'booking'>;

/** Where each kind of page data comes from, for pages and for /api/data/ alike. */
export function createLoaders(content: ContentService, search: SiteSearch, bookings: BookingData): Loaders {
  const { home, list } = limits.pageSize;
  return {
    latestPosts: async () => postsOf(await content.browsePosts({ limit: home })),
    posts: ({ page }) => content.browsePosts({ limit: list, page }),
    featured: () => content.featuredPosts(),
    tags: () => content.browseTags(),
    post: ({ slug }) => readPost(content, slug),
    tag: ({ slug }) => content.readTag(slug),
    tagPosts: ({ slug, page }) => content.browsePosts({ limit: list, page, tag: slug }),
    author: ({ slug }) => content.readAuthor(slug),
    authorPosts: ({ slug, page }) => content.browsePosts({ limit: list, page, author: slug }),
    search: ({ q }, brand) => search.find(q, brand),
    quickSearch: ({ q }, brand) => search.quickFind(q, brand),
    availability: bookings.availability,
    booking: bookings.booking,
    letter: async (params) => factData.letter(params),
    businessTaxes: async (params) => factData.businessTaxes(params),
    dueDates: async (params) => factData.dueDates(params),
    relatedPosts: ({ path }) => findRelatedPosts(content, path),
    suggestions: ({ path }) => search.suggest(path),
  };
}

/** The articles for the page of a path. */
async function findRelatedPosts(content: ContentService, path: string): Promise<PageData['relatedPosts']['value']> {
  const relations = relationsOf(matchRoute(path));
  if (!relations) return { ok: false, reason: 'not-found' };
  const posts = await withTimeout(content.allPosts(), limits.relatedPostsWaitMs, () => null);
  if (!posts) return { ok: false, reason: 'unavailable' };
  // A news service that is known to fail leaves the page complete, and so cacheable, without them.
  return { ok: true, value: posts.ok ? postsFor(relations, posts.value).map(asRelated) : [] };
}

function asRelated({ slug, title, reading_time }: PostSummary): RelatedPost {
  return { slug, title, reading_time };
}

/** A post; for an unknown slug above 150 characters its first 120 are tried. */
async function readPost(content: ContentService, slug: string): Promise<PageData['post']['value']> {
  const whole = await content.readPost(slug);
  if (whole.ok || whole.reason !== 'not-found' || !isLongSlug(slug)) return whole;
  for (const cut of truncateSlug(slug, limits.slugAutoTruncation)) {
    const shorter = await content.readPost(cut);
    if (shorter.ok) return { ok: false, reason: 'redirected', slug: cut };
    if (shorter.reason !== 'not-found') return shorter;
  }
  return whole;
}

/** The data of one page request. */
export type RequestSource = DataSource & {
  /** True when any data was requested. */
  hasContent(): boolean;
  /** When the oldest content was fetched, in milliseconds since 1970; infinite when all of it was fetched for this request. */
  contentFetchedAt(): number;
  /** False when the content service could not be reached for some of the data. */
  isComplete(): boolean;
};

/** Loads all requested data once, tracked so that React reads what is in memory without suspending. */
function requestSource(loaders: Loaders, brand: BrandId): RequestSource {
  const results = new Map<string, TrackedPromise<unknown>>();
  const oldestRead = { fetchedAt: Number.POSITIVE_INFINITY };
  return {
    server: true,
    load(name, params) {
      const { key } = dataRequest(name, params);
      let promise = results.get(key);
      if (!promise) {
        const loader = loaders[name] as (params: unknown, brand: BrandId) => Promise<unknown>;
        promise = trackPromise(recordOldestRead(oldestRead, () => loader(params, brand)));
        results.set(key, promise);
      }
      return promise as never;
    },
    hasContent: () => results.size > 0,
    contentFetchedAt: () => oldestRead.fetchedAt,
    isComplete: () =>
      [...results.values()].every(({ value }) => (value as { reason?: string })?.reason !== 'unavailable'),
  };
}

/** A page whose critical data is there. */
export type LoadedPage = {
  page: PageRequest;
  source: RequestSource;
  status: 200 | 404 | 503;
  /** Slug under which the post of this page lives now. */
  redirectedTo: string | null;
  /** Data that does not decide status and head; it may still be loading. */
  deferred: TrackedPromise<unknown>[];
};

/** Waits for the critical data of a page and starts to load the deferred. */
export async function loadPage(loaders: Loaders, page: PageRequest): Promise<LoadedPage> {
  const { match, query, choice } = page;
  const source = requestSource(loaders, choice.id);
  const row = routeRow(match.name);
  const load = ({ name, params }: DataRequest) => source.load(name, params as never) as TrackedPromise<unknown>;
  const deferred = (row.deferred?.(match.params, query) ?? []).map(load);
  const results = await Promise.all((row.critical?.(match.params, query) ?? []).map(load));
  const redirected = results.find((result) => (result as { reason?: string }).reason === 'redirected') as
    | { slug: string }
    | undefined;
  const status = match.name === 'notFound' ? 404 : statusFor(match.name, results, query);
  return { page, source, status, redirectedTo: redirected?.slug ?? null, deferred };
}
