import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import type { ContentService } from '#server/content/content-service.ts';
import { startTestSite, type TestSite } from '../site.ts';
import { listen } from './raw-request.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ env: { CONTACT_LIMIT: '500' } });
});
afterAll(() => site.close());

const own: TestSite[] = [];
afterEach(async () => {
  for (const one of own.splice(0)) await one.close();
});

async function ownSite(...given: Parameters<typeof startTestSite>) {
  const started = await startTestSite(...given);
  own.push(started);
  return started;
}

const get = (path: string, from = site) => request(from.server).get(path);
const directives = (policy: string) =>
  new Map(policy.split(/; */).map((part) => [part.split(' ')[0]!, part.split(' ').slice(1)]));

/** A content service whose lists resolve when `release` is called. */
function heldLists() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const content = (real: ContentService): ContentService => ({
    ...real,
    browsePosts: async (options) => {
      await released;
      return real.browsePosts(options);
    },
  });
  return { content, release };
}

describe('every response', () => {
  test.each([
    ['a page', '/about-us', 200],
    ['the same page from the cache', '/about-us', 200],
    ['a missing page', '/nope', 404],
    ['a malformed URL', '/%E0%A4%A', 400],
    ['a redirect', '/home', 308],
    ['a feed', '/rss.xml', 200],
    ['the sitemap', '/sitemap.xml', 200],
    ['the API', '/api/data/latestPosts', 200],
    ['an error of the API', '/api/nope', 404],
    ['health', '/healthz', 200],
  ])('%s has the security headers', async (_name, path, status) => {
    const { headers, status: given } = await get(path);
    expect(given).toBe(status);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toMatch(/^(?:DENY|SAMEORIGIN)$/);
    expect(headers['referrer-policy']).toMatch(/^(?:strict-origin-when-cross-origin|no-referrer)$/);
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
  });

  it('except cached pages has an X-Request-Id of the server, whatever the client sends', async () => {
    const seen = new Set<string>();
    for (const path of ['/nope', '/rss.xml', '/api/nope', '/%', '/healthz', '/home', '/search?q=tax']) {
      const { headers } = await get(path).set('X-Request-Id', 'mine');
      expect([path, headers['x-request-id']]).toEqual([path, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
      seen.add(headers['x-request-id']!);
    }
    expect(seen.size).toBe(7);
  });

  test.each(['/about-us', '/nope', '/rss.xml', '/api/nope', '/%', '/api/data/latestPosts', '/home'])(
    '%s has a strict policy',
    async (path) => {
      const { headers } = await get(path);
      const policy = headers['content-security-policy'] ?? '';
      expect(directives(policy).get('default-src')).toEqual(["'none'"]);
      expect(directives(policy).get('frame-ancestors')).toEqual(["'none'"]);
      expect(policy).not.toMatch(/unsafe-|\*|http:|data:(?!\s|;|$)/);
    },
  );
});

describe('the Content-Security-Policy of pages', () => {
  it('is constant and uses hashes for a cached page, and allows its only inline script', async () => {
    const first = await get('/about-us');
    const second = await get('/contact');
    const policy = first.headers['content-security-policy']!;
    expect(second.headers['content-security-policy']).toBe(policy);
    const scripts = directives(policy).get('script-src')!;
    expect(scripts).toHaveLength(2);
    expect(scripts[0]).toBe("'self'");
    const inlineScript = /<script data-entry[^>]*>([^<]*(?:<(?!\/script)[^<]*)*)<\/script>/.exec(first.text)![1]!;
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(inlineScript)));
    expect(scripts[1]).toBe(`'sha256-${digest.toString('base64')}'`);
    for (const name of ['style-src', 'font-src', 'connect-src', 'manifest-src', 'form-action'])
      expect([name, directives(policy).get(name)]).toEqual([name, ["'self'"]]);
    expect(directives(policy).get('base-uri')).toEqual(["'none'"]);
  });

  it('has a new nonce for every streamed page, and none for cached pages', async () => {
    const nonces: (string | undefined)[] = [];
    for (let visit = 0; visit < 2; visit++) {
      const { content, release } = heldLists();
      const slow = await ownSite({ content });
      await listen(slow);
      const response = await fetch(`http://127.0.0.1:${(slow.server.address() as AddressInfo).port}/`, {
        // Node's own would make it a crawler, which waits for the complete page.
        headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' },
      });
      release();
      nonces.push(/'nonce-([^']{20,})'/.exec(response.headers.get('content-security-policy')!)?.[1]);
      expect((await response.text()).includes(`nonce="${nonces.at(-1)}"`)).toBe(true);
      const isFinished = async () => (await get('/', slow)).headers['server-timing']?.startsWith('cache;desc=hit');
      await expect.poll(isFinished).toBe(true);
      const cached = await get('/', slow);
      expect([cached.text.includes('nonce='), cached.headers['content-security-policy']!.includes('nonce')]).toEqual([
        false,
        false,
      ]);
    }
    expect(new Set(nonces).size).toBe(2);
    expect(nonces).not.toContain(undefined);
  });

  it('names the configured hosts and no others', async () => {
    const configured = await ownSite({
      env: {
        CDN_URL: 'https://cdn.example',
        GTM_ID: 'GTM-ABC123',
        CHAT_WIDGET_SRC: 'https://chat.example/widget.js?x=1',
        FEATURE_IMAGE_HOSTS: 'pictures.example',
      },
    });
    const policy = directives((await get('/about-us', configured)).headers['content-security-policy']!);
    expect(policy.get('script-src')).toEqual(
      expect.arrayContaining([
        "'self'",
        'https://cdn.example',
        'https://chat.example',
        'https://www.googletagmanager.com',
      ]),
    );
    expect(policy.get('img-src')).toContain('https://pictures.example');
    expect(policy.get('default-src')).toEqual(["'none'"]);
  });

  it('is not violated by style attributes, event handlers or style elements of a page', async () => {
    for (const path of [
      '/',
      '/contact',
      '/schedule',
      '/services/payroll',
      '/blog',
      '/resources/tax-calculator',
      '/nope',
    ]) {
      const { text } = await get(path);
      const markup = text.replace(/<script[^>]*>[\s\S]*?<\/script>/g, (script) =>
        script.slice(0, script.indexOf('>') + 1),
      );
      expect([path, /<[^>]+\sstyle=/.exec(markup)?.[0].slice(-80) ?? null]).toEqual([path, null]);
      expect([path, /<[^>]+\son[a-z]+=/.exec(markup)?.[0].slice(-80) ?? null]).toEqual([path, null]);
      expect([path, /<style/.test(markup)]).toEqual([path, false]);
    }
  });
});

