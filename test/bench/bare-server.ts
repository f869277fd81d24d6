// The limit: node:http and nothing else, writing given compressed pages with ETag handling. With `all-headers` it writes
// every header of ours in place of the six that caching and compression need.
import { readFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders } from 'node:http';

export type BarePage = {
  path: string;
  encoding: string;
  etag: string;
  body: string;
  /** All headers of the 200 and of the 304 but those that node:http adds. */
  headers: Record<string, string>;
  notModified: Record<string, string>;
};

const hasAllHeaders = process.argv[3] === 'all-headers';

type Stored = { etag: string; body: Buffer; headers: OutgoingHttpHeaders; known: OutgoingHttpHeaders };

const pages = new Map<string, Stored>(
  (JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as BarePage[]).map((page) => {
    const { path, encoding, etag } = page;
    const body = Buffer.from(page.body, 'base64');
    if (hasAllHeaders) return [path, { etag, body, headers: page.headers, known: page.notModified }];
    const known = { ETag: etag, Vary: 'Accept-Encoding', 'Cache-Control': 'max-age=0, must-revalidate' };
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': encoding,
      'Content-Length': body.length,
      ...known,
    };
    return [path, { etag, body, headers, known }];
  }),
);

const server = createServer((request, response) => {
  const page = pages.get(request.url!);
  if (!page) {
    response.writeHead(request.url === '/healthz' ? 200 : 404);
    response.end();
  } else if (request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, page.known);
    response.end();
  } else {
    response.writeHead(200, page.headers);
    response.end(page.body);
  }
});
server.keepAliveTimeout = 95_000;
server.listen(Number(process.env['PORT']), '127.0.0.1');
