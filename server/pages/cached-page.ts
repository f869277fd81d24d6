import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TrackedPromise } from '#views/runtime/use-data.tsx';
import { acceptedEncodings, compressNow, decompressBrotli, type Encoding } from '../http/content-encoding.ts';
import { type EncodedResponse, encodedResponse, sendEncoded } from '../http/encoded-response.ts';

type Headers = Record<string, string>;

/** A finished page in the encodings that were asked for. */
export type CachedPage = {
  status: number;
  /** Hash of the HTML: the part of the ETag that all encodings have in common. */
  tag: string;
  headers: Headers;
  /** Brotli is there from the start; the others are made for the first who asks. */
  variants: Partial<Record<Encoding, EncodedResponse>> & { br: EncodedResponse };
  /** The answers it was made of. The same objects later mean the same page. */
  answers: Map<string, TrackedPromise<unknown>>;
  /** Moments in milliseconds since 1970: of the render, when its content was last found current, and last asked about. */
  renderedAt: number;
  checkedAt: number;
  triedAt: number;
  /** What it may take in memory with every encoding that is kept. */
  bytes: number;
};

export type CompleteRender = {
  status: number;
  html: Buffer;
  answers: CachedPage['answers'];
  /** Value of Server-Timing for those who get the kept copy. */
  timing?: string;
};

/** Makes a page out of a render. Packs it with brotli at a quick level: about a millisecond. */
export function cachedPage({ status, html, answers, timing }: CompleteRender, common: Headers, at: number): CachedPage {
  const tag = createHash('sha256').update(html).digest('base64url').slice(0, 20);
  const headers = { ...common, 'Server-Timing': timing ? `cache;desc=hit, ${timing}` : 'cache;desc=hit' };
  const br = encodedResponse('br', compressNow('br', html), tag, headers);
  const bytes = br.body.length * 4 + 4_000;
  return { status, tag, headers, variants: { br }, answers, renderedAt: at, checkedAt: at, triedAt: at, bytes };
}

/** Puts the better packed brotli in place. Other bytes, so another ETag. */
export function setBestBrotli(page: CachedPage, body: Buffer): void {
  page.variants.br = encodedResponse('br', body, page.tag, page.headers, '11');
}

/** Writes a finished page in the best encoding the visitor takes. Answers whether it was 304. */
export function sendCachedPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  timing?: string,
): boolean {
  return sendEncoded(request, response, variantFor(page, request.headers['accept-encoding']), page.status, timing);
}

function variantFor(page: CachedPage, accept: string | undefined): EncodedResponse {
  const encoding = acceptedEncodings(accept)[0]!;
  const made = page.variants[encoding];
  if (made) return made;
  const html = decompressBrotli(page.variants.br.body);
  const fresh = encodedResponse(encoding, compressNow(encoding, html), page.tag, page.headers);
  // Hardly anybody asks for it plain, and it is the largest: made anew each time.
  if (encoding !== 'identity') page.variants[encoding] = fresh;
  return fresh;
}
