import type { Page } from 'playwright/test';
import { type GhostStub, startGhostStub } from '../ghost/ghost-stub.ts';
import { makePosts, recordedPosts } from '../ghost/stub-posts.ts';
import { test as base, expect, startSite } from './harness.ts';

/** 45 posts of the stand-in, older ones first to none, and after them the recorded ones of a real Ghost. */
const test = base.extend<object, { ghost: GhostStub }>({
  ghost: [
    async ({ browserName: _ }, use) => {
      const old = recordedPosts().map((post) => ({
        ...post,
        featured: false,
        published_at: '2020-01-01T00:00:00.000Z',
      }));
      const ghost = await startGhostStub({
        posts: [...makePosts(45), ...old.filter(({ slug }) => slug === 'every-card' || slug === 'members-only')],
      });
      await use(ghost);
      await ghost.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ ghost }, use) => {
      const running = await startSite(ghost.env);
      await use(running.site);
      await running.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const cards = (page: Page) => page.locator('.news-list .post-card h3 a');
const toast = (page: Page) => page.locator('.toast');

async function slugs(page: Page): Promise<string[]> {
  return cards(page).evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).pathname.slice('/blog/'.length)),
  );
}

/** Scrolls as a reader does until as many posts stand there. */
async function scrollTo(page: Page, count: number) {
  await expect(async () => {
    await page.mouse.wheel(0, 4_000);
    expect(await cards(page).count()).toBeGreaterThanOrEqual(count);
  }).toPass({ timeout: 15_000 });
}

test('R-BL-03 the list goes on while scrolling: every post once, in order, to the end, at the same address', async ({
  page,
  hydrated,
}) => {
  const asked: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/api/data/posts') && asked.push(new URL(request.url()).search),
  );
  await page.goto('/blog');
  await hydrated();
  await expect(cards(page)).toHaveCount(9);
  await scrollTo(page, 47);
  const found = await slugs(page);
  expect(found.slice(0, 45)).toEqual(Array.from({ length: 45 }, (_, place) => `post-${place + 1}`));
  expect(new Set(found).size).toBe(47);
  await expect(page.locator('.news-list [role=status]')).toHaveText('All 47 posts');
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  expect(asked).toEqual(['?page=2', '?page=3', '?page=4', '?page=5', '?page=6']);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/blog');
});

test('R-TG-01 the archive of a tag goes on while scrolling, with all of its posts and no other', async ({
  page,
  hydrated,
  ghost,
}) => {
  const fitting = ghost.posts.filter(({ tags }) => tags.some(({ slug }) => slug === 'payroll'));
  expect(fitting.length).toBeGreaterThan(9);
  await page.goto('/blog/tag/payroll');
  await hydrated();
  await expect(page.locator('h1')).toHaveText('Payroll');
  await expect(cards(page)).toHaveCount(9);
  await scrollTo(page, fitting.length);
  expect(await slugs(page)).toEqual(fitting.map(({ slug }) => slug));
});

test('R-BL-03 back from a post finds the same post on the screen, without asking again', async ({ page, hydrated }) => {
  await page.goto('/blog');
  await hydrated();
  await scrollTo(page, 27);
  const link = page.locator('.post-card h3 a[href="/blog/post-22"]');
  await link.scrollIntoViewIfNeeded();
  const before = (await link.boundingBox())!.y;
  await link.click();
  await expect(page.locator('h1')).toHaveText('Post number 22');
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/data/posts') && asked.push(request.url()));
  await page.goBack();
  await expect(page.locator('h1')).not.toHaveText('Post number 22');
  await expect(link).toBeInViewport();
  expect(Math.abs((await link.boundingBox())!.y - before)).toBeLessThan(40);
  expect(asked.filter((url) => /page=[23]/.test(url))).toEqual([]);
});

test('R-BL-03 a reload keeps the place in a long list', async ({ page, hydrated }) => {
  await page.goto('/blog');
  await hydrated();
  await scrollTo(page, 27);
  const link = page.locator('.post-card h3 a[href="/blog/post-24"]');
  await link.scrollIntoViewIfNeeded();
  await page.reload();
  await expect(link).toBeInViewport();
});

