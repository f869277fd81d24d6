import type { HTMLElement } from 'node-html-parser';
import request from 'supertest';
import { makeAuthor, makePost, makePosts, makeTag, type StubPost } from '#test/ghost/stub-posts.ts';
import { type GhostSite, startGhostSite } from '#test/server/site.ts';

/** A post with every field set, and texts longer than a card shows. */
export const written = makePost(1, {
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
const bare = makePost(2, { slug: 'bare', title: '', authors: [], tags: [], custom_excerpt: null, excerpt: '' });
const members = makePost(3, {
  slug: 'members',
  visibility: 'members',
  access: false,
  html: null,
  custom_excerpt: 'What it is about.',
});

/** A site with those three posts and 42 generated ones, and a warm cache. */
export async function startNewsSite(): Promise<GhostSite> {
  const site = await startGhostSite({ posts: [written, bare, members, ...makePosts(45).slice(3)] as StubPost[] });
  for (const name of ['posts?page=1', 'featured', 'tags']) await request(site.server).get(`/api/data/${name}`);
  return site;
}

/** The URL of a `<link>` in the head, or null. */
export const link = (page: HTMLElement, rel: string) =>
  page.querySelector(`head link[rel=${rel}]`)?.getAttribute('href') ?? null;
/** The content of a `<meta>` by name or property, or null. */
export const meta = (page: HTMLElement, name: string) =>
  page.querySelector(`head meta[name="${name}"], head meta[property="${name}"]`)?.getAttribute('content') ?? null;
/** The URLs of the posts in a list, in its order. */
export const listed = (main: HTMLElement) =>
  main.querySelectorAll('.news-list .post-card h3 a').map((anchor) => anchor.getAttribute('href'));
