import request from 'supertest';
import { expect, onTestFinished, test } from 'vitest';
import { routes } from '#shared/site/routes.ts';
import { sharedSite, startTestSite } from '../site.ts';

type List = { build: string; core: string[]; files: string[]; chunks: Record<string, string[]>; data: string[] };

test('the service worker lists its build, the pages of the tools and the search, and files that exist', async () => {
  const { server } = await sharedSite();
  const { status, text, headers } = await request(server).get('/service-worker.js').buffer();
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/javascript/);
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
  const list = JSON.parse(/^const OFFLINE=(.+);$/m.exec(text)![1]!) as List;
  expect(list.build).toMatch(/^\w{6,}$/);
  const paths = Object.values(routes).map(({ path }) => path);
  expect(Object.keys(list.chunks).sort()).toEqual(paths.filter((path) => /^\/(resources|search)/.test(path)).sort());
  expect(list.data).toEqual(expect.arrayContaining(['/api/data/letter', '/api/data/search', '/api/data/relatedPosts']));
  for (const file of [...list.core, ...list.files, ...Object.values(list.chunks).flat()])
    expect([file, (await request(server).get(file)).status]).toEqual([file, 200]);
});

test('pages allow workers of their own origin only', async () => {
  const { server } = await sharedSite();
  const { headers } = await request(server).get('/resources/deadlines');
  expect(headers['content-security-policy']).toContain("worker-src 'self';");
});

test('switched off, pages register no service worker and the script removes what others have stored', async () => {
  const { server, close } = await startTestSite({ env: { OFFLINE_TOOLS: 'false' } });
  onTestFinished(close);
  const page = await request(server).get('/resources/deadlines');
  expect(page.text).toContain('"offlineTools":false');
  const { text } = await request(server).get('/service-worker.js').buffer();
  expect(text).toContain('registration.unregister()');
  expect(text).toContain('caches.delete(name)');
  expect(text).not.toContain('OFFLINE');
});
