import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { privateHeaders } from '../cdn/cache-headers.ts';
import { acceptedEncodings, compressNow, type Encoding } from '../http/content-encoding.ts';
import { type EncodedResponse, encodedResponse, sendEncoded } from '../http/encoded-response.ts';
import type { PageRequest } from './page-request.ts';

type Headers = Record<string, string>;

/** A complete page, compressed. */
export type CachedPage = {
  request: PageRequest;
  status: number;
  /** Hash of the HTML: the part of the ETag that all encodings have in common. */
  tag: string;
  headers: Headers;
  variants: Record<Encoding, EncodedResponse>;
  /** Whether it shows content, and goes when content changes. */
  hasContent: boolean;
  /** Whether a CDN may store it. */
  isShared: boolean;
  /** Milliseconds since 1970. */
  renderedAt: number;
  /** When the oldest content it shows was fetched, or it was rendered if it shows none. Milliseconds since 1970. */
  asOf: number;
  /** Milliseconds since 1970 from which a hit renders it again in the background. */
  revalidateAt: number;
  /** Estimate of the memory it takes. */
  bytes: number;
};

export type CompleteRender = {
  request: PageRequest;
  status: number;
  html: Buffer;
  hasContent: boolean;
  /** When the oldest content it shows was fetched; infinite when all of it was fetched for this render. */
  contentFetchedAt: number;
  /** Milliseconds that rendering took. */
  duration: number;
};

/**
 * Makes a cached page of a render. Compressing it takes two or three milliseconds.
 * @param plainBody keeps the bodies that clients without compression have read, by the page's tag
 */
export function cachedPage(
  render: CompleteRender,
  headersOf: (render: CompleteRender) => Headers,
  times: Pick<CachedPage, 'renderedAt' | 'asOf' | 'revalidateAt'>,
  plainBody: (tag: string, make: () => Buffer) => Buffer,
): CachedPage {
  const { request, status, html, hasContent, duration } = render;
  const tag = createHash('sha256').update(html).digest('base64url').slice(0, 20);
  const headers = { ...headersOf(render), 'Server-Timing': `cache;desc=hit, render;dur=${duration.toFixed(1)}` };
  const isShared = 'Surrogate-Key' in headers;
  const [br, gzip] = [compressNow('br', html), compressNow('gzip', html)];
  const plain = { length: html.length, read: () => plainBody(tag, () => gunzipSync(gzip)) };
  const variants = {
    br: encodedResponse('br', br, tag, headers),
    gzip: encodedResponse('gzip', gzip, tag, headers),
    identity: encodedResponse('identity', plain, tag, headers),
  };
  const bytes = br.length + gzip.length + 8_000;
  return { request, status, tag, headers, variants, hasContent, isShared, ...times, bytes };
}

/**
 * Writes a complete page in the best encoding that the client accepts.
 * @param timing Server-Timing of this response, when it is no ordinary cache hit
 * @returns whether it was 304
 */
export function sendCachedPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  timing?: string,
): boolean {
  const variant = page.variants[acceptedEncodings(request.headers['accept-encoding'])[0]!];
  const isOtherUrl = page.isShared && request.url!.includes('?');
  const changes =
    timing || isOtherUrl
      ? { ...(timing && { 'Server-Timing': timing }), ...(isOtherUrl && privateHeaders) }
      : undefined;
  // A CDN would repeat the id to everybody.
  const id = page.isShared && !isOtherUrl ? undefined : request.id;
  return sendEncoded(request, response, variant, page.status, changes, id);
}
