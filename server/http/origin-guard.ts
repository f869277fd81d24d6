import type { Request, RequestHandler, Response } from 'express';
import type { Brands } from '#shared/brands/index.ts';

type Options = {
  brands: Brands;
  allowedOrigins: string[];
  /** FORCE_HTTPS: no page of the site has an origin with http. */
  isHttpsOnly: boolean;
  refuse: (request: Request, response: Response) => void;
};

/**
 * Accepts requests of the site's own pages, of ALLOWED_ORIGINS, and of clients that send no Origin. Only allowed origins
 * may read the response (CORS).
 */
export function createOriginGuard({ brands, allowedOrigins, isHttpsOnly, refuse }: Options): RequestHandler {
  const siteHosts = Object.values(brands).flatMap(({ domains }) => domains);
  const isOwn = (origin: string, request: Request) => {
    const { protocol, host } = URL.parse(origin) ?? {};
    if (protocol !== 'https:' && (protocol !== 'http:' || isHttpsOnly)) return false;
    return [request.headers.host, ...siteHosts].some((name) => URL.parse(`${protocol}//${name}`)?.host === host);
  };
  return (request, response, next) => {
    const { origin } = request.headers;
    response.vary('Origin');
    if (origin && allowedOrigins.includes(origin)) {
      response.set({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': 'Retry-After' });
      return next();
    }
    // A page with the referrer policy no-referrer has the origin "null": then Sec-Fetch-Site decides.
    const site = request.headers['sec-fetch-site'];
    const foreign =
      origin && origin !== 'null'
        ? !isOwn(origin, request)
        : site
          ? !['same-origin', 'none'].includes(String(site))
          : Boolean(origin);
    if (foreign) refuse(request, response);
    else next();
  };
}

export const respondToPreflight: RequestHandler = (_request, response) => {
  if (response.hasHeader('Access-Control-Allow-Origin')) {
    response.set({
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
      'Access-Control-Max-Age': '600',
    });
  }
  response.set('Allow', 'POST, OPTIONS').status(204).end();
};
