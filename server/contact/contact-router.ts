import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import express, { type NextFunction, type Request, type RequestHandler, type Response, Router } from 'express';
import type { Redis } from 'ioredis';
import { type BrandId, type Brands, isBrandId } from '#shared/brands/index.ts';
import {
  type ContactErrors,
  type ContactValues,
  contactStatusMessages,
  maskSensitive,
  parseContact,
} from '#shared/contact/contact-schema.ts';
import * as limits from '#shared/limits.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import type { Log } from '../log.ts';
import type { Delivery } from '../mail/delivery.ts';
import type { Lead } from '../mail/lead.ts';
import { type ContactRequest, readContactRequest } from './contact-request.ts';
import { answerPreflight, createOriginGuard } from './origin-guard.ts';
import { createSpamFilter } from './spam-filter.ts';

/** What a browser without scripts is shown when its post was not accepted. */
export type ReturnedForm = {
  /** Page of the form. */
  path: '/contact' | '/schedule';
  status: number;
  values: Record<string, string>;
  errors: Record<string, string>;
  message: string;
};

export type ContactDeps = {
  log: Log;
  brands: Brands;
  delivery: Pick<Delivery, 'submit' | 'knows'>;
  allowedOrigins: string[];
  /** Accepted messages per address and minute; six times that an hour, twelve times as many requests a minute. */
  contactLimit: number;
  redis?: Redis | null;
  /** Brand of a request that names none, and the parameter that its links carry. */
  choice: (request: Request) => { id: BrandId; domainParam: string | null };
  renderForm: (request: Request, response: Response, form: ReturnedForm) => void | Promise<void>;
  /** Milliseconds since 1970. */
  now?: () => number;
};

const texts = {
  unreadable: 'This message could not be read.',
  foreign: 'Messages from other sites are not accepted here.',
  method: 'Send messages here with POST.',
  large: 'This message is too large.',
  type: 'Send the message as JSON.',
  tooMany: 'Too many messages from your network. Please wait a minute and try again, or call us.',
} as const;

const minute = 60_000;

