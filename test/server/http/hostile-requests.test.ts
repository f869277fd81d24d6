import { createHash } from 'node:crypto';
import request from 'supertest';
import { afterAll, describe, expect, it, test } from 'vitest';
import { startTestSite } from '../site.ts';

const site = await startTestSite({ env: { CONTACT_LIMIT: '500' } });
afterAll(() => site.close());

const get = (path: string, from = site) => request(from.server).get(path);
const directives = (policy: string) =>
  new Map(policy.split(/; */).map((part) => [part.split(' ')[0]!, part.split(' ').slice(1)]));

describe('the Content-Security-Policy of pages', () => {
  it('is constant and uses hashes for a cached page, and allows its inline scripts', async () => {
    const first = await get('/privacy-policy');
    const second = await get('/accessibility');
    const policy = first.headers['content-security-policy']!;
    expect(second.headers['content-security-policy']).toBe(policy);
    const scripts = directives(policy).get('script-src')!;
    const inline = [...first.text.matchAll(/<script(?![^>]*application\/)[^>]*>(.*?)<\/script>/gs)];
    const hashes = inline.map(([, script]) => createHash('sha256').update(script!).digest('base64'));
    expect(hashes).toHaveLength(2);
    expect(scripts).toEqual(["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)]);
    for (const name of ['style-src', 'font-src', 'connect-src', 'manifest-src', 'form-action'])
      expect([name, directives(policy).get(name)]).toEqual([name, ["'self'"]]);
    expect(directives(policy).get('base-uri')).toEqual(["'none'"]);
    // Another company's host is allowed only where its variable says so.
    const hosts = policy.match(/https?:\/\/[^ ;]+/g)!.map((origin) => new URL(origin).host);
    expect([...new Set(hosts)].sort()).toEqual([
      'images.unsplash.com',
      'player.vimeo.com',
      'www.google.com',
      'www.youtube-nocookie.com',
    ]);
    expect(directives(policy).get('img-src')).toEqual(["'self'", 'data:', 'https://images.unsplash.com']);
  });

  it('names the configured hosts and no others', async () => {
    const configured = await startTestSite({
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
    for (const kind of ['img-src', 'media-src']) expect(policy.get(kind)).toContain('https://pictures.example');
    await configured.close();
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
      [Buffer.concat([Buffer.from('{"formData":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]), undefined, [400]],
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
