import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import type { BrandId, Brands } from '#shared/brands/index.ts';
import { addressQuestion, emailSuggestion } from '#shared/contact/email-suggestion.ts';
import { waitText } from '#shared/format/text.ts';
import { cleanValues } from '#shared/forms/fields.ts';
import * as limits from '#shared/limits.ts';
import type { Env } from '../env.ts';
import { createAcceptedLimit, createRateLimit } from '../http/request-limits.ts';
import type { FormPages } from '../pages/forms.tsx';
import type { SiteRedis } from '../redis.ts';
import type { FormRequest } from './form-request.ts';

export type FormSettings = Pick<Env, 'ALLOWED_ORIGINS' | 'CONTACT_LIMIT' | 'FORCE_HTTPS'>;

type Options = {
  name: string;
  /** CONTACT_LIMIT posts are accepted per address and minute, six times that an hour. */
  env: FormSettings;
  brands: Brands;
  redis?: SiteRedis | undefined;
  /** Requests per address and minute, for each that is accepted. */
  requestsPerAccepted?: number;
  /** One sentence for each reason to refuse a request before its fields are read. */
  texts: Record<'unreadable' | 'foreign' | 'method' | 'large' | 'type', string> & {
    /** @param wait such as "a minute" */
    tooMany: (wait: string, phone: string) => string;
  };
  refuse: (request: Request, response: Response, status: number, error: string) => unknown;
};

type Refusal = {
  formPages: FormPages;
  status: number;
  body: { error: string };
  /** @param values what was typed */
  render: (values: Record<string, string>) => unknown;
};

const minute = 60_000;

/**
 * The middleware that the URLs share to which the site's forms are posted, by scripts as JSON and by browsers as a
 * form: who may post, how often, what is read, and how the rest is refused.
 */
export function createFormEndpoint(options: Options) {
  const { name, env, brands, redis, requestsPerAccepted = 12, texts } = options;
  const { ALLOWED_ORIGINS: allowedOrigins, CONTACT_LIMIT: limit } = env;
  const refuse = (status: number, error: string) => (request: Request, response: Response) =>
    void options.refuse(request, response, status, error);
  const refuseMany = (request: Request, response: Response) => {
    const wait = waitText(Number(response.getHeader('Retry-After')));
    refuse(429, texts.tooMany(wait, brands[request.brandChoice.id].contact.phone))(request, response);
  };
  const acceptedLimits = [
    createAcceptedLimit({ name: `${name}Minute`, windowMs: minute, limit, redis }),
    createAcceptedLimit({ name: `${name}Hour`, windowMs: 60 * minute, limit: limit * 6, redis }),
  ];

  /** Refuses by content type and length before the body is read. */
  const checkHeaders: RequestHandler = (request, response, next) => {
    if (!isJson(request) && !isForm(request)) return refuse(415, texts.type)(request, response);
    if (Number(request.headers['content-length'] ?? 0) > limits.contactBodyBytes)
      return refuse(413, texts.large)(request, response);
    next();
  };

  return {
    guard: [
      noStore,
      createOriginGuard({ brands, allowedOrigins, isHttpsOnly: env.FORCE_HTTPS, refuse: refuse(403, texts.foreign) }),
    ],
    respondToPreflight,
    limitRequests: createRateLimit({
      ...{ name: `${name}Requests`, windowMs: minute, limit: limit * requestsPerAccepted, redis, reject: refuseMany },
    }),
    readBody: [checkHeaders, ...bodyParsers],
    /**
     * Called by a handler before it accepts a post; only what it accepts is counted.
     * @returns false once the post has been refused, because too many from its address were accepted
     */
    async take(request: Request, response: Response): Promise<boolean> {
      for (const takeOne of acceptedLimits) {
        const wait = await takeOne(request, response);
        if (wait === null) continue;
        response.setHeader('Retry-After', String(wait));
        refuseMany(request, response);
        return false;
      }
      return true;
    },
    refuseMethod(request: Request, response: Response) {
      response.set('Allow', 'POST, OPTIONS');
      refuse(405, texts.method)(request, response);
    },
    // Express recognizes an error handler by its four parameters.
    bodyError(error: { status?: number }, request: Request, response: Response, next: NextFunction) {
      const { status } = error;
      if (response.headersSent || !status || status >= 500) return next(error);
      const text = status === 413 ? texts.large : status === 415 ? texts.type : texts.unreadable;
      refuse(status, text)(request, response);
    },
  };
}

const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'private, no-store');
  next();
};

