import { type Request, Router } from 'express';
import { availabilityParams } from '#shared/booking/availability-params.ts';
import { bookingIdPattern } from '#shared/booking/booking-response.ts';
import type { BrandId } from '#shared/brands/index.ts';
import { searchQuery } from '#shared/news/search-query.ts';
import { slugPattern } from '#shared/news/slug.ts';
import { type DataName, type PageData, pageNumber } from '#shared/site/page-data.ts';
import {
  acceptedEncodings,
  type EncodedResponse,
  encodedText,
  type MadeOf,
  madeOnce,
  sendEncoded,
} from '../http/encoded-response.ts';
import type { Loaders } from '../pages/load.ts';

/** Parse the parameters of each kind of data; null for malformed ones. Sizes are fixed, page numbers bounded. */
const paramParsers: { [N in DataName]: (query: URLSearchParams) => PageData[N]['params'] | null } = {
  latestPosts: () => ({}),
  featured: () => ({}),
  tags: () => ({}),
  posts: (query) => ({ page: pageNumber(query) }),
  post: slug,
  letter: slug,
  tag: slug,
  author: slug,
  tagPosts: (query) => paged(slug(query), query),
  authorPosts: (query) => paged(slug(query), query),
  search: (query) => ({ q: searchQuery(query.get('q')) }),
  quickSearch: (query) => ({ q: searchQuery(query.get('q')) }),
  availability: availabilityParams,
  booking: (query) => {
    const [id, token] = [query.get('id') ?? '', query.get('token') ?? ''];
    return bookingIdPattern.test(id) ? { id, token: token.slice(0, 100) } : null;
  },
  dueDates: () => ({}),
  businessTaxes: () => ({}),
  relatedPosts: (query) => ({ path: (query.get('path') ?? '').slice(0, 100) }),
  suggestions: (query) => ({ path: (query.get('path') ?? '').slice(0, 300) }),
};

type Load = (params: unknown, brand: BrandId) => Promise<{ ok: boolean; reason?: string; value?: object }>;

const type = 'application/json; charset=utf-8';

/** What is worked out anew for each request, unlike lists of content, which are written once. */
const computed = ['post', 'availability', 'booking', 'relatedPosts', 'suggestions', 'letter', 'businessTaxes'] as const;
export const computedData = computed.map((name) => `/api/data/${name}`);

/** `GET /api/data/{name}?…`: the browser's own content requests, from the same loaders as the pages. */
export function createPageDataRouter(loaders: Loaders): Router {
  const router = Router();
  /** Content is written and compressed once, as long as the value in memory is the same. */
  const written: MadeOf<EncodedResponse> = new WeakMap();
  router.get('/:name', async (request: Request<{ name: string }>, response) => {
    const { name } = request.params;
    if (!Object.hasOwn(paramParsers, name)) {
      response.status(404).json({ error: 'There is no content of this name.' });
      return;
    }
    if (name === 'booking') response.set('Cache-Control', 'private, no-store');
    const query = new URL(request.url, 'http://x').searchParams;
    const params = paramParsers[name as DataName](query);
    if (!params || badPage(query)) {
      response.status(400).json({ error: 'A parameter is missing or malformed.' });
      return;
    }
    const load = loaders[name as DataName] as Load;
    const result = await load(params, request.brandChoice.id);
    if (!result.ok && result.reason === 'unavailable') {
      response.status(503).set('Retry-After', '30').json({ error: 'The news service does not answer.' });
    } else if (!result.ok && result.reason === 'not-found') {
      response.status(404).json({ error: 'There is no such content.' });
    } else if (name === 'booking') {
      response.json(result);
    } else {
      const encoding = acceptedEncodings(request.headers['accept-encoding'])[0]!;
      const write = () => encodedText(encoding, JSON.stringify(result), type, 'max-age=0, must-revalidate');
      sendEncoded(request, response, madeOnce(written, result.value ?? result, encoding, write));
    }
  });
  return router;
}

function slug(query: URLSearchParams): { slug: string } | null {
  const value = (query.get('slug') ?? '').trim();
  return slugPattern.test(value) ? { slug: value } : null;
}

function paged(found: { slug: string } | null, query: URLSearchParams) {
  return found && { ...found, page: pageNumber(query) };
}

function badPage(query: URLSearchParams): boolean {
  const page = query.get('page');
  return page !== null && !/^[1-9]\d{0,2}$/.test(page);
}
