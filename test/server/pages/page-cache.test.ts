import { describe, expect, test } from 'vitest';
import { createBrandResolver } from '#server/brand-resolver.ts';
import { acceptedEncodings } from '#server/http/encoded-response.ts';
import { createPageCache } from '#server/pages/cache.ts';
import { pageRequest } from '#server/pages/request.ts';
import { brands } from '#shared/brands/index.ts';

const text = (topic: string) => `<!doctype html><p>${`All about ${topic}, at length. `.repeat(200)}</p>`;
const minute = 60_000;

const choice = createBrandResolver(brands)('localhost', undefined);

function cacheAt(maxBytes = 1024 * 1024) {
  const clock = { now: Date.UTC(2026, 0, 5) };
  const headers = { 'Content-Type': 'text/html; charset=utf-8', Vary: 'Accept-Encoding', 'Cache-Control': 'max-age=0' };
  const cache = createPageCache({ maxBytes, now: () => clock.now, headers: () => headers });
  /** Caches a page with its path as key. */
  const store = (
    path: string,
    {
      html = text(path),
      status = 200,
      hasContent = true,
      contentFetchedAt = Number.POSITIVE_INFINITY,
      since = cache.version(),
    } = {},
  ) => {
    const request = pageRequest(path, new URLSearchParams(path.split('?')[1]), choice);
    const content = { html: Buffer.from(html), hasContent, contentFetchedAt };
    return cache.store({ request: { ...request, key: path }, status, ...content, duration: 1 }, since);
  };
  return { cache, clock, store };
}

describe('Accept-Encoding', () => {
  test.each([
    [undefined, 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['zstd, gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', 'identity'],
    ['brotli-like, notgzip', 'identity'],
  ])('%s selects %s', (header, expected) => {
    expect(acceptedEncodings(header)[0]).toBe(expected);
  });
});

describe('the page cache', () => {
  test('arbitrary queries and missing pages evict no other page', () => {
    const { cache, store } = cacheAt(400_000);
    store('/about-us');
    for (let n = 0; n < 500; n++) {
      store(`/blog?page=${n}`);
      store(`/nothing-${n}`, { html: text('nothing'), status: 404 });
    }
    expect(cache.get('/about-us')).toBeDefined();
    expect(cache.stats().bytes).toBeLessThan(400_000 * 1.2);
    expect(cache.stats().pages).toBeLessThan(100);
    expect(cache.stats().missing).toBeLessThan(100);
  });

  test('a page is fresh for five minutes, stale up to ten, then expired', () => {
    const { cache, clock, store } = cacheAt();
    const page = store('a');
    clock.now += 5 * minute - 1;
    expect(cache.freshness(page)).toBe('hit');
    clock.now += 1;
    expect(cache.freshness(page)).toBe('stale');
    clock.now += 5 * minute;
    expect(cache.freshness(page)).toBe('expired');
  });

  test('a page of old content is revalidated after ten seconds, and expired after twenty', () => {
    const { cache, clock, store } = cacheAt();
    const page = store('a', { contentFetchedAt: clock.now - 60 * minute });
    clock.now += 9_999;
    expect([cache.freshness(page), cache.startRevalidation(page)]).toEqual(['stale', false]);
    clock.now += 1;
    expect([cache.freshness(page), cache.startRevalidation(page)]).toEqual(['stale', true]);
    clock.now += 10_000;
    expect(cache.freshness(page)).toBe('expired');
  });

  test('a stale page is revalidated once, and again when that took longer than a minute', () => {
    const { cache, clock, store } = cacheAt();
    const page = store('a');
    expect(cache.startRevalidation(page)).toBe(false);
    clock.now += 5 * minute;
    expect([cache.startRevalidation(page), cache.startRevalidation(page)]).toEqual([true, false]);
    clock.now += minute;
    expect(cache.startRevalidation(page)).toBe(true);
  });

  test('a URL finds the newest page, and none once that is evicted', () => {
    const { cache, store } = cacheAt();
    store('key');
    cache.indexUrl('example.com', '/', 'key');
    const newer = store('key', { html: text('something newer') });
    expect(cache.getByUrl('example.com', '/')).toBe(newer);
    expect(cache.getByUrl('other.example', '/')).toBeUndefined();
    cache.evict('key');
    expect(cache.getByUrl('example.com', '/')).toBeUndefined();
  });
});
