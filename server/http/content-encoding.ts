import zlib from 'node:zlib';

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
