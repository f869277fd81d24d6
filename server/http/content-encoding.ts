import { promisify } from 'node:util';
import zlib from 'node:zlib';

const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, ZSTD_c_compressionLevel } = zlib.constants;

/** Base-2 logarithm of brotli's window: 256 kB hold any page. The default of 4 MB takes 16 times the memory. */
const brotliWindow = 18;

/** Content encodings, the preferred one first. */
const encodings = ['br', 'zstd', 'gzip'] as const;
export type Encoding = (typeof encodings)[number] | 'identity';

/** Few different headers occur, so each is parsed once. */
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

/** Compresses synchronously, at a level that takes about a millisecond for a page. */
export function compressNow(encoding: Encoding, body: Buffer): Buffer {
  switch (encoding) {
    case 'br':
      return zlib.brotliCompressSync(body, {
        params: {
          [BROTLI_PARAM_QUALITY]: 5,
          [BROTLI_PARAM_LGWIN]: brotliWindow,
          [BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      });
    case 'zstd':
      return zlib.zstdCompressSync(body, { params: { [ZSTD_c_compressionLevel]: 6 } });
    case 'gzip':
      return zlib.gzipSync(body, { level: 6 });
    default:
      return body;
  }
}

const brotli = promisify(zlib.brotliCompress);
const unbrotli = promisify(zlib.brotliDecompress);

/** The same content at brotli's best level (50 to 150 ms for a page), off the main thread. */
export async function compressBest(compressed: Buffer): Promise<Buffer> {
  const body = await unbrotli(compressed);
  return brotli(body, {
    params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: brotliWindow, [BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

export const decompressBrotli = (compressed: Buffer): Buffer => zlib.brotliDecompressSync(compressed);

/** A compressor for a streamed response; React flushes it after each part. */
export function createCompressor(encoding: Encoding) {
  switch (encoding) {
    case 'br':
      return zlib.createBrotliCompress({ params: { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_LGWIN]: brotliWindow } });
    case 'zstd':
      return zlib.createZstdCompress();
    case 'gzip':
      return zlib.createGzip();
    default:
      return null;
  }
}
