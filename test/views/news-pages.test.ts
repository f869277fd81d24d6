import type { AddressInfo } from 'node:net';
import { type HTMLElement, parse } from 'node-html-parser';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GhostStub, startGhostStub } from '../ghost/ghost-stub.ts';
import { forgedPosts, makeAuthor, makePost, makePosts, makeTag, type StubPost } from '../ghost/stub-posts.ts';
import { startTestSite, type TestSite } from '../server/site.ts';

let ghost: GhostStub;
let site: TestSite;

const written = makePost(1, {
  slug: 'written',
  title: `Long ${'title '.repeat(40)}end-of-title`,
  custom_excerpt: `<b>Bold</b> & ${'word '.repeat(59)}${'😀'.repeat(100)}end-of-excerpt`,
  excerpt: null,
  html: '<h2>One</h2><p>Body <a href="/services/payroll">link</a></p><h2>Two</h2><h3>Two A</h3><p>More.</p>',
  reading_time: 7,
  published_at: '2026-11-20T03:30:00.000Z',
  updated_at: '2026-11-21T15:00:00.000Z',
  tags: [makeTag('Payroll'), makeTag('News'), makeTag('#internal')],
  authors: [{ ...makeAuthor('Dana Whitfield'), bio: 'Enrolled agent in Dresden.', website: 'https://dana.example/' }],
  meta_title: 'A title for search engines',
  meta_description: 'A description for search engines.',
  canonical_url: 'https://elsewhere.example/original',
  feature_image: 'https://images.unsplash.com/photo-1',
  feature_image_alt: 'A ledger',
  feature_image_caption: 'From <em>Dresden</em>',
});
const unknown = ['/blog/no-such-post', '/blog/tag/no-such-tag', '/blog/author/nobody', '/blog/tag/payroll?page=40'];
const bare = makePost(2, { slug: 'bare', title: '', authors: [], tags: [], custom_excerpt: null, excerpt: '' });
const members = makePost(3, {
  slug: 'members',
  visibility: 'members',
  access: false,
  html: null,
  custom_excerpt: 'What it is about.',
});

beforeAll(async () => {
  ghost = await startGhostStub({ posts: [written, bare, members, ...makePosts(45).slice(3)] as StubPost[] });
  site = await startTestSite({ env: { GHOST_URL: ghost.url, GHOST_CONTENT_API_KEY: ghost.key } });
  for (const name of ['posts?page=1', 'featured', 'tags']) await request(site.server).get(`/api/data/${name}`);
});
afterAll(async () => {
  await site.close();
  await ghost.close();
});

/** A page as a search robot gets it: in one piece. */
async function open(
  address: string,
  at = site,
): Promise<{ status: number; page: HTMLElement; main: HTMLElement; html: string }> {
  const { status, text } = await request(at.server)
    .get(address)
    .set('User-Agent', 'Mozilla/5.0 (compatible; Googlebot/2.1)');
  const page = parse(text);
  return { status, page, main: page.querySelector('#main')!, html: text };
}
const link = (page: HTMLElement, rel: string) =>
  page.querySelector(`head link[rel=${rel}]`)?.getAttribute('href') ?? null;
const meta = (page: HTMLElement, name: string) =>
  page.querySelector(`head meta[name="${name}"], head meta[property="${name}"]`)?.getAttribute('content') ?? null;
const listed = (main: HTMLElement) =>
  main.querySelectorAll('.news-list .post-card h3 a').map((anchor) => anchor.getAttribute('href'));
const jsonLd = (page: HTMLElement) =>
  page.querySelectorAll('head script[type="application/ld+json"]').map((script) => JSON.parse(script.text));

