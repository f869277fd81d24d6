import { expect, footerLink } from './harness.ts';
import { cards, readOn, slugs, test } from './news-site.ts';

test('the list loads more while scrolling: every post once, in order, at the same URL', async ({ page, hydrated }) => {
  const requests: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/api/data/posts') && requests.push(new URL(request.url()).search),
  );
  await page.goto('/blog');
  await hydrated();
  await expect(cards(page)).toHaveCount(8);
  await expect(page.locator('.news-list [role=status]')).toHaveText('11 of 47 posts');
  await readOn(page, 44);
  const found = await slugs(page);
  const above = ['post-1', 'post-11', 'post-21'];
  const others = Array.from({ length: 45 }, (_, place) => `post-${place + 1}`).filter((slug) => !above.includes(slug));
  expect(found.slice(0, 42)).toEqual(others);
  expect(new Set(found).size).toBe(44);
  await expect(page.locator('.news-list [role=status]')).toHaveText('All 47 posts');
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  expect(requests).toEqual(['?page=2', '?page=3', '?page=4', '?page=5', '?page=6']);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/blog');
});

test('a list is loaded until a high window is full, also when its posts were loaded before', async ({
  page,
  hydrated,
}) => {
  await page.setViewportSize({ width: 1280, height: 9_000 });
  await page.goto('/blog');
  await hydrated();
  await expect(cards(page)).toHaveCount(44);
  await footerLink(page, '/accessibility').click();
  await expect(page).toHaveTitle(/^Accessibility/);
  await footerLink(page, '/blog').click();
  await expect(page).toHaveURL('/blog');
  await expect(cards(page)).toHaveCount(44);
});

test('on phones only the first post has its excerpt in sight; all are in the page', async ({ page }) => {
  const excerpts = page.locator('.post-card-excerpt');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog');
  const inSight = () =>
    excerpts.evaluateAll((texts) =>
      texts.map((text) => (text.checkVisibility() ? text.closest('article')!.className : '')),
    );
  const shown = (await inSight()).filter(Boolean);
  expect(shown).toEqual(['post-card card-linked post-card-lead']);
  await page.setViewportSize({ width: 768, height: 1024 });
  const wide = await inSight();
  expect(wide.length).toBeGreaterThan(9);
  expect(wide).not.toContain('');
});

test('on a wide screen the topics, and their shapes while they load, take one line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/blog');
  const chips = page.locator('.news-toolbar .tag');
  await expect(chips.nth(5)).toBeVisible();
  const lines = await chips.evaluateAll((all) => new Set(all.map((chip) => chip.getBoundingClientRect().top)).size);
  expect(lines).toBe(1);
  const shapes = await page.locator('.news-toolbar .tags > ul').evaluate((list) => {
    list.innerHTML = '<li class="skeleton-bar tag-shape"></li>'.repeat(12);
    return new Set([...list.children].map((shape) => shape.getBoundingClientRect().top)).size;
  });
  expect(shapes).toBe(1);
});

test('a new render of the list does not observe its end again', async ({ page, hydrated }) => {
  await page.addInitScript(() => {
    const observe = IntersectionObserver.prototype.observe;
    let observed = 0;
    IntersectionObserver.prototype.observe = function (target) {
      if (target.matches('.news-list .pagination')) document.documentElement.dataset['observed'] = String(++observed);
      observe.call(this, target);
    };
  });
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/blog?page=2');
  await hydrated();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-observed', '1');
  // The list reads the router's location, so that a new fragment renders it again.
  await page.evaluate(() => {
    location.hash = 'news';
  });
  await expect(page).toHaveURL('/blog?page=2#news');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(html).toHaveAttribute('data-observed', '1');
});

test('the archive of a tag loads more while scrolling, with all of its posts and no other', async ({
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
  await readOn(page, fitting.length);
  expect(await slugs(page)).toEqual(fitting.map(({ slug }) => slug));
});

test('going back from a post restores list and scroll position without a request', async ({ page, hydrated }) => {
  await page.goto('/blog');
  await hydrated();
  await readOn(page, 24);
  const link = page.locator('.post-card h3 a[href="/blog/post-22"]');
  await link.scrollIntoViewIfNeeded();
  const before = (await link.boundingBox())!.y;
  await link.click();
  await expect(page.locator('h1')).toHaveText('Post number 22');
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('/api/data/posts') && requests.push(request.url()));
  await page.goBack();
  await expect(page.locator('h1')).not.toHaveText('Post number 22');
  await expect(link).toBeInViewport();
  expect(Math.abs((await link.boundingBox())!.y - before)).toBeLessThan(40);
  expect(requests.filter((url) => /page=[23]/.test(url))).toEqual([]);
});

test('a reload restores the position in a long list', async ({ page, hydrated }) => {
  await page.goto('/blog');
  await hydrated();
  await readOn(page, 24);
  const link = page.locator('.post-card h3 a[href="/blog/post-24"]');
  await link.scrollIntoViewIfNeeded();
  await page.reload();
  await expect(link).toBeInViewport();
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
    await expect(page.locator('.search-results mark').first()).toBeVisible();
  });
});
