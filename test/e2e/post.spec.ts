import type { Locator } from 'playwright/test';
import { expect, withMotion } from './harness.ts';
import { test } from './news-site.ts';

test.use(withMotion);

test('client navigation shows a post as the server renders it', async ({ page, hydrated }) => {
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

test('a third-party video loads on a click only, also after client navigation', async ({ page, hydrated }) => {
  const requests: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>film</p>' });
  });
  await page.goto('/blog/author/zoe-obrien-muller');
  await hydrated();
  await page.locator('.post-card a[href="/blog/every-card"]').click();
  const embed = page.locator('.embed');
  await expect(embed).toContainText('Loads from YouTube, which may then set cookies.');
  await expect(embed.getByRole('link')).toHaveAttribute('href', 'https://www.youtube.com/watch?v=jNQXAC9IVRw');
  expect(requests).toEqual([]);
  await embed.getByRole('button', { name: 'Play here' }).click();
  await expect(embed.locator('iframe')).toHaveAttribute('title', 'How to read your pay stub');
  await expect(page.frameLocator('.embed iframe').locator('p')).toHaveText('film');
  expect(requests).toHaveLength(1);
});

test('a link of the table of contents scrolls to its heading and does not change the text', async ({
  page,
  hydrated,
}) => {
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

test('the drawn cover of a post fills its panel at every width', async ({ page }) => {
  await page.goto('/blog/post-3');
  for (const width of [390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await page.locator('.post-head-cover').evaluate((panel) =>
      [panel, panel.querySelector('svg, img')!].map((part) => {
        const { top, right, bottom, left } = part.getBoundingClientRect();
        return [top, right, bottom, left].map(Math.round);
      }),
    );
    expect(boxes[1], `${width} px`).toEqual(boxes[0]);
  }
});

test('lines of a post have at most 82 characters, and begin below the title', async ({ page }) => {
  await page.goto('/blog/every-card');
  for (const width of [768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const text = page.locator('.prose > p').first();
    const characters = await text.evaluate((paragraph) => {
      paragraph.textContent = 'Ohio taxes what you earn and what you sell, your city what you earn in it. '.repeat(6);
      const range = document.createRange();
      const node = paragraph.firstChild as Text;
      range.setStart(node, 0);
      for (let end = 1; end < node.length; end += 1) {
        range.setEnd(node, end);
        if (range.getClientRects().length > 1) return end - 1;
      }
      return node.length;
    });
    expect(characters, `${width} px`).toBeGreaterThan(64);
    expect(characters, `${width} px`).toBeLessThanOrEqual(82);
    const left = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().left);
    if (width === 768) expect(await left(text)).toBe(await left(page.locator('h1')));
  }
});

test('at 768 px the third of three articles below a post fills its row, words beside its picture', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/blog/every-card');
  const cards = page.locator('.post-grid > .post-card');
  await expect(cards).toHaveCount(3);
  await cards.last().scrollIntoViewIfNeeded();
  const [first, last, picture, title] = await Promise.all(
    [cards.first(), cards.last(), cards.last().locator('.post-card-picture'), cards.last().locator('h3')].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(last!.width).toBeGreaterThan(2 * first!.width);
  expect(title!.x).toBeGreaterThan(picture!.x + picture!.width);
});

test('the link to a post can be copied', async ({ page, hydrated, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/blog/post-3');
  await hydrated();
  await page.getByRole('button', { name: 'Copy link' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^http:\/\/dresdentax\.localhost:\d+\/blog\/post-3$/,
  );
});

test('a printed article has the letterhead, and neither tags nor buttons', async ({ page }) => {
  await page.goto('/blog/every-card');
  await expect(page.locator('.letterhead')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.letterhead')).toContainText(/740-555-01\d\d/);
  await expect(page.locator('.letterhead')).toContainText('/blog/every-card');
  await expect(page.locator('main .tags').first()).toBeHidden();
  expect(await page.locator('main .button:visible').count()).toBe(0);
});

test('on a phone a table’s columns are 16 px apart, and its last one ends at its edge', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog/every-card');
  const rows = await page
    .locator('.prose table tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.children].map((cell) => Number.parseFloat(getComputedStyle(cell).paddingRight))),
    );
  expect(rows.length).toBeGreaterThan(1);
  for (const paddings of rows) {
    expect(paddings.at(-1)).toBe(0);
    expect(Math.min(...paddings.slice(0, -1))).toBeGreaterThanOrEqual(16);
  }
});
