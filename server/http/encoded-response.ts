import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import zlib from 'node:zlib';

/** A body, or one that is made when it is sent, with its length in bytes. */
type Body = Buffer | { length: number; read: () => Buffer };

/** A complete response: its body in one encoding and all its headers, so that sending it is one write. */
export type EncodedResponse = {
  body: Body;
  /** Header names and values in turn, which node writes 5 % faster than an object. */
  head: string[];
  /** The headers of a 304. Never the policy: the browser would replace that of the page it has. */
  notModified: string[];
  etag: string;
};

const notModifiedHeaders = new Set([
  'Cache-Control',
  'CDN-Cache-Control',
  'Surrogate-Control',
  'Surrogate-Key',
  'Cache-Tag',
  'Vary',
  'ETag',
  'Server-Timing',
  'Access-Control-Allow-Origin',
  'Cross-Origin-Resource-Policy',
]);

/**
 * @param tag hash of the content: the part of the ETag that all encodings have in common
 * @param headers those that do not depend on the encoding
 */
export function encodedResponse(
  encoding: Encoding,
  body: Body,
  tag: string,
  headers: Record<string, string>,
): EncodedResponse {
  const etag = `"${tag}-${encoding}"`;
  const all = Object.entries({ ...headers, ETag: etag, 'Content-Length': String(body.length) });
  if (encoding !== 'identity') all.push(['Content-Encoding', encoding]);
  return {
    body,
    head: all.flat(),
    notModified: all.filter(([name]) => notModifiedHeaders.has(name)).flat(),
    etag,
  };
}

/**
 * Sends a complete response to a GET or HEAD: 304 when the client has it in this encoding.
 * @param status only a 200 can be answered by 304
 * @param changes headers of this response in place of the stored ones
 * @param id of this request, for a response that no cache repeats to others
 * @returns whether it was 304
 */
export function sendEncoded(
  request: IncomingMessage,
  response: ServerResponse,
  { body, head, notModified, etag }: EncodedResponse,
  status = 200,
  changes?: Readonly<Record<string, string>>,
  id?: IncomingMessage['id'],
): boolean {
  const ofRequest = (stored: string[]) => {
    const sent = changes ? changed(stored, changes) : stored;
    return id === undefined ? sent : [...sent, 'X-Request-Id', String(id)];
  };
  const etags = request.headers['if-none-match'];
  if (etags !== undefined && status === 200 && (etags.includes(etag) || etags === '*')) {
    response.writeHead(304, ofRequest(notModified));
    response.end();
    return true;
  }
  response.writeHead(status, ofRequest(head));
  if (request.method === 'HEAD') response.end();
  else response.end('read' in body ? body.read() : body);
  return false;
}

/** Names and values in turn, with other values for the names that are among them. */
function changed(head: readonly string[], changes: Readonly<Record<string, string>>): string[] {
  return head.map((text, index) => (index % 2 === 1 ? (changes[head[index - 1]!] ?? text) : text));
}

const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;

/** Base-2 logarithm of brotli's window: 256 kB hold any page. The default of 4 MB takes 16 times the memory. */
const brotliWindow = 18;

const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number] | 'identity';

const parsed = new Map<string, readonly Encoding[]>();

/**
 * Encodings that a client accepts, best first; `identity` is always the last resort.
 * @param header value of Accept-Encoding, with weights: `gzip;q=0` means not gzip
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return identityOnly;
  const cached = parsed.get(header);
  if (cached) return cached;
  const weights = new Map(header.toLowerCase().split(',').map(parseWeight));
  const accepted = [
    ...encodings.filter((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0),
    'identity' as const,
  ];
  if (parsed.size >= 100) parsed.clear();
  parsed.set(header, accepted);
  return accepted;
}

const identityOnly: readonly Encoding[] = ['identity'];

function parseWeight(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, weight ? Number(weight.slice(2)) || 0 : 1];
}

/** A text, encoded and with the headers to send it. */
export function encodedText(
  encoding: Encoding,
  text: string,
  type: string,
  cacheControl = 'public, max-age=3600',
): EncodedResponse {
  const bytes = Buffer.from(text);
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 20);
  return encodedResponse(encoding, encoding === 'identity' ? bytes : compressNow(encoding, bytes), tag, {
    'Content-Type': type,
    'Cache-Control': cacheControl,
    Vary: 'Accept-Encoding',
  });
}

/** What was made of a value in memory, by a key, as long as that is there. */
export type MadeOf<T> = WeakMap<object, Map<string, T>>;

export function madeOnce<T>(all: MadeOf<T>, value: object, key: string, make: () => T): T {
  const made = all.get(value) ?? new Map<string, T>();
  all.set(value, made);
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known;
}

/** Compresses synchronously, at levels that take one or two milliseconds for a page. */
export function compressNow(encoding: 'br' | 'gzip', body: Buffer): Buffer {
  if (encoding === 'gzip') return zlib.gzipSync(body, { level: 6 });
  return zlib.brotliCompressSync(body, {
    params: {
      [BROTLI_PARAM_QUALITY]: 5,
      [BROTLI_PARAM_LGWIN]: brotliWindow,
      [BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** A compressor for a streamed response; React flushes it after each part. */
export function createCompressor(encoding: Encoding) {
  switch (encoding) {
    case 'br':
      return zlib.createBrotliCompress({ params: { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_LGWIN]: brotliWindow } });
    case 'gzip':
      return zlib.createGzip();
    default:
      return null;
  }
}
