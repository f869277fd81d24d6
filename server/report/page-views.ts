import express, { type RequestHandler, Router } from 'express';
import { pageViewBodyBytes } from '#shared/limits.ts';
import { type Counts, visitMeasures } from './counts.ts';

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
