import path from 'node:path';
import { expect, it, vi } from 'vitest';

type Answer = { response: Promise<unknown> | null; work: Promise<unknown>[] };
type Listener = (event: object) => void;

const origin = 'https://www.example.com';
const page = `${origin}/resources/paycheck`;

/** The service worker with a storage and a network of the test's own. `dispatch` resolves when all its work is done. */
async function startWorker(caches: object, fetch: (request: string | Request) => Promise<object>) {
  const listeners = new Map<string, Listener>();
  vi.resetModules();
  vi.stubGlobal('OFFLINE', {
    ...{ build: 'b', core: ['/assets/core.js'], files: [], data: ['/api/data/dueDates'] },
    chunks: { '/resources/paycheck': [] },
  });
  vi.stubGlobal('self', {
    ...{ skipWaiting: async () => {}, clients: { claim: async () => {} } },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  });
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', fetch);
  // A script, not a module: TypeScript would refuse its name.
  await import(path.resolve('client/service-worker.ts'));
  return async (type: string, event: object) => {
    const answer: Answer = { response: null, work: [] };
    listeners.get(type)!({
      ...event,
      waitUntil: (work: Promise<unknown>) => answer.work.push(work),
      respondWith: (response: Promise<unknown>) => Object.assign(answer, { response }),
    });
    const response = await answer.response;
    await Promise.all(answer.work);
    return response;
  };
}

it('the service worker stores a page as it is, but no redirect: the browser would refuse it for the page', async () => {
  const stored: string[] = [];
  const cache = {
    ...{ match: async () => undefined, delete: async () => true, keys: async () => [] },
    put: async (url: string) => void stored.push(url),
  };
  const dispatch = await startWorker({ open: async () => cache }, async (url) => ({
    ...{ ok: true, redirected: String(url).endsWith('?moved'), type: 'basic' },
  }));
  for (const query of ['?moved', '?stays']) await dispatch('message', { data: { page: page + query } });
  expect(stored.filter((url) => url.startsWith(page))).toEqual([`${page}?stays`]);
});

it.each(['open', 'match', 'delete', 'put', 'keys'])(
  'where storage refuses “%s” all comes from the network',
  async (name) => {
    const refused = () => Promise.reject(new DOMException('Quota exceeded', 'QuotaExceededError'));
    const cache = { match: async () => undefined, delete: async () => true, put: async () => {}, keys: async () => [] };
    const caches = { open: async () => ({ ...cache, [name]: refused }), keys: async () => ['offline-tools-a'] };
    const dispatch = await startWorker({ ...caches, [name]: name in caches ? refused : undefined }, async () => {
      const response = { ok: true, redirected: false, type: 'basic', clone: () => response };
      return response;
    });
    const get = (url: string, mode: string) => dispatch('fetch', { request: { method: 'GET', url, mode } });
    await dispatch('activate', {});
    await dispatch('message', { data: { page } });
    for (const [url, mode] of [
      [page, 'navigate'],
      [`${origin}/assets/core.js`, 'no-cors'],
      [`${origin}/api/data/dueDates`, 'cors'],
    ])
      expect(await get(url!, mode!)).toMatchObject({ ok: true });
  },
);
