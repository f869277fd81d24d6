import type { Page } from 'playwright/test';
import { startGhostStub } from '../ghost/ghost-stub.ts';
import { makePosts, recordedPosts } from '../ghost/stub-posts.ts';
import { expect, onGhost } from './harness.ts';

/** A site with 45 generated posts, followed by older ones recorded from a real Ghost. */
export const test = onGhost(() => {
  const old = recordedPosts().filter(({ slug }) => slug === 'every-card' || slug === 'members-only');
  const past = { featured: false, published_at: '2020-01-01T00:00:00.000Z' };
  return startGhostStub({ posts: [...makePosts(45), ...old.map((post) => ({ ...post, ...past }))] });
});

/** The linked titles of a news list. */
export const cards = (page: Page) => page.locator('.news-list .post-card h3 a');
export const toast = (page: Page) => page.locator('.toast');

/** The slugs of the posts in the list, in order. */
export async function slugs(page: Page): Promise<string[]> {
  return cards(page).evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).pathname.slice('/blog/'.length)),
  );
}

/** Scrolls to the list's end until it has at least this many posts. */
export async function readOn(page: Page, count: number) {
  await expect(async () => {
    await cards(page).last().scrollIntoViewIfNeeded();
    expect(await cards(page).count()).toBeGreaterThanOrEqual(count);
  }).toPass({ timeout: 15_000 });
}
