import * as limits from '#shared/limits.ts';
import type { Outcome } from '#shared/news/post.ts';
import { isLongSlug, truncateSlug } from '#shared/news/slug.ts';
import { type DataName, type DataRequest, type PageData, statusFor } from '#shared/site/page-data.ts';
import { type RouteMatch, routeRow } from '#shared/site/routes.ts';
import { type DataSource, type TrackedPromise, trackPromise } from '#views/runtime/use-data.tsx';
import type { ContentService } from '../content/content-service.ts';
import type { SiteSearch } from '../content/site-search.ts';

type Params<N extends DataName> = PageData[N]['params'];
export type Loaders = { [N in DataName]: (params: Params<N>) => Promise<PageData[N]['value']> };

/** What each kind of page data is made of. The page, /api/data/ and the feeds all ask here. */
export function createLoaders(content: ContentService, search: SiteSearch): Loaders {
  const { home, list, featured } = limits.pageSize;
  return {
    latestPosts: async () => cards(await content.browsePosts({ limit: home })),
    posts: ({ page }) => content.browsePosts({ limit: list, page }),
    featured: () => content.featuredPosts(featured),
    tags: () => content.browseTags(),
    post: ({ slug }) => readPost(content, slug),
    tag: ({ slug }) => content.readTag(slug),
    tagPosts: ({ slug, page }) => content.browsePosts({ limit: list, page, tag: slug }),
    author: ({ slug }) => content.readAuthor(slug),
    authorPosts: ({ slug, page }) => content.browsePosts({ limit: list, page, author: slug }),
    search: ({ q }) => search.find(q),
    suggestions: ({ path }) => search.suggest(path),
  };
}

function cards<T>(list: Outcome<{ posts: T[] }>): Outcome<T[]> {
  return list.ok ? { ok: true, value: list.value.posts } : list;
}

/** A post; for an address above 150 characters that is none, its first 120 are tried (specification, section 4). */
async function readPost(content: ContentService, slug: string): Promise<PageData['post']['value']> {
  const whole = await content.readPost(slug);
  if (whole.ok || whole.reason !== 'not-found' || !isLongSlug(slug)) return whole;
  for (const cut of truncateSlug(slug, limits.slugAutoTruncation)) {
    const shorter = await content.readPost(cut);
    if (shorter.ok) return { ok: false, reason: 'moved', slug: cut };
    if (shorter.reason !== 'not-found') return shorter;
  }
  return whole;
}

/** Everything one request asks for, each thing once, tagged so that React reads what is there without suspending. */
export function requestSource(loaders: Loaders): DataSource & { answers: Map<string, TrackedPromise<unknown>> } {
  const answers = new Map<string, TrackedPromise<unknown>>();
  return {
    server: true,
    answers,
    load(name, params) {
      const key = JSON.stringify([name, params]);
      let promise = answers.get(key);
      if (!promise) {
        promise = trackPromise((loaders[name] as (params: unknown) => Promise<unknown>)(params));
        answers.set(key, promise);
      }
      return promise as never;
    },
  };
}

export type PageNeeds = { status: 200 | 404 | 503; movedTo: string | null; late: Promise<unknown>[] };

/** Waits for what decides status and head; starts what may come late. */
export async function loadPage(source: DataSource, match: RouteMatch, query: URLSearchParams): Promise<PageNeeds> {
  const row = routeRow(match.name);
  const ask = ({ name, params }: DataRequest) => source.load(name, params as never) as Promise<unknown>;
  const late = (row.deferred?.(match.params, query) ?? []).map(ask);
  const answers = await Promise.all((row.critical?.(match.params, query) ?? []).map(ask));
  const moved = answers.find((answer) => (answer as { reason?: string }).reason === 'moved') as
    | { slug: string }
    | undefined;
  const status = match.name === 'notFound' ? 404 : statusFor(match.name, answers, query);
  return { status, movedTo: moved?.slug ?? null, late };
}
