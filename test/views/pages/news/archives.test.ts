import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { makePosts, makeTag } from '#test/ghost/stub-posts.ts';
import { type GhostSite, startGhostSite, wholePage } from '#test/server/site.ts';
import { link, listed, startNewsSite } from './news-site.ts';

let site: GhostSite;
beforeAll(async () => {
  site = await startNewsSite();
});
afterAll(() => site.close());

const open = (path: string, at = site) => wholePage(at, path);

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
    onTestFinished(other.close);
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
    onTestFinished(other.close);
    other.ghost.fail({ kind: 'status', only: /filter=tag:/ });
    const list = await open('/blog/tag/payroll', other);
    expect([list.status, list.main.querySelector('h1')!.text]).toEqual([200, 'Payroll']);
    expect(list.main.text).toContain('The news could not be loaded.');
  });

  it('an author who cannot be loaded has a page that offers another try', async () => {
    const other = await startGhostSite();
    onTestFinished(other.close);
    const { slug } = other.ghost.posts[0]!.authors![0]!;
    other.ghost.fail({ kind: 'status', only: /filter=author/ });
    const { status, main } = await open(`/blog/author/${slug}`, other);
    expect([status, main.querySelectorAll('.post-card').length]).toEqual([503, 0]);
    expect(main.querySelectorAll('a, button').map(({ text }) => text.trim())).toContain('Try again');
  });
});
