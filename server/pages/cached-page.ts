import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { privateHeaders } from '../cdn/cache-headers.ts';
import { acceptedEncodings, compressNow } from '../http/content-encoding.ts';
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
  variants: Record<'br' | 'gzip', EncodedResponse>;
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

/** Makes a cached page of a render. Compressing it takes two or three milliseconds. */
export function cachedPage(
  render: CompleteRender,
  headersOf: (render: CompleteRender) => Headers,
  times: Pick<CachedPage, 'renderedAt' | 'asOf' | 'revalidateAt'>,
): CachedPage {
  const { request, status, html, hasContent, duration } = render;
  const tag = createHash('sha256').update(html).digest('base64url').slice(0, 20);
  const headers = { ...headersOf(render), 'Server-Timing': `cache;desc=hit, render;dur=${duration.toFixed(1)}` };
  const isShared = 'Surrogate-Key' in headers;
  const br = encodedResponse('br', compressNow('br', html), tag, headers);
  const gzip = encodedResponse('gzip', compressNow('gzip', html), tag, headers);
  const bytes = br.body.length + gzip.body.length + 8_000;
  return { request, status, tag, headers, variants: { br, gzip }, hasContent, isShared, ...times, bytes };
}

/** Whether a client takes a page as it is stored. For any other it is decompressed each time. */
export function acceptsStored(request: IncomingMessage): boolean {
  return acceptedEncodings(request.headers['accept-encoding'])[0] !== 'identity';
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
  const variant = variantFor(page, request.headers['accept-encoding']);
  const isOtherUrl = page.isShared && request.url!.includes('?');
  const changes =
    timing || isOtherUrl
      ? { ...(timing && { 'Server-Timing': timing }), ...(isOtherUrl && privateHeaders) }
      : undefined;
  return sendEncoded(request, response, variant, page.status, changes);
}

function variantFor(page: CachedPage, accept: string | undefined): EncodedResponse {
  const encoding = acceptedEncodings(accept)[0]!;
  if (encoding !== 'identity') return page.variants[encoding];
  return encodedResponse('identity', gunzipSync(page.variants.gzip.body), page.tag, page.headers);
}
