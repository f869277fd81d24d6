import fc, { type Arbitrary } from 'fast-check';
import type { openApiDocument } from '#server/routes/openapi.ts';
import { brandIds } from '#shared/brands/index.ts';
import type { DataName } from '#shared/site/page-data.ts';
import { routeRow, routes } from '#shared/site/routes.ts';
import { attackCorpus } from './attack-corpus.ts';
import type { RawRequest } from './exchange.ts';
import { type Schema, schemaArbitrary } from './schema-arbitrary.ts';

/** What the site under test has, so that requests get further than to a 404. */
export type Known = {
  api: ReturnType<typeof openApiDocument>;
  /** Slugs of posts, tags and letters. */
  slugs: string[];
  /** Starts of free times. */
  slots: string[];
  /** A booking and what changes it. */
  booking: { id: string; token: string };
  /** URLs of static files. */
  assets: string[];
};

type Operation = { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema: Schema }> } };
type Parameter = { name: string; in: string; schema: Schema };

/** Markup that must never come back as markup. `zq` is in no page. */
export const marker = '"\'><zq onzq=1>';

const dataNames: Record<DataName, true> = {
  latestPosts: true,
  posts: true,
  featured: true,
  tags: true,
  post: true,
  tag: true,
  tagPosts: true,
  author: true,
  authorPosts: true,
  search: true,
  quickSearch: true,
  availability: true,
  booking: true,
  letter: true,
  dueDates: true,
  businessTaxes: true,
  relatedPosts: true,
  suggestions: true,
};
const fixedPaths = [
  ...['/api', '/api/rss', '/api/ghost/webhook', '/api/openapi.json', '/api/nope', '/rss.xml', '/feed.json'],
  '/api/page-views',
  ...['/blog/tag/payroll/rss.xml', '/sitemap.xml', '/robots.txt', '/site.webmanifest'],
  ...['/deadlines.ics', '/favicon.ico', '/assets/x.js'],
  ...['/healthz', '/readyz', '/metrics', '/preview/0', '/preview', '/home', '/tag/x'],
];
const hostileTexts = fc.oneof(
  fc.constantFrom(
    ...[marker, `</script>${marker}`, `javascript:${marker}`, '{{7*7}}', '%0d%0aX-Zq: 1', '\r\nX-Zq: 1'],
    ...['../../etc/passwd', '%2e%2e%2f', '..\\..', '%00', '\0', '%', '%E0%A4%A', '%ff', '\\', ';', '//evil.example'],
    ...['__proto__', 'constructor', 'toString', '[]', 'NaN', '-1', '1e309', '9007199254740993', '0x10', '\ud800'],
    ...['a'.repeat(3_000), ' '.repeat(3_000), '٣٤', 'ﬀ', '\u202e', '\ufeff', "1' OR '1'='1", '$ne', '*', '(a+)+$'],
  ),
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const hostileValues = fc.oneof(
  hostileTexts,
  fc.constantFrom<unknown>(null, true, 0, -0, -1, 1e308, 1.5, [], {}, [[]], { $gt: '' }, 'x'.repeat(30_000)),
  fc.jsonValue({ maxDepth: 3 }),
);
const respell = fc.constantFrom(
  (text: string) => text,
  (text: string) => text,
  (text: string) => encodeURIComponent(text.toWellFormed()),
  (text: string) => encodeURI(text.toWellFormed()),
  (text: string) => text.toUpperCase(),
  (text: string) => text.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
);
const spelled = (text: Arbitrary<string>) => fc.tuple(text, respell).map(([value, spell]) => spell(value));

const methods = fc.constantFrom(
  ...['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'BREW'],
);
const hosts = fc.constantFrom(
  ...['localhost', 'localhost', 'localhost', 'payroll.localhost', 'brownco.localhost', 'evil.example', '[::1]:3000'],
  ...['', 'x'.repeat(300), 'a b', 'LOCALHOST.', 'localhost:99999', marker],
);
const headerValues: Record<string, string[]> = {
  Accept: ['text/html', 'application/json', '*/*', 'application/rss+xml', 'text/html;q=0'],
  'Accept-Encoding': ['br', 'gzip', 'gzip;q=0', 'identity;q=0', '*', 'zstd', 'br;q=1.5, gzip'],
  'Content-Type': [
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
    'application/json; charset=x',
  ],
  'Content-Encoding': ['gzip', 'br', 'identity'],
  'If-None-Match': ['*', '"x"', 'W/"x"', '"'.repeat(50)],
  'If-Modified-Since': ['Sun, 22 Nov 2026 16:00:00 GMT', 'yesterday'],
  'User-Agent': ['Mozilla/5.0', 'Googlebot/2.1', 'Feedly/1.0', 'curl/8'],
  'X-Forwarded-For': ['203.0.113.9', '::ffff:1.2.3.4', '1:2', '[::1]:80', 'unknown'],
  'X-Forwarded-Proto': ['https', 'http', 'javascript'],
  'X-Ghost-Signature': ['sha256=x, t=1', 'sha256=', 't=1'],
  Authorization: ['Bearer x', 'Basic eDp5', 'Bearer '],
  Range: ['bytes=0-1', 'bytes=-1', 'bytes=9-1'],
  Origin: ['http://localhost', 'https://evil.example', 'null'],
  Referer: ['http://localhost/contact', 'https://evil.example/'],
  Cookie: ['theme=dark', 'a=b; a=c'],
  Expect: ['100-continue', 'x'],
  Upgrade: ['websocket', 'h2c'],
  'Sec-Fetch-Site': ['same-origin', 'cross-site'],
  'Sec-Fetch-Dest': ['document', 'script'],
  'Idempotency-Key': ['12345678', 'x'],
  'X-Request-Id': ['mine'],
};
const header: Arbitrary<[string, string]> = fc
  .constantFrom(...Object.keys(headerValues))
  .chain((name) =>
    fc
      .oneof({ weight: 3, arbitrary: fc.constantFrom(...headerValues[name]!) }, { weight: 1, arbitrary: hostileTexts })
      .map((value): [string, string] => [name, value]),
  );
const headers = fc.array(header, { maxLength: 3 });
/** A client address of its own for nearly each request, so that rate limits do not hide what is behind them. */
const address = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((bits): [string, string] => ['X-Forwarded-For', `10.${bits >> 16}.${(bits >> 8) & 255}.${bits & 255}`]);

/** Requests to every route and method, and those that the OpenAPI document describes. */
export function requestArbitrary(known: Known): Arbitrary<RawRequest> {
  const slug = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...known.slugs) },
    { weight: 1, arbitrary: spelled(hostileTexts) },
  );
  return fc.oneof(
    { weight: 5, arbitrary: pageRequest(slug) },
    { weight: 2, arbitrary: otherRequest(slug, known.assets) },
    { weight: 5, arbitrary: apiRequest(known) },
    { weight: 1, arbitrary: corpusVariant },
  );
}

