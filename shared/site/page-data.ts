import type { Availability } from '../booking/availability.ts';
import type { AvailabilityParams } from '../booking/availability-params.ts';
import type { BookedMeeting } from '../booking/booking-response.ts';
import type { Author, Outcome, PostList, PostPage, PostSummary, Tag } from '../news/post.ts';
import type { BusinessTax, ReceiptsTax } from '../tax/business-questions.ts';
import type { DueDateRule } from '../tax/facts/due-date-rules/rule.ts';
import type { Fact } from '../tax/facts/fact.ts';
import type { LetterPage } from '../tax/letters/letter.ts';

/** An article that another page leads on to. */
export type RelatedPost = Pick<PostSummary, 'slug' | 'title' | 'reading_time'>;

/** What a visitor can do with a search result: use a tool, read about it, or have the firm do it. */
export type SearchGroup = 'do' | 'read' | 'ask';

/** A text in parts; those at the odd indexes match the query. */
export type MarkedText = string[];

export type SearchHit = {
  title: MarkedText;
  /** With the section's id, if the match is in one. */
  path: string;
  group: SearchGroup;
  /** Heading of that section, or empty. */
  section: MarkedText;
  /** The sentence that matches best. */
  excerpt: MarkedText;
};

export type SearchResults = {
  /** The best first. */
  hits: SearchHit[];
  /** How many pages match, of which the hits are the first. */
  total: number;
  /** The query the results are for, when a word was mistyped or left out. */
  corrected: string | null;
  /** Words that are nowhere on the site. */
  leftOut: string[];
  /** When there are no hits: the three likeliest pages. */
  likely: { title: string; path: string; description: string }[];
};

/** The data of pages: parameters and result by name. The server loads it; the browser fetches it from /api/data/{name}. */
export type PageData = {
  latestPosts: { params: Record<never, never>; value: Outcome<PostSummary[]> };
  posts: { params: { page: number }; value: Outcome<PostList> };
  featured: { params: Record<never, never>; value: Outcome<PostSummary[]> };
  tags: { params: Record<never, never>; value: Outcome<Tag[]> };
  post: { params: { slug: string }; value: Outcome<PostPage> | { ok: false; reason: 'redirected'; slug: string } };
  tag: { params: { slug: string }; value: Outcome<Tag> };
  tagPosts: { params: { slug: string; page: number }; value: Outcome<PostList> };
  author: { params: { slug: string }; value: Outcome<Author> };
  authorPosts: { params: { slug: string; page: number }; value: Outcome<PostList> };
  search: { params: { q: string }; value: Outcome<SearchResults> };
  /** The first results as the visitor types. */
  quickSearch: { params: { q: string }; value: Outcome<{ title: string; path: string; group: SearchGroup }[]> };
  /**
   * Two weeks of meeting times of the page's brand; `unavailable` while its calendars cannot be read, `not-kept` where
   * nothing keeps meetings.
   */
  availability: {
    params: AvailabilityParams;
    /** `mailsVisitors`: visitors get mail about their meetings. */
    value: Outcome<Availability & { mailsVisitors: boolean }> | { ok: false; reason: 'not-kept' };
  };
  /** A booked meeting; `not-found` for a wrong token as well. */
  booking: { params: { id: string; token: string }; value: Outcome<BookedMeeting> };
  /** What a tax letter says and what to do with it. */
  letter: { params: { slug: string }; value: Outcome<LetterPage> };
  /** The Ohio taxes on businesses. */
  businessTaxes: {
    params: Record<never, never>;
    value: Outcome<{ taxes: readonly BusinessTax[]; receipts: ReceiptsTax }>;
  };
  /** The rules of the deadline calendar. */
  dueDates: { params: Record<never, never>; value: Outcome<Fact<readonly DueDateRule[]>> };
  /** Up to three articles that the page of this path leads on to; none while the news service does not answer. */
  relatedPosts: { params: { path: string }; value: Outcome<RelatedPost[]> };
  /** Pages and posts with a path close to one that does not exist. */
  suggestions: { params: { path: string }; value: Outcome<{ title: string; path: string }[]> };
};

export type DataName = keyof PageData;
export type DataRequest = { name: DataName; params: Record<string, string | number>; key: string };

/**
 * A request for data of a page. Its `key` is the only identifier of a result: in the document, in the caches of server and
 * browser, and after /api/data/ as the URL.
 */
export function dataRequest<N extends DataName>(name: N, params: PageData[N]['params']): DataRequest {
  const query = new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)])).toString();
  return { name, params, key: query ? `${name}?${query}` : name };
}

/** The number in `?page=`, from 1 to 999; 1 for anything else. */
export function pageNumber(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1;
}

/** More than a search query has, so that no word of one is cut here. */
const maxParameterLength = 400;

/** The allowed parameters of a query in fixed order, repeated ones joined by commas: the query in the cache key of a page. */
export function pageQuery(query: URLSearchParams, allowed: readonly string[] = []): string {
  const relevant = new URLSearchParams();
  for (const name of allowed) {
    const value = query.getAll(name).filter(Boolean).join(',');
    if (value !== '') relevant.set(name, value.slice(0, maxParameterLength));
  }
  return relevant.toString();
}

type Result = { ok: boolean; reason?: string; value?: unknown };

/** Routes whose page is about its first critical result: 503 when that is unavailable. Other pages show a message and stay 200. */
const primaryDataRoutes = new Set(['blogPost', 'blogTag', 'blogAuthor', 'bookedMeeting']);

/** Status of a page by its critical results: 404 for unknown content and pages past the end, 503 for unavailable content. */
export function statusFor(route: string, results: readonly unknown[], query: URLSearchParams): 200 | 404 | 503 {
  for (const [index, result] of (results as Result[]).entries()) {
    if (!result.ok && result.reason === 'not-found') return 404;
    if (!result.ok && result.reason === 'unavailable' && index === 0 && primaryDataRoutes.has(route)) return 503;
    const list = result.value as Partial<PostList> | undefined;
    if (result.ok && Array.isArray(list?.posts) && list.posts.length === 0 && pageNumber(query) > 1) return 404;
  }
  return 200;
}

/** Digest of the error for a part of the page that timed out: the browser requests its data and does not report an error. */
export const timeoutDigest = 'timeout';