/** POST /api/contact: checks, limits, marks spam, and hands the lead to the delivery. Mount it at that address. */
export function createContactRouter(deps: ContactDeps): Router {
  const { log, brands, delivery, allowedOrigins, contactLimit, redis, choice, now = Date.now } = deps;
  const judge = createSpamFilter();
  const refuse = (status: number, error: string) => (request: Request, response: Response) =>
    fail(request, response, status, error);
  const limitRate = (name: string, windowMs: number, limit: number, acceptedOnly: boolean) =>
    createRateLimit({ name, windowMs, limit, acceptedOnly, redis, reject: refuse(429, texts.tooMany) });

  const router = Router();
  router.use(
    '/',
    exactly('/'),
    noStore,
    createOriginGuard({ brands, allowedOrigins, refuse: refuse(403, texts.foreign) }),
  );
  router.options('/', answerPreflight);
  router.post(
    '/',
    limitRate('contactRequests', minute, contactLimit * 12, false),
    checkHead,
    ...bodyParsers,
    readLead,
    limitRate('contactMinute', minute, contactLimit, true),
    limitRate('contactHour', 60 * minute, contactLimit * 6, true),
    deliver,
  );
  router.all('/', (request, response) => {
    response.set('Allow', 'POST, OPTIONS');
    fail(request, response, 405, texts.method);
  });
  router.use(bodyError);
  return router;

  /** Type and size, by the headers alone, before anything is read. */
  function checkHead(request: Request, response: Response, next: () => void) {
    if (!isJson(request) && !isForm(request)) return fail(request, response, 415, texts.type);
    if (Number(request.headers['content-length'] ?? 0) > limits.contactBodyBytes)
      return fail(request, response, 413, texts.large);
    next();
  }

  async function readLead(request: Request, response: Response, next: () => void) {
    const asked = readContactRequest(request.body, request.get('Idempotency-Key'), now());
    if (!asked) return fail(request, response, 400, texts.unreadable);
    const brand = brandOf(request, asked);
    const keys = brands[brand].serviceOptions.map(({ value }) => value);
    const parsed = parseContact(asked.values, keys, new Date(now()));
    if (!parsed.ok) return fail(request, response, 400, Object.values(parsed.errors)[0]!, parsed.errors);

    const values = maskedValues(parsed.values);
    const masked = JSON.stringify(values) !== JSON.stringify(parsed.values);
    const id = await leadId(brand, values, asked.idempotencyKey);
    if (await delivery.knows(id)) {
      log.info({ id: request.id, brand, mail: id }, 'contact: already accepted');
      return succeed(request, response);
    }
    const spam = judge(values, asked);
    response.locals['lead'] = {
      id,
      brand,
      values,
      page: asked.page,
      receivedAt: new Date(now()),
      spam,
      masked,
    } satisfies Lead;
    next();
  }

  async function deliver(request: Request, response: Response) {
    const lead = response.locals['lead'] as Lead;
    const outcome = await delivery.submit(lead);
    log[outcome === 'lost' ? 'error' : 'info'](
      { id: request.id, brand: lead.brand, mail: lead.id, spam: lead.spam, outcome },
      'contact',
    );
    if (outcome === 'lost') fail(request, response, 502, contactStatusMessages.failed);
    else succeed(request, response);
  }

  /** A choice among the three, never an address: beside the form's data before within it, else by parameter and host. */
  function brandOf(request: Request, asked: ContactRequest): BrandId {
    const sent = [asked.domain, asked.innerDomain].find(isBrandId);
    const brand = sent ?? choice(request).id;
    const conflict = asked.innerDomain !== null && asked.innerDomain !== brand;
    const otherTarget = asked.recipientEmail !== null && !brands[brand].contact.emails.includes(asked.recipientEmail);
    if (conflict || otherTarget)
      log.warn({ id: request.id, brand, conflict, otherTarget }, 'contact: sender and settings differ');
    return brand;
  }

  /** The same for a retry: by the sender's key, or without one for the same text within a minute or two. */
  async function leadId(brand: BrandId, values: ContactValues, key: string | null) {
    const idOf = (moment: string | number) =>
      createHash('sha256')
        .update(JSON.stringify([brand, values, moment]))
        .digest('hex')
        .slice(0, 32);
    if (key) return idOf(key);
    const current = Math.floor(now() / minute);
    return (await delivery.knows(idOf(current - 1))) ? idOf(current - 1) : idOf(current);
  }

  function succeed(request: Request, response: Response) {
    if (!wantsPage(request)) return void response.json({ success: true });
    const { domainParam } = choice(request);
    response.redirect(303, `${pageOf(request)}?sent=1${domainParam ? `&domain=${domainParam}` : ''}`);
  }

  function fail(request: Request, response: Response, status: number, error: string, errors?: ContactErrors) {
    if (!wantsPage(request) || status === 405)
      return void response.status(status).json({ success: false, error, ...(errors && { errors }) });
    const values = textsOf(request.body);
    const path = pageOf(request);
    return deps.renderForm(request, response, { path, status, values, errors: { ...errors }, message: error });
  }

  // Express tells an error handler by its four parameters.
  function bodyError(error: { status?: number }, request: Request, response: Response, next: NextFunction) {
    const { status } = error;
    if (response.headersSent || !status || status >= 500) return next(error);
    const text = status === 413 ? texts.large : status === 415 ? texts.type : texts.unreadable;
    return fail(request, response, status, text);
  }
}

/** Addresses below this one are not ours. */
function exactly(path: string): RequestHandler {
  return (request, _response, next) => (request.path === path ? next() : next('router'));
}

const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

const readable = { limit: limits.contactBodyBytes, inflate: false };
const bodyParsers: RequestHandler[] = [
  express.json({ ...readable, type: isJson, verify: (_request, _response, body) => check(isUtf8(body)) }),
  express.urlencoded({
    ...readable,
    type: isForm,
    extended: false,
    parameterLimit: 100,
    verify: (_request, _response, body) => check(isEncoded(body)),
  }),
];

function check(fine: boolean) {
  if (!fine) throw Object.assign(new Error('not UTF-8'), { status: 400 });
}

function isEncoded(body: Buffer) {
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

/** A form that the browser posts by itself gets a page; a script that posts a form asks for JSON. */
function wantsPage(request: Request) {
  return isForm(request) && request.accepts('html', 'json') !== 'json';
}

function maskedValues(values: ContactValues): ContactValues {
  const { name, message, topic } = values;
  return {
    ...values,
    name: maskSensitive(name),
    message: maskSensitive(message),
    ...(topic && { topic: maskSensitive(topic) }),
  };
}

/** The page a posted form belongs to. */
function pageOf(request: Request): ReturnedForm['path'] {
  return textsOf(request.body)['formType'] === 'schedule' ? '/schedule' : '/contact';
}

/** What was typed, to be shown again; several values of one field (the days of a meeting) joined by commas. */
function textsOf(body: unknown): Record<string, string> {
  const entries = Object.entries((body ?? {}) as Record<string, unknown>).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.filter((one) => typeof one === 'string').join(',') : value,
  ]);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
