import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import request from 'supertest';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { createShareImagePainter } from '#server/routes/share-image/painter.ts';
import { type BrandId, brandIds, brands } from '#shared/brands/index.ts';
import { sceneNames } from '#shared/brands/scenes.ts';
import * as limits from '#shared/limits.ts';
import { shareImageSize } from '#shared/site/share-image.ts';
import { memoryLog } from '#test/ghost/memory-log.ts';
import { makePost } from '#test/ghost/stub-posts.ts';
import type { ShareImageText } from '#views/art/share-image.ts';
import { startGhostSite, wholePage } from '../../site.ts';

const file = path.resolve('dist/server/share-image-process.mjs');
const art = path.resolve('views/art');
const long = `${'What changes for Ohio households '.repeat(4)}with children`;
const posts = [
  makePost(1, { slug: 'flat', title: 'Ohio’s flat rate of 2.75% & <b>you</b>', feature_image: null }),
  makePost(2, { slug: 'other', title: 'Payroll in February', feature_image: null }),
  makePost(3, { slug: 'picture', feature_image: 'https://images.unsplash.com/photo-1' }),
];

const painter = createShareImagePainter({ file, art, log: memoryLog().log, budgetMs: 60_000 });
const site = await startGhostSite({ posts }, { shareImages: painter });
afterAll(async () => {
  await site.close();
  await painter.close();
});

const get = (url: string, host = 'dresdentax.localhost', at = site) =>
  request(at.server).get(url).set('Host', host).buffer(true);
const image = async (title: string, brand: BrandId = 'payroll') =>
  (await painter.paint({ title, scene: 'business-tax', brand }))!;

describe('the picture of a shared post', () => {
  it('is named in the head of a post without a picture, with its size, in all three brands', async () => {
    for (const brand of brandIds) {
      const { page } = await wholePage(site, `/blog/flat?domain=${brand}`);
      const meta = (name: string) =>
        page.querySelector(`head meta[name="${name}"], head meta[property="${name}"]`)?.getAttribute('content');
      const url = new URL(meta('og:image')!);
      expect(url.hostname).toBe(brands[brand].domains[0]);
      expect(url.pathname).toBe('/blog/flat/card.png');
      expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
      expect([meta('og:image:alt'), meta('twitter:image:alt')]).toEqual([posts[0]!.title, posts[0]!.title]);
      expect([meta('twitter:card'), meta('twitter:image')]).toEqual(['summary_large_image', url.href]);
      const posting = page
        .querySelectorAll('head script[type="application/ld+json"]')
        .map((script) => JSON.parse(script.text))
        .find((data) => data['@type'] === 'BlogPosting');
      expect(posting.image).toEqual([url.href]);
      const { status, headers } = await get(url.pathname + url.search, url.hostname);
      expect([status, headers['content-type']]).toEqual([200, 'image/png']);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['surrogate-key']).toBe(`site brand-${brand} content`);
    }
  });

  it('is the post’s own where it has one', async () => {
    const { page } = await wholePage(site, '/blog/picture');
    expect(page.querySelector('meta[property="og:image"]')!.getAttribute('content')).toBe(posts[2]!.feature_image);
    expect(page.querySelector('meta[property="og:image:width"]')).toBeNull();
  });

  it('has 1200 by 630 pixels, differs by title and brand, and is 304 for a client that has it', async () => {
    const files = await Promise.all([
      get('/blog/flat/card.png'),
      get('/blog/other/card.png'),
      get('/blog/flat/card.png?domain=payroll'),
    ]);
    const pixels = files.map(({ body }) => decodePng(body as Buffer));
    for (const { width, height, colors } of pixels) {
      expect([width, height]).toEqual([1200, 630]);
      expect(colors).toBeGreaterThan(20);
    }
    expect(new Set(files.map(({ body }) => body.toString('base64'))).size).toBe(3);
    expect(files[0]!.headers['cache-control']).toBe('public, max-age=300');
    const known = { 'If-None-Match': files[0]!.headers['etag']! };
    expect((await get('/blog/flat/card.png').set(known)).status).toBe(304);
  });

  it('is 404 for a post that is not published', async () => {
    expect((await get('/blog/no-such-post/card.png')).status).toBe(404);
  });

  it('is limited by client address, but not for pictures that are in memory', async () => {
    let drawn = 0;
    const shareImages = {
      cached: ({ title }: ShareImageText) => (title === posts[0]!.title ? Buffer.from('kept') : undefined),
      async paint() {
        drawn += 1;
        return Buffer.from('drawn');
      },
      close: async () => undefined,
    };
    const limited = await startGhostSite({ posts }, { shareImages });
    for (let i = 0; i < limits.shareImagesPerMinute; i += 1) await get('/blog/other/card.png', undefined, limited);
    const refused = await get('/blog/other/card.png', undefined, limited);
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await get('/blog/flat/card.png', undefined, limited)).status).toBe(200);
    expect(drawn).toBe(limits.shareImagesPerMinute);
  });

  it('is the brand’s when it cannot be drawn', async () => {
    const shareImages = { cached: () => undefined, paint: async () => null, close: async () => undefined };
    const failing = await startGhostSite({ posts }, { shareImages });
    const { status, headers } = await get('/blog/flat/card.png?domain=brownco', undefined, failing);
    expect([status, headers['cache-control']]).toEqual([302, 'private, no-store']);
    expect(headers['location']).toMatch(/^\/assets\/\w+\/social\/brownco\.png$/);
    expect((await get(headers['location']!, undefined, failing)).headers['content-type']).toBe('image/png');
  });
});

