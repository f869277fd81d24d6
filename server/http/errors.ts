import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import * as limits from '#shared/limits.ts';
import { strictCsp } from './security-headers.ts';

/** Unknown URLs under /api/ get JSON; pages have their own 404. */
export const apiNotFound: RequestHandler = (_request, response) => {
  response.status(404).json({ error: 'There is nothing at this address.' });
};

/** The last error handler: logs with the request id, and answers without details. */
export function createErrorHandler(log: Logger): ErrorRequestHandler {
  return (error: { status?: number; statusCode?: number; type?: string }, request, response, next) => {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const status = statusOf(error);
    if (status === 500)
      log.error({ err: error, id: request.id, brand: request.brandChoice?.id, path: request.path }, 'unexpected error');
    if (status === 503) {
      log.warn({ id: request.id, path: request.path, reason: (error as Error).message }, 'a request took too long');
      response.locals['overloaded'] = true;
      response.set('Retry-After', String(limits.overloadRetrySeconds));
    }
    sendError(request, response, status);
    void next;
  };
}

const texts: Record<number, string> = {
  400: 'This address or message could not be read.',
  405: 'This address does not take that method.',
  413: 'This message is too large.',
  415: 'This kind of content is not accepted here.',
  429: 'Too many requests from your network. Please wait a minute and try again.',
  500: 'Something went wrong on our side. Please try again in a moment.',
  503: 'This site has too many visitors at the moment. Please try again in a few seconds.',
};

/** Calls whose responses say whether they succeeded. */
const callsWithSuccess = /^\/api\/(?:contact|bookings)(?:[/?]|$)/;

/**
 * Sends an error as JSON below /api/, else, and to a form that the browser posts itself, as a page without any other file.
 * @param text a sentence for the visitor, instead of the one for the status
 */
export function sendError(request: Request, response: Response, status: number, text = texts[status] ?? texts[500]!) {
  response.status(status).set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': strictCsp });
  const isPostedForm = request.is('urlencoded') && request.accepts('html', 'json') === 'html';
  if (request.originalUrl.startsWith('/api/') && !isPostedForm) {
    response.json(callsWithSuccess.test(request.originalUrl) ? { success: false, error: text } : { error: text });
    return;
  }
  response.type('html').send(errorPage(status, text, String(request.id ?? '')));
}

function errorPage(status: number, text: string, id: string): string {
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Error ${status}</title></head><body><main><h1>${text}</h1><p><a href="/">Go to the home page</a></p>${id ? `<p>Request ${id}</p>` : ''}</main></body></html>`;
}

/** Those of a client's own errors, 503 of a machine that is too busy, and 500 of anything else. */
function statusOf(error: { status?: number; statusCode?: number }): number {
  const status = error.status ?? error.statusCode ?? 500;
  return (status >= 400 && status < 500) || status === 503 ? status : 500;
}