function pageRequest(slug: Arbitrary<string>): Arbitrary<RawRequest> {
  const names = Object.keys(routes) as (keyof typeof routes)[];
  return fc.constantFrom(...names).chain((name) => {
    const { path, query = [], slugs } = routeRow(name);
    const own = slugs ? fc.oneof(fc.constantFrom(...slugs), slug) : slug;
    const target = own.map((value) => path.replace(/:\w+/, value).replace('*', `/${value}`));
    return assemble(withDetours(target), queryArbitrary([...query, 'domain'], slug));
  });
}

function otherRequest(slug: Arbitrary<string>, assets: string[]): Arbitrary<RawRequest> {
  const data = fc.constantFrom(...Object.keys(dataNames)).map((name) => `/api/data/${name}`);
  const made = fc.array(spelled(hostileTexts), { maxLength: 3 }).map((parts) => `/${parts.join('/')}`);
  const target = fc.oneof(fc.constantFrom(...fixedPaths, ...assets), data, made);
  const names = ['slug', 'page', 'q', 'path', 'id', 'token', 'kind', 'from', 'for', 'domain', '__proto__'];
  return assemble(withDetours(target), queryArbitrary(names, slug));
}

/** Now and then an unusual spelling of a path. */
function withDetours(target: Arbitrary<string>): Arbitrary<string> {
  const detour = fc.constantFrom(
    ...[(path: string) => path, (path: string) => path, (path: string) => path, (path: string) => path],
    (path: string) => `${path}/`,
    (path: string) => path.toUpperCase(),
    (path: string) => `/${path}`,
    (path: string) => `http://localhost${path}`,
    (path: string) => `${path}#x`,
    (path: string) => `/x/..${path}`,
  );
  return fc.tuple(target, detour).map(([path, take]) => take(path));
}

