import { randomInt } from 'node:crypto';
import { type AddressInfo, connect } from 'node:net';
import fc, { type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { htmlRules } from '#server/content/html/images.ts';
import { readFacts } from '#server/content/read-facts.ts';
import { factRows } from '#server/content/site-facts.ts';
import { brandIds, brands } from '#shared/brands/index.ts';
import { parseContact } from '#shared/contact/contact-schema.ts';
import { routeRow, routes } from '#shared/site/routes.ts';
import { makePost } from '#test/ghost/stub-posts.ts';
import { type SmtpStub, startSmtpStub } from '#test/smtp-stub.ts';
import { call as booking, freeStarts, monday, pat } from '../booking/booking-site.ts';
import { type GhostSite, startGhostSite } from '../site.ts';
import { emailAddress, factsPage, hostileText, marker, telephone, words } from './made-up-inputs.ts';

/** A request as it is on the wire. */
type RawRequest = { method: string; target: string; headers?: [name: string, value: string][]; body?: string };
/** `status` is null when the connection was closed without a response; `text` has headers and body. */
type RawResponse = { status: number | null; headers: Map<string, string>; text: string };

const { FUZZ_SECONDS, FUZZ_SEED, npm_lifecycle_event: command } = process.env;
/** Of the processor, for site and requests together. */
const seconds = Number(FUZZ_SECONDS ?? (command === 'fuzz' ? 60 : 1));
const seed = Number(FUZZ_SEED ?? randomInt(1e9));

/** The largest page has about 500 kB. */
const maxCharacters = 2_000_000;
/** Milliseconds of the processor for one request. A render takes about 10; what attackers found took over 1,000. */
const maxProcessorMs = 700;
/** 417 and 431 are Node's own, for Expect and for headers over 16 kB. */
const expectedStatuses = [
  ...[200, 201, 204, 206, 302, 303, 304, 308, 400, 401, 403, 404, 405, 406, 409, 410, 413, 414, 415, 417, 429, 431],
];
const ownHosts = ['localhost', ...brandIds.map((id) => `${id}.localhost`)];
let site: GhostSite;
let smtp: SmtpStub;
let port: number;
/** A meeting that requests try to change. */
let booked = { id: '0'.repeat(32), token: 'x' };
const now = () => monday + Math.round(performance.now());
beforeAll(async () => {
  // Behind a proxy, so that requests have client addresses of their own, and limits do not hide what is behind them.
  smtp = await startSmtpStub();
  const env = { CONTACT_LIMIT: '10000', TRUST_PROXY: '1', METRICS_TOKEN: 'a-token-of-tests', SMTP_URL: smtp.url };
  site = await startGhostSite({}, { env, now });
  await new Promise<void>((resolve) => site.server.listen(0, '127.0.0.1', resolve));
  port = (site.server.address() as AddressInfo).port;
  await site.warm();
  // The first search makes the index, which is no work of its own.
  await exchange(get('/search?q=payroll'));
});
afterAll(async () => {
  await site.close();
  await smtp.close();
});

const json: [string, string] = ['Content-Type', 'application/json'];
const get = (target: string, ...headers: [string, string][]): RawRequest => ({ method: 'GET', target, headers });
const post = (target: string, body: unknown, ...headers: [string, string][]): RawRequest => ({
  method: 'POST',
  target,
  headers: [json, ...headers],
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const formData = { name: 'Pat Doe', email: 'pat@example.com', message: 'Hello there' };
const message = (changes: object, ...headers: [string, string][]) =>
  post('/api/contact', { formData: { ...formData, ...changes } }, ...headers);
const calculation = { taxYear: 2026, filingStatus: 'single', taxpayer: { wages: 52_000 } };
const estimate = (changes: object) => post('/api/tax-estimate', { ...calculation, ...changes });

/** Requests that once cost seconds, led astray or failed. */
const attacks: Record<string, RawRequest> = {
  'a percentage with 60,000 blanks': estimate({ homeCity: { percent: `1${' '.repeat(60_000)}x` } }),
  'an amount with 60,000 blanks': estimate({ interest: `1${' '.repeat(60_000)}x` }),
  'one letter fifty times': get(`/search?q=${Array(50).fill('s').join('+')}`),
  'the same as data': get(`/api/data/search?q=${Array(50).fill('s').join('+')}`),
  'a message in another script': message({ message: 'Здравствуйте, помогите с налогами, пожалуйста.' }),
  'a lone surrogate in the email address': message({ email: '\ud800@example.com' }),
  'a lone surrogate in the message': message({ message: 'Hello \ud800 there' }),
  'an encoded word as name': message({ name: '=?utf-8?Q?Pat=0D=0ABcc:_evil@example.org?=' }),
  'a line break in the name': message({ name: 'Pat\r\nBcc: evil@example.org' }),
  'a webhook call without body': { method: 'POST', target: '/api/ghost/webhook' },
  'an address with port, as some proxies write it': message({}, ['X-Forwarded-For', '203.0.113.7:50123']),
  'a host with 15,000 digits': get('/about-us', ['Host', `localhost:${'1'.repeat(15_000)}`]),
  'a feed that must not be compressed': get('/rss.xml', ['Accept-Encoding', 'gzip;q=0, br;q=0']),
};

it.each(Object.entries(attacks))('%s gets an expected response', async (_what, request) => void (await send(request)));

const hostileValue = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, -0, 1e308, 1.5, [], {}, [[]], { $gt: '' }, 'x'.repeat(30_000)),
  fc.jsonValue({ maxDepth: 3 }),
);
const inUrl = fc
  .tuple(hostileText, fc.boolean())
  .map(([text, encoded]) => (encoded ? encodeURIComponent(text.toWellFormed()) : text));
const slug = fc.oneof(fc.constantFrom('post-1', 'payroll', 'dana-whitfield', 'cp14'), inUrl);
const origins = words(
  'http://localhost https://payroll.localhost:99999 HTTP://[::1] http://a:b@localhost http://evil.example',
);
const detours: ((path: string) => string)[] = [
  ...[(path: string) => path, (path: string) => path, (path: string) => `${path}/`, (path: string) => `/${path}`],
  ...[(path: string) => path.toUpperCase(), (path: string) => `/x/..${path}`],
  ...origins.map((origin) => (path: string) => origin + path),
];
const detour = fc.constantFrom(...detours);
const pagePath = fc
  .constantFrom(...Object.keys(routes))
  .chain((name) => slug.map((value) => routeRow(name as 'home').path.replace(/:\w+|\*/, value)));
const otherPath = fc.constantFrom(
  ...words(`
    /api /api/rss /api/ghost/webhook /api/openapi.json /api/page-views /rss.xml /feed.json /sitemap.xml /deadlines.ics
    /api/data/posts /api/data/post /api/data/search /api/data/letter /api/data/booking /api/availability
    /api/bookings/0 /healthz /metrics /preview/0 /assets/x.js
  `),
);
const queryNames = words(`
  slug page q token kind from to office brand domain __proto__ sort order limit offset sent letter has service for move
  answer number q[] page[0] utm_source
`);
const queryValues = words(`
  phone in-person dresden payroll 2026-12-01 2026-12-14 2026-02-30 0000-01-01 -published_at 1 2 asc w2,1099
  employer,retailer CP2000 cancel
`);
const query = fc
  .array(fc.tuple(fc.constantFrom(...queryNames), fc.oneof(inUrl, fc.constantFrom(...queryValues))), { maxLength: 4 })
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map(([name, text]) => `${name}=${text}`).join('&')}` : ''));
const target = fc
  .tuple(
    fc.oneof(
      pagePath,
      otherPath,
      inUrl.map((text) => `/${text}`),
    ),
    detour,
    query,
  )
  .map(([path, take, search]) => take(path) + search);

const headerValues: Record<string, string[]> = {
  Host: ['payroll.localhost', 'evil.example', '[::1]:3000', '', 'a b', 'LOCALHOST.', 'localhost:99999', marker],
  Accept: ['application/json', '*/*', 'application/rss+xml', 'text/html;q=0'],
  'Content-Type': ['application/x-www-form-urlencoded', 'text/plain', 'application/json; charset=x'],
  'Content-Encoding': ['gzip', 'br'],
  'If-None-Match': ['*', 'W/"x"', '"'.repeat(50), '"a", "b"'],
  'If-Match': ['*', '"x"'],
  'If-Modified-Since': ['Tue, 01 Dec 2026 00:00:00 GMT', 'Thu, 01 Jan 1970 00:00:00 GMT', '0'],
  'If-Unmodified-Since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'x'],
  'If-Range': ['"x"', 'Tue, 01 Dec 2026 00:00:00 GMT'],
  'Accept-Encoding': ['br', 'gzip;q=0', '*;q=0', 'identity;q=0', 'zstd, br;q=9'],
  'Accept-Language': ['de', '*'],
  'X-Forwarded-Proto': ['https', 'javascript'],
  'X-Ghost-Signature': ['sha256=x, t=1', 't=1'],
  Authorization: ['Bearer x', 'Basic eDp5'],
  Range: words('bytes=0-1 bytes=9-1 bytes=-1 bytes=0-0,2-3 bytes=-0 bytes=99999999999999999999- items=0-1'),
  Origin: ['https://evil.example', 'null'],
  Expect: ['100-continue', 'x'],
  Upgrade: ['websocket', 'h2c'],
  'Sec-Fetch-Site': ['same-origin', 'cross-site'],
  'Idempotency-Key': ['12345678', 'x'],
};
const headers = fc.array(
  fc
    .constantFrom(...Object.keys(headerValues))
    .chain((name) => fc.tuple(fc.constant(name), fc.oneof(fc.constantFrom(...headerValues[name]!), hostileText))),
  { maxLength: 3 },
);
const address = fc.ipV4().map((ip): [string, string] => ['X-Forwarded-For', ip]);

/** Calls that would be accepted but for one field of theirs. */
const call: Arbitrary<RawRequest> = fc
  .tuple(
    fc.constantFrom<[string, Record<string, unknown>]>(
      ['/api/contact', { formData, domain: 'payroll' }],
      ['/api/contact', formData],
      ['/api/tax-estimate', calculation],
      ['/api/bookings', { kind: 'phone', slot: '2026-12-01T10:00:00-05:00', formData, domain: 'brownco' }],
    ),
    fc.nat(),
    hostileValue,
  )
  .map(([[path, body], place, value]) => {
    const nested = Math.floor(place / 16) % 2 === 0 && 'formData' in body;
    const fields = nested ? formData : body;
    const changed = { ...fields, [Object.keys(fields)[place % Object.keys(fields).length]!]: value };
    return post(path, nested ? { ...body, formData: changed } : changed);
  });
const slots = ['2026-12-01T09:30:00-05:00', '2026-12-02T14:00:00-05:00', '2027-06-01T10:00:00-04:00', '2026-12-01', ''];
const halfHour = fc
  .tuple(fc.integer({ min: 1, max: 23 }), fc.integer({ min: 9, max: 16 }), fc.constantFrom('00', '30'))
  .map(
    ([day, hour, minutes]) =>
      `2026-12-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:${minutes}:00-05:00`,
  );
const slot = fc.oneof<Arbitrary<unknown>[]>(halfHour, halfHour, fc.constantFrom(...slots), hostileValue);
/** Messages and meetings of people whose address and telephone are written in many ways. */
const people = fc
  .record({
    email: fc.oneof(
      emailAddress,
      fc.nat(1e6).map((name) => `pat${name}@example.com`),
    ),
    phone: fc.oneof(telephone, fc.constant(pat.phone)),
    isMeeting: fc.boolean(),
    slot,
  })
  .map(({ email, phone, ...made }) =>
    made.isMeeting
      ? post('/api/bookings', { ...booking, slot: made.slot, formData: { ...pat, email, phone } })
      : message({ email, phone }),
  );
const changes = fc
  .record({
    action: fc.constantFrom('move', 'move', 'confirm', 'x', '__proto__'),
    isOwn: fc.boolean(),
    token: hostileValue,
    slot,
    asForm: fc.boolean(),
  })
  .map(({ action, isOwn, token, slot: to, asForm }): RawRequest => {
    const body = { token: isOwn ? booked.token : token, slot: to };
    const made = post(`/api/bookings/${booked.id}/${action}`, body);
    if (!asForm) return made;
    const text = Object.entries(body).map(
      ([name, value]) =>
        `${name}=${encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed())}`,
    );
    return {
      ...made,
      headers: [
        ['Content-Type', 'application/x-www-form-urlencoded'],
        ['Accept', 'text/html'],
      ],
      body: text.join('&'),
    };
  });
const request: Arbitrary<RawRequest> = fc
  .tuple(
    fc.oneof(
      fc.record<RawRequest>({
        method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'BREW'),
        target,
        body: fc.oneof(fc.constant(''), fc.json()),
      }),
      call,
      people,
      changes,
    ),
    fc.oneof(fc.constant([]), headers),
    address,
  )
  .map(([base, others, from]) => ({ ...base, headers: [...(base.headers ?? []), from, ...others] }));

it(
  'any method, path, query, header, body or fact gets an expected response, within its bounds',
  async () => {
    console.log(`fuzz: seed ${seed}`);
    const start = process.cpuUsage();
    const used = () => Object.values(process.cpuUsage(start)).reduce((sum, part) => sum + part, 0) / 1e6;
    const statuses = new Map<number | null, number>();
    for (let next = seed; used() < seconds; next += 1) {
      const options = { seed: next, numRuns: 100, interruptAfterTimeLimit: 60_000 };
      fc.assert(fc.property(fc.record(readInputs), readWithin), options);
      await writeFacts(fc.sample(factsPage([...factRows.keys()]), { seed: next, numRuns: 1 })[0]!);
      await book(next);
      const property = fc.asyncProperty(request, async (made) => {
        const { status } = await send(made);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      });
      await fc.assert(property, options);
      for (const { to } of smtp.mails.splice(0)) expect(to).toHaveLength(1);
    }
    console.log(`fuzz: ${JSON.stringify([...statuses])}`);
    // Requests get as far as the pages, the calls and their refusals.
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 404]));
  },
  120_000 + seconds * 30_000,
);

const rules = htmlRules('http://ghost.example', {}, brands);
const readInputs = { facts: factsPage([...factRows.keys()]), email: emailAddress, phone: telephone };

type Inputs = { facts: string; email: string; phone: string };

/** Reads what comes in other ways than by requests. */
function readWithin({ facts, email, phone }: Inputs) {
  within(() => readFacts({ slug: 'site-facts', html: facts }, [], rules));
  const typed = within(() => parseContact({ ...formData, email, phone }, []));
  // What was repaired is one address and needs no repair.
  if (!typed.ok) return;
  expect(typed.values.email).toMatch(/^[^\s@,;<>()"]+@[^\s@,;<>()"]+$/);
  expect(parseContact(typed.values, [])).toEqual(typed);
}

/** @throws when it takes too much of the processor */
function within<T>(read: () => T): T {
  const before = process.cpuUsage();
  const result = read();
  const { user, system } = process.cpuUsage(before);
  expect(user + system).toBeLessThan(maxProcessorMs * 1_000);
  return result;
}

/** The owner saves a page of facts in Ghost. */
async function writeFacts(html: string) {
  const slug = 'site-facts';
  site.ghost.pages = [
    ...site.ghost.pages.filter((page) => page.slug !== slug),
    makePost(900, { id: slug, slug, html }),
  ];
  const { body, headers } = site.ghost.webhook('page.published.edited', { current: { slug } }, now());
  expect(
    (await send({ method: 'POST', target: '/api/ghost/webhook', headers: Object.entries(headers), body })).status,
  ).toBe(204);
}

/** Books a meeting from a network of its own, while there are free times. */
async function book(network: number) {
  const [start] = await freeStarts(site, 'brand=payroll&kind=phone&from=2026-12-01&to=2026-12-14');
  if (!start) return;
  const made = post('/api/bookings', { ...booking, slot: start }, ['X-Forwarded-For', `198.${network % 250}.51.7`]);
  const { text } = await send(made);
  const [, id, token] = /schedule\/([0-9a-f]{32})\?token=([\w-]+)/.exec(text) ?? [];
  if (id && token) booked = { id, token };
}

/** Sends a request on a connection of its own. @throws what is wrong with the response */
async function send(request: RawRequest): Promise<RawResponse> {
  const before = process.cpuUsage();
  const response = await exchange(request);
  const { user, system } = process.cpuUsage(before);
  const problem = user + system > maxProcessorMs * 1_000 ? 'too much of the processor' : problemOf(request, response);
  // What the site has logged says more than a status.
  const logged = site.log.findLast(({ level }) => Number(level) >= 50);
  if (problem) throw new Error(`${problem}; logged: ${JSON.stringify(logged)?.slice(0, 1_500)}`);
  return response;
}

function exchange({ method, target, headers = [], body = '' }: RawRequest): Promise<RawResponse> {
  const lines = [
    ...[`${method} ${target} HTTP/1.1`, 'Connection: close', ...headers.map((header) => header.join(': '))],
    ...(headers.some(([name]) => name === 'Host') ? [] : ['Host: localhost']),
    ...(body ? [`Content-Length: ${Buffer.byteLength(body)}`] : []),
  ].map((line) => line.replace(/[\r\n]/g, ''));
  const socket = connect(port, '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  let all = '';
  socket.setEncoding('utf8').on('data', (data) => {
    all += data;
  });
  return new Promise((resolve, reject) => {
    socket.setTimeout(45_000, () => socket.destroy() && reject(new Error('no complete response within 45 s')));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const text = all.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
      const [statusLine = '', ...fields] = text.split('\r\n\r\n', 1)[0]!.split('\r\n');
      const status = /^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1];
      const pairs = fields.map((line) => /^([^:]+): *(.*)$/.exec(line)!.slice(1) as [string, string]);
      const named = pairs.map(([name, value]) => [name.toLowerCase(), value] as const);
      resolve({ status: status ? Number(status) : null, headers: new Map(named), text });
    });
  });
}

function problemOf({ method, target, body = '' }: RawRequest, { status, headers, text }: RawResponse): string | null {
  // A body that is refused unread may end the connection before the response has been read.
  if (status === null) return body.length > 16_000 ? null : 'no response';
  if (!expectedStatuses.includes(status)) return `status ${status}`;
  if (text.length > maxCharacters) return `${text.length} characters`;
  if (/\bat .*\.(?:ts|tsx|mjs|js):\d+/.test(text) || text.includes('node_modules')) return 'a stack or a path of ours';
  if (headers.has('x-zq')) return 'a header of the client';
  const missing = missingHeaders(status, headers, text);
  if (missing.length > 0) return `status ${status} without ${missing.join(', ')}`;
  const type = headers.get('content-type') ?? '';
  // Of what is compressed, three bytes in a row may be these by chance.
  if (/html|xml|svg/.test(type) && !headers.has('content-encoding') && /<zq/i.test(text)) return 'markup of the client';
  const host = URL.parse(headers.get('location') ?? '/', 'http://localhost')?.hostname;
  if (!host || !ownHosts.includes(host)) return `a redirect to ${headers.get('location')}`;
  // Node responds to what is not HTTP by itself, without an id.
  const isApiError = status >= 400 && target.startsWith('/api/') && headers.has('x-request-id') && method !== 'HEAD';
  if (!isApiError || type.startsWith('text/html') || /^\/api\/(?:ghost|rss)/.test(target)) return null;
  return /"error":"[^"]/.test(text) ? null : 'an error without a sentence';
}

/** Of what every response needs, but those of Node itself to what is not HTTP, which have no date. */
function missingHeaders(status: number, headers: Map<string, string>, text: string): string[] {
  if (!headers.has('date') || status === 417) return [];
  const isPage = headers.get('content-type')?.startsWith('text/html');
  const needed = [
    ...['x-content-type-options', ...(text.endsWith('\r\n\r\n') ? [] : ['content-type'])],
    ...(isPage ? ['content-security-policy', 'referrer-policy', 'cache-control', 'x-frame-options'] : []),
    ...([429, 503].includes(status) ? ['retry-after'] : []),
    ...(status === 405 ? ['allow'] : []),
    ...([302, 303, 308].includes(status) ? ['location'] : []),
  ];
  return needed.filter((name) => !headers.has(name));
}
