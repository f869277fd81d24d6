import { previewLink } from '#server/preview/ghost-drafts.ts';
import { makeDraft } from '../ghost/stub-posts.ts';
import { expect, footerLink, hold, sameDocument, scrollTo, withMotion } from './harness.ts';
import { cards, draft, readOn, slugs, test, toast } from './news-site.ts';
import { axe, inBothThemes, violations } from './violations.ts';

test('the list loads more while scrolling: every post once, in order, at the same URL', async ({ page, hydrated }) => {
  const requests: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/api/data/posts') && requests.push(new URL(request.url()).search),
  );
  await page.goto('/blog');
  await hydrated();
  await expect(cards(page)).toHaveCount(8);
  await expect(page.locator('.news-list [role=status]')).toHaveText('11 of 37 posts');
  await readOn(page, 34);
  const found = await slugs(page);
  const above = ['post-1', 'post-11', 'post-21'];
  const others = Array.from({ length: 34 }, (_, place) => `post-${place + 1}`).filter((slug) => !above.includes(slug));
  expect(found.slice(0, 31)).toEqual(others);
  expect(new Set(found).size).toBe(34);
  await expect(page.locator('.news-list [role=status]')).toHaveText('All 37 posts');
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  expect(requests).toEqual(['?page=2', '?page=3', '?page=4', '?page=5']);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/blog');
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
  await readOn(page, fitting.length);
  expect(await slugs(page)).toEqual(fitting.map(({ slug }) => slug));
});

test.describe('post', () => {
  test.use(withMotion);

  test('a post with every block of Ghost: nothing of third parties until a click, nothing wider than a phone; the same by a link', async ({
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
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>film</p>' }),
    );
    const parts = () =>
      page.evaluate(() => ({
        title: document.title,
        body: document.querySelector('[data-post-body]')!.textContent!.replace(/Play here|Loads from [^.]+\./g, ''),
        description: document.querySelector('meta[name=description]')!.getAttribute('content'),
        canonical: document.querySelector('link[rel=canonical]')!.getAttribute('href'),
      }));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/blog/every-card');
    await hydrated();
    await page.locator('.kg-code-card').last().scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.locator('details.kg-toggle-card summary').click();
    await expect(page.locator('.kg-toggle-content')).toBeVisible();
    const sent = await parts();

    await page.goto('/blog/author/zoe-obrien-muller');
    await hydrated();
    await page.locator('.post-card a[href="/blog/every-card"]').click();
    await expect(page.locator('h1')).toHaveText('Every card on one page');
    await expect.poll(parts).toEqual(sent);
    const embed = page.locator('.embed');
    await expect(embed).toContainText('Loads from YouTube, which may then set cookies.');
    await expect(embed.getByRole('link')).toHaveAttribute('href', 'https://www.youtube.com/watch?v=jNQXAC9IVRw');
    expect(foreign).toEqual([]);
    await embed.getByRole('button', { name: 'Play here' }).click();
    await expect(embed.locator('iframe')).toHaveAttribute('title', 'How to read your pay stub');
    await expect(page.frameLocator('.embed iframe').locator('p')).toHaveText('film');
    expect(foreign).toHaveLength(1);
  });

  test('a draft in both themes, without axe violations and sideways scrolling', async ({ page, context, ghost }) => {
    await context.addInitScript(axe);
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(previewLink(ghost.previewEnv.PREVIEW_SECRET, draft.id, Math.floor(Date.now() / 1_000) + 3_600));
    await inBothThemes(page, async (_theme, only) => {
      await expect(page.locator('h1')).toHaveText(draft.title);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(await violations(page, { only })).toEqual([]);
    });
  });
});

test('a table of an article has columns on a desk; stacked on a phone, its caption stays on one line', async ({
  page,
  ghost,
}) => {
  const cells = page.locator('tbody td');
  const head = '<thead><tr><th>Form</th><th>Payments in 2025</th><th>Payments in 2026</th></tr></thead>';
  const table = makeDraft(2, {
    html: `<table><caption>When a form is due</caption>${head}<tbody><tr>${'<td>from there</td>'.repeat(3)}</tr></tbody></table>`,
  });
  ghost.drafts.push(table);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(previewLink(ghost.previewEnv.PREVIEW_SECRET, table.id, Math.floor(Date.now() / 1_000) + 3_600));
  const tops = () => cells.evaluateAll((all) => new Set(all.map((cell) => cell.getBoundingClientRect().top)).size);
  await expect(page.getByRole('columnheader', { name: 'Form' })).toBeVisible();
  expect(await tops()).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await tops()).toBe(3);
  expect((await page.locator('caption').boundingBox())!.height).toBeLessThan(40);
});

