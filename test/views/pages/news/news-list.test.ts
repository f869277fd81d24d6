import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { forgedPosts } from '#test/ghost/stub-posts.ts';
import { type GhostSite, startGhostSite, wholePage } from '#test/server/site.ts';
import { link, listed, startNewsSite } from './news-site.ts';

let site: GhostSite;
beforeAll(async () => {
  site = await startNewsSite();
});
afterAll(() => site.close());

const open = (path: string, at = site) => wholePage(at, path);

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

  it('shows no image from a host that only resembles an allowed one', async () => {
    const other = await startGhostSite({ posts: forgedPosts() });
    onTestFinished(other.close);
    const { html, main } = await open('/blog', other);
    expect(main.querySelectorAll('.post-card')).toHaveLength(8);
    expect(html).not.toContain('evil.example');
    expect(html).not.toMatch(/javascript:|<svg onload|:8443/);
  });
});
