import { previewLink } from '#server/preview/signed-link.ts';
import { brandIds } from '#shared/brands/index.ts';
import { startGhostStub } from '../ghost/ghost-stub.ts';
import { makeDraft, recordedPost } from '../ghost/stub-posts.ts';
import { expect, onGhost } from './harness.ts';
import { axe, inBothThemes, violations } from './violations.ts';

const secret = 'a-secret-of-the-editors';
const { html, feature_image } = recordedPost('post-very-long-guide');
const draft = makeDraft(1, { html, feature_image });
const link = previewLink(secret, draft.id, Math.floor(Date.now() / 1_000) + 3_600);

const test = onGhost(async () => {
  const ghost = await startGhostStub();
  ghost.drafts.push(draft);
  return ghost;
}, 'previewEnv');

test('a draft in each brand, in both themes, without axe violations; a theme applies to all, links open a new tab', async ({
  page,
  context,
}) => {
  test.slow();
  await context.addInitScript(axe);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(link);
  await inBothThemes(page, async (theme, only) => {
    for (const brand of brandIds) {
      const frame = page.locator(`iframe[src*="/${brand}?"]`);
      await expect(frame.contentFrame().locator(`html[data-brand=${brand}][data-theme=${theme}] h1`)).toHaveText(
        draft.title,
      );
    }
    for (const frame of page.frames()) {
      expect(await frame.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
    // Without the brands' pages, which are those of any article.
    expect(await violations(page, { only })).toEqual([]);
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const frame = page.locator('iframe').nth(1).contentFrame();
  await frame.locator('summary[aria-label=Theme]').click();
  await frame.locator('.header [data-theme-choice=dark]').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('iframe').nth(2).contentFrame().locator('html')).toHaveAttribute('data-theme', 'dark');
  const opening = context.waitForEvent('page');
  await frame.locator('main').getByRole('link', { name: 'News' }).first().click();
  const opened = await opening;
  await opened.waitForLoadState();
  expect([new URL(opened.url()).pathname, new URL(opened.url()).search]).toEqual(['/blog', '?domain=brownco']);
  expect(await opened.evaluate(() => document.referrer)).toBe('');
  await expect(frame.locator('h1')).toHaveText(draft.title);
});
