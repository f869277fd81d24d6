import { syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';
import request from 'supertest';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startTestSite } from '../site.ts';

const site = await startTestSite();

/** How much was compressed, and how many texts of this response's length or more were made of objects. */
function watchWork() {
  const compressors = (['gzipSync', 'brotliCompressSync', 'createGzip', 'createBrotliCompress'] as const).map((name) =>
    vi.spyOn(zlib, name),
  );
  const written = vi.spyOn(JSON, 'stringify');
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  return (text: string) => {
    const calls = compressors.flatMap(({ mock }) => mock.calls).length;
    const texts = written.mock.results.filter(({ value }) => typeof value === 'string' && text.includes(value));
    const long = texts.filter(({ value }) => value.length > text.length / 2).length;
    for (const spy of [...compressors, written]) spy.mockClear();
    return { calls, long };
  };
}

const nothing = { calls: 0, long: 0 };

it.each([
  ...['/api/openapi.json', '/sitemap.xml', '/facts.json', '/deadlines.ics', '/deadlines.ics?for=employer,household'],
  ...['/rss.xml', '/feed.json', '/blog/tag/payroll/rss.xml'],
  ...['posts?page=1', 'latestPosts', 'featured', 'tags', 'tag?slug=payroll', 'tagPosts?slug=payroll', 'dueDates'].map(
    (name) => `/api/data/${name}`,
  ),
])('%s is written and compressed at the first request only, for each brand and encoding', async (path) => {
  const work = watchWork();
  let before = 0;
  for (const host of ['localhost', 'payroll.localhost']) {
    for (const encoding of ['gzip', 'br']) {
      const get = () => request(site.server).get(path).set({ Host: host, 'Accept-Encoding': encoding }).buffer();
      const first = await get().expect(200);
      before += work(first.text).calls;
      const second = await get().expect(200);
      expect([host, encoding, work(second.text)]).toEqual([host, encoding, nothing]);
      expect(second.headers['etag']).toBe(first.headers['etag']);
    }
  }
  expect(before).toBeGreaterThan(0);
});
