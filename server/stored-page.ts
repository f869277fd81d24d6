import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Tagged } from '#views/data.tsx';
import { acceptedEncodings, compressNow, type Encoding, unpackBrotli } from './encodings.ts';

type Headers = Record<string, string>;
type Variant = {
  body: Buffer;
  /** Names and values in turn, which node writes a twentieth faster than an object. */
  head: string[];
  notModified: string[];
  /** How the ETags of this encoding begin, whichever level it was packed with. */
  known: string;
};

/** A finished page: all its headers are decided once, so that a hit is one look-up and one write. */
export type StoredPage = {
  status: number;
  /** Hash of the HTML: the part of the ETag that all encodings have in common. */
  tag: string;
  headers: Headers;
  /** Brotli is there from the start; the others are made for the first who asks. */
  variants: Partial<Record<Encoding, Variant>> & { br: Variant };
  /** The answers it was made of. The same objects later mean the same page. */
  answers: Map<string, Tagged<unknown>>;
  /** Moments in milliseconds since 1970: of the render, when its content was last found current, and last asked about. */
  renderedAt: number;
  checkedAt: number;
  triedAt: number;
  /** What it may take in memory with every encoding that is kept. */
  bytes: number;
};

export type Finished = {
  status: number;
  html: Buffer;
  answers: StoredPage['answers'];
  /** Value of Server-Timing for those who get the kept copy. */
  timing?: string;
};

/** Makes a page out of a render. Packs it with brotli at a quick level: about a millisecond. */
export function storedPage({ status, html, answers, timing }: Finished, common: Headers, at: number): StoredPage {
  const tag = createHash('sha256').update(html).digest('base64url').slice(0, 20);
  const headers = { ...common, 'Server-Timing': timing ? `cache;desc=hit, ${timing}` : 'cache;desc=hit' };
  const br = variant('br', compressNow('br', html), tag, headers);
  const bytes = br.body.length * 4 + 4_000;
  return { status, tag, headers, variants: { br }, answers, renderedAt: at, checkedAt: at, triedAt: at, bytes };
}

/** Puts the better packed brotli in place. Other bytes, so another ETag. */
export function putBest(page: StoredPage, body: Buffer): void {
  page.variants.br = variant('br', body, page.tag, page.headers, '11');
}

/** Writes a finished page: 304 where the visitor has it already, else the best encoding the visitor takes. Answers whether it was 304. */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  timing?: string,
): boolean {
  const { body, head, notModified, known } = variantFor(page, request.headers['accept-encoding']);
  const visitorHas = request.headers['if-none-match'];
  if (visitorHas !== undefined && page.status === 200 && (visitorHas.includes(known) || visitorHas === '*')) {
    response.writeHead(304, notModified);
    response.end();
    return true;
  }
  response.writeHead(page.status, timing ? head.with(head.indexOf('Server-Timing') + 1, timing) : head);
  response.end(request.method === 'HEAD' ? undefined : body);
  return false;
}

function variantFor(page: StoredPage, accept: string | undefined): Variant {
  const encoding = acceptedEncodings(accept)[0]!;
  const made = page.variants[encoding];
  if (made) return made;
  const html = unpackBrotli(page.variants.br.body);
  const fresh = variant(encoding, compressNow(encoding, html), page.tag, page.headers);
  // Hardly anybody asks for it plain, and it is the largest: made anew each time.
  if (encoding !== 'identity') page.variants[encoding] = fresh;
  return fresh;
}

function variant(encoding: Encoding, body: Buffer, tag: string, common: Headers, level = ''): Variant {
  const known = `"${tag}-${encoding}`;
  const headers: Headers = { ...common, ETag: `${known}${level}"`, 'Content-Length': String(body.length) };
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  const notModified = ['Cache-Control', 'Vary', 'ETag', 'Server-Timing'].flatMap((name) => [name, headers[name]!]);
  return { body, head: Object.entries(headers).flat(), notModified, known };
}
