import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import request from 'supertest';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { printDrafts } from '#server/cli/preview.ts';
import { parseEnv } from '#server/env.ts';
import { previewLink } from '#server/preview/ghost-drafts.ts';
import { brandIds } from '#shared/brands/index.ts';
import { type Fault, type GhostStub, startGhostStub } from '#test/ghost/ghost-stub.ts';
import { makeAuthor, makeDraft, makeTag } from '#test/ghost/stub-posts.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { startTestSite, type TestSite } from '../site.ts';

const hour = 3_600;
const secret = 'a-secret-of-the-editors';
let ghost: GhostStub;

beforeEach(async () => {
  ghost = await startGhostStub();
});
afterEach(() => ghost.close());

async function start(env: Record<string, string> = ghost.previewEnv, now?: () => number): Promise<TestSite> {
  const site = await startTestSite({ env, now });
  return site;
}

const get = (site: TestSite, url: string) => request(site.server).get(url);
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1_000) + seconds;
const linkTo = ({ id }: { id: string }, seconds = hour) => previewLink(secret, id, inSeconds(seconds));
const inBrand = (link: string, brand: string) => `${link}&domain=${brand}`;

describe('a valid link', () => {
  it.each(brandIds)('%s: shows the page of the published post, marked as a draft', async (brand) => {
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
      'Draft, last changed Friday, November 20, 2026 at 3:05 p.m. Eastern time',
    );
    const body = page.querySelector('.post-text')!.innerHTML;
    expect(body).toContain('Kept words.');
    expect(body).not.toMatch(/steal|onclick|<script/);
    const link = page.querySelector('.post-text a')!;
    expect(link.getAttribute('href')).toBe(`/services/payroll?domain=${brand}`);
    expect(page.querySelector('.byline-author')?.text).toBe('Dana Whitfield');
  });

  it('is not cached, not indexed, framed by no site, and has no scripts', async () => {
    const draft = makeDraft(1);
    ghost.drafts.push(draft);
    const { headers, text } = await get(await start(), linkTo(draft));
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect([headers['etag'], headers['last-modified']]).toEqual([undefined, undefined]);
    const page = parse(text);
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow');
    const metadata = 'link[rel=canonical], meta[property], meta[name^=twitter], meta[name=description]';
    expect(page.querySelectorAll(`${metadata}, script[type="application/ld+json"]`)).toEqual([]);
    expect(text).not.toMatch(/data-entry|data-chunks/);
  });

  it('shows a page that is not published yet, and leads to it once it is', async () => {
    const page = makeDraft(1, { type: 'page' });
    ghost.drafts.push(page);
    const site = await start();
    expect((await get(site, linkTo(page))).text).toContain('This is the body of draft number 1.');
    page.status = 'published';
    expect((await get(site, linkTo(page))).headers['location']).toBe('/draft-1');
  });

  it('shows each change at once, and stores and logs nothing', async () => {
    const draft = makeDraft(1, { html: '<p>unheard-of words</p>' });
    ghost.drafts.push(draft);
    const cache = temporaryFolder();
    const site = await start({ ...ghost.previewEnv, CACHE_DIR: cache });
    const link = inBrand(linkTo(draft), 'brownco');
    expect((await get(site, link).set('Referer', `http://localhost${link}`)).text).toContain('unheard-of words');
    draft.html = '<p>other unheard-of words</p>';
    expect((await get(site, link)).text).toContain('<p>other unheard-of words</p>');
    for (const url of ['/blog', '/rss.xml', '/sitemap.xml', '/search?q=draft', '/api/data/posts?page=1']) {
      const { text } = await get(site, url);
      expect([url, /draft-1|unheard-of|Draft number/.test(text)]).toEqual([url, false]);
    }
    expect((await get(site, `/blog/${draft.slug}`)).status).toBe(404);
    await site.close();
    const cached = readdirSync(cache, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(cached.length).toBeGreaterThan(0);
    for (const file of cached)
      expect(readFileSync(path.join(file.parentPath, file.name), 'utf8')).not.toMatch(/unheard-of|Draft number/);
    const log = JSON.stringify(site.log);
    expect(log).toContain(`/preview/${draft.id}`);
    expect(log).not.toContain(new URLSearchParams(link.split('?')[1]).get('signature')!);
    expect(log).not.toContain('Draft number 1');
  });

  it('redirects to the post after publication', async () => {
    const draft = makeDraft(1, { status: 'published', published_at: '2026-11-20T15:00:00.000Z' });
    ghost.drafts.push(draft);
    const { status, headers } = await get(await start(), linkTo(draft));
    expect([status, headers['location'], headers['cache-control']]).toEqual([302, '/blog/draft-1', 'no-store']);
  });
});

