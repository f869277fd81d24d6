import { runInNewContext } from 'node:vm';
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
  expect(Object.keys(list.chunks).sort()).toEqual(paths.filter((path) => /^\/(resources\/|search)/.test(path)).sort());
  expect(list.data).toEqual(expect.arrayContaining(['/api/data/letter', '/api/data/search', '/api/data/relatedPosts']));
  for (const file of [...list.core, ...list.files, ...Object.values(list.chunks).flat()])
    expect([file, (await request(server).get(file)).status]).toEqual([file, 200]);
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

const location = new URL('https://firm.example/service-worker.js');

/** The service worker with a storage and a network of the test's own; `dispatch` resolves when all its work is done. */
async function startWorker(caches: object, fetch: (request: string | { url: string }) => Promise<object>) {
  const { server } = await sharedSite();
  const { text } = await request(server).get('/service-worker.js').buffer();
  const list = JSON.parse(/^const OFFLINE=(.+);$/m.exec(text)![1]!) as List;
  const listeners = new Map<string, (event: object) => void>();
  const worker = {
    caches: { keys: async () => ['offline-tools-before'], delete: refuse, ...caches },
    clients: { claim: async () => {} },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    ...{ fetch, location, URL },
  };
  runInNewContext(text, { ...worker, self: worker });
  const dispatch = async (type: string, event: object) => {
    const works: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    const respondWith = (promise: Promise<Response>) => (response = promise);
    listeners.get(type)!({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work), respondWith });
    const body = await (await response)?.text();
    await Promise.all(works);
    return body;
  };
  return { list, dispatch };
}

const refuse = () => Promise.reject(new DOMException('Quota exceeded', 'QuotaExceededError'));
const storage = { match: async () => undefined, put: async () => {}, delete: async () => true, keys: async () => [] };
const refusing = Object.keys(storage).map((name) => [name, { open: async () => ({ ...storage, [name]: refuse }) }]);
const refusingStorage = [...refusing, ['open', { open: refuse }], ['keys of caches', { open: refuse, keys: refuse }]];

test.each(refusingStorage as [string, object][])(
  'pages and files come from the network where the storage of the browser refuses %s',
  async (_name, caches) => {
    const { list, dispatch } = await startWorker(caches, async () => new Response('of the network'));
    await dispatch('activate', {});
    await dispatch('message', { data: { page: new URL('/search', location).href, loaded: list.core } });
    for (const [path, mode] of [
      [list.core[0]!, 'no-cors'],
      ['/search', 'navigate'],
      ['/api/data/search?q=a', 'cors'],
    ]) {
      const { href: url } = new URL(path!, location);
      expect(await dispatch('fetch', { request: { method: 'GET', url, mode, headers: new Headers() } })).toBe(
        'of the network',
      );
    }
  },
);

test('a page is stored as it is, but no redirect: the browser would refuse it for the page', async () => {
  const stored: string[] = [];
  const cache = { ...storage, put: async (url: string) => void stored.push(url) };
  const { dispatch } = await startWorker({ open: async () => cache }, async (url) => ({
    ...{ ok: true, type: 'basic', redirected: String(url).endsWith('?moved') },
  }));
  const page = new URL('/resources/paycheck', location).href;
  for (const query of ['?moved', '?stays']) await dispatch('message', { data: { page: page + query } });
  expect(stored.filter((url) => url.startsWith(page))).toEqual([`${page}?stays`]);
});

test('of a page that a page change asks a part of, the whole is fetched and stored', async () => {
  const stored: string[] = [];
  const fetched: unknown[] = [];
  const cache = { ...storage, put: async (url: string) => void stored.push(url) };
  const { dispatch } = await startWorker({ open: async () => cache }, async (wanted) => {
    fetched.push(wanted);
    return new Response('the whole page');
  });
  const { href: url } = new URL('/resources/paycheck', location);
  const headers = new Headers({ 'Page-Part': 'main' });
  expect(await dispatch('fetch', { request: { method: 'GET', url, mode: 'cors', headers } })).toBe('the whole page');
  expect([fetched, stored]).toEqual([[url], [url]]);
});
