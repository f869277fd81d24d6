// The limit: node:http and nothing else, writing given responses. What it was not given, it has from the site, once.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fetchPage, type StoredPage } from './servers.ts';

const file = process.argv[2]!;
const sitePort = Number(process.argv[3]);
const prepared = ({ head, body }: StoredPage) => ({ head, content: Buffer.from(body, 'base64') });
const given = JSON.parse(readFileSync(file, 'utf8')) as StoredPage[];
const pages = new Map(given.map((page) => [page.path, prepared(page)]));

const server = createServer(async (request, response) => {
  const url = request.url!;
  let page = pages.get(url);
  if (!page && sitePort) {
    page = prepared(await fetchPage(sitePort, url));
    pages.set(url, page);
  }
  if (page) response.writeHead(200, page.head).end(page.content);
  else response.writeHead(404).end();
});
server.keepAliveTimeout = 95_000;
server.listen(Number(process.env['PORT']), '127.0.0.1');
