import { startGhostStub } from '../ghost/ghost-stub.ts';
import { expect, onGhost } from './harness.ts';

const ghostTest = onGhost(() => startGhostStub({ posts: 12 }));
const test = ghostTest.extend<object>({
  siteEnv: [async ({ ghost }, use) => use({ ...ghost.env, NEWSLETTER: 'true' }), { scope: 'worker' }],
});
// Chromium logs the refused form.
test.use({ viewport: { width: 390, height: 844 }, expectedConsole: ['the server responded with a status of 400'] });

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the newsletter is signed up for under an article, after a mistake is explained', async ({ page, ghost }) => {
    await page.goto('/blog/post-2');
    const field = page.locator('main').getByLabel('New articles by e-mail');
    await field.fill('pat@example');
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are not signed up yet');
    await expect(page.locator('main')).toContainText('Please enter a valid email address');
    const again = page.locator('main').getByLabel('New articles by e-mail');
    await expect(again).toHaveValue('pat@example');
    await again.fill('pat@example.com');
    await again.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your e-mail');
    expect(ghost.signUps.map(({ email }) => email)).toEqual(['pat@example.com']);
  });
});
