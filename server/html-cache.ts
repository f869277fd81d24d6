import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Tagged } from '#views/data.tsx';

const brotli = promisify(zlib.brotliCompress);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;

type Encoding = 'br' | 'gzip' | 'identity';
type Variant = { headers: Record<string, string | number>; body: Buffer };

/** A finished page: every header and every encoding is decided here, so that a hit is one look-up and one write. */
export type StoredPage = {
  status: number;
  etag: string;
  variants: Record<Encoding, Variant>;
  notModified: Record<string, string>;
  /** The answers it was made of. The same objects later mean the same page. */
  answers: Map<string, Tagged<unknown>>;
  renderedAt: number;
  checkedAt: number;
  bytes: number;
};

type Options = {
  /** Bound of all pages together, in bytes. */
  maxBytes: number;
  now: () => number;
  headers: Record<string, string>;
};

/**
 * Finished pages by key, bounded by bytes. Missing pages (404) live in a small cache of their own for a minute, so that
 * guesses cannot push real pages out.
 */
export function createHtmlCache({ maxBytes, now, headers }: Options) {
  const pages = new LRUCache<string, StoredPage>({ maxSize: maxBytes, sizeCalculation: (page) => page.bytes });
  const missing = new LRUCache<string, StoredPage>({ max: 200, ttl: 60_000, perf: { now } });
  const addresses = new LRUCache<string, StoredPage>({ max: 5_000 });

  return {
    get: (key: string): StoredPage | undefined => pages.get(key) ?? missing.get(key),

    /** Keeps a page. Quick encodings at once; the best brotli follows from the thread pool. */
    store(key: string, status: number, html: Buffer, answers: StoredPage['answers']): StoredPage {
      const page = storedPage(status, html, headers, answers, now());
      const old = pages.peek(key);
      if (status === 200) pages.set(key, page);
      else missing.set(key, page);
      if (old) forgetAddresses(old);
      brotli(html, { params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: html.length } }).then(
        (best) => {
          page.variants.br = variant(page, 'br', best, headers);
        },
        () => {},
      );
      return page;
    },

    /** Same page, seen current again. */
    confirm(page: StoredPage, answers: StoredPage['answers']) {
      page.answers = answers;
      page.checkedAt = now();
    },

    /** Lets the front of the server find the page by the address as it was asked, without parsing it again. */
    rememberAddress: (host: string, url: string, page: StoredPage) => void addresses.set(`${host} ${url}`, page),
    byAddress: (host: string, url: string): StoredPage | undefined => addresses.get(`${host} ${url}`),

    drop(touched: (key: string, page: StoredPage) => boolean) {
      for (const cache of [pages, missing]) {
        for (const [key, page] of cache.entries()) {
          if (!touched(key, page)) continue;
          cache.delete(key);
          forgetAddresses(page);
        }
      }
    },

    stats: () => ({ pages: pages.size, bytes: pages.calculatedSize, missing: missing.size, addresses: addresses.size }),
  };

  function forgetAddresses(page: StoredPage) {
    for (const [address, known] of addresses.entries()) if (known === page) addresses.delete(address);
  }
}

export type HtmlCache = ReturnType<typeof createHtmlCache>;

function storedPage(
  status: number,
  html: Buffer,
  headers: Record<string, string>,
  answers: StoredPage['answers'],
  at: number,
): StoredPage {
  const tag = createHash('sha256').update(html).digest('base64url').slice(0, 20);
  const page = { status, etag: tag, answers, renderedAt: at, checkedAt: at } as StoredPage;
  page.variants = {
    identity: variant(page, 'identity', html, headers),
    gzip: variant(page, 'gzip', zlib.gzipSync(html, { level: 6 }), headers),
    br: variant(page, 'br', zlib.brotliCompressSync(html, { params: { [BROTLI_PARAM_QUALITY]: 5 } }), headers),
  };
  const { 'Cache-Control': cacheControl, Vary, 'Content-Security-Policy': policy } = headers as Record<string, string>;
  page.notModified = { 'Cache-Control': cacheControl!, Vary: Vary!, 'Content-Security-Policy': policy! };
  page.bytes = html.length + page.variants.gzip.body.length + page.variants.br.body.length + 2_000;
  return page;
}

function variant(page: StoredPage, encoding: Encoding, body: Buffer, headers: Record<string, string>): Variant {
  return {
    body,
    headers: {
      ...headers,
      ETag: etagOf(page, encoding),
      'Content-Length': body.length,
      'Server-Timing': 'cache;desc=hit',
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    },
  };
}

function etagOf(page: Pick<StoredPage, 'etag'>, encoding: Encoding): string {
  return `"${page.etag}-${encoding}"`;
}

/** Writes a finished page: 304 where the visitor has it already, else the best encoding the visitor takes. */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  extra?: Record<string, string>,
): void {
  const accept = request.headers['accept-encoding'] ?? '';
  const encoding: Encoding = accept.includes('br') ? 'br' : accept.includes('gzip') ? 'gzip' : 'identity';
  const { headers, body } = page.variants[encoding];
  const known = request.headers['if-none-match'];
  if (known !== undefined && page.status === 200 && known.includes(page.etag)) {
    response.writeHead(304, { ...page.notModified, ETag: headers['ETag'] as string, ...extra });
    response.end();
    return;
  }
  response.writeHead(page.status, extra ? { ...headers, ...extra } : headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}
