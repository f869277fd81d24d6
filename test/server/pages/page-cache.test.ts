import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import zlib from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { acceptedEncodings } from '#server/http/content-encoding.ts';
import { type CachedPage, sendCachedPage } from '#server/pages/cached-page.ts';
import { createPageCache } from '#server/pages/page-cache.ts';

const text = (topic: string) => `<!doctype html><p>${`All about ${topic}, at length. `.repeat(200)}</p>`;
const minute = 60_000;

function cacheAt(maxBytes = 1024 * 1024) {
  const clock = { now: Date.UTC(2026, 0, 5) };
  const headers = { 'Content-Type': 'text/html; charset=utf-8', Vary: 'Accept-Encoding', 'Cache-Control': 'max-age=0' };
  const cache = createPageCache({ maxBytes, now: () => clock.now, headers });
  const store = (key: string, html = text(key), status = 200, since = cache.version()) =>
    cache.store(key, { status, html: Buffer.from(html), answers: new Map() }, since);
  return { cache, clock, store };
}

/** Sends a page to a request that never sees a network. */
function send(page: CachedPage, headers: Record<string, string> = {}, method = 'GET') {
  const request = Object.assign(new IncomingMessage(new Socket()), { method, headers });
  const response = new ServerResponse(request);
  const written: Buffer[] = [];
  response.write = (part: Buffer) => written.push(part) > 0;
  response.end = ((part?: Buffer) => {
    if (part) written.push(part);
    return response;
  }) as typeof response.end;
  const sent: Record<string, string> = {};
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((status: number, given: string[]) => {
    for (let at = 0; at < given.length; at += 2) sent[given[at]!] = given[at + 1]!;
    return writeHead(status, given);
  }) as typeof response.writeHead;
  sendCachedPage(request, response, page);
  return { status: response.statusCode, headers: sent, body: Buffer.concat(written) };
}

describe('Accept-Encoding', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['zstd, gzip', 'zstd'],
    ['gzip;q=0', 'identity'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.001', 'br'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'zstd'],
    ['*;q=0', 'identity'],
    ['brotli-like, notgzip', 'identity'],
    ['gzip;q=nonsense', 'identity'],
  ])('%s takes %s', (header, wanted) => {
    expect(acceptedEncodings(header)[0]).toBe(wanted);
  });
});

describe('a kept page', () => {
  const unpack = {
    br: zlib.brotliDecompressSync,
    gzip: zlib.gunzipSync,
    zstd: zlib.zstdDecompressSync,
    identity: (body: Buffer) => body,
  };

  test.each(['br', 'gzip', 'zstd', 'identity'] as const)(
    'holds the same text in %s, with a length and a strong tag of its own',
    (encoding) => {
      const { store } = cacheAt();
      const page = store('a');
      const { status, headers, body } = send(page, { 'accept-encoding': encoding });
      expect(status).toBe(200);
      expect(unpack[encoding](body).toString()).toBe(text('a'));
      expect(headers['Content-Length']).toBe(String(body.length));
      expect(headers['Content-Encoding']).toBe(encoding === 'identity' ? undefined : encoding);
      expect(headers['ETag']).toMatch(/^"[\w-]{20}-/);
      const others = ['br', 'gzip', 'zstd', 'identity'].filter((other) => other !== encoding);
      for (const other of others)
        expect(send(page, { 'accept-encoding': other }).headers['ETag']).not.toBe(headers['ETag']);
    },
  );

  test('is 304 for who has it in this encoding, weak or in a list', () => {
    const { store } = cacheAt();
    const page = store('a');
    const tag = send(page, { 'accept-encoding': 'gzip' }).headers['ETag']!;
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const answer = send(page, { 'accept-encoding': 'gzip', 'if-none-match': known });
      expect([known, answer.status, answer.body.length]).toEqual([known, 304, 0]);
      expect(answer.headers['Vary']).toBe('Accept-Encoding');
    }
    expect(send(page, { 'if-none-match': '"other"' }).status).toBe(200);
    expect(send(page, { 'accept-encoding': 'br', 'if-none-match': tag }).status).toBe(200);
  });

  test('says its length to HEAD and sends nothing', () => {
    const { store } = cacheAt();
    const { headers, body } = send(store('a'), { 'accept-encoding': 'br' }, 'HEAD');
    expect(Number(headers['Content-Length'])).toBeGreaterThan(0);
    expect(body.length).toBe(0);
  });

  test('is packed better behind the visitors, under another tag', async () => {
    const { store } = cacheAt();
    const words =
      'tax payroll books owner month quarter return notice wages county credit form date answer question'.split(' ');
    const prose = Array.from({ length: 4_000 }, (_, n) => words[((n * n + 7 * n) % 61) % words.length]).join(' ');
    const page = store('a', prose);
    const first = send(page, { 'accept-encoding': 'br' });
    await vi.waitFor(
      () => expect(send(page, { 'accept-encoding': 'br' }).headers['ETag']).not.toBe(first.headers['ETag']),
      5_000,
    );
    const again = { 'accept-encoding': 'br', 'if-none-match': first.headers['ETag']! };
    expect(send(page, again).status).toBe(304);
    const second = send(page, { 'accept-encoding': 'br' });
    expect(second.body.length).toBeLessThan(first.body.length);
    expect(zlib.brotliDecompressSync(second.body)).toEqual(zlib.brotliDecompressSync(first.body));
  });
});

