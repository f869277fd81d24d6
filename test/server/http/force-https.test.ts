import request from 'supertest';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestSite } from '../site.ts';

const env = { FORCE_HTTPS: 'true', TRUST_PROXY: '1', BRAND_PAYROLL_DOMAIN: 'www.pay.example' };
const secure = await startTestSite({ env });
afterAll(() => secure.close());

const get = (path: string) => request(secure.server).get(path);

describe('FORCE_HTTPS behind a proxy', () => {
  it('redirects plain HTTP permanently to the same URL, and sends HSTS', async () => {
    const plain = await get('/contact?service=payroll').set('Host', 'www.pay.example').set('X-Forwarded-Proto', 'http');
    expect([plain.status, plain.headers['location']]).toEqual([308, 'https://www.pay.example/contact?service=payroll']);
    expect(plain.headers).not.toHaveProperty('strict-transport-security');
    for (const path of ['/contact', '/contact', '/nope', '/api/nope', '/rss.xml']) {
      const { headers } = await get(path).set('Host', 'www.pay.example').set('X-Forwarded-Proto', 'https');
      expect([path, headers['strict-transport-security']]).toEqual([path, 'max-age=31536000']);
    }
  });

  it('redirects files as well', async () => {
    const stylesheet = /href="(\/assets\/app-[^"]+)"/.exec(
      (await get('/contact').set('X-Forwarded-Proto', 'https')).text,
    )![1]!;
    const plain = await get(stylesheet).set('Host', 'www.pay.example').set('X-Forwarded-Proto', 'http');
    expect([plain.status, plain.headers['location']]).toEqual([308, `https://www.pay.example${stylesheet}`]);
    expect((await get(stylesheet).set('X-Forwarded-Proto', 'https')).status).toBe(200);
  });

  it('redirects to no foreign host', async () => {
    for (const [host, path] of [
      ['evil.example', '/'],
      ['evil.example:443', '/contact'],
      ['www.pay.example@evil.example', '/'],
      ['www.pay.example', '//evil.example/'],
    ] as const) {
      const { status, headers } = await get(path).set('Host', host).set('X-Forwarded-Proto', 'http');
      const target = headers['location'] ? new URL(headers['location']).host : 'none';
      expect([host, path, status, ['www.pay.example', 'dresdentax.localhost', 'none'].includes(target)]).toEqual([
        host,
        path,
        status,
        true,
      ]);
      expect(status).not.toBe(200);
    }
  });

  it('responds to health checks on plain HTTP', async () => {
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
  });

  it('redirects a message with a status that preserves its body', async () => {
    const posted = await request(secure.server)
      .post('/api/contact')
      .set({ Host: 'www.pay.example', 'X-Forwarded-Proto': 'http' })
      .send({ formData: {} });
    expect([posted.status, posted.headers['location']]).toEqual([308, 'https://www.pay.example/api/contact']);
  });
});
