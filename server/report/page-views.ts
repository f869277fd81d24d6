import express, { type RequestHandler, Router } from 'express';
import { pageViewBodyBytes } from '#shared/limits.ts';
import type { Counts } from './counts.ts';

/**
 * POST /api/page-views: what the server does not see by itself, because the page did not come from it anew. The body is
 * `page /path` for a page that was shown by a link, `tool /path` for a tool that a visitor entered something into. Always 204.
 */
export function createPageViews(counts: Pick<Counts, 'isPerson' | 'page' | 'tool'>): RequestHandler {
  const router = Router();
  router.post('/', express.text({ limit: pageViewBodyBytes }), (request, response) => {
    response.set('Cache-Control', 'no-store').status(204).end();
    const site = request.headers['sec-fetch-site'];
    const [, kind, path] = /^(page|tool) (\/[\w/.%-]*)$/.exec(String(request.body)) ?? [];
    if (!path || (site !== undefined && site !== 'same-origin') || !counts.isPerson(request.headers['user-agent']))
      return;
    const { id } = request.brandChoice;
    if (kind === 'page') counts.page(id, path);
    else if (path.startsWith('/resources/')) counts.tool(id, path);
  });
  return router;
}
