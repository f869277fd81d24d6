import type { HTMLElement } from 'node-html-parser';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAuthor, makePost, makePosts, makeTag } from '#test/ghost/stub-posts.ts';
import { type GhostSite, startGhostSite, wholePage } from '#test/server/site.ts';
import { link, listed, meta, startNewsSite, written } from './news-site.ts';

let site: GhostSite;
beforeAll(async () => {
  site = await startNewsSite();
});
afterAll(() => site.close());

const open = (path: string, at = site) => wholePage(at, path);
const jsonLd = (page: HTMLElement) =>
  page.querySelectorAll('head script[type="application/ld+json"]').map((script) => JSON.parse(script.text));

describe('the list of news', () => {
  it('has nine posts in the HTML, newest first, featured ones on top and only there, topics with their numbers', async () => {
    const { main, status } = await open('/blog');
    expect(status).toBe(200);
    expect(listed(main)).toEqual(['/blog/bare', '/blog/members', ...[4, 5, 6, 7, 8, 9].map((n) => `/blog/post-${n}`)]);
    const featured = main.querySelectorAll('.featured .post-card h3 a').map((anchor) => anchor.getAttribute('href'));
    expect(featured).toEqual(['/blog/written', '/blog/post-11', '/blog/post-21']);
    const topics = main.querySelectorAll('nav[aria-label=Topics] a');
    expect(topics.map((topic) => topic.getAttribute('href'))).toContain('/blog/tag/bookkeeping');
    expect(topics[0]!.text).toMatch(/^\S.* \d+, \d+ posts$/);
    expect(main.querySelector('a[href="/rss.xml"]')).toBeTruthy();
  });

  it('has a URL for each page, with canonical, previous and next; all posts once, in order', async () => {
    const seen: (string | undefined)[] = ['/blog/written'];
    for (let page = 1; page <= 5; page++) {
      const path = page === 1 ? '/blog' : `/blog?page=${page}`;
      const { page: whole, main } = await open(path);
      seen.push(...listed(main));
      const at = (n: number) => (n === 1 ? /\/blog$/ : new RegExp(`/blog\\?page=${n}$`));
      expect(link(whole, 'canonical')).toMatch(at(page));
      if (page > 1) expect(link(whole, 'prev')).toMatch(at(page - 1));
      else expect(link(whole, 'prev')).toBeNull();
      if (page < 5) expect(link(whole, 'next')).toMatch(at(page + 1));
      else expect(link(whole, 'next')).toBeNull();
      const next = main.querySelector('.pagination a[rel=next]')?.getAttribute('href');
      expect(next).toBe(page < 5 ? `/blog?page=${page + 1}` : undefined);
      expect(main.querySelectorAll('.featured')).toHaveLength(page === 1 ? 1 : 0);
    }
    expect(seen).toHaveLength(45);
    expect(new Set(seen).size).toBe(45);
    expect(seen.at(-1)).toBe('/blog/post-45');
  });

  it('the page after the last is empty as data and 404 as a page; an invalid number is the first page', async () => {
    const response = await request(site.server).get('/api/data/posts?page=6');
    expect([response.status, response.body.value.posts]).toEqual([200, []]);
    expect((await open('/blog?page=6')).status).toBe(404);
    expect(listed((await open('/blog?page=-1')).main)[0]).toBe('/blog/bare');
  });

  it('cuts titles at 150 and excerpts at 350 characters, and shows both as text', async () => {
    const { main, html } = await open('/blog');
    const card = main.querySelector('.post-card')!;
    const title = card.querySelector('h3')!.text;
    const excerpt = card.querySelector('.post-card-excerpt')!;
    expect([...title].length).toBeLessThanOrEqual(151);
    expect([...excerpt.text].length).toBe(351);
    expect([title.endsWith('…'), excerpt.text.endsWith('😀…')]).toEqual([true, true]);
    expect(excerpt.querySelector('b')).toBeNull();
    expect(excerpt.innerHTML).toContain('&lt;b&gt;Bold&lt;/b&gt; &amp; ');
    expect(card.querySelector('time')!.text).toBe('Nov 19, 2026');
    expect(card.text).toContain('7 min read');
    expect(html.split('data-key=')[0]).not.toContain('end-of-title');
  });
});

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

  it('names all its authors, each with a page', async () => {
    const authors = ['Dana Whitfield', 'Sam Ruiz', 'The Dresden office'].map(makeAuthor);
    const other = await startGhostSite({ posts: [makePost(1, { authors })] });
    const { main, page } = await open('/blog/post-1', other);
    const byline = main.querySelector('.byline-author')!;
    expect(byline.text).toBe('Dana Whitfield, Sam Ruiz and The Dresden office');
    expect(byline.querySelectorAll('a').map((author) => author.getAttribute('href'))).toEqual(
      ['dana-whitfield', 'sam-ruiz', 'the-dresden-office'].map((slug) => `/blog/author/${slug}`),
    );
    const article = jsonLd(page).find((record) => record['@type'] === 'BlogPosting');
    expect(article.author.map(({ '@type': type, name }: Record<string, string>) => [type, name])).toEqual([
      ['Person', 'Dana Whitfield'],
      ['Person', 'Sam Ruiz'],
      ['Organization', 'The Dresden office'],
    ]);
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

  it.each(['/blog/no-such-post', '/blog/tag/no-such-tag', '/blog/author/no-such-author', '/blog/tag/payroll?page=40'])(
    '%s is 404',
    async (path) => {
      const { status, main } = await open(path);
      expect([status, main.text.includes('cannot be found')]).toEqual([404, true]);
    },
  );
});

