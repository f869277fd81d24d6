import type { Page } from 'playwright/test';
import { type GhostStub, startGhostStub } from '../ghost/ghost-stub.ts';
import { makeDraft, makePost, makePosts, recordedPost, recordedPosts } from '../ghost/stub-posts.ts';
import { test as base, expect } from './harness.ts';

const { html, feature_image } = recordedPost('post-very-long-guide');
export const draft = makeDraft(1, { html, feature_image });

/** The slug of a post, as long as what is tried last of a longer one. */
export const slugOf50 = 'what-an-ohio-employer-files-after-the-first-hire-z';

/**
 * Tests on a site with 34 generated posts with pictures of the blog's host, two that were recorded
 * from a real Ghost, one with a long slug, and a draft.
 */
export const test = base.extend<object, { ghost: GhostStub }>({
  ghost: [
    async ({ browserName: _ }, use) => {
      const ghost = await startGhostStub({ posts: 0 });
      const recorded = recordedPosts().filter(({ slug }) => slug === 'every-card' || slug === 'members-only');
      const long = makePost(101, { slug: slugOf50, title: 'Post 50' });
      const past = { featured: false, published_at: '2020-01-01T00:00:00.000Z' };
      ghost.posts = [
        ...makePosts(34).map((post) => ({ ...post, feature_image: `${ghost.url}/content/images/${post.slug}.png` })),
        ...[...recorded, long].map((post) => ({ ...post, ...past })),
      ];
      ghost.drafts.push(draft);
      await use(ghost);
      await ghost.close();
    },
    { scope: 'worker' },
  ],
  siteEnv: [async ({ ghost }, use) => use(ghost.previewEnv), { scope: 'worker' }],
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
