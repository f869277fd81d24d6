import request from 'supertest';
import { afterEach, expect, test } from 'vitest';
import { brandIds } from '#shared/brands/index.ts';
import type { GhostStub } from '#test/ghost/ghost-stub.ts';
import { makePost, makeTag } from '#test/ghost/stub-posts.ts';
import { type GhostSite, startGhostSite, wholePage } from '../site.ts';

const minute = 60_000;
let ghost: GhostStub;
let site: GhostSite;
const time = { now: 0 };

async function start(stub?: Parameters<typeof startGhostSite>[0]) {
  time.now = Date.UTC(2026, 10, 21, 15);
  site = await startGhostSite(stub, { now: () => time.now });
  ghost = site.ghost;
}
afterEach(() => site.close());

const visit = (path: string) => request(site.server).get(path);

test('a tag that is missing from the cached list of tags is requested by its slug', async () => {
  await start();
  await visit('/blog');
  ghost.posts.unshift(makePost(0, { tags: [makeTag('Closing days')] }));
  const { status, text } = await visit('/blog/tag/closing-days');
  expect([status, text.includes('Closing days')]).toEqual([200, true]);
  expect(ghost.count(/\/tags\/\?.*&filter=slug:'closing-days'/)).toBe(1);
  expect(ghost.count(/\/posts\/\?.*filter=tag:closing-days/)).toBe(1);
});

test('concurrent and repeated visits of all brands cause one request to Ghost in five minutes', async () => {
  await start();
  const everyBrand = () => Promise.all(brandIds.flatMap((id) => [1, 2].map(() => visit(`/blog?domain=${id}`))));
  for (let visits = 0; visits < 6; visits++) {
    for (const { status } of await everyBrand()) expect(status).toBe(200);
    time.now += 0.8 * minute;
  }
  expect(ghost.count('limit=9')).toBe(1);
  time.now += minute;
  await visit('/blog');
  await expect.poll(() => ghost.count('limit=9')).toBe(2);
});

const long = 'what-an-ohio-employer-should-file-after-the-first-hire-'.repeat(4);
const requestedSlugs = () =>
  ghost.calls.flatMap(({ query }) => /^slug:'(.+)'$/.exec(query.get('filter') ?? '')?.[1] ?? []);

test('an unknown slug above 150 characters is requested whole, then by its first 120; a shorter one only whole', async () => {
  await start();
  const slug = long.slice(0, 160);
  expect((await visit(`/blog/${slug}`)).status).toBe(404);
  expect(requestedSlugs()).toEqual([slug, slug.slice(0, 120)]);
  ghost.clearCalls();
  expect((await visit(`/blog/${long.slice(0, 150)}`)).status).toBe(404);
  expect(requestedSlugs()).toEqual([long.slice(0, 150)]);
});

test('a long slug that exists is shown, and one found by its first 120 characters redirects to the post', async () => {
  const whole = long.slice(0, 170);
  const short = `x${long.slice(0, 119)}`;
  await start({ posts: [makePost(1, { slug: whole, title: 'All of it' }), makePost(2, { slug: short })] });
  const shown = await visit(`/blog/${whole}`);
  expect([shown.status, shown.text.includes('All of it</h1>')]).toEqual([200, true]);
  const found = await visit(`/blog/${short}${'q'.repeat(60)}?domain=payroll`);
  expect([found.status, found.headers['location']]).toEqual([308, `/blog/${short}?domain=payroll`]);
});

test('spaces around a slug are removed by a redirect, and a slug above 150 characters is logged as a warning', async () => {
  await start();
  const padded = await visit('/blog/%20post-3%20');
  expect([padded.status, padded.headers['location']]).toEqual([308, '/blog/post-3']);
  const warnings = () => site.log.filter(({ msg }) => msg === 'a slug above 150 characters was requested');
  await visit(`/blog/${long.slice(0, 150)}`);
  expect(warnings()).toEqual([]);
  await visit(`/blog/${long.slice(0, 151)}`);
  expect(warnings()).toEqual([expect.objectContaining({ level: 40, length: 151 })]);
});

test('posts that no encoding can express are shown all the same', async () => {
  const tags = [makeTag('Tag \udbff')];
  await start({ posts: [makePost(1, { slug: 'surrogate', title: 'Dates \ud800', html: '<p>\udc00</p>', tags })] });
  expect((await visit('/blog/surrogate').expect(200)).text).toContain('<title>Dates \ufffd');
});

test('the home page of each brand shows the three latest posts, newest first', async () => {
  await start();
  for (const brand of brandIds) {
    const { main } = await wholePage(site, `/?domain=${brand}`);
    const cards = main.querySelectorAll('.latest .post-card');
    expect(cards.map((card) => card.querySelector('h3')!.textContent)).toEqual([
      'Post number 1',
      'Post number 2',
      'Post number 3',
    ]);
    const dates = cards.map((card) => Date.parse(card.querySelector('time')!.getAttribute('datetime')!));
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    expect(main.textContent).not.toContain('No posts available at the moment.');
  }
});
