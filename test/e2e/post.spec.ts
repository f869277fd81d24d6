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

test('every block of Ghost on a phone: nothing of third parties, nothing wider than the screen', async ({
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
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog/every-card');
  await hydrated();
  await page.locator('.kg-code-card').last().scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.locator('details.kg-toggle-card summary').click();
  await expect(page.locator('.kg-toggle-content')).toBeVisible();
  expect(foreign).toEqual([]);
});

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