test('R-GH-13 R-GH-19 the next posts do not come: a notice, what is shown stays, and a second try works', async ({
  page,
  hydrated,
  expectedConsole,
}) => {
  expectedConsole.push('503');
  await page.route('**/api/data/posts?page=2*', (route) => route.fulfill({ status: 503, json: { error: 'no' } }));
  await page.goto('/blog');
  await hydrated();
  await page.locator('.news-list').evaluate((list) => list.scrollIntoView({ block: 'end' }));
  await expect(toast(page)).toHaveText(/Error Loading Posts\s*Unable to load posts\. Please try again later\./);
  await expect(toast(page)).toHaveClass(/toast-destructive/);
  await expect(cards(page)).toHaveCount(9);
  await page.unroute('**/api/data/posts?page=2*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(async () => expect(await cards(page).count()).toBeGreaterThanOrEqual(18)).toPass();
});

test('R-GH-14 offline the notice says so', async ({ page, hydrated, context, expectedConsole }) => {
  expectedConsole.push('ERR_INTERNET_DISCONNECTED');
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/blog?page=2');
  await hydrated();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(toast(page).first()).toHaveText(
    /Network Error\s*You appear to be offline\. Please check your connection\./,
  );
  await context.setOffline(false);
});

test('R-GH-18 tag posts and featured posts have notices of their own; requests given up have none', async ({
  page,
  hydrated,
  expectedConsole,
}) => {
  expectedConsole.push('503', 'ERR_FAILED', 'ERR_ABORTED');
  await page.route('**/api/data/{tagPosts,featured}*', (route) =>
    route.fulfill({ status: 503, json: { error: 'no' } }),
  );
  await page.goto('/about-us');
  await hydrated();
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.locator('footer a[href="/blog"]').click();
  await expect(toast(page)).toHaveText(/Error Loading Featured Posts\s*Unable to load featured blog posts\./);
  await expect(cards(page).first()).toBeVisible();
  await page.locator('nav[aria-label=Topics] a', { hasText: 'Payroll' }).click();
  await expect(toast(page).last()).toHaveText(/Error Loading Tag Posts\s*Unable to load posts for this tag\./);
  await expect(page.locator('h1')).toHaveText('Payroll');
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test('R-GH-20 the news service is down from the start: pages whole, the text, one notice per visit', async ({
  page,
  hydrated,
  expectedConsole,
}) => {
  expectedConsole.push('503');
  const broken = await startGhostStub();
  broken.fail({ kind: 'status' });
  const { site, stop } = await startSite(broken.env);
  await page.goto(`${site.url}/blog`);
  await hydrated();
  await expect(page.locator('main')).toContainText('No posts available at the moment.');
  await expect(toast(page)).toHaveText(/Error Loading Posts\s*Unable to load posts\. Please try again later\./);
  await toast(page)
    .getByRole('button', { name: /^Close/ })
    .click();
  await expect(toast(page)).toHaveCount(0);
  await page.locator('.breadcrumb a', { hasText: 'Home' }).click();
  await expect(page.locator('.latest')).toContainText('No posts available at the moment.');
  await expect(toast(page)).toHaveCount(0);
  await stop();
  await broken.close();
});

test('R-IM-01 R-IM-02 a picture is fetched when it comes near, fades in, or says that it could not be loaded', async ({
  page,
  hydrated,
  ghost,
  expectedConsole,
}) => {
  expectedConsole.push('ERR_FAILED', '404');
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/content/images/') && asked.push(request.url()));
  await page.route('**/hero-red.png', (route) => route.fulfill({ status: 404, body: '' }));
  ghost.posts.find(({ slug }) => slug === 'post-9')!.feature_image = `${ghost.url}/content/images/2026/11/hero-red.png`;
  ghost.posts.find(({ slug }) => slug === 'post-2')!.feature_image = `${ghost.url}/content/images/2026/11/other.png`;
  const { site, stop } = await startSite(ghost.env);
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto(`${site.url}/blog`);
  await hydrated();
  const picture = (slug: string) =>
    page.locator('.news-list .post-card', { has: page.locator(`a[href="/blog/${slug}"]`) }).locator('.picture');
  await expect(picture('post-9')).toHaveAttribute('data-state', 'waiting');
  expect(asked).toEqual([]);
  await picture('post-2').scrollIntoViewIfNeeded();
  await expect(picture('post-2')).toHaveAttribute('data-state', 'loaded');
  await picture('post-9').scrollIntoViewIfNeeded();
  await expect(picture('post-9').getByText('Image could not be loaded')).toBeVisible();
  await page.goto('about:blank');
  for (const post of ghost.posts) post.feature_image = post.slug === 'every-card' ? post.feature_image : null;
  await stop();
});

test('R-GH-09 a post that does not come on a page change: the texts, once asked again, no more', async ({
  page,
  hydrated,
  expectedConsole,
}) => {
  expectedConsole.push('503');
  let asked = 0;
  await page.goto('/blog');
  await hydrated();
  await page.route('**/api/data/post?slug=post-4*', (route) => {
    asked++;
    return route.fulfill({ status: 503, json: { error: 'no' } });
  });
  await page.locator('.news-list a[href="/blog/post-4"]').click();
  await expect(page.locator('h1')).toHaveText('Error Loading Post');
  await expect(page.locator('main')).toContainText('Unable to load the requested post.');
  await expect(toast(page)).toHaveText(/Error Loading Post\s*Unable to load the requested post\./);
  expect(asked).toBe(2);
});

test('R-GH-16 R-GH-17 coming back to the window asks for nothing, and the browser never asks Ghost', async ({
  page,
  hydrated,
  ghost,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/blog/post-3');
  await hydrated();
  await page.waitForLoadState('networkidle');
  const before = asked.length;
  await page.evaluate(() => {
    dispatchEvent(new Event('blur'));
    dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBe(before);
  expect(asked.filter((url) => url.startsWith(ghost.url) && !url.includes('/content/images/'))).toEqual([]);
});

test('a post opened in the browser is the post the server sends', async ({ page, hydrated }) => {
  const parts = () =>
    page.evaluate(() => ({
      title: document.title,
      body: document.querySelector('[data-post-body]')!.textContent!.replace(/Play here|Loads from [^.]+\./g, ''),
      description: document.querySelector('meta[name=description]')!.getAttribute('content'),
      canonical: document.querySelector('link[rel=canonical]')!.getAttribute('href'),
      data: document.querySelectorAll('head script[type="application/ld+json"]').length,
    }));
  await page.goto('/blog/every-card');
  await hydrated();
  const sent = await parts();
  await page.goto('/blog/author/zoe-obrien-muller');
  await hydrated();
  await page.locator('.post-card a[href="/blog/every-card"]').click();
  await expect(page.locator('h1')).toHaveText('Every card on one page');
  await expect.poll(parts).toEqual(sent);
});

for (const [theme, width] of [
  ['light', 390],
  ['dark', 1280],
] as const) {
  test(`every block of Ghost at ${width} px, ${theme}: nothing of third parties, nothing wider than the screen`, async ({
    page,
    hydrated,
    site,
    ghost,
  }) => {
    const own = [new URL(site.url).host, new URL(ghost.url).host];
    const foreign: string[] = [];
    page.on('request', (request) => {
      const { host, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && !own.includes(host)) foreign.push(request.url());
    });
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/blog/every-card');
    await hydrated();
    await page.locator('.kg-code-card').last().scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    for (const button of await page
      .locator('.prose :is(.kg-btn, .kg-header-card-button, .kg-product-card-button)')
      .all()) {
      expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
    await page.locator('details.kg-toggle-card summary').click();
    await expect(page.locator('.kg-toggle-content')).toBeVisible();
    expect(foreign).toEqual([]);
  });
}

test('a video of elsewhere loads on the press of its button, not before, also after a page change', async ({
  page,
  hydrated,
}) => {
  const asked: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>film</p>' });
  });
  await page.goto('/blog/author/zoe-obrien-muller');
  await hydrated();
  await page.locator('.post-card a[href="/blog/every-card"]').click();
  const embed = page.locator('.embed');
  await expect(embed).toContainText('Loads from YouTube, which may then set cookies.');
  await expect(embed.getByRole('link')).toHaveAttribute('href', 'https://www.youtube.com/watch?v=jNQXAC9IVRw');
  expect(asked).toEqual([]);
  await embed.getByRole('button', { name: 'Play here' }).click();
  await expect(embed.locator('iframe')).toHaveAttribute('title', 'How to read your pay stub');
  await expect(page.frameLocator('.embed iframe').locator('p')).toHaveText('film');
  expect(asked).toHaveLength(1);
});

test('a link in the contents goes there and leaves the text as it is', async ({ page, hydrated }) => {
  await page.goto('/blog/every-card');
  await hydrated();
  await page.locator('details.kg-toggle-card summary').click();
  await page.locator('nav[aria-label=Contents] a[href="#post-from-a-markdown-card"]').click();
  await expect(page.locator('#post-from-a-markdown-card')).toBeInViewport();
  await expect(page.locator('.kg-toggle-content')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
  await page.goBack();
  await expect(page).toHaveURL(/every-card$/);
  await expect(page.locator('h1')).toHaveText('Every card on one page');
});

test('the address of a post can be copied', async ({ page, hydrated, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/blog/post-3');
  await hydrated();
  await page.getByRole('button', { name: 'Copy link' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^http:\/\/dresdentax\.localhost:\d+\/blog\/post-3$/,
  );
});

test('the feeds are well-formed', async ({ page, site }) => {
  await page.goto('/blog');
  for (const path of ['/rss.xml', '/blog/tag/payroll/rss.xml', '/sitemap.xml']) {
    const text = await (await fetch(site.url + path)).text();
    const errors = await page.evaluate(
      (xml) => new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll('parsererror').length,
      text,
    );
    expect([path, errors]).toEqual([path, 0]);
  }
});

test('the search answers while typing, at an address that a reload finds again', async ({ page, hydrated }) => {
  await page.goto('/search');
  await hydrated();
  const field = page.getByRole('searchbox');
  await field.pressSequentially('post number 3');
  const hits = page.locator('.search-hits li');
  await expect(hits.first().locator('mark').first()).toHaveText('Post');
  await expect(page).toHaveURL('/search?q=post+number+3');
  await expect(field).toBeFocused();
  await field.fill('zzzqqq');
  await expect(page.locator('main [role=status]')).toHaveText('Nothing found for “zzzqqq”.');
  await field.fill('payroll');
  await expect(page.locator('main [role=status]')).toHaveText(/results for “payroll”/);
  await page.locator('.search-hits a[href="/services/payroll"]').click();
  await expect(page).toHaveURL('/services/payroll');
  await page.goBack();
  await expect(page.locator('main [role=status]')).toHaveText(/results for “payroll”/);
  await expect(page.getByRole('searchbox')).toHaveValue('payroll');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('lists, posts, disclosures and the search work', async ({ page }) => {
    await page.goto('/blog');
    await page.locator('.pagination a[rel=next]').click();
    await expect(page).toHaveURL('/blog?page=2');
    expect((await slugs(page))[0]).toBe('post-10');
    await page.goto('/blog/every-card');
    await page.locator('details.kg-toggle-card summary').click();
    await expect(page.locator('.kg-toggle-content')).toBeVisible();
    await expect(page.locator('.embed a')).toBeVisible();
    await page.goto('/search');
    await page.getByRole('searchbox').fill('payroll');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=payroll');
    await expect(page.locator('.search-hits mark').first()).toBeVisible();
  });
});
