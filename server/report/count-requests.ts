import type { RequestHandler } from 'express';
import { allPaths } from '#shared/site/paths.ts';
import { routeRow } from '#shared/site/routes.ts';
import type { ContentService } from '../content/content-service.ts';
import type { Counts } from './counts.ts';

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
    message: async (brand, kind, page) => counts.message(brand, kind, (await isPage(page)) ? page : null),
    booking: async (brand, kind, page) => counts.booking(brand, kind, (await isPage(page)) ? page : null),
  };
}
