import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { describe, expect, it, onTestFinished } from 'vitest';
import { configuredBrands } from '#server/brand-resolver.ts';
import { createIndexNow } from '#server/content/index-now.ts';
import { parseEnv } from '#server/env.ts';
import { brandIds } from '#shared/brands/index.ts';
import { memoryLog } from '#test/ghost/memory-log.ts';
import { startGhostSite } from '../site.ts';
import { secret, signedCall } from './webhook-calls.ts';

type Announcement = { host: string; key: string; keyLocation: string; urlList: string[] };

const key = 'a-key-of-32-characters-0123456789';
const hosts = Object.fromEntries(brandIds.map((id) => [`BRAND_${id.toUpperCase()}_DOMAIN`, `www.${id}.example`]));

/** An IndexNow service that answers with this status, or never. */
async function startService(status: number | 'never' = 202) {
  const announcements: Announcement[] = [];
  const server = createServer(async (incoming, response) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    announcements.push(JSON.parse(Buffer.concat(parts).toString('utf8')) as Announcement);
    if (status !== 'never') response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { announcements, url: `http://127.0.0.1:${port}/indexnow` };
}

async function startSite(env: Record<string, string>) {
  let time = Date.parse('2026-11-22T12:00:00Z');
  const site = await startGhostSite(
    { posts: 3 },
    { env: { ...hosts, GHOST_WEBHOOK_SECRET: secret, ...env }, now: () => time },
  );
  onTestFinished(site.close);
  let calls = 0;
  /** Ghost's call for a post, accepted by the site. */
  const change = async (event: string, post: object) => {
    calls += 1;
    const { headers, body } = signedCall(JSON.stringify({ event, post, calls }), time);
    await request(site.server).post('/api/ghost/webhook').set(headers).send(body).expect(204);
  };
  return { ...site, change, pass: (ms: number) => (time += ms) };
}

const published = (slug: string) => ({ current: { slug, status: 'published' }, previous: { status: 'draft' } });

describe('IndexNow', () => {
  it('announces a published post on the host where it is canonical, and the home pages that show it', async () => {
    const service = await startService();
    const site = await startSite({ INDEXNOW_KEY: key, INDEXNOW_URL: service.url });
    await site.change('post.published', published('post-1'));
    await expect.poll(() => service.announcements).toHaveLength(3);
    const byHost = Object.fromEntries(service.announcements.map(({ host, urlList }) => [host, urlList]));
    expect(byHost).toEqual({
      'www.dresdentax.example': [
        'https://www.dresdentax.example/',
        'https://www.dresdentax.example/blog',
        'https://www.dresdentax.example/blog/post-1',
      ],
      'www.brownco.example': ['https://www.brownco.example/'],
      'www.payroll.example': ['https://www.payroll.example/'],
    });
    for (const one of service.announcements)
      expect(one).toMatchObject({ key, keyLocation: `https://${one.host}/${key}.txt` });
    await expect.poll(() => site.log.filter(({ msg }) => /announced/.test(String(msg)))).toHaveLength(3);
  });

  it('serves its key on every host, and nothing there without a key', async () => {
    const site = await startSite({ INDEXNOW_KEY: key });
    for (const id of brandIds) {
      const { status, text, type } = await request(site.server).get(`/${key}.txt`).set('Host', `www.${id}.example`);
      expect([status, text, type]).toEqual([200, key, 'text/plain']);
    }
    const other = await startSite({});
    expect((await request(other.server).get(`/${key}.txt`).set('Host', 'www.payroll.example')).status).toBe(404);
  });

  it('announces a URL once a minute', async () => {
    const service = await startService();
    const site = await startSite({ INDEXNOW_KEY: key, INDEXNOW_URL: service.url });
    const urls = () => service.announcements.flatMap(({ urlList }) => urlList);
    await site.change('post.published', published('post-1'));
    await expect.poll(() => urls()).toHaveLength(5);
    await site.change('post.published.edited', published('post-1'));
    await site.change('post.published', published('post-2'));
    await expect.poll(() => urls()).toHaveLength(6);
    expect(urls().at(-1)).toBe('https://www.dresdentax.example/blog/post-2');
    site.pass(60_000);
    await site.change('post.published.edited', published('post-1'));
    await expect.poll(() => urls()).toHaveLength(11);
  });

  it('does not announce drafts, and nothing without a key', async () => {
    const service = await startService();
    const site = await startSite({ INDEXNOW_KEY: key, INDEXNOW_URL: service.url });
    const silent = await startSite({ INDEXNOW_URL: service.url });
    await silent.change('post.published', published('post-1'));
    await site.change('post.edited', { current: { slug: 'post-1', status: 'draft' }, previous: {} });
    await site.change('post.published', published('post-2'));
    await expect.poll(() => service.announcements).toHaveLength(3);
    expect(JSON.stringify(service.announcements)).not.toContain('post-1');
  });

  it.each([
    [403, 'IndexNow did not accept'],
    [302, 'IndexNow did not answer'],
  ])('a response of %i is only logged, without the key', async (status, message) => {
    const service = await startService(status);
    const site = await startSite({ INDEXNOW_KEY: key, INDEXNOW_URL: service.url });
    await site.change('post.published', published('post-1'));
    await expect.poll(() => site.log.filter(({ msg }) => String(msg).includes(message))).toHaveLength(3);
    expect(JSON.stringify(site.log)).not.toContain(key);
    expect((await request(site.server).get('/').set('Host', 'www.payroll.example')).status).toBe(200);
  });

  it('answers Ghost at once while the service does not answer', async () => {
    const service = await startService('never');
    const site = await startSite({ INDEXNOW_KEY: key, INDEXNOW_URL: service.url });
    await site.change('post.published', published('post-1'));
    await expect.poll(() => service.announcements).toHaveLength(3);
    await site.change('post.published', published('post-2'));
    await expect.poll(() => service.announcements).toHaveLength(4);
  });

  it('gives a service up that does not answer in time', async () => {
    const service = await startService('never');
    const env = parseEnv({ ...hosts, INDEXNOW_KEY: key, INDEXNOW_URL: service.url });
    const { log, lines } = memoryLog();
    const announce = createIndexNow({ env, brands: configuredBrands(env), log, now: () => 0, timeoutMs: 30 })!;
    await announce(['post-1']);
    expect(lines.map(({ msg }) => msg)).toEqual(Array(3).fill('IndexNow did not answer'));
  });
});
