import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { BrandId, Brands } from '#shared/brands/index.ts';
import * as limits from '#shared/limits.ts';
import type { Post } from '#shared/news/post.ts';
import { href } from '#shared/site/routes.ts';
import { FeedPage } from '#views/pages/news/server-pages.tsx';
import type { ContentService } from '../content/content-service.ts';
import { acceptedEncodings, type MadeOf, madeOnce } from '../http/encoded-response.ts';
import type { PlainPage } from '../pages/document.tsx';
import { withTimeout } from '../timeout.ts';
import { type FeedInput, jsonFeed, lastChange, rssFeed } from './feed.ts';

type Deps = {
  brands: Brands;
  content: ContentService;
  originOf: (id: BrandId) => string;
  plainPage: PlainPage;
  pageHeaders: Record<string, string>;
  pageMiddleware: RequestHandler[];
};

type Format = { type: string; write: (input: FeedInput) => string };

const rss: Format = { type: 'application/rss+xml; charset=utf-8', write: rssFeed };
const json: Format = { type: 'application/feed+json; charset=utf-8', write: jsonFeed };

/** The posts of a tag or an author, and the path of its page. */
type Archive = { name: string; path: string; tag?: string; author?: string };

/** A serialized feed, written and compressed once per list of posts. */
type Written = { etag: string; lastModified: Date | null; bodies: { identity: Buffer; gzip: Buffer } };

/**
 * RSS and JSON feeds of the news, and RSS of a tag or an author. A browser that opens an RSS feed as a document gets a page instead
 * (decision 0029).
 */
export function createFeeds({ brands, content, originOf, plainPage, pageHeaders, pageMiddleware }: Deps): Router {
  const router = Router();
  const written: MadeOf<Written> = new WeakMap();
  const pages: MadeOf<string> = new WeakMap();
  router.get(
    ['/rss.xml', '/blog/tag/:slug/rss.xml', '/blog/author/:slug/rss.xml'],
    (request, _response, next) => next(isDocument(request) ? undefined : 'route'),
    ...pageMiddleware,
  );
  router.get('/rss.xml', (request, response) => sendFeed(request, response, rss, '/rss.xml'));
  router.get('/api/rss', (request, response) => sendFeed(request, response, rss, '/rss.xml'));
  router.get('/feed.json', (request, response) => sendFeed(request, response, json, '/feed.json'));
  router.get(['/blog/tag/:slug/rss.xml', '/blog/author/:slug/rss.xml'], async (request, response, next) => {
    const slug = String(request.params['slug']);
    const isTag = request.path.startsWith('/blog/tag/');
    const found = await (isTag ? content.readTag(slug) : content.readAuthor(slug));
    const path = href(isTag ? 'blogTag' : 'blogAuthor', { slug });
    const of = isTag ? { tag: slug } : { author: slug };
    if (found.ok) await sendFeed(request, response, rss, `${path}/rss.xml`, { ...of, path, name: found.value.name });
    else if (found.reason === 'not-found') next();
    else sendUnavailable(response);
  });
  return router;

  async function sendFeed(request: Request, response: Response, format: Format, self: string, archive?: Archive) {
    const { tag, author } = archive ?? {};
    const fetched = content.feedPosts({ limit: limits.pageSize.feed, tag, author });
    const posts = await withTimeout(fetched, limits.renderTimeoutMs, () => unavailable);
    if (!posts.ok) return sendUnavailable(response);
    const { brandChoice } = request;
    const { id, domainParam } = brandChoice;
    if (format === rss && isDocument(request) && request.path === self) {
      // In no shared cache, because some ignore Vary, and feed readers would get the page.
      response.set({ ...pageHeaders, 'Cache-Control': 'private, no-cache', Vary: documentVary });
      const html = madeOnce(pages, posts.value, `${id} ${domainParam} ${self}`, () => {
        const { title, origin, page } = inputOf(id, self, posts.value, archive);
        const content = <FeedPage title={title} url={origin + self} posts={posts.value} />;
        const name = `${archive?.name ?? 'News'}: RSS feed`;
        return plainPage(brandChoice, { title: name, route: 'blog', path: page }, content);
      });
      response.send(html);
      return;
    }
    const feed = madeOnce(written, posts.value, `${id} ${self} ${format.type}`, () =>
      write(format, inputOf(id, self, posts.value, archive)),
    );
    send(request, response, format.type, feed);
  }

  function inputOf(id: BrandId, self: string, posts: Post[], archive?: Archive): FeedInput {
    const brand = brands[id];
    return {
      title: archive ? `${brand.name}: ${archive.name}` : `${brand.name} news`,
      description: brand.news.lead,
      origin: originOf(id),
      page: archive?.path ?? href('blog'),
      self,
      posts,
    };
  }
}

const unavailable = { ok: false, reason: 'unavailable' } as const;

function write(format: Format, input: FeedInput): Written {
  const identity = Buffer.from(format.write(input));
  return {
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 20),
    lastModified: lastChange(input.posts),
    bodies: { identity, gzip: gzipSync(identity) },
  };
}

const documentVary = 'Accept-Encoding, Sec-Fetch-Dest';

/** Whether a browser opens the URL itself; feed readers and scripts request it as data. */
function isDocument(request: Request): boolean {
  return request.headers['sec-fetch-dest'] === 'document';
}

function sendUnavailable(response: Response) {
  response
    .status(503)
    .set('Retry-After', '60')
    .type('text/plain')
    .send('The news service does not answer. Please ask again in a minute.');
}

/** 304 by If-None-Match, without it by If-Modified-Since, which may be any date: feed readers often send only one of the two. */
function send(request: Request, response: Response, type: string, { etag, lastModified, bodies }: Written) {
  const encoding = acceptedEncodings(request.headers['accept-encoding']).includes('gzip') ? 'gzip' : 'identity';
  response.set({ ETag: `"${etag}-${encoding}"`, 'Cache-Control': 'public, max-age=900', Vary: documentVary });
  if (lastModified) response.set('Last-Modified', lastModified.toUTCString());
  const etags = request.headers['if-none-match'];
  const since = Date.parse(request.headers['if-modified-since'] ?? '');
  const seconds = Math.floor((lastModified?.getTime() ?? 0) / 1_000) * 1_000;
  const notModified =
    etags === undefined ? lastModified !== null && since >= seconds : etags === '*' || etags.includes(etag);
  if (notModified) {
    response.status(304).end();
    return;
  }
  if (encoding === 'gzip') response.set('Content-Encoding', 'gzip');
  response.set('Content-Type', type).send(bodies[encoding]);
}
