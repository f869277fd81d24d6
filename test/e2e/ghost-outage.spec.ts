import type { Page } from 'playwright/test';
import { startGhostStub } from '../ghost/ghost-stub.ts';
import { expect, onGhost } from './harness.ts';

const test = onGhost(() => startGhostStub());

test.afterEach(async ({ page, ghost }) => {
  ghost.clearFaults();
  // Requests still open when the server stops would log console errors.
  await page.goto('about:blank');
});

/** Names of the data requests that the page sends, as they happen. */
function dataRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const name = /\/api\/data\/(\w+)/.exec(request.url())?.[1];
    if (name) requested.push(name);
  });
  return requested;
}

const cards = (page: Page) => page.locator('.news-list article.post-card');

test('while Ghost is slow the page shell is shown and the list is streamed in the same response', async ({
  page,
  hydrated,
  ghost,
}) => {
  ghost.fail({ kind: 'hold' });
  const requested = dataRequests(page);
  const responses: string[] = [];
  page.on('response', (response) => responses.push(`${response.status()} ${new URL(response.url()).pathname}`));
  await page.goto('/blog', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  expect(await cards(page).count()).toBe(0);
  ghost.clearFaults();
  await expect(cards(page)).toHaveCount(8);
  await hydrated();
  expect(requested).toEqual([]);
  expect(responses.filter((line) => line.endsWith(' /blog'))).toEqual(['200 /blog']);
});

test('when Ghost does not respond within 8 seconds the page ends and the browser requests the posts once', async ({
  page,
  ghost,
}) => {
  ghost.fail({ kind: 'hold' });
  const requested = dataRequests(page);
  const started = Date.now();
  await page.goto('/blog?page=2', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await expect.poll(() => requested.includes('posts'), { timeout: 60_000 }).toBe(true);
  expect(Date.now() - started).toBeGreaterThan(7_000);
  ghost.clearFaults();
  await expect(cards(page)).toHaveCount(9, { timeout: 60_000 });
  expect(requested.filter((name) => name === 'posts')).toHaveLength(1);
});
