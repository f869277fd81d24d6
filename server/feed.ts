import { createHash } from 'node:crypto';
import { type Request, type Response, Router } from 'express';
import type { BrandId, Brands } from '#shared/brands/index.ts';
import * as limits from '#shared/limits.ts';
import type { Post } from '#shared/post.ts';
import { href } from '#shared/routes.ts';
import type { BrandChoice } from './brand.ts';
import type { ContentService } from './content-service.ts';
import { jsonFeed } from './feed-json.ts';
import { rssFeed } from './feed-rss.ts';

export type FeedInput = {
  title: string;
  description: string;
  /** Scheme and host of the brand's site. */
  origin: string;
  /** Page the feed belongs to, as a path. */
  page: string;
  /** The feed's own path. */
  self: string;
  posts: Post[];
};

type Deps = {
  brands: Brands;
  content: ContentService;
  choice: (request: Request) => BrandChoice;
  originOf: (id: BrandId) => string;
};

type Format = { type: string; write: (input: FeedInput) => string };

const rss: Format = { type: 'application/rss+xml; charset=utf-8', write: rssFeed };
const json: Format = { type: 'application/feed+json; charset=utf-8', write: jsonFeed };

/** The feeds, from the same posts as the news list. */
export function createFeeds({ brands, content, choice, originOf }: Deps): Router {
  const router = Router();
  router.get('/rss.xml', (request, response) => answer(request, response, rss, '/rss.xml'));
  router.get('/api/rss', (request, response) => answer(request, response, rss, '/rss.xml'));
  router.get('/feed.json', (request, response) => answer(request, response, json, '/feed.json'));
  router.get('/blog/tag/:slug/rss.xml', async (request, response, next) => {
    const tag = await content.readTag(request.params.slug);
    if (!tag.ok && tag.reason === 'not-found') return next();
    return answer(
      request,
      response,
      rss,
      `/blog/tag/${encodeURIComponent(request.params.slug)}/rss.xml`,
      tag.ok ? tag.value : undefined,
    );
  });
  return router;

  async function answer(
    request: Request,
    response: Response,
    format: Format,
    self: string,
    tag?: { slug: string; name: string },
  ) {
    const { id } = choice(request);
    const brand = brands[id];
    const posts = await content.feedPosts({ limit: limits.pageSize.feed, tag: tag?.slug });
    if (!posts.ok) {
      response
        .status(503)
        .set('Retry-After', '60')
        .type('text/plain')
        .send('The news service does not answer. Please ask again in a minute.');
      return;
    }
    const body = format.write({
      title: tag ? `${brand.name}: ${tag.name}` : `${brand.name} news`,
      description: brand.news.lead,
      origin: originOf(id),
      page: tag ? href('blogTag', { slug: tag.slug }) : href('blog'),
      self,
      posts: posts.value,
    });
    sendConditional(request, response, format.type, body, lastChange(posts.value));
  }
}

/** Newest moment of any post, so that the date never says "now". */
export function lastChange(posts: Pick<Post, 'published_at' | 'updated_at'>[]): Date | null {
  const times = posts.flatMap((post) => [post.published_at, post.updated_at]).filter((date) => date !== null);
  return times.length > 0 ? new Date(Math.max(...times.map((date) => Date.parse(date)))) : null;
}

/** 304 by ETag, which wins, else by date: readers often send only one of the two, and stale or invented dates. */
function sendConditional(request: Request, response: Response, type: string, body: string, changed: Date | null) {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`;
  response.set({ ETag: etag, 'Cache-Control': 'public, max-age=900', Vary: 'Accept-Encoding' });
  if (changed) response.set('Last-Modified', changed.toUTCString());
  const known = request.headers['if-none-match'];
  const since = Date.parse(request.headers['if-modified-since'] ?? '');
  const fresh =
    known !== undefined
      ? known.includes(etag)
      : changed !== null && since >= Math.floor(changed.getTime() / 1000) * 1000;
  if (fresh) {
    response.status(304).end();
    return;
  }
  response.set('Content-Type', type).send(body);
}
