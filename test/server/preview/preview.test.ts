import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { describe, expect, it, test } from 'vitest';
import { brandIds } from '#shared/brands/index.ts';
import type { Fault } from '#test/ghost/ghost-stub.ts';
import { makeAuthor, makeDraft, makeTag } from '#test/ghost/stub-posts.ts';
import { cacheDir, closeSites, get, ghost, inBrand, linkTo, start, startGhostForEachTest } from './preview-site.ts';

startGhostForEachTest();

describe('a valid link', () => {
  test.each(brandIds)('%s: shows the page of the published post, marked as a draft', async (brand) => {
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
    expect(link.getAttribute('href')).toBe(`/services/payroll?domain=${brand}`);
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

  it('may be framed by no site', async () => {
    const draft = makeDraft(1);
    ghost.drafts.push(draft);
    const { headers } = await get(await start(), linkTo(draft));
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
  });

  it('shows a page that is not published yet, and leads to it once it is', async () => {
    const page = makeDraft(1, { type: 'page' });
    ghost.drafts.push(page);
    const site = await start();
    expect((await get(site, linkTo(page))).text).toContain('This is the body of draft number 1.');
    page.status = 'published';
    expect((await get(site, linkTo(page))).headers['location']).toBe('/draft-1');
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