export function exactly(path: string): RequestHandler {
  return (request, _response, next) => (request.path === path ? next() : next('router'));
}

/**
 * A form that the browser posts itself gets a page; a script that posts a form accepts JSON, and a client that sends
 * other types says that it wants HTML.
 */
export function wantsPage(request: Request): boolean {
  if (isForm(request)) return request.accepts('html', 'json') !== 'json';
  // Forms that browsers can post, but that are not read here.
  return (
    ['multipart/form-data', 'text/plain'].includes(typeOf(request) ?? '') &&
    /^text\/html\b/.test(request.headers.accept ?? '')
  );
}

/** What the sender of a form without scripts is asked, once, about an address whose domain is nearly a well-known one; null for nothing. */
export function questionOf(request: Request, { sureOf }: FormRequest, email: string): { email: string } | null {
  const suggestion = wantsPage(request) && cleanValues({ email: sureOf })['email'] !== email && emailSuggestion(email);
  return suggestion ? { email: addressQuestion(suggestion) } : null;
}

/** How a refused post is answered: JSON to scripts, to a form what `render` shows, or a plain page where its fields were not read. */
export function sendRefusal({ formPages, status, body, render }: Refusal, request: Request, response: Response) {
  if (status === 503) response.set('Retry-After', '60');
  if (!wantsPage(request) || status === 405) return response.status(status).json({ success: false, ...body });
  if (request.body === undefined) return formPages.refuseForm(request, response, status, body.error);
  return render(textsOf(request.body));
}

/** The text fields of a posted body; the texts of a list are joined by commas. */
export function textsOf(body: unknown): Record<string, string> {
  const entries = Object.entries((body ?? {}) as Record<string, unknown>).map(
    ([name, value]) => [name, Array.isArray(value) ? value.join() : value] as const,
  );
  return Object.fromEntries(
    entries.filter((entry): entry is readonly [string, string] => typeof entry[1] === 'string'),
  );
}

/** The id of what was posted: the same for a retry, by the client's idempotency key or by a moment of the server's. */
export function submissionId(brand: BrandId, values: object, keyOrMoment: string | number): string {
  return createHash('sha256')
    .update(JSON.stringify([brand, values, keyOrMoment]))
    .digest('hex')
    .slice(0, 32);
}

/** Many programs write `charset=utf8`, which the parsers do not know. */
const nameUtf8: RequestHandler = ({ headers }, _response, next) => {
  headers['content-type'] = headers['content-type']?.replace(/charset="?utf8"?/i, 'charset=utf-8');
  next();
};

const parserOptions = { limit: limits.contactBodyBytes, inflate: false };

/** Parsers of JSON and form bodies in UTF-8. */
const bodyParsers: RequestHandler[] = [
  nameUtf8,
  express.json({ ...parserOptions, type: isJson, verify: (_request, _response, body) => assertUtf8(isUtf8(body)) }),
  express.urlencoded({
    ...{ ...parserOptions, type: isForm, extended: false, parameterLimit: 100 },
    verify: (_request, _response, body) => assertUtf8(isUrlEncodedUtf8(body)),
  }),
  takeButtonOfTime,
];

/** The time that is chosen in a form comes with that of the button which was pressed: the last one. */
function takeButtonOfTime(request: Request, _response: Response, next: NextFunction) {
  const { slot } = request.body ?? {};
  if (isForm(request) && Array.isArray(slot)) request.body.slot = slot.at(-1);
  next();
}

function assertUtf8(valid: boolean) {
  if (!valid) throw Object.assign(new Error('not UTF-8'), { status: 400 });
}

function isUrlEncodedUtf8(body: Buffer) {
  try {
    decodeURIComponent(body.toString('latin1'));
    return isUtf8(body);
  } catch {
    return false;
  }
}

function isJson(request: { headers: { 'content-type'?: string } }) {
  return typeOf(request) === 'application/json';
}

function isForm(request: { headers: { 'content-type'?: string } }) {
  return typeOf(request) === 'application/x-www-form-urlencoded';
}

function typeOf({ headers }: { headers: { 'content-type'?: string } }) {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase();
}

type OriginOptions = {
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
function createOriginGuard({ brands, allowedOrigins, isHttpsOnly, refuse }: OriginOptions): RequestHandler {
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

const respondToPreflight: RequestHandler = (_request, response) => {
  if (response.hasHeader('Access-Control-Allow-Origin')) {
    response.set({
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
      'Access-Control-Max-Age': '600',
    });
  }
  response.set('Allow', 'POST, OPTIONS').status(204).end();
};
