import helmet from 'helmet';
import { configuredThirdParties, type ThirdPartyVariable } from '#shared/site/third-parties.ts';
import { privateCacheControl } from '../cdn/cache-headers.ts';
import type { Env } from '../env.ts';

type Sources = Pick<Env, ThirdPartyVariable | 'CDN_URL' | 'FORCE_HTTPS'> & {
  imageHosts: string[];
  frameHosts: string[];
};

type Directives = Record<string, string[]>;

/**
 * The content security policy in its two forms: constant, by hash, for cached pages; with a nonce for React's own scripts
 * in a streamed page.
 */
export function createCsp(env: Sources, inline: { script: string; styles: string[] }): (nonce?: string) => string {
  const loaders = Object.values(configuredThirdParties(env)).map((url) => new URL(url).origin);
  const cdn = env.CDN_URL ? [env.CDN_URL] : [];
  const directives = (nonce?: string): Directives => ({
    'default-src': ["'none'"],
    'script-src': ["'self'", inline.script, ...(nonce ? [`'nonce-${nonce}'`] : []), ...cdn, ...loaders],
    'style-src': ["'self'", ...inline.styles, ...cdn],
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
  return (nonce) => policyOf(directives(nonce));
}

function policyOf(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** The policy of everything but pages: a browser that shows it as a document loads nothing. */
const strictDirectives: Directives = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] };
export const strictCsp = policyOf(strictDirectives);

/** HSTS for a year, without subdomains: the owner may run others there. */
export const hsts = 'max-age=31536000';

type Headers = Readonly<Record<string, string>>;

/** Of files, which are named by their content: immutable, and for any origin, for feed readers and a CDN. */
export const fileHeaders: Headers = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  Vary: 'Accept-Encoding',
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Of every response of Express that does not set its own: calls, feeds, redirects, errors. */
export const apiHeaders = helmet({
  contentSecurityPolicy: { useDefaults: false, directives: strictDirectives },
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  crossOriginOpenerPolicy: false,
  strictTransportSecurity: false,
  xFrameOptions: { action: 'deny' },
});

export type DocumentHeaders = ReturnType<typeof documentHeaders>;

/**
 * The headers of documents beside their policy, caching included. The opener policy is on personal ones only: it makes a
 * browser start another process when the answer has come, which costs a phone that opens the site in a new tab 150 ms.
 */
export function documentHeaders(env: Pick<Env, 'FORCE_HTTPS' | 'CDN_CACHE'>) {
  const page: Headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': env.CDN_CACHE ? privateCacheControl : 'max-age=0, must-revalidate',
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...(env.FORCE_HTTPS && { 'Strict-Transport-Security': hsts }),
  };
  return {
    page,
    /** Shows a visitor's own data: no cache may store it, and no link on it may reveal its URL. */
    personal: {
      ...page,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'same-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
    preview: {
      ...page,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow',
      'Referrer-Policy': 'no-referrer',
    },
  };
}
