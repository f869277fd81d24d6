import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import request from 'supertest';
import { describe, expect, it, test } from 'vitest';
import { startTestSite } from '../site.ts';

const site = await startTestSite({ env: { CONTACT_LIMIT: '500' } });

const get = (path: string, from = site) => request(from.server).get(path);
const asset = (ending: string) => `/assets/${readdirSync('dist/public/assets').find((name) => name.endsWith(ending))}`;

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
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const scriptHashes = inline.map(([, script]) => hashOf(script!));
    expect(scripts).toEqual(["'self'", ...scriptHashes]);
    const styles = [first, second].flatMap(({ text }) => [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)]);
    expect(styles).toHaveLength(4);
    expect(directives(policy).get('style-src')).toEqual(
      expect.arrayContaining(["'self'", ...styles.map(([, style]) => hashOf(style!))]),
    );
    expect(policy).not.toContain('unsafe');
    for (const name of ['font-src', 'connect-src', 'manifest-src', 'form-action', 'worker-src'])
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
});

describe('files of the build', () => {
  test.each(['.js', '.css', '.woff2', '.svg'])(
    '%s: immutable, for every origin, 304 by its ETag, HEAD without a body',
    async (ending) => {
      const path = asset(ending);
      const response = await get(path).set('Accept-Encoding', 'br').buffer(true);
      expect([response.status, response.headers['cache-control']]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
      expect(response.headers['x-content-type-options']).toBe('nosniff');
      expect(response.headers['cross-origin-resource-policy']).toBe('cross-origin');
      const again = await get(path).set('Accept-Encoding', 'br').set('If-None-Match', response.headers['etag']!);
      expect([again.status, again.text ?? '', again.headers['content-encoding']]).toEqual([304, '', undefined]);
      expect(again.headers['access-control-allow-origin']).toBe('*');
      const head = await request(site.server).head(path).set('Accept-Encoding', 'br');
      expect([head.status, head.headers['content-length']]).toEqual([200, response.headers['content-length']]);
    },
  );

  it('are 404 when missing or outside the folder', async () => {
    for (const path of [
      ...['/assets/nope.js', '/assets/../manifest.json', '/assets/..%2fmanifest.json'],
      ...['/assets/%2e%2e/manifest.json', '/manifest.json', '/sizes.json', '/server/index.mjs', '/assets/__proto__'],
      `${asset('.js')}.br`,
    ]) {
      const { status, text } = await get(path);
      expect([path, status, /buildId|process\.env/.test(text)]).toEqual([path, 404, false]);
    }
  });
});

describe('pages', () => {
  it('have the same headers for HEAD without a body, also missing and redirected ones', async () => {
    for (const [path, status] of [
      ['/contact', 200],
      ['/nope', 404],
      ['/home', 308],
      ['/rss.xml', 200],
      ['/sitemap.xml', 200],
      ['/robots.txt', 200],
    ] as const) {
      const whole = await get(path);
      const head = await request(site.server).head(path);
      expect([path, head.status, head.text ?? '']).toEqual([path, status, '']);
      expect([path, head.headers['content-type']]).toEqual([path, whole.headers['content-type']]);
      expect([path, head.headers['location']]).toEqual([path, whole.headers['location']]);
    }
  });
});

describe('the log', () => {
  it('contains no query, name, address or text of a visitor', async () => {
    const secrets = [
      ...['Quentin Quirk', 'quentin@private.example', '740-555-0188'],
      ...['my wages were 91234567', 'searchedfor', '91234567'],
    ];
    const values = { name: secrets[0], email: secrets[1], phone: secrets[2], message: secrets[3] };
    await get(`/search?q=${secrets[4]}`);
    await get(`/nope?email=${secrets[1]}`);
    await get(`/contact?service=${secrets[4]}`).set('Referer', `https://x.example/?q=${secrets[4]}`);
    await get(`/api/data/search?q=${secrets[4]}`);
    await get(`/api/data/suggestions?path=/${secrets[4]}`);
    await request(site.server).post('/api/contact').send({ formData: values });
    await request(site.server)
      .post('/api/contact')
      .send({ formData: { ...values, message: '' } });
    await request(site.server)
      .post('/api/contact')
      .type('form')
      .set('Accept', 'text/html')
      .send({ ...values, name: '' });
    await request(site.server)
      .post('/api/contact')
      .set('Content-Type', 'application/json')
      .send(`{"email":"${secrets[1]}`);
    await request(site.server)
      .post('/api/tax-estimate')
      .send({ taxYear: 2026, filingStatus: 'single', taxpayer: { wages: 91234567 } });
    await request(site.server).post('/resources/tax-calculator').type('form').send({ wages: '91234567' });
    const lines = site.log.map((line) => JSON.stringify(line));
    expect(lines.length).toBeGreaterThan(8);
    expect(
      lines.filter((line) => secrets.some((secret) => line.toLowerCase().includes(secret!.toLowerCase()))),
    ).toEqual([]);
    expect(lines.filter((line) => /"path":"[^"]*\?|"url":/.test(line))).toEqual([]);
  });
});