describe('an invalid link', () => {
  const draft = makeDraft(1);
  const other = makeDraft(2);
  const rejected: [name: string, link: () => string, status: number][] = [
    ['has no signature', () => `/preview/${draft.id}?expires=${inSeconds(hour)}`, 403],
    ['has nothing', () => `/preview/${draft.id}`, 403],
    ['is for another draft', () => linkTo(other).replace(other.id, draft.id), 403],
    ['is signed with another secret', () => previewLink('another secret of us', draft.id, inSeconds(hour)), 403],
    ['was made to last longer', () => linkTo(draft, -1).replace(/expires=\d+/, `expires=${inSeconds(hour)}`), 403],
    ['lost its last letter', () => linkTo(draft).slice(0, -1), 403],
    ['has a letter more', () => `${linkTo(draft)}A`, 403],
    ['has two signatures', () => `${linkTo(draft)}&signature=${'A'.repeat(43)}`, 403],
    ['has expired', () => linkTo(draft, -1), 410],
  ];

  it('is rejected, without a request to Ghost', async () => {
    ghost.drafts.push(draft, other);
    const site = await start();
    for (const [name, link, status] of rejected) {
      const response = await get(site, link());
      expect([name, response.status, response.headers['cache-control']]).toEqual([name, status, 'no-store']);
      expect(response.headers['x-robots-tag']).toBe('noindex, nofollow');
      expect(response.text).not.toContain('Draft number');
    }
    expect(ghost.count('/admin/')).toBe(0);
  });

  it('works until its last second', async () => {
    ghost.drafts.push(draft);
    const time = { now: Math.floor(Date.now() / 1_000) * 1_000 + 59_999 };
    const site = await start(ghost.previewEnv, () => time.now);
    const link = previewLink(secret, draft.id, (time.now + 1) / 1_000);
    expect((await get(site, link)).status).toBe(200);
    time.now += 1;
    expect((await get(site, link)).status).toBe(410);
  });

  it.each(['GHOST_ADMIN_API_KEY', 'PREVIEW_SECRET'] as const)('is an ordinary 404 without %s', async (variable) => {
    const { [variable]: _, ...rest } = ghost.previewEnv;
    ghost.drafts.push(draft);
    const response = await get(await start(rest), linkTo(draft));
    expect([response.status, response.text.includes('data-entry')]).toEqual([404, true]);
    expect(response.headers['x-robots-tag']).toBeUndefined();
    expect(ghost.count('/admin/')).toBe(0);
  });

  it.each(['/preview', '/preview/about', '/preview/x/payroll'])('is an ordinary 404: %s', async (url) => {
    const { status, text } = await get(await start(), url);
    expect([status, text.includes('data-entry')]).toEqual([404, true]);
  });
});

describe('when Ghost', () => {
  it.each([
    ['fails', { kind: 'status', status: 500 }],
    ['refuses the key', { kind: 'status', status: 401 }],
  ] satisfies [string, Fault][])('%s, the preview is 503 with Retry-After; the news is available', async (_, fault) => {
    const draft = makeDraft(1);
    ghost.drafts.push(draft);
    ghost.fail({ ...fault, only: '/admin/' });
    const site = await start();
    const { status, headers } = await get(site, linkTo(draft));
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '30', 'no-store']);
    expect((await get(site, '/blog/post-3')).status).toBe(200);
  });

  it('rejects the key, there is no immediate second request', async () => {
    ghost.fail({ kind: 'status', status: 401, only: '/admin/' });
    const site = await start();
    for (let time = 0; time < 5; time++) await get(site, linkTo(makeDraft(1)));
    expect(ghost.count('/admin/')).toBe(1);
  });

  it('no longer has the draft, it is 404, and others are shown', async () => {
    const site = await start();
    ghost.drafts.push(makeDraft(2));
    expect((await get(site, linkTo(makeDraft(1)))).status).toBe(404);
    expect((await get(site, linkTo(makeDraft(2)))).status).toBe(200);
  });
});

describe('npm run preview', () => {
  async function run(env: Record<string, string>) {
    const printed: string[] = [];
    const code = await printDrafts(parseEnv(env), (text) => printed.push(text));
    const text = printed.join('\n');
    return { code, text, links: (text.match(/http\S+\/preview\/\S+/g) ?? []).map((link) => new URL(link)) };
  }

  it('lists what is not published, last changed first, each with a link that works for a week', async () => {
    const updated_at = (day: number) => ({ updated_at: `2026-11-${day}T20:30:00.000Z` });
    ghost.drafts.push(
      makeDraft(2, updated_at(18)),
      makeDraft(1, updated_at(19)),
      makeDraft(3, { ...updated_at(17), status: 'scheduled', published_at: '2027-01-04T13:00:00.000Z' }),
      makeDraft(4, { status: 'published' }),
      makeDraft(5, { ...updated_at(20), type: 'page' }),
    );
    const env = { ...ghost.previewEnv, BRAND_DRESDENTAX_DOMAIN: 'www.firm.example' };
    const { code, text, links } = await run(env);
    expect(code).toBe(0);
    expect(text).toContain(
      'Draft number 1\n  Draft, last changed Thursday, November 19, 2026 at 3:30 p.m. Eastern time\n  https',
    );
    expect(text).toContain('Scheduled for Monday, January 4, 2027 at 8 a.m. Eastern time');
    const expected = [1, 2, 3, 5].map((number) => `https://www.firm.example/preview/${makeDraft(number).id}`);
    expect(links.map(({ origin, pathname }) => origin + pathname)).toEqual(expected);
    const site = await start();
    for (const { pathname, search, searchParams } of links) {
      expect((Number(searchParams.get('expires')) - inSeconds(0)) / hour).toBeCloseTo(7 * 24, 1);
      expect((await get(site, pathname + search)).status).toBe(200);
    }
  });

  it('names the variables that are not set', async () => {
    expect(await run({})).toMatchObject({
      code: 1,
      text: 'Draft previews are not set up: GHOST_URL and GHOST_ADMIN_API_KEY and PREVIEW_SECRET not set.',
    });
  });

  it('says that Ghost does not respond, and prints no secret', async () => {
    ghost.fail({ kind: 'status', status: 401 });
    expect(await run(ghost.previewEnv)).toMatchObject({ code: 1, text: 'Ghost does not respond: status 401' });
  });
});