it('leads on to a renamed post, and to the brand’s picture while Ghost has never answered', async () => {
  const results = {
    renamed: { ok: false, reason: 'redirected', slug: 'flat' },
    unknown: { ok: false, reason: 'unavailable' },
  } as const;
  const readPost = async (slug: string) => results[slug as keyof typeof results];
  const changed = await startGhostSite({ posts }, { shareImages: painter, content: (real) => ({ ...real, readPost }) });
  const renamed = await get('/blog/renamed/card.png?domain=payroll', undefined, changed);
  expect([renamed.status, renamed.headers['location']]).toEqual([308, '/blog/flat/card.png?domain=payroll']);
  const { status, headers } = await get('/blog/unknown/card.png', undefined, changed);
  expect([status, headers['cache-control']]).toEqual([302, 'private, no-store']);
  expect(headers['location']).toMatch(/\/social\/dresdentax\.png$/);
});

it('is drawn with every illustration', async () => {
  for (const scene of sceneNames)
    expect(await painter.paint({ title: 'A title', scene, brand: 'brownco' }), scene).not.toBeNull();
});

describe('the title on it', () => {
  it('is drawn with markup characters and accents, in all three brands', async () => {
    for (const brand of brandIds) {
      const written = decodePng(await image('Tom & Ann’s <café> "Olé"', brand));
      expect(inkIn(written, 'title')).toBeGreaterThan(5_000);
      expect(inkIn(written, 'edge')).toBe(0);
    }
  });

  it('fits with 150 characters and more, is cut after a word, and may be one long word', async () => {
    const titles = [`${long} ${'and many more words '.repeat(20)}`, 'W'.repeat(400)];
    for (const pixels of (await Promise.all(titles.map((title) => image(title)))).map(decodePng)) {
      expect(inkIn(pixels, 'title')).toBeGreaterThan(2_000);
      expect(inkIn(pixels, 'edge')).toBe(0);
    }
    const start = 'word '.repeat(29);
    const cut = await image(`${start}abcdef`);
    expect((await image(`${start}ghijklm nop`)).equals(cut)).toBe(true);
    expect((await image(`${start}abcde`)).equals(cut)).toBe(false);
  });

  it('breaks a word that is longer than a line after its hyphen, as if there were a space', async () => {
    const compound = await image('Unemployment-compensation contributions');
    expect(compound.equals(await image('Unemployment- compensation contributions'))).toBe(true);
  });

  it('leaves out emoji and what the font lacks, and keeps a letter without its mark', async () => {
    const title = 'Payroll 🎉 in Ohiő 👩🏽‍💻🇺🇸 \u{10fffd}\u{e000} 税';
    expect((await image(title)).equals(await image('Payroll in Ohio'))).toBe(true);
  });

  it('is the brand’s tagline where the font has none of its letters', async () => {
    const tagline = await image(brands.payroll.tagline);
    for (const title of ['2026 年税务变化与小企业 🎉🎉', ''])
      expect((await image(title)).equals(tagline), title).toBe(true);
  });
});

describe('the process that draws pictures', () => {
  const text: ShareImageText = { title: 'A title', scene: 'ohio-taxes', brand: 'payroll' };

  it('draws each picture once, however many request it, and keeps it', async () => {
    const { log } = memoryLog();
    const once = createShareImagePainter({ file, art, log, budgetMs: 60_000 });
    onTestFinished(() => once.close());
    const [first, second] = await Promise.all([once.paint(text), once.paint({ ...text })]);
    expect(first).toBe(second);
    expect(once.cached(text)).toBe(first);
    expect(await once.paint(text)).toBe(first);
  });

  it('gives up after its budget, or when it cannot be started, and says so in the log', async () => {
    for (const options of [
      { file, budgetMs: 0 },
      { file: 'no-such-file.mjs', budgetMs: 60_000 },
    ]) {
      const { log, logged } = memoryLog();
      const failing = createShareImagePainter({ ...options, file: path.resolve(options.file), art, log });
      onTestFinished(() => failing.close());
      expect(await failing.paint(text)).toBeNull();
      expect(logged('the picture of a post was not drawn')).toBe(1);
    }
  });

  it('lets only a few wait, and draws none after its end', async () => {
    const { log } = memoryLog();
    const busy = createShareImagePainter({ file, art, log });
    const waiting = Array.from({ length: limits.shareImagesWaiting }, (_, i) => busy.paint({ ...text, title: `${i}` }));
    expect(await busy.paint({ ...text, title: 'one more' })).toBeNull();
    await busy.close();
    expect(new Set(await Promise.all(waiting))).toEqual(new Set([null]));
  });
});

type Pixels = { width: number; height: number; data: Buffer; colors: number };

/** Decodes a PNG of such a picture: its size is what its header says. */
function decodePng(png: Uint8Array): Pixels {
  const file = Buffer.from(png);
  const { width, height } = shareImageSize;
  const href = `data:image/png;base64,${file.toString('base64')}`;
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${href}"/></svg>`,
  ).render();
  const colors = new Set(new Uint32Array(pixels.buffer.slice(pixels.byteOffset, pixels.byteOffset + pixels.length)));
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20), data: pixels, colors: colors.size };
}

/** The title's place, and the free space around it: its left margin, and between it and the cover. */
const areas = {
  title: [{ x: 72, y: 140, right: 696, bottom: 576 }],
  edge: [
    { x: 0, y: 0, right: 66, bottom: 630 },
    { x: 702, y: 0, right: 738, bottom: 630 },
    { x: 0, y: 584, right: 738, bottom: 630 },
  ],
};

/** How many pixels of an area have the color of the letters. */
function inkIn({ width, data }: Pixels, area: keyof typeof areas): number {
  let count = 0;
  for (const { x: left, y: top, right, bottom } of areas[area])
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) {
        const at = (y * width + x) * 4;
        if (data[at]! + data[at + 1]! + data[at + 2]! < 120) count += 1;
      }
  return count;
}