describe('what is kept', () => {
  test('made-up queries and missing pages push no page out', () => {
    const { cache, store } = cacheAt(400_000);
    store('dresdentax  true /about-us');
    for (let n = 0; n < 500; n++) {
      store(`dresdentax  true /blog?page=${n}`);
      store(`dresdentax  true /nothing-${n}`, text('nothing'), 404);
    }
    expect(cache.get('dresdentax  true /about-us')).toBeDefined();
    expect(cache.stats().bytes).toBeLessThan(400_000 * 1.2);
    expect(cache.stats().pages).toBeLessThan(100);
    expect(cache.stats().missing).toBeLessThan(100);
  });

  test('stays within its bytes when there are more pages than fit', () => {
    const { cache, store } = cacheAt(100_000);
    for (let n = 0; n < 200; n++) store(`page ${n}`);
    expect(cache.stats().bytes).toBeLessThanOrEqual(100_000);
    expect(cache.get('page 199')).toBeDefined();
    expect(cache.get('page 0')).toBeUndefined();
  });

  test('a missing page goes after a minute, and takes the place of the page it was', () => {
    const { cache, clock, store } = cacheAt();
    store('post');
    store('post', text('nothing'), 404);
    expect(cache.get('post')?.status).toBe(404);
    clock.now += minute + 1;
    expect(cache.get('post')).toBeUndefined();
  });

  test('a page may be given out for ten minutes after its content was found current', () => {
    const { cache, clock, store } = cacheAt();
    const page = store('a');
    clock.now += 10 * minute - 1;
    expect(cache.isServable(page)).toBe(true);
    clock.now += 1;
    expect(cache.isServable(page)).toBe(false);
    page.checkedAt = clock.now;
    expect(cache.isServable(page)).toBe(true);
  });

  test('an address leads to the page of the moment, and to none once it is dropped', () => {
    const { cache, store } = cacheAt();
    store('key');
    cache.indexUrl('example.com', '/', 'key');
    const newer = store('key', text('something newer'));
    expect(cache.getByUrl('example.com', '/')).toBe(newer);
    expect(cache.getByUrl('other.example', '/')).toBeUndefined();
    cache.drop((key) => key === 'key');
    expect(cache.getByUrl('example.com', '/')).toBeUndefined();
  });

  test('a purge takes what it touches, and what was being rendered when it came is not kept', () => {
    const { cache, store } = cacheAt();
    store('touched');
    store('untouched');
    const since = cache.version();
    cache.drop((key) => key === 'touched');
    expect(cache.get('touched')).toBeUndefined();
    expect(cache.get('untouched')).toBeDefined();
    const late = store('touched', text('old news'), 200, since);
    expect(send(late).status).toBe(200);
    expect(cache.get('touched')).toBeUndefined();
    store('touched', text('news'));
    expect(cache.get('touched')).toBeDefined();
  });
});
