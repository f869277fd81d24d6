import { Ajv2020 } from 'ajv/dist/2020.js';
import type { openApiDocument } from '#server/routes/openapi.ts';
import { brandIds } from '#shared/brands/index.ts';
import type { RawRequest, RawResponse } from './exchange.ts';

/** The largest response, decompressed; the largest page has about 500 kB. */
const maxCharacters = 2_000_000;
/** The most processor time of one request, in milliseconds. A render takes about 10; what attackers found took over 1,000. */
export const maxProcessorMs = 700;
/** 417 and 431 are Node's own, for Expect and for headers over 16 kB. */
const expectedStatuses = new Set([
  ...[200, 201, 204, 206, 302, 303, 304, 308, 400, 401, 403, 404, 405, 406, 409, 410, 413, 414, 415, 417, 429, 431],
]);
const ownHosts = ['localhost', ...brandIds.map((id) => `${id}.localhost`)];

type Responses = Record<string, { content?: Record<string, { schema: object }> }>;
type Validate = ((value: unknown) => boolean) & { errors?: unknown };

/**
 * Checks responses against what holds for all of them, and those of documented calls against the OpenAPI document.
 * @returns a function that gives what is wrong with a response, or null
 */
export function createResponseCheck(api: ReturnType<typeof openApiDocument>) {
  const calls = Object.keys(api.paths);
  const ajv = new Ajv2020({ strict: false, formats: { date: isDate, 'date-time': isMoment } });
  ajv.addSchema(api, 'api');
  const validators = new Map<string, Validate>();

  function validate(path: string, method: string, status: number, type: string, value: unknown): string | null {
    const parts = ['paths', path, method, 'responses', String(status), 'content', type, 'schema'];
    const pointer = parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
    if (!validators.has(pointer)) validators.set(pointer, ajv.compile({ $ref: `api#/${pointer}` }) as Validate);
    const check = validators.get(pointer)!;
    return check(value)
      ? null
      : `differs from the schema of ${method} ${path} ${status}: ${JSON.stringify(check.errors)}`;
  }

  function documented(request: RawRequest, response: RawResponse): string | null {
    const asked = request.target.split('?', 1)[0]!;
    const path = calls.find((call) => new RegExp(`^${call.replace('{id}', '[0-9a-f]{32}')}$`).test(asked));
    if (!path) return null;
    const method = request.method.toLowerCase();
    const operations = (api.paths as Record<string, Record<string, { responses: Responses }>>)[path];
    const responses = operations?.[method]?.responses;
    // Node responds to what is not HTTP by itself, without an id.
    if (!responses || !response.headers.has('x-request-id')) return null;
    const type = mediaType(response);
    // A form that a browser posts gets a page.
    if (type === 'text/html' || response.status === 303) return null;
    const expected = responses[String(response.status)];
    if (!expected) return `status ${response.status} of ${method} ${path} is not documented`;
    if (!expected.content) return null;
    if (!(type in expected.content)) return `${method} ${path} responds ${response.status} as ${type || 'nothing'}`;
    return type === 'application/json'
      ? validate(path, method, response.status!, type, JSON.parse(response.text))
      : null;
  }

  return (request: RawRequest, response: RawResponse): string | null =>
    general(request, response) ?? documented(request, response);
}

function general({ method, target, body }: RawRequest, { status, headers, text, size }: RawResponse): string | null {
  // A body that is refused unread may end the connection before the response has been read.
  if (status === null) return body.length > 16_000 ? null : 'no response';
  if (!expectedStatuses.has(status)) return `status ${status}`;
  if (Math.max(size, text.length) > maxCharacters) return `${size} bytes`;
  if (/\bat .*\.(?:ts|tsx|mjs|js):\d+/.test(text) || text.includes('node_modules')) return 'a stack or a path of ours';
  if (headers.has('x-zq')) return 'a header of the client';
  if (mediaType({ headers }) === 'text/html' && /<zq/i.test(text)) return 'markup of the client';
  if (/xml|svg/.test(mediaType({ headers })) && /<zq/i.test(text)) return 'markup of the client';
  const location = headers.get('location');
  const host = location === undefined ? 'localhost' : URL.parse(location, 'http://localhost')?.hostname;
  if (!host || !ownHosts.includes(host)) return `a redirect to ${location}`;
  if (status < 400 || method === 'HEAD' || !headers.has('x-request-id')) return null;
  return /^\/api\//.test(target) && mediaType({ headers }) !== 'text/html' ? errorText(target, text) : null;
}

/** Every error below /api/ is JSON with a sentence for people. */
function errorText(target: string, text: string): string | null {
  if (/^\/api\/(?:ghost|rss)/.test(target)) return null;
  const parsed = parseJson(text) as { error?: unknown; success?: unknown } | null;
  if (typeof parsed?.error !== 'string') return 'an error without a sentence';
  return /^\/api\/(?:contact|bookings)(?:\?|$)/.test(target) && parsed.success !== false
    ? 'an error without success'
    : null;
}

function mediaType({ headers }: Pick<RawResponse, 'headers'>): string {
  return headers.get('content-type')?.split(';')[0]?.trim() ?? '';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text);
}

function isMoment(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text));
}
