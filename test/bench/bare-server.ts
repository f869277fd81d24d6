// The limit: node:http and nothing else, writing given compressed pages with ETag handling.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

export type BarePage = { path: string; encoding: string; etag: string; body: string };

const pages = new Map(
  (JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as BarePage[]).map(({ path, encoding, etag, body: text }) => {
    const body = Buffer.from(text, 'base64');
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