test.describe('pictures', () => {
  test.use(withMotion);

  // Pictures of posts come from the blog's host, whose responses the tests fail or delay.
  test.use({ viewport: { width: 1280, height: 700 }, expectedConsole: ['Failed to load resource'] });

  const isPicture = (url: URL) => url.pathname.includes('/content/images/');

  test('a picture is requested 50 px before it enters the viewport, not earlier, and replaced by a message when it fails', async ({
    page,
  }) => {
    const requested: string[] = [];
    await page.route(isPicture, (route) => {
      requested.push(route.request().url());
      return route.fulfill({ status: 404, body: '' });
    });
    await page.goto('/blog');
    await page.waitForLoadState('networkidle');
    const { name, top } = await page.evaluate(() => {
      const image = document.querySelector<HTMLImageElement>('main img[data-src]')!;
      return { name: /post-\d+/.exec(image.dataset['src']!)![0], top: image.getBoundingClientRect().top + scrollY };
    });
    const isRequested = () => requested.some((url) => url.includes(`/${name}.`));
    await scrollTo(page, top - 700 - 70);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await page.waitForLoadState('networkidle');
    expect(isRequested()).toBe(false);
    const picture = page.locator('main .picture', { has: page.locator(`img[data-src*="/${name}."]`) });
    const handle = (await picture.elementHandle())!;
    await scrollTo(page, top - 700 - 30);
    await expect.poll(isRequested).toBe(true);
    await expect.poll(() => handle.getAttribute('data-state')).toBe('failed');
    expect(await handle.textContent()).toContain('Image could not be loaded');
  });

  test('a placeholder reserves the space; then the picture fades in', async ({ page }) => {
    const release = await hold(page, isPicture);
    await page.goto('/blog', { waitUntil: 'domcontentloaded' });
    const placeholder = page.locator('main .picture[data-state=waiting]').first();
    await placeholder.scrollIntoViewIfNeeded();
    const { height } = (await placeholder.boundingBox())!;
    expect(await placeholder.locator('.lazy').evaluate((image) => getComputedStyle(image).opacity)).toBe('0');
    const handle = await placeholder.elementHandle();
    release();
    await expect.poll(() => handle!.getAttribute('data-state')).toBe('loaded');
    const image = (await handle!.$('.lazy'))!;
    expect(await image.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('0.3s');
    await expect.poll(() => image.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    expect((await handle!.boundingBox())!.height).toBeCloseTo(height, 0);
  });
});

test.describe('errors', () => {
  test.use({ expectedConsole: ['503', 'ERR_FAILED', 'ERR_ABORTED'] });

  test('posts that fail to load have toasts of their own kind; aborted requests have none', async ({
    page,
    openPage,
  }) => {
    // Documents without some of their data, which had not come in time.
    const later: Record<string, string> = {
      '/blog': 'featured',
      '/blog/post-4': 'post?slug=post-4',
      '/blog/tag/payroll': 'tagPosts?slug=payroll',
    };
    await page.route(
      ({ pathname }) => pathname in later,
      async (route) => {
        const response = await route.fetch();
        const body = await response.text();
        const block = body.indexOf(`data-key="${later[new URL(route.request().url()).pathname]}`);
        expect(block).toBeGreaterThan(0);
        const start = body.indexOf('>', block) + 1;
        return route.fulfill({ response, body: body.slice(0, start) + body.slice(body.indexOf('</script>', start)) });
      },
    );
    await page.route('**/api/data/{tagPosts,featured}*', (route) =>
      route.fulfill({ status: 503, json: { error: 'no' } }),
    );
    await page.route('**/api/data/posts?page=2*', (route) => route.fulfill({ status: 503, json: { error: 'no' } }));
    await page.addInitScript(() => {
      const { now } = Date;
      Date.now = () => now() + Number(Reflect.get(window, 'passedMs') ?? 0);
    });
    await openPage('/about-us');
    await footerLink(page, '/blog').click();
    await expect(toast(page)).toHaveText(/Error Loading Featured Posts\s*Unable to load featured blog posts\./);
    await expect(cards(page).first()).toBeVisible();
    const before = await cards(page).count();
    await test.step('a further page: the list stays, and a retry works', async () => {
      await page.locator('.news-list').evaluate((list) => list.scrollIntoView({ block: 'end' }));
      await expect(toast(page).last()).toHaveText(
        /Error Loading Posts\s*Unable to load posts\. Please try again later\./,
      );
      await expect(toast(page).last()).toHaveClass(/toast-destructive/);
      await expect(cards(page)).toHaveCount(before);
      await page.unroute('**/api/data/posts?page=2*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
    });
    await test.step('a post: the message after one retry', async () => {
      let requests = 0;
      await page.route('**/api/data/post?slug=post-4*', (route) => {
        requests++;
        return route.fulfill({ status: 503, json: { error: 'no' } });
      });
      await page.locator('.news-list a[href="/blog/post-4"]').first().click();
      await expect(page.locator('h1')).toHaveText('Error Loading Post');
      await expect(page.locator('main')).toContainText('Unable to load the requested post.');
      await expect(toast(page).last()).toHaveText(/Error Loading Post\s*Unable to load the requested post\./);
      expect(requests).toBe(2);
    });
    await page.goBack();
    await test.step('the same post a few seconds later', async () => {
      await page.unroute('**/api/data/post?slug=post-4*');
      await page.evaluate(() => Object.assign(window, { passedMs: 6_000 }));
      await page.locator('.news-list a[href="/blog/post-4"]').first().click();
      await expect(page.locator('h1')).toHaveText('Post number 4');
      await page.goBack();
    });
    await page.locator('nav[aria-label=Topics] a', { hasText: 'Payroll' }).click();
    await expect(toast(page).last()).toHaveText(/Error Loading Tag Posts\s*Unable to load posts for this tag\./);
    await expect(page.locator('h1')).toHaveText('Payroll');
    expect(await sameDocument(page)).toBe(true);
  });
});
