import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brandIds } from '#shared/brands/index.ts';
import { startTestSite, type TestSite } from '../site.ts';
import { listen } from './raw-request.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ env: { CONTACT_LIMIT: '10000' } });
  await listen(site);
});
afterAll(() => site.close());

/** 403: a message from another site; 417 and 431: of Node itself, for Expect and for too many headers. */
const allowed = [200, 204, 302, 303, 304, 308, 400, 401, 403, 404, 405, 413, 414, 415, 417, 429, 431];

/** Sends bytes as they are; resolves with the first response. The server may close the connection without any. */
function exchange(bytes: Buffer): Promise<{ status: number | null; location: string | null; text: string }> {
  const { port } = site.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return new Promise((resolve) => {
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (data) => (text += data));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const status = /^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1];
      const location = /^location: ([^\r\n]*)/im.exec(text.split('\r\n\r\n', 1)[0]!)?.[1] ?? null;
      resolve({ status: status ? Number(status) : null, location, text });
    });
  });
}

const known = [
  ...['', 'about-us', 'services', 'services/payroll', 'blog', 'blog/tag/payroll', 'blog/author/x', 'contact'],
  ...['schedule', 'search', 'resources/tax-calculator', 'resources/paycheck', 'rss.xml', 'feed.json', 'sitemap.xml'],
  ...['api/contact', 'api/tax-estimate', 'api/data/posts', 'api/data/post', 'api/data/search', 'api/rss'],
  ...['api/ghost/webhook', 'api/openapi.json', 'art/cover/x.svg', 'deadlines.ics', 'offices/dresden.vcf'],
  ...['assets/x.js', 'healthz', 'readyz', 'metrics', 'preview/0', 'domain-tester', 'favicon.ico', 'home', 'tag/x'],
  ...['__proto__', 'constructor', 'toString', '..', '.', '%2e%2e', '%00', '%', '%E0%A4%A', '%ff', '\\', ';', '~'],
];
const part = fc.oneof(
  fc.constantFrom(...known),
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const spelling = fc.constantFrom(
  (text: string) => text,
  (text: string) => encodeURIComponent(text.toWellFormed()),
  (text: string) => encodeURI(text.toWellFormed()),
  (text: string) => text.toUpperCase(),
);
const spelled = fc.tuple(part, spelling).map(([text, spell]) => spell(text));
const parameter = fc.constantFrom(
  ...['domain', 'page', 'q', 'slug', 'path', 'service', 'sent', 'theme', 'for', 'id', '__proto__', 'constructor'],
);
const value = fc.oneof(
  fc.constantFrom(...brandIds, '1', '0', '-1', '1e9', 'NaN', '[]', 'a'.repeat(3_000), '\ud800', '//x', '<x>'),
  spelled,
);
const query = fc
  .array(fc.tuple(parameter, value, spelling), { maxLength: 4 })
  .map((pairs) =>
    pairs.length > 0 ? `?${pairs.map(([name, text, spell]) => `${name}=${spell(text)}`).join('&')}` : '',
  );
const target = fc
  .tuple(fc.array(spelled, { maxLength: 3 }), query)
  .map(([parts, search]) => `/${parts.join('/')}${search}`);
const header = fc.tuple(
  fc.constantFrom(
    ...['Accept', 'Accept-Encoding', 'Accept-Language', 'Authorization', 'Cookie', 'Content-Type', 'If-None-Match'],
    ...[
      'If-Modified-Since',
      'Range',
      'Referer',
      'User-Agent',
      'X-Forwarded-For',
      'X-Forwarded-Proto',
      'Idempotency-Key',
    ],
    ...['X-Ghost-Signature', 'Sec-Fetch-Site', 'Origin', 'Expect', 'Upgrade', 'X-Request-Id'],
  ),
  fc.oneof(
    fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/html', 'gzip;q=0', '*/*', 'null'),
    fc.constantFrom('Googlebot', 'Feedly/1.0', 'bytes=0-1', '"x"', 'W/"x"', 'sha256=x, t=1', '::ffff:1.2.3.4', '1:2'),
    value,
  ),
);
const host = fc.constantFrom(
  'localhost',
  'payroll.localhost',
  'evil.example',
  '[::1]:3000',
  '',
  'x'.repeat(300),
  'a b',
);
const method = fc.constantFrom(
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'PATCH',
  'BREW',
);
const body = fc.oneof(
  fc.constant(''),
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .dictionary(fc.constantFrom('name', 'email', 'message', 'service', 'formData', 'domain', 'taxYear'), fc.anything())
    .map(
      (fields) => JSON.stringify(fields, (_key, inner) => (typeof inner === 'bigint' ? String(inner) : inner)) ?? '',
    ),
);
const anyRequest = fc.record({ method, target, host, headers: fc.array(header, { maxLength: 4 }), body });
/** Requests that get as far as the parsers and schemas of the calls. */
const call = fc.record({
  method: fc.constantFrom('POST', 'POST', 'POST', 'PUT'),
  target: fc.constantFrom('/api/contact', '/api/tax-estimate', '/resources/tax-calculator', '/resources/paycheck'),
  host: fc.constant('localhost'),
  headers: fc.tuple(
    fc.tuple(
      fc.constant('Content-Type'),
      fc.constantFrom(
        'application/json',
        'application/x-www-form-urlencoded',
        'text/plain',
        'application/json; charset=x',
      ),
    ),
    header.filter(([name]) => name !== 'Content-Type' && name !== 'Origin'),
  ),
  body,
});
const request = fc.oneof(anyRequest, call);

it('any method, path, query, header and body gets an expected status, never one of the server errors', async () => {
  await fc.assert(
    fc.asyncProperty(request, async ({ method, target, host, headers, body }) => {
      const bytes = Buffer.from(body);
      const lines = [
        `${method} ${target} HTTP/1.1`,
        `Host: ${host}`,
        'Connection: close',
        ...headers.map(([name, text]) => `${name}: ${text}`),
        ...(bytes.length > 0 ? [`Content-Length: ${bytes.length}`] : []),
      ].map((line) => line.replace(/[\r\n]/g, ''));
      const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'utf8');
      const { status, location, text } = await exchange(Buffer.concat([head, bytes]));
      expect(allowed).toContain(status);
      expect(text).not.toMatch(/\bat .*\.(?:ts|tsx|mjs):\d+/);
      if (location !== null) {
        const own = ['localhost', 'payroll.localhost', 'dresdentax.localhost', 'brownco.localhost'];
        expect(own).toContain(new URL(location, 'http://localhost').hostname);
      }
      // Node's own responses, to what is not HTTP, have no id.
      if (status! < 400 || method === 'HEAD' || !/\r\nx-request-id:/i.test(text)) return;
      const isPage = /\r\ncontent-type: text\/html/i.test(text);
      if (/^\/api\/contact(?:\?|$)/.test(target) && !isPage) expect(text).toMatch(/\{"success":false,"error":"/);
      else if (/^\/api\/(?!contact|rss)/.test(target)) expect(text).toMatch(/\{"error":"/);
    }),
    { seed: 17, numRuns: 600, interruptAfterTimeLimit: 8_000, markInterruptAsFailure: false },
  );
}, 60_000);
