import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding } from './content-encoding.ts';

/** An answer that is finished: its bytes in one encoding, and all its headers decided, so that a hit is one write. */
export type EncodedResponse = {
  body: Buffer;
  /** Names and values in turn, which node writes a twentieth faster than an object. */
  head: string[];
  /** The same of a 304: what a cache needs to find its copy good. Never the policy, whose kind a browser would take over. */
  notModified: string[];
  /** How the ETags of this encoding begin, whichever level it was packed with. */
  known: string;
};

const ofNotModified = new Set([
  'Cache-Control',
  'Vary',
  'ETag',
  'Server-Timing',
  'Access-Control-Allow-Origin',
  'Cross-Origin-Resource-Policy',
]);

/**
 * @param tag hash of the content: the part of the ETag that all encodings have in common
 * @param headers those that do not depend on the encoding
 * @param level set apart in the ETag, where the same encoding is packed in two ways
 */
export function encodedResponse(
  encoding: Encoding,
  body: Buffer,
  tag: string,
  headers: Record<string, string>,
  level = '',
): EncodedResponse {
  const known = `"${tag}-${encoding}`;
  const all = Object.entries({ ...headers, ETag: `${known}${level}"`, 'Content-Length': String(body.length) });
  if (encoding !== 'identity') all.push(['Content-Encoding', encoding]);
  return { body, head: all.flat(), notModified: all.filter(([name]) => ofNotModified.has(name)).flat(), known };
}

/**
 * Writes a finished answer to a GET or HEAD: 304 where the client has it in this encoding already.
 * @param status only a 200 can be answered by 304
 * @param timing Server-Timing of this one answer, in place of the kept one's
 * @returns whether it was 304
 */
export function sendEncoded(
  request: IncomingMessage,
  response: ServerResponse,
  { body, head, notModified, known }: EncodedResponse,
  status = 200,
  timing?: string,
): boolean {
  const has = request.headers['if-none-match'];
  if (has !== undefined && status === 200 && (has.includes(known) || has === '*')) {
    response.writeHead(304, notModified);
    response.end();
    return true;
  }
  response.writeHead(status, timing ? head.with(head.indexOf('Server-Timing') + 1, timing) : head);
  response.end(request.method === 'HEAD' ? undefined : body);
  return false;
}
