import { privateCacheControl } from '../cdn/cache-headers.ts';
import type { Env } from '../env.ts';

type Sources = Pick<
  Env,
  | 'CDN_URL'
  | 'GTM_ID'
  | 'CHAT_WIDGET_SRC'
  | 'ANALYTICS_SRC'
  | 'SPEED_INSIGHTS_SRC'
  | 'BADGE_SRC'
  | 'FORCE_HTTPS'
  | 'NODE_ENV'
> & {
  imageHosts: string[];
  frameHosts: string[];
};

type Directives = Record<string, string[]>;

/**
 * The content security policy in its two forms: constant, by hash, for cached pages; with a nonce for React's own scripts
 * in a streamed page. `changes` replace directives of the same name.
 */
export function createCsp(env: Sources, inlineScriptHash: string): (nonce?: string, changes?: Directives) => string {
  const loaders = [env.CHAT_WIDGET_SRC, env.ANALYTICS_SRC, env.SPEED_INSIGHTS_SRC, env.BADGE_SRC]
    .filter((url) => url !== undefined)
    .map((url) => new URL(url).origin);
  if (env.GTM_ID) loaders.push('https://www.googletagmanager.com');
  const cdn = env.CDN_URL ? [env.CDN_URL] : [];
  const directives = (nonce?: string): Directives => ({
    'default-src': ["'none'"],
    'script-src': ["'self'", inlineScriptHash, ...(nonce ? [`'nonce-${nonce}'`] : []), ...cdn, ...loaders],
    'style-src': ["'self'", ...cdn],
    'img-src': ["'self'", 'data:', ...cdn, ...env.imageHosts, ...loaders],
    'font-src': ["'self'", ...cdn],
    'media-src': ["'self'", ...env.imageHosts],
    'connect-src': ["'self'", ...cdn, ...loaders],
    'frame-src': env.frameHosts.length + loaders.length ? [...env.frameHosts, ...loaders] : ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(env.FORCE_HTTPS && { 'upgrade-insecure-requests': [] }),
  });
  return (nonce, changes) =>
    Object.entries({ ...directives(nonce), ...changes })
      .map(([name, values]) => [name, ...values].join(' '))
      .join('; ');
}

/** The policy of everything but pages: a browser that shows it as a document loads nothing. */
export const strictCsp = "default-src 'none'; frame-ancestors 'none'";

/** HSTS for a year, without subdomains: the owner may run others there. */
export const hsts = 'max-age=31536000';

/** All headers of pages beside the policy, caching included; other responses get Helmet's in server/app.ts. */
export function pageHeaders(env: Pick<Env, 'FORCE_HTTPS' | 'CDN_CACHE'>): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': env.CDN_CACHE ? privateCacheControl : 'max-age=0, must-revalidate',
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...(env.FORCE_HTTPS && { 'Strict-Transport-Security': hsts }),
  };
}
