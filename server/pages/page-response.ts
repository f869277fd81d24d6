import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, type Writable } from 'node:stream';
import { acceptedEncodings, createCompressor } from '../http/content-encoding.ts';
import type { DocumentHeaders } from '../http/security-headers.ts';

type Deps = {
  headers: DocumentHeaders;
  policy: (nonce?: string) => string;
};

export type PageHead = {
  status: number;
  /** Value of Server-Timing. */
  timing?: string;
  /** The page shows a visitor's own data. */
  personal?: boolean | undefined;
  /** Of the inline scripts that React writes into a streamed page. */
  nonce?: string;
};

/** Writes pages that are rendered for one request. */
export function createPageResponse({ headers, policy }: Deps) {
  return {
    /**
     * Writes the head and returns where the body goes. React calls `flush` on what it pipes into after each part, so
     * nothing may stand between it and the compressor.
     */
    open(request: IncomingMessage, response: ServerResponse, { status, timing, nonce, personal }: PageHead): Writable {
      const encoding = acceptedEncodings(request.headers['accept-encoding'])[0]!;
      response.writeHead(status, {
        ...(personal ? headers.personal : headers.page),
        'Content-Security-Policy': policy(nonce),
        ...(status === 503 && { 'Retry-After': '30' }),
        ...(timing && { 'Server-Timing': timing }),
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      });
      const target = createCompressor(encoding) ?? new PassThrough();
      target.pipe(response);
      response.once('close', () => target.destroy());
      return target;
    },

    /** A whole page; to HEAD its head only. */
    send(request: IncomingMessage, response: ServerResponse, head: PageHead, html: Buffer) {
      const body = this.open(request, response, head);
      if (request.method === 'HEAD') response.end();
      else body.end(html);
    },
  };
}

export type PageResponse = ReturnType<typeof createPageResponse>;
