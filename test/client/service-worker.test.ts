import path from 'node:path';
import { expect, it, vi } from 'vitest';

type Listener = (event: { data: unknown; waitUntil: (work: Promise<unknown>) => void }) => void;

it('the service worker stores a page as it is, but no redirect: the browser would refuse it for the page', async () => {
  const origin = 'https://www.example.com';
  const listeners = new Map<string, Listener>();
  const stored: string[] = [];
  const cache = {
    match: async () => undefined,
    add: async () => {},
    delete: async () => true,
    put: async (url: string) => void stored.push(url),
    keys: async () => [],
  };
  vi.stubGlobal('OFFLINE', { build: 'b', core: [], files: [], chunks: { '/resources/paycheck': [] }, data: [] });
  vi.stubGlobal('self', { addEventListener: (type: string, listener: Listener) => listeners.set(type, listener) });
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', async (url: string) => ({ ok: true, redirected: url.endsWith('?moved'), type: 'basic' }));
  // A script, not a module: TypeScript would refuse its name.
  await import(path.resolve('client/service-worker.ts'));
  for (const query of ['?moved', '?stays']) {
    let work: Promise<unknown> = Promise.resolve();
    const page = `${origin}/resources/paycheck${query}`;
    listeners.get('message')!({ data: { page }, waitUntil: (promise) => (work = promise) });
    await work;
  }
  expect(stored).toEqual([`${origin}/resources/paycheck?stays`]);
});
