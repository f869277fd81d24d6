import type { HTMLElement } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePost, makeTag } from '#test/ghost/stub-posts.ts';
import { type GhostSite, startGhostSite, wholePage } from '#test/server/site.ts';
import { link, meta, startNewsSite, written } from './news-site.ts';

const unknown = [
  '/blog/no-such-post',
  '/blog/tag/no-such-tag',
  '/blog/author/no-such-author',
  '/blog/tag/payroll?page=40',
];

let site: GhostSite;
beforeAll(async () => {
  site = await startNewsSite();
});
afterAll(() => site.close());

const open = (path: string, at = site) => wholePage(at, path);
const jsonLd = (page: HTMLElement) =>
  page.querySelectorAll('head script[type="application/ld+json"]').map((script) => JSON.parse(script.text));

describe('a post', () => {
  it('has full title, body, author with page and bio, both dates, time to read, topics, picture with caption', async () => {
    const { main, status } = await open('/blog/written');
    expect(status).toBe(200);
    expect(main.querySelectorAll('h1').map((h1) => h1.text)).toEqual([written.title]);
    expect(main.querySelector('[data-post-body]')!.text).toContain('Body link');
    expect(main.querySelector('.byline a')!.getAttribute('href')).toBe('/blog/author/dana-whitfield');
    const byline = main.querySelector('.byline')!;
    expect(byline.querySelectorAll('time').map((time) => [time.getAttribute('datetime'), time.text])).toEqual([
      ['2026-11-20T03:30:00.000Z', 'Nov 19, 2026'],
      ['2026-11-21T15:00:00.000Z', 'Nov 21, 2026'],
    ]);
    expect(byline.text).toContain('7 min read');
    expect(main.querySelector('.author-box')!.text).toContain('Enrolled agent in Dresden.');
    const topics = main.querySelectorAll('nav[aria-label="Topics of this article"] a');
    expect(topics.map((topic) => topic.getAttribute('href'))).toEqual(['/blog/tag/payroll', '/blog/tag/news']);
    const picture = main.querySelector('.post-picture img')!;
    expect([picture.getAttribute('fetchpriority'), picture.getAttribute('alt')]).toEqual(['high', 'A ledger']);
    expect(main.querySelector('.post-picture figcaption em')!.text).toBe('Dresden');
  });

  it('has a table of contents whose fragments exist', async () => {
    const { main } = await open('/blog/written');
    const places = main.querySelectorAll('nav[aria-label=Contents] a').map((anchor) => anchor.getAttribute('href')!);
    expect(places).toHaveLength(3);
    for (const place of places) expect(main.querySelector(`[data-post-body] ${place}`)).toBeTruthy();
    expect((await open('/blog/post-9')).main.querySelector('nav[aria-label=Contents]')).toBeNull();
  });

  it('says on top that it was written for an earlier tax year, by an internal tag', async () => {
    const posts = [2019, 2090].map((year, index) =>
      makePost(index + 1, { slug: `of-${year}`, tags: [makeTag(`#tax-year-${year}`)] }),
    );
    const other = await startGhostSite({ posts });
    const old = await open('/blog/of-2019', other);
    const current = await open('/blog/of-2090', other);
    await other.close();
    expect(old.main.text).toContain('Written for tax year 2019');
    expect(old.main.querySelector('.callout a')!.getAttribute('href')).toBe('/resources/deadlines');
    expect(current.main.text).not.toContain('Written for tax year');
  });

  it('links to older, newer and related posts', async () => {
    const { main } = await open('/blog/post-5');
    const links = main
      .querySelectorAll('.post-navigation-link')
      .map((link) => [link.getAttribute('rel'), link.getAttribute('href')]);
    expect(links).toEqual([
      ['prev', '/blog/post-6'],
      ['next', '/blog/post-4'],
    ]);
    const related = main.querySelectorAll('.post-card h3 a').map((anchor) => anchor.getAttribute('href'));
    expect(related).toHaveLength(3);
    expect(related).not.toContain('/blog/post-5');
    expect((await open('/blog/post-45')).main.querySelectorAll('.post-navigation-link')).toHaveLength(1);
  });

  it('has the default title and author where it has neither', async () => {
    const { main } = await open('/blog/bare');
    expect(main.querySelector('h1')!.text).toBe('Untitled');
    expect(main.querySelector('.byline')!.text).toContain('Unknown Author');
    expect(main.querySelector('.byline a')).toBeNull();
  });

  it('uses the meta data of its author', async () => {
    const { page } = await open('/blog/written?domain=payroll');
    expect(page.querySelector('title')!.text).toBe('A title for search engines | Dresden Payroll');
    expect(meta(page, 'description')).toBe('A description for search engines.');
    expect(link(page, 'canonical')).toBe('https://elsewhere.example/original');
    expect(meta(page, 'og:type')).toBe('article');
    expect(meta(page, 'og:image')).toBe('https://images.unsplash.com/photo-1');
    expect(meta(page, 'article:published_time')).toBe('2026-11-20T03:30:00.000Z');
    const [posting, way] = jsonLd(page);
    expect(posting).toMatchObject({
      '@type': 'BlogPosting',
      description: 'A description for search engines.',
      datePublished: '2026-11-20T03:30:00.000Z',
      dateModified: '2026-11-21T15:00:00.000Z',
      author: { '@type': 'Person', name: 'Dana Whitfield' },
      publisher: { '@type': 'Organization', name: 'Dresden Payroll' },
      isAccessibleForFree: true,
    });
    expect(posting.mainEntityOfPage).toMatch(/^http:\/\/dresdentax\.localhost:\d+\/blog\/written$/);
    expect(way['@type']).toBe('BreadcrumbList');
    expect(way.itemListElement.map(({ position }: { position: number }) => position)).toEqual([1, 2, 3, 4]);
    for (const { item } of way.itemListElement) expect(item).toMatch(/^http:\/\/dresdentax\.localhost/);
  });

  it('shows a teaser and the sign-in link when members-only, with structured data for search engines', async () => {
    const { main, page, status } = await open('/blog/members?domain=payroll');
    expect([status, main.text.includes('What it is about.')]).toEqual([200, true]);
    const note = main.querySelector('.members-note a')!;
    expect(note.getAttribute('href')).toMatch(/^https:\/\//);
    expect(jsonLd(page)[0].isAccessibleForFree).toBe(false);
  });

  it('preserves ?domain= in the links of its text', async () => {
    const { main } = await open('/blog/written?domain=payroll');
    expect(main.querySelector('[data-post-body] a')!.getAttribute('href')).toBe('/services/payroll?domain=payroll');
    expect((await open('/blog/written')).main.querySelector('[data-post-body] a')!.getAttribute('href')).toBe(
      '/services/payroll',
    );
  });

  it.each(unknown)('%s is 404', async (path) => {
    const { status, main } = await open(path);
    expect([status, main.text.includes('cannot be found')]).toEqual([404, true]);
  });
});