function queryArbitrary(names: string[], slug: Arbitrary<string>): Arbitrary<string> {
  const value = fc.oneof(slug, fc.constantFrom(...brandIds, '1', '2', '999'), spelled(hostileTexts));
  return fc
    .array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 3 })
    .map((pairs) => (pairs.length > 0 ? `?${pairs.map(([name, text]) => `${name}=${text}`).join('&')}` : ''));
}

function assemble(path: Arbitrary<string>, query: Arbitrary<string>): Arbitrary<RawRequest> {
  const body = fc.oneof({ weight: 4, arbitrary: fc.constant('') }, { weight: 1, arbitrary: fc.json() });
  return fc
    .record({ method: methods, path, query, host: hosts, address, headers, body })
    .map(({ method, path: target, query: search, host, address: from, headers: others, body: text }) => ({
      method,
      target: target + search,
      headers: [['Host', host], from, ...others],
      body: text,
    }));
}

/** Calls that mostly fit the OpenAPI document. */
function apiRequest({ api, slots, booking }: Known): Arbitrary<RawRequest> {
  const options = {
    known: {
      id: fc.constant(booking.id),
      token: fc.constant(booking.token),
      slot: fc.constantFrom(...slots),
      email: fc.emailAddress(),
      page: fc.constantFrom('/contact', '/services'),
    },
    hostile: hostileValues,
  };
  const operations = Object.entries(api.paths).flatMap(([path, methodsOfPath]) =>
    Object.entries(methodsOfPath as Record<string, Operation>).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  );
  return fc.constantFrom(...operations).chain(({ path, method, operation }) => {
    const [[mediaType, { schema }] = ['', { schema: undefined }]] = Object.entries(
      operation.requestBody?.content ?? {},
    );
    const isJson = mediaType === 'application/json';
    const value = schema ? schemaArbitrary(schema, options) : fc.constant(undefined);
    const parameters = (operation.parameters ?? []).filter((one) => one.in === 'query');
    const pairs = parameters.map(({ name, schema: type }) =>
      fc.option(
        schemaArbitrary(type, options, name).map((value) => `${name}=${encodeURIComponent(textOf(value))}`),
        { nil: null, freq: 6 },
      ),
    );
    const id = schemaArbitrary({ type: 'string' }, options, 'id').map(textOf);
    return fc
      .record({ value, pairs: fc.tuple(...pairs), id, host: hosts, address, headers, asForm: fc.nat(9) })
      .map(({ value: content, pairs: given, id: own, host, address: from, headers: others, asForm }): RawRequest => {
        const target = path.replace('{id}', encodeURIComponent(own));
        const query = given.filter((pair) => pair !== null).join('&');
        const form = asForm === 0 && isJson;
        const type: [string, string][] = schema ? [['Content-Type', form ? formType : mediaType]] : [];
        return {
          method,
          target: query ? `${target}?${query}` : target,
          // The first of two headers of one name counts.
          headers: [['Host', host], from, ...type, ...others],
          body: form ? formOf(content) : isJson ? JSON.stringify(content) : schema ? textOf(content) : '',
        };
      });
  });
}

const formType = 'application/x-www-form-urlencoded';

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();

/** The fields of a call as a browser without scripts posts them. */
function formOf(content: unknown): string {
  if (typeof content !== 'object' || content === null) return textOf(content);
  const { formData, ...rest } = content as Record<string, unknown>;
  const fields = Object.entries({ ...(typeof formData === 'object' ? formData : {}), ...rest });
  return new URLSearchParams(fields.map(([name, value]) => [name, textOf(value)])).toString();
}

const corpusVariant: Arbitrary<RawRequest> = fc
  .record({ base: fc.constantFrom(...Object.values(attackCorpus)), extra: headers, address, method: methods })
  .chain(({ base, extra, address: from, method }) =>
    fc.constantFrom<RawRequest>(
      { ...base, headers: [...base.headers, from, ...extra] },
      { ...base, headers: [...base.headers, from], method },
      { ...base, headers: [...base.headers, from], target: `${base.target}&q=${encodeURIComponent(marker)}` },
    ),
  );
