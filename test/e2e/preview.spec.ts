import { previewLink } from '#server/preview/signed-link.ts';
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

test('a draft in both themes, without axe violations and sideways scrolling', async ({ page, context }) => {
  await context.addInitScript(axe);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(link);
  await inBothThemes(page, async (_theme, only) => {
    await expect(page.locator('h1')).toHaveText(draft.title);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await violations(page, { only })).toEqual([]);
  });
});
