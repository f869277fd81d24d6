import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { describe, expect, it, test } from 'vitest';
import { brandIds, brands } from '#shared/brands/index.ts';
import type { Fault } from '#test/ghost/ghost-stub.ts';
import { makeAuthor, makeDraft, makeTag } from '#test/ghost/stub-posts.ts';
import { cacheDir, closeSites, get, ghost, inBrand, linkTo, start, startGhostForEachTest } from './preview-site.ts';

startGhostForEachTest();

const directive = (policy: string | undefined, name: string) =>
  policy?.split('; ').find((part) => part.startsWith(`${name} `));

describe('a valid link', () => {
  it('shows the draft in the three brands side by side, one iframe each', async () => {
    const draft = makeDraft(1, { title: 'Not <yet> said & done' });
    ghost.drafts.push(draft);
    const site = await start();
    const link = linkTo(draft);
    const response = await get(site, link);
    expect(response.status).toBe(200);
    expect(response.text).not.toContain('<yet>');
    const page = parse(response.text);
    expect(page.querySelector('h1')?.text).toBe('Not <yet> said & done');
    const frames = page.querySelectorAll('iframe');
    expect(frames.map((frame) => frame.getAttribute('src'))).toEqual(brandIds.map((id) => inBrand(link, id)));
    expect(frames.map((frame) => frame.getAttribute('title'))).toEqual(
      brandIds.map((id) => `Preview for ${brands[id].name.replace(' & ', '\u00a0&\u00a0')}`),
    );
  });

  test.each(brandIds)('%s: the iframe is the page of the published post, marked as a draft', async (brand) => {
    const draft = makeDraft(1, {
      html: '<p onclick="steal()">Kept words.<script>steal()</script> <a href="/services/payroll">payroll</a></p>',
      tags: [makeTag('Payroll')],
      authors: [makeAuthor('Dana Whitfield')],
      updated_at: '2026-11-20T20:05:00.000Z',
    });
    ghost.drafts.push(draft);
    const { text, status } = await get(await start(), inBrand(linkTo(draft), brand));
    expect(status).toBe(200);
    const page = parse(text);
    expect(page.querySelector('html')?.getAttribute('data-brand')).toBe(brand);
    expect(page.querySelector('h1')?.text).toBe('Draft number 1');
    expect(page.querySelector('.site-notice')?.text).toContain(
      'Draft, last changed Friday, November 20, 2026 at 3:05 PM EST',
    );
    const body = page.querySelector('.post-text')!.innerHTML;
    expect(body).toContain('Kept words.');
    expect(body).not.toMatch(/steal|onclick|<script/);
    const link = page.querySelector('.post-text a')!;
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      `/services/payroll?domain=${brand}`,
      '_blank',
    ]);
    expect(page.querySelector('.skip-link')?.getAttribute('target')).toBeUndefined();
    expect(page.querySelector('.byline-author')?.text).toBe('Dana Whitfield');
  });

  it('is not cached, not indexed and not in any list', async () => {
    const draft = makeDraft(1);
    ghost.drafts.push(draft);
    const site = await start();
    const link = linkTo(draft);
    for (const url of [link, ...brandIds.map((id) => inBrand(link, id))]) {
      const { headers, text } = await get(site, url);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
      });
      expect([headers['etag'], headers['last-modified']]).toEqual([undefined, undefined]);
      const page = parse(text);
      expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow');
      const metadata =
        'link[rel=canonical], meta[property]:not([property="og:image"]), meta[name^=twitter], meta[name=description]';
      expect(page.querySelectorAll(`${metadata}, script[type="application/ld+json"]`)).toEqual([]);
      expect(text).not.toMatch(/data-entry|data-chunks/);
    }
  });

  it('allows framing of a brand by this site only, and of the preview by no site', async () => {
    const draft = makeDraft(1);
    ghost.drafts.push(draft);
    const site = await start();
    const whole = (await get(site, linkTo(draft))).headers;
    expect(directive(whole['content-security-policy'], 'frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(directive(whole['content-security-policy'], 'frame-src')).toBe("frame-src 'self'");
    expect(whole['x-frame-options']).toBe('DENY');
    const frame = (await get(site, inBrand(linkTo(draft), 'payroll'))).headers;
    expect(directive(frame['content-security-policy'], 'frame-ancestors')).toBe("frame-ancestors 'self'");
    expect(frame['x-frame-options']).toBe('SAMEORIGIN');
    expect(directive(frame['content-security-policy'], 'default-src')).toBe("default-src 'none'");
  });

  it('shows each change at once, and stores nothing', async () => {
    const draft = makeDraft(1, { html: '<p>unheard-of words</p>' });
    ghost.drafts.push(draft);
    const site = await start();
    const link = inBrand(linkTo(draft), 'brownco');
    expect((await get(site, link)).text).toContain('unheard-of words');
    draft.html = '<p>other unheard-of words</p>';
    expect((await get(site, link)).text).toContain('<p>other unheard-of words</p>');
    for (const url of [
      '/blog',
      '/rss.xml',
      '/feed.json',
      '/sitemap.xml',
      '/search?q=draft',
      '/api/data/posts?page=1',
    ]) {
      const { text } = await get(site, url);
      expect([url, /draft-1|unheard-of|Draft number/.test(text)]).toEqual([url, false]);
    }
    expect((await get(site, `/blog/${draft.slug}`)).status).toBe(404);
    await closeSites();
    const cachedFiles = readdirSync(cacheDir, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    expect(cachedFiles.length).toBeGreaterThan(0);
    for (const file of cachedFiles) {
      expect(readFileSync(path.join(file.parentPath, file.name), 'utf8')).not.toMatch(/unheard-of|Draft number/);
    }
  });

  it('is not logged', async () => {
    const draft = makeDraft(1);
    ghost.drafts.push(draft);
    const site = await start();
    const link = linkTo(draft);
    await get(site, link).set('Referer', `http://localhost${link}`);
    await get(site, inBrand(link, 'payroll'));
    await get(site, link.slice(0, -1));
    const lines = JSON.stringify(site.log);
    expect(lines).toContain(`/preview/${draft.id}`);
    expect(lines).not.toContain(new URLSearchParams(link.split('?')[1]).get('signature')!.slice(0, -1));
    expect(lines).not.toContain('Draft number 1');
  });

  it('shows nothing of blocks for members that are never closed, however many', async () => {
    const begin = '<!--kg-gated-block:begin nonMember:false -->';
    const html = `<p>For all.</p>${'<!--kg-gated-block:begin '.repeat(4_000)}${begin}<p>Mail only.</p>`;
    ghost.drafts.push(makeDraft(1, { html }));
    const site = await start();
    const { text, status } = await get(site, inBrand(linkTo(ghost.drafts[0]!), 'payroll'));
    expect([status, text.includes('For all.'), text.includes('Mail only')]).toEqual([200, true, false]);
  });

  it('shows only the public part of a post for members', async () => {
    const whole = '<p>For all.</p><!--members-only--><p>For members.</p>';
    const block =
      '<!--kg-gated-block:begin nonMember:false memberSegment:"status:free" --><p>Mail only.</p><!--kg-gated-block:end-->';
    ghost.drafts.push(
      makeDraft(1, { visibility: 'members', html: whole }),
      makeDraft(2, {
        visibility: 'members',
        html: '<p>For members.</p>',
        custom_excerpt: null,
        excerpt: 'For members.',
      }),
      makeDraft(3, { html: `<p>For all.</p>${block}` }),
    );
    const site = await start();
    const texts = [];
    for (const draft of ghost.drafts) texts.push((await get(site, inBrand(linkTo(draft), 'payroll'))).text);
    expect(texts.map((text) => text.includes('For all.'))).toEqual([true, false, true]);
    expect(texts.filter((text) => /For members\.|Mail only/.test(text))).toEqual([]);
    expect(texts.map((text) => text.includes('Sign in to read on'))).toEqual([true, true, false]);
  });

  it('redirects to the post after publication', async () => {
    const draft = makeDraft(1, { status: 'published', published_at: '2026-11-20T15:00:00.000Z' });
    ghost.drafts.push(draft);
    const { status, headers } = await get(await start(), linkTo(draft));
    expect([status, headers['location'], headers['cache-control']]).toEqual([302, '/blog/draft-1', 'no-store']);
  });
});

describe('when Ghost', () => {
  const failures: [name: string, failure: Fault][] = [
    ['fails', { kind: 'status', status: 500 }],
    ['refuses the key', { kind: 'status', status: 401 }],
    ['sends broken JSON', { kind: 'garbage' }],
    ['sends a page', { kind: 'page' }],
    ['drops the connection', { kind: 'drop' }],
  ];

  test.each(failures)('%s, the preview is 503 with Retry-After; the news is available', async (_name, failure) => {
    const draft = makeDraft(1);
    ghost.drafts.push(draft);
    ghost.fail({ ...failure, only: '/admin/' });
    const site = await start();
    for (const url of [linkTo(draft), inBrand(linkTo(draft), 'payroll')]) {
      const { status, headers } = await get(site, url);
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '30', 'no-store']);
    }
    expect((await get(site, '/blog/post-3')).status).toBe(200);
  });

  it('rejects the key, there is no immediate second request', async () => {
    ghost.fail({ kind: 'status', status: 401, only: '/admin/' });
    const site = await start();
    for (let time = 0; time < 5; time++) await get(site, linkTo(makeDraft(1)));
    expect(ghost.count('/admin/')).toBe(1);
  });

  it('no longer has the draft, it is 404 for every request', async () => {
    const site = await start();
    ghost.drafts.push(makeDraft(2));
    for (let time = 0; time < 3; time++) expect((await get(site, linkTo(makeDraft(1)))).status).toBe(404);
    expect((await get(site, linkTo(makeDraft(2)))).status).toBe(200);
  });
});
