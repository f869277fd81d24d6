import { type HTMLElement, parse } from 'node-html-parser';
import request from 'supertest';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { brandIds } from '#shared/brands/index.ts';
import { type GhostStub, startGhostStub } from '../ghost/ghost-stub.ts';
import { startTestSite, type TestSite } from './site.ts';

const noPosts = 'No posts available at the moment.';
let ghost: GhostStub;
let site: TestSite;

beforeEach(async () => {
  ghost = await startGhostStub();
  site = await startTestSite({ env: { GHOST_URL: ghost.url, GHOST_CONTENT_API_KEY: ghost.key } });
});
afterEach(async () => {
  await site.close();
  await ghost.close();
});

/** The news section of the home page, which a search robot gets in one piece with the rest. */
async function news(brand: string): Promise<HTMLElement> {
  const { status, text } = await request(site.server)
    .get(`/?domain=${brand}`)
    .set('User-Agent', 'Mozilla/5.0 (compatible; Googlebot/2.1)');
  expect(status).toBe(200);
  return parse(text).querySelector('.latest')!;
}

it.each(brandIds)('R-HO-16 home of %s shows the three latest posts, newest first', async (brand) => {
  const section = await news(brand);
  const titles = section.querySelectorAll('.post-card h3').map((heading) => heading.textContent);
  expect(titles).toEqual(['Post number 1', 'Post number 2', 'Post number 3']);
  const dates = section.querySelectorAll('.post-card time').map((time) => Date.parse(time.getAttribute('datetime')!));
  expect(dates).toEqual([...dates].sort((a, b) => b - a));
  expect(section.textContent).not.toContain(noPosts);
});

it('R-HO-18 home says so when there are no posts', async () => {
  ghost.posts.splice(0);
  const section = await news('payroll');
  expect(section.textContent).toContain(noPosts);
  expect(section.querySelectorAll('.post-card')).toHaveLength(0);
});

it('R-HO-19 home says the same when the blog service fails', async () => {
  ghost.fail({ kind: 'status' });
  const section = await news('brownco');
  expect(section.textContent).toContain(noPosts);
  expect(section.querySelectorAll('.post-card')).toHaveLength(0);
});
