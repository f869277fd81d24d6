import { promisify } from 'node:util';
import zlib from 'node:zlib';

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, ZSTD_c_compressionLevel } = zlib.constants;

/** Content encodings, the one to be preferred first. */
const encodings = ['br', 'zstd', 'gzip'] as const;
export type Encoding = (typeof encodings)[number] | 'identity';

/** What a browser sends never varies, so the few headers there are are read once. */
const read = new Map<string, readonly Encoding[]>();

/**
 * Encodings that a client takes, best first; `identity` is always the last resort.
 * @param header value of Accept-Encoding, with weights: `gzip;q=0` means not gzip
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return plain;
  const known = read.get(header);
  if (known) return known;
  const weights = new Map(header.toLowerCase().split(',').map(readWeight));
  const accepted = [
    ...encodings.filter((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0),
    'identity' as const,
  ];
  if (read.size >= 100) read.clear();
  read.set(header, accepted);
  return accepted;
}

const plain: readonly Encoding[] = ['identity'];

function readWeight(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, weight ? Number(weight.slice(2)) || 0 : 1];
}

/** Compresses on the spot, at a level that takes about a millisecond for a page. */
export function compressNow(encoding: Encoding, body: Buffer): Buffer {
  switch (encoding) {
    case 'br':
      return zlib.brotliCompressSync(body, {
        params: { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_SIZE_HINT]: body.length },
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

/** The same content packed as well as brotli can (50 to 150 ms for a page), off the main thread. */
export async function compressBest(quick: Buffer): Promise<Buffer> {
  const body = await unbrotli(quick);
  return brotli(body, { params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: body.length } });
}

export const decompressBrotli = (packed: Buffer): Buffer => zlib.brotliDecompressSync(packed);

/** A compressor for an answer that is written piece by piece; React flushes it after each. */
export function createCompressor(encoding: Encoding) {
  switch (encoding) {
    case 'br':
      return zlib.createBrotliCompress({ params: { [BROTLI_PARAM_QUALITY]: 4 } });
    case 'zstd':
      return zlib.createZstdCompress();
    case 'gzip':
      return zlib.createGzip();
    default:
      return null;
  }
}
