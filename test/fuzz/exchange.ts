import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A request as bytes on the wire; the header Host is among `headers`. */
export type RawRequest = { method: string; target: string; headers: [name: string, value: string][]; body: string };

export type RawResponse = {
  /** Null when the connection was closed without a response. */
  status: number | null;
  headers: Map<string, string>;
  /** Bytes received, compressed and with the headers. */
  size: number;
  /** The body, decompressed, as UTF-8. */
  text: string;
};

/** A request without a response after this time fails, in milliseconds by the clock: other programs may have the processor. */
const timeoutMs = 45_000;

/** The bytes of a request. Line breaks in its parts would begin another header and are left out. */
export function bytesOf({ method, target, headers, body }: RawRequest): Buffer {
  const bytes = Buffer.from(body);
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'Connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(bytes.length > 0 ? [`Content-Length: ${bytes.length}`] : []),
  ].map((line) => line.replace(/[\r\n]/g, ''));
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), bytes]);
}

/**
 * Sends bytes as they are on a connection of their own.
 * @returns the first response
 * @throws when the server has not closed the connection within `timeoutMs`
 */
export function exchange(port: number, bytes: Buffer): Promise<RawResponse> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.write(bytes);
  return new Promise((resolve, reject) => {
    socket.setTimeout(timeoutMs, () => {
      socket.destroy();
      reject(new Error(`no complete response within ${timeoutMs} ms`));
    });
    socket.on('data', (data: Buffer) => chunks.push(data));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(parse(Buffer.concat(chunks))));
  });
}

const interim = Buffer.from('HTTP/1.1 100 Continue\r\n\r\n');

function parse(all: Buffer): RawResponse {
  const bytes = all.indexOf(interim) === 0 ? all.subarray(interim.length) : all;
  const end = bytes.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = bytes.toString('latin1', 0, Math.max(end, 0)).split('\r\n');
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1];
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const raw = bytes.subarray(end + 4);
  const body = headers.get('transfer-encoding') === 'chunked' ? withoutChunks(raw) : raw;
  return {
    status: status ? Number(status) : null,
    headers,
    size: bytes.length,
    text: decompress(body, headers.get('content-encoding')).toString('utf8'),
  };
}

function withoutChunks(body: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = body.indexOf('\r\n', at);
    const length = Number.parseInt(body.toString('latin1', at, lineEnd), 16);
    if (lineEnd < 0 || !(length > 0)) return Buffer.concat(chunks);
    chunks.push(body.subarray(lineEnd + 2, lineEnd + 2 + length));
    at = lineEnd + 2 + length + 2;
  }
}

function decompress(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body;
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}
