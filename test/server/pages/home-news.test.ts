import type { HTMLElement } from 'node-html-parser';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { brandIds } from '#shared/brands/index.ts';
import { type GhostSite, startGhostSite, wholePage } from '../site.ts';

const noPosts = 'No posts available at the moment.';
let site: GhostSite;

beforeEach(async () => {
  site = await startGhostSite();
});
afterEach(() => site.close());

/** The news section of the home page, from the complete render that crawlers get. */
async function news(brand: string): Promise<HTMLElement> {
  const { status, main } = await wholePage(site, `/?domain=${brand}`);
  expect(status).toBe(200);
  return main.querySelector('.latest')!;
}

it.each(brandIds)('home of %s shows the three latest posts, newest first', async (brand) => {
  const section = await news(brand);
  const titles = section.querySelectorAll('.post-card h3').map((heading) => heading.textContent);
  expect(titles).toEqual(['Post number 1', 'Post number 2', 'Post number 3']);
  const dates = section.querySelectorAll('.post-card time').map((time) => Date.parse(time.getAttribute('datetime')!));
  expect(dates).toEqual([...dates].sort((a, b) => b - a));
  expect(section.textContent).not.toContain(noPosts);
});

it('home shows a message when there are no posts', async () => {
  site.ghost.posts.splice(0);
  const section = await news('payroll');
  expect(section.textContent).toContain(noPosts);
  expect(section.textContent).not.toContain('news could not be loaded');
  expect(section.querySelectorAll('.post-card')).toHaveLength(0);
});

it('home says that the news could not be loaded when Ghost fails', async () => {
  site.ghost.fail({ kind: 'status' });
  const section = await news('brownco');
  expect(section.textContent).toContain(noPosts);
  expect(section.textContent).toContain('The news could not be loaded.');
  expect(section.querySelectorAll('.post-card')).toHaveLength(0);
});