describe('bodies', () => {
  const calls = ['/api/contact', '/api/tax-estimate'] as const;
  const post = (path: string, body: string | Buffer, type = 'application/json') =>
    request(site.server).post(path).set('Content-Type', type).send(body);

  test.each(calls)('%s rejects malformed bodies with JSON, without internal details', async (path) => {
    const bodies: [body: string | Buffer, type: string | undefined, statuses: number[]][] = [
      ['', undefined, [400, 415]],
      ['{', undefined, [400]],
      ['null', undefined, [400]],
      ['[]', undefined, [400]],
      ['"text"', undefined, [400]],
      ['42', undefined, [400]],
      [`{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, undefined, [400]],
      ['{"__proto__":{"polluted":true},"formData":{"__proto__":{"polluted":true}},"taxYear":2026}', undefined, [400]],
      ['{"constructor":{"prototype":{"polluted":true}}}', undefined, [400]],
      ['<a/>', 'application/xml', [415]],
      ['a=1', 'text/plain', [415]],
      ['{}', 'application/json; charset=x-unknown', [400, 415]],
      [`{"x":"${'x'.repeat(70_000)}"}`, undefined, [413]],
    ];
    for (const [body, type, statuses] of bodies) {
      const response = await post(path, body, type);
      const shown = String(body).slice(0, 40);
      expect([shown, statuses.includes(response.status), response.status]).toEqual([shown, true, response.status]);
      expect([shown, response.type, typeof response.body.error]).toEqual([shown, 'application/json', 'string']);
      expect(/\bat \/|\.ts:|\.mjs|node_modules|JSON at position|Unexpected token/.test(response.text)).toBe(false);
    }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test.each(calls)('%s rejects ten megabytes with 413, and the server keeps running', async (path) => {
    const response = await post(path, `{"x":"${'x'.repeat(10_000_000)}"}`);
    expect([response.status, response.type]).toEqual([413, 'application/json']);
    expect((await get('/healthz')).status).toBe(200);
  });

  it('invalid UTF-8 is rejected', async () => {
    const broken = (text: string) => Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]);
    expect((await post('/api/contact', broken('{"formData":"'))).status).toBe(400);
    expect((await post('/api/tax-estimate', broken('{"taxYear":2026,"filingStatus":"'))).status).toBe(400);
  });

  test.each(calls)('%s accepts no other method', async (path) => {
    for (const method of ['get', 'put', 'delete', 'patch'] as const) {
      const response = await request(site.server)[method](path);
      expect([method, response.status, response.type, (response.headers['allow'] ?? '').includes('POST')]).toEqual([
        method,
        405,
        'application/json',
        true,
      ]);
    }
  });
});
