import express, { type RequestHandler, Router } from 'express';
import { pageViewBodyBytes } from '#shared/limits.ts';
import { allPaths } from '#shared/site/paths.ts';
import { routeRow } from '#shared/site/routes.ts';
import type { ContentService } from '../content/content-service.ts';
import { type Counts, visitMeasures } from './counts.ts';

/** Counts the pages that Express sends; the cache fast path counts its own. */
export function countPages(counts: Pick<Counts, 'isVisit' | 'page'>): RequestHandler {
  return (request, response, next) => {
    const { choice, path, match } = request.page;
    if (request.method === 'GET' && !routeRow(match.name).personal && counts.isVisit(request.headers)) {
      response.once('finish', () => {
        if (response.statusCode === 200 || response.statusCode === 304) counts.page(choice.id, path);
      });
    }
    next();
  };
}

/** Counts what clients report, of pages that exist; a message or meeting from any other page counts without it. */
export function countKnown(
  counts: Counts,
  content: Pick<ContentService, 'allPosts'>,
  countVisit: Counts['visit'],
): Counts {
  const paths = new Set(allPaths.map(({ path }) => path));
  const isPage = async (path: string | null) => {
    if (path === null || paths.has(path)) return path !== null;
    const posts = await content.allPosts();
    return posts.ok && posts.value.some(({ url }) => url === path);
  };
  return {
    ...counts,
    page: async (brand, path) => void ((await isPage(path)) && counts.page(brand, path)),
    tool: async (brand, path) => void ((await isPage(path)) && counts.tool(brand, path)),
    visit: async (...visit) => {
      if (await isPage(visit[3])) for (const count of [counts.visit, countVisit]) count(...visit);
    },
    message: async (brand, page) => counts.message(brand, (await isPage(page)) ? page : null),
    booking: async (brand, kind, page) => counts.booking(brand, kind, (await isPage(page)) ? page : null),
  };
}

/**
 * POST /api/page-views: what the server does not see by itself, because the page did not come from it anew. The body is
 * `page /path` for a page that was shown by a link, `tool /path` for a tool that a visitor entered something into,
 * `visit /path 3 0 1 0` for the buckets of `visitBuckets`, 0 where nothing was measured, of a visit to a document. Always 204.
 */
export function createPageViews(counts: Pick<Counts, 'isPerson' | 'page' | 'tool' | 'visit'>): RequestHandler {
  const router = Router();
  router.post('/', express.text({ limit: pageViewBodyBytes }), (request, response) => {
    response.set('Cache-Control', 'no-store').status(204).end();
    const site = request.headers['sec-fetch-site'];
    const body = String(request.body);
    const [, kind, path, ...buckets] =
      /^(page|tool) (\/[\w/.%-]*)$/.exec(body) ??
      /^(visit) (\/[\w/.%-]*) (\d\d?) (\d\d?) (\d\d?) ([01])$/.exec(body) ??
      [];
    if (!path || (site !== undefined && site !== 'same-origin') || !counts.isPerson(request.headers['user-agent']))
      return;
    const { id } = request.brandChoice;
    if (kind === 'page') counts.page(id, path);
    else if (kind === 'tool' && path.startsWith('/resources/')) counts.tool(id, path);
    for (const [index, bucket] of buckets.entries())
      if (Number(bucket) > 0) counts.visit(id, visitMeasures[index]!, Number(bucket), path);
  });
  return router;
}