describe('archives', () => {
  it('of a tag: its name, its number of posts, only its posts, nine a page', async () => {
    const { main, page, status } = await open('/blog/tag/bookkeeping');
    expect([status, main.querySelector('h1')!.text]).toEqual([200, 'Bookkeeping']);
    const posts = listed(main);
    expect(posts).toHaveLength(9);
    expect(posts).toEqual(['/blog/members', ...[7, 11, 15, 19, 23, 27, 31, 35].map((n) => `/blog/post-${n}`)]);
    expect(main.querySelector('.page-head')!.text).toMatch(/11 posts/);
    expect(link(page, 'next')).toMatch(/\/blog\/tag\/bookkeeping\?page=2$/);
    expect(link(page, 'canonical')).toMatch(/^http:\/\/dresdentax\.localhost/);
    expect(main.querySelector('a[href="/blog/tag/bookkeeping/rss.xml"]')).toBeTruthy();
    expect(listed((await open('/blog/tag/bookkeeping?page=2')).main)).not.toContain(posts[0]);
  });

  it('a tag without posts is not listed and has no page', async () => {
    const other = await startGhostSite({ posts: makePosts(3) });
    other.ghost.emptyTags.push(makeTag('Coming up'));
    const topics = (await open('/blog', other)).main.querySelectorAll('nav[aria-label=Topics] a');
    const targets = topics.map((topic) => topic.getAttribute('href'));
    expect(targets.toSorted()).toEqual(['/blog/tag/bookkeeping', '/blog/tag/payroll', '/blog/tag/personal-tax']);
    expect((await open('/blog/tag/coming-up', other)).status).toBe(404);
    expect(other.ghost.count('/tags/')).toBeGreaterThan(0);
  });

  it('of an author: name, bio, website and posts', async () => {
    const { main, status } = await open('/blog/author/dana-whitfield');
    expect([status, main.querySelector('h1')!.text]).toEqual([200, 'Dana Whitfield']);
    expect(main.text).toContain('Enrolled agent in Dresden.');
    expect(main.querySelector('.page-head a[href="https://dana.example/"]')).toBeTruthy();
    expect(listed(main)).toHaveLength(9);
  });

  it('a tag whose posts fail to load has a complete page with a message', async () => {
    const other = await startGhostSite();
    other.ghost.fail({ kind: 'status', only: /filter=tag:/ });
    const list = await open('/blog/tag/payroll', other);
    expect([list.status, list.main.querySelector('h1')!.text]).toEqual([200, 'Payroll']);
    expect(list.main.text).toContain('The news could not be loaded.');
  });

  it('an author who cannot be loaded has a page that offers another try', async () => {
    const other = await startGhostSite();
    const { slug } = other.ghost.posts[0]!.authors![0]!;
    other.ghost.fail({ kind: 'status', only: /filter=author/ });
    const { status, main } = await open(`/blog/author/${slug}`, other);
    expect([status, main.querySelectorAll('.post-card').length]).toEqual([503, 0]);
    expect(main.querySelectorAll('a, button').map(({ text }) => text.trim())).toContain('Try again');
  });
});