describe('R-BL-01 R-BL-02 the list of news', () => {
  it('has nine posts in the HTML, newest first, featured ones on top, topics with their numbers', async () => {
    const { main, status } = await open('/blog');
    expect(status).toBe(200);
    expect(listed(main)).toEqual([
      '/blog/written',
      '/blog/bare',
      '/blog/members',
      ...[4, 5, 6, 7, 8, 9].map((n) => `/blog/post-${n}`),
    ]);
    expect(main.querySelectorAll('.featured .post-card')).toHaveLength(3);
    const topics = main.querySelectorAll('nav[aria-label=Topics] a');
    expect(topics.map((topic) => topic.getAttribute('href'))).toContain('/blog/tag/bookkeeping');
    expect(topics[0]!.text).toMatch(/^\S.* \d+, \d+ posts$/);
    expect(main.querySelector('a[href="/rss.xml"]')).toBeTruthy();
  });

  it('R-BL-03 has addresses for all pages, with canonical, previous and next; all posts once, in order', async () => {
    const seen: (string | undefined)[] = [];
    for (let page = 1; page <= 5; page++) {
      const address = page === 1 ? '/blog' : `/blog?page=${page}`;
      const { page: whole, main } = await open(address);
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

  it('R-BL-03 the page after the last is empty for the browser and 404 as an address; nonsense is the first page', async () => {
    const answer = await request(site.server).get('/api/data/posts?page=6');
    expect([answer.status, answer.body.value.posts]).toEqual([200, []]);
    expect((await open('/blog?page=6')).status).toBe(404);
    expect(listed((await open('/blog?page=-1')).main)[0]).toBe('/blog/written');
  });

  it('R-BL-04 R-BL-08 cuts titles at 150 and excerpts at 350 characters, and shows both as text', async () => {
    const { main, html } = await open('/blog');
    const card = main.querySelector('.news-list .post-card')!;
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

  it('R-BL-11 shows no picture of a host that only looks allowed', async () => {
    const forged = await startGhostStub({ posts: forgedPosts() });
    const other = await startTestSite({ env: { GHOST_URL: forged.url, GHOST_CONTENT_API_KEY: forged.key } });
    const { html, main } = await open('/blog', other);
    expect(main.querySelectorAll('.news-list .post-card')).toHaveLength(8);
    expect(html).not.toContain('evil.example');
    expect(html).not.toMatch(/javascript:|<svg onload|:8443/);
    await other.close();
    await forged.close();
  });

  it('R-BL-11 R-BL-12 shows pictures of the blog’s host, the firm’s domains and the stock host, on the list and the post', async () => {
    const own = await startGhostStub({ posts: 0 });
    const pictures = [
      `${own.url}/content/images/2026/11/office.png`,
      'https://books.example/office.jpg',
      'https://images.unsplash.com/photo-2',
    ];
    own.posts = pictures.map((feature_image, place) => makePost(place + 1, { feature_image }));
    const env = { GHOST_URL: own.url, GHOST_CONTENT_API_KEY: own.key, BRAND_BROWNCO_DOMAIN: 'books.example' };
    const other = await startTestSite({ env });
    const { main, html } = await open('/blog', other);
    for (const [place, picture] of pictures.entries()) {
      expect(main.querySelectorAll('.news-list .post-card')[place]!.toString()).toContain(picture.split('?')[0]!);
      expect(html).toContain(picture);
      const post = await open(`/blog/post-${place + 1}`, other);
      expect(post.main.querySelector('.post-picture img')!.toString()).toContain(picture);
    }
    await other.close();
    await own.close();
  });

  it('R-GH-21 without posts says so, whole and without a failure', async () => {
    const empty = await startGhostStub({ posts: 0 });
    const other = await startTestSite({ env: { GHOST_URL: empty.url, GHOST_CONTENT_API_KEY: empty.key } });
    const { status, main } = await open('/blog', other);
    expect([status, main.querySelectorAll('.featured').length]).toEqual([200, 0]);
    expect(main.text).toContain('No posts available at the moment.');
    expect(main.text).not.toContain('could not be loaded');
    await other.close();
    await empty.close();
  });

  it('G-20 while the news service is slow stands at once, and its list follows in the same answer', async () => {
    const slow = await startGhostStub();
    slow.fail({ kind: 'delay', milliseconds: 1_000 });
    const other = await startTestSite({ env: { GHOST_URL: slow.url, GHOST_CONTENT_API_KEY: slow.key } });
    await new Promise<void>((resolve) => other.server.listen(0, '127.0.0.1', resolve));
    const { port } = other.server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/blog`);
    let first = '';
    let whole = '';
    for await (const part of answer.body!.pipeThrough(new TextDecoderStream())) {
      first ||= part.includes('<h1') ? part : '';
      whole += part;
    }
    expect([answer.status, first.includes('<h1'), first.includes('post-card-excerpt')]).toEqual([200, true, false]);
    expect(whole.match(/class="post-card-excerpt"/g)!.length).toBeGreaterThanOrEqual(9);
    await other.close();
    await slow.close();
  });

  it('R-GH-20 without the news service is whole, with a text, and does not wait for it', async () => {
    const broken = await startGhostStub();
    broken.fail({ kind: 'status' });
    const other = await startTestSite({ env: { GHOST_URL: broken.url, GHOST_CONTENT_API_KEY: broken.key } });
    const { status, main, page } = await open('/blog', other);
    expect([status, page.querySelectorAll('footer').length > 0]).toEqual([200, true]);
    expect(main.text).toContain('No posts available at the moment.');
    expect(main.text).toContain('The news could not be loaded.');
    await other.close();
    await broken.close();
  });
});

describe('R-BL-05 R-BL-06 a post', () => {
  it('R-TG-04 has full title, body, author with page and bio, both dates, time to read, topics, picture with caption', async () => {
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

  it('lists its headings, which are there under these names', async () => {
    const { main } = await open('/blog/written');
    const places = main.querySelectorAll('nav[aria-label=Contents] a').map((anchor) => anchor.getAttribute('href')!);
    expect(places).toHaveLength(3);
    for (const place of places) expect(main.querySelector(`[data-post-body] ${place}`)).toBeTruthy();
    expect((await open('/blog/post-9')).main.querySelector('nav[aria-label=Contents]')).toBeNull();
  });

  it('leads to older, newer and related posts', async () => {
    const { main } = await open('/blog/post-5');
    const ways = main.querySelectorAll('.neighbour').map((way) => [way.getAttribute('rel'), way.getAttribute('href')]);
    expect(ways).toEqual([
      ['prev', '/blog/post-6'],
      ['next', '/blog/post-4'],
    ]);
    const related = main.querySelectorAll('.post-card h3 a').map((anchor) => anchor.getAttribute('href'));
    expect(related).toHaveLength(3);
    expect(related).not.toContain('/blog/post-5');
    expect((await open('/blog/post-45')).main.querySelectorAll('.neighbour')).toHaveLength(1);
  });

  it('R-BL-07 R-BL-13 is called Untitled and by Unknown Author where it has neither', async () => {
    const { main } = await open('/blog/bare');
    expect(main.querySelector('h1')!.text).toBe('Untitled');
    expect(main.querySelector('.byline')!.text).toContain('Unknown Author');
    expect(main.querySelector('.byline a')).toBeNull();
  });

  it('R-BL-09 says of itself what its writer wants said', async () => {
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

  it('R-BL-09 is canonical on the default brand’s host where its writer says nothing', async () => {
    const { page } = await open('/blog/post-9?domain=brownco');
    expect(link(page, 'canonical')).toMatch(/^http:\/\/dresdentax\.localhost:\d+\/blog\/post-9$/);
    expect(meta(page, 'description')).toBe('The excerpt of post number 9.');
  });

  it('for clients only is a teaser with the way in, and says so to search engines', async () => {
    const { main, page, status } = await open('/blog/members?domain=payroll');
    expect([status, main.text.includes('What it is about.')]).toEqual([200, true]);
    const note = main.querySelector('.members-note a')!;
    expect(note.getAttribute('href')).toMatch(/^https:\/\//);
    expect(jsonLd(page)[0].isAccessibleForFree).toBe(false);
  });

  it('keeps a brand chosen by the address in the links of its text', async () => {
    const { main } = await open('/blog/written?domain=payroll');
    expect(main.querySelector('[data-post-body] a')!.getAttribute('href')).toBe('/services/payroll?domain=payroll');
    expect((await open('/blog/written')).main.querySelector('[data-post-body] a')!.getAttribute('href')).toBe(
      '/services/payroll',
    );
  });

  it('can be passed on without scripts', async () => {
    const { main } = await open('/blog/post-9');
    expect(main.querySelector('.share a')!.getAttribute('href')).toMatch(
      /^mailto:\?subject=Post%20number%209&body=http/,
    );
  });

  it.each(unknown)('R-BL-10 R-BL-14 R-TG-03 %s is 404', async (address) => {
    const { status, main } = await open(address);
    expect([status, main.text.includes('cannot be found')]).toEqual([404, true]);
  });
});

describe('R-TG-01 R-TG-02 archives', () => {
  it('of a tag: its name, its number, only its posts, in pages of nine', async () => {
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

  it('R-TG-02 a tag without posts is listed nowhere and has no page', async () => {
    const own = await startGhostStub({ posts: makePosts(3) });
    own.emptyTags.push(makeTag('Coming up'));
    const other = await startTestSite({ env: { GHOST_URL: own.url, GHOST_CONTENT_API_KEY: own.key } });
    const topics = (await open('/blog', other)).main.querySelectorAll('nav[aria-label=Topics] a');
    const addresses = topics.map((topic) => topic.getAttribute('href'));
    expect(addresses.toSorted()).toEqual(['/blog/tag/bookkeeping', '/blog/tag/payroll', '/blog/tag/personal-tax']);
    expect((await open('/blog/tag/coming-up', other)).status).toBe(404);
    expect(own.count('/tags/')).toBeGreaterThan(0);
    await other.close();
    await own.close();
  });

  it('internal tags are nowhere', async () => {
    expect((await open('/blog')).main.toString()).not.toContain('hash-internal');
    expect((await open('/blog/written')).main.toString()).not.toContain('#internal');
    expect((await open('/blog/tag/hash-internal')).status).toBe(404);
  });

  it('of an author: name, bio, website and posts', async () => {
    const { main, status } = await open('/blog/author/dana-whitfield');
    expect([status, main.querySelector('h1')!.text]).toEqual([200, 'Dana Whitfield']);
    expect(main.text).toContain('Enrolled agent in Dresden.');
    expect(main.querySelector('.page-head a[href="https://dana.example/"]')).toBeTruthy();
    expect(listed(main)).toHaveLength(9);
  });

  it('R-GH-18 R-GH-20 a tag whose posts do not come is whole, with a text', async () => {
    const broken = await startGhostStub();
    broken.fail({ kind: 'status', only: /filter=tag:/ });
    const other = await startTestSite({ env: { GHOST_URL: broken.url, GHOST_CONTENT_API_KEY: broken.key } });
    const list = await open('/blog/tag/payroll', other);
    expect([list.status, list.main.querySelector('h1')!.text]).toEqual([200, 'Payroll']);
    expect(list.main.text).toContain('The news could not be loaded.');
    await other.close();
    await broken.close();
  });
});

describe('search without scripts', () => {
  it('is a form whose answer marks the words found, in the brand', async () => {
    const { main, page, status } = await open('/search?q=payroll&domain=payroll');
    expect(status).toBe(200);
    const form = main.querySelector('form')!;
    expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/search', undefined]);
    expect(form.querySelector('input[name=q]')!.getAttribute('value')).toBe('payroll');
    expect(form.querySelector('input[name=domain]')!.getAttribute('value')).toBe('payroll');
    expect(main.querySelector('.search-hits mark')!.text.toLowerCase()).toBe('payroll');
    expect(main.querySelector('.search-hits a[href="/services/payroll?domain=payroll"]')).toBeTruthy();
    expect(meta(page, 'robots')).toBe('noindex');
  });

  it('shows markup in the question as text, and says so when nothing is found', async () => {
    const { main, html } = await open(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>zzz')}`);
    expect(html).not.toContain('<img src=x');
    expect(main.querySelector('[role=status]')!.text).toMatch(/^(?:Nothing found for|\d+ results? for)/);
    const nothing = await open('/search?q=zzzqqq');
    expect(nothing.main.querySelector('[role=status]')!.text).toBe('Nothing found for “zzzqqq”.');
    expect(nothing.main.querySelectorAll('.empty-state a').length).toBeGreaterThan(2);
  });
});
