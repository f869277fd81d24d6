import request from 'supertest';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startTestSite, type TestSite } from '../site.ts';

async function start(options: Parameters<typeof startTestSite>[0]): Promise<TestSite> {
  const site = await startTestSite(options);
  onTestFinished(() => site.close());
  return site;
}

const get = (path: string, site: TestSite) => request(site.server).get(path);

describe('FORCE_HTTPS behind a proxy', () => {
  const env = { FORCE_HTTPS: 'true', TRUST_PROXY: '1', BRAND_PAYROLL_DOMAIN: 'www.pay.example' };

  it('redirects plain HTTP permanently to the same URL, and sends HSTS', async () => {
    const secure = await start({ env });
    const plain = await get('/contact?service=payroll', secure)
      .set('Host', 'www.pay.example')
      .set('X-Forwarded-Proto', 'http');
    expect([plain.status, plain.headers['location']]).toEqual([308, 'https://www.pay.example/contact?service=payroll']);
    expect(plain.headers).not.toHaveProperty('strict-transport-security');
    for (const path of ['/contact', '/contact', '/nope', '/api/nope', '/rss.xml']) {
      const { headers } = await get(path, secure).set('Host', 'www.pay.example').set('X-Forwarded-Proto', 'https');
      expect([path, headers['strict-transport-security']]).toEqual([path, 'max-age=31536000']);
    }
  });

  it('redirects files as well', async () => {
    const secure = await start({ env });
    const stylesheet = /href="(\/assets\/app-[^"]+)"/.exec(
      (await get('/contact', secure).set('X-Forwarded-Proto', 'https')).text,
    )![1]!;
    const plain = await get(stylesheet, secure).set('Host', 'www.pay.example').set('X-Forwarded-Proto', 'http');
    expect([plain.status, plain.headers['location']]).toEqual([308, `https://www.pay.example${stylesheet}`]);
    expect((await get(stylesheet, secure).set('X-Forwarded-Proto', 'https')).status).toBe(200);
  });

  it('redirects to no foreign host', async () => {
    const secure = await start({ env });
    for (const [host, path] of [
      ['evil.example', '/'],
      ['evil.example:443', '/contact'],
      ['www.pay.example@evil.example', '/'],
      ['www.pay.example', '//evil.example/'],
    ] as const) {
      const { status, headers } = await get(path, secure).set('Host', host).set('X-Forwarded-Proto', 'http');
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
    const secure = await start({ env });
    expect((await get('/healthz', secure)).status).toBe(200);
    expect((await get('/readyz', secure)).status).toBe(200);
  });

  it('redirects a message with a status that preserves its body', async () => {
    const secure = await start({ env });
    const posted = await request(secure.server)
      .post('/api/contact')
      .set({ Host: 'www.pay.example', 'X-Forwarded-Proto': 'http' })
      .send({ formData: {} });
    expect([posted.status, posted.headers['location']]).toEqual([308, 'https://www.pay.example/api/contact']);
  });
});
