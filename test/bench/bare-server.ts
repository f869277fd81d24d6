// The limit: node:http and nothing else, writing given compressed pages with the six headers they need.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { BarePage } from './cached.ts';

const pages = new Map(
  (JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as BarePage[]).map(({ path, encoding, etag, body }) => {
    const content = Buffer.from(body, 'base64');
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': encoding,
      'Content-Length': content.length,
      ETag: etag,
      Vary: 'Accept-Encoding',
      'Cache-Control': 'max-age=0, must-revalidate',
    };
    return [path, { headers, content }];
  }),
);

const server = createServer((request, response) => {
  const page = pages.get(request.url!);
  if (page) response.writeHead(200, page.headers).end(page.content);
  else response.writeHead(request.url === '/healthz' ? 200 : 404).end();
});
server.keepAliveTimeout = 95_000;
server.listen(Number(process.env['PORT']), '127.0.0.1');
