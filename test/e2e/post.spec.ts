import { previewLink } from '#server/preview/ghost-drafts.ts';
import { expect, withMotion } from './harness.ts';
import { draft, test } from './news-site.ts';
import { axe, inBothThemes, violations } from './violations.ts';

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
