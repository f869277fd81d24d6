import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { type GhostStub, startGhostStub } from '../ghost/ghost-stub.ts';
import { expect, startSite, test } from './harness.ts';

type Running = Awaited<ReturnType<typeof startSite>>;

let ghost: GhostStub;
let cacheDir: string;
const running: Running[] = [];

test.beforeEach(async () => {
  ghost = await startGhostStub();
  cacheDir = mkdtempSync(path.join(os.tmpdir(), 'ghost-outage-'));
});
test.afterEach(async ({ page }) => {
  // Requests still open when the server stops would log console errors.
  await page.goto('about:blank');
  for (const site of running.splice(0)) await site.stop();
  await ghost.close();
  rmSync(cacheDir, { recursive: true, force: true });
});

/** Starts a server that reads from the Ghost stub; a failure may be set on the stub before. */
async function start(): Promise<Running> {
  const site = await startSite({
    ...ghost.env,
    CACHE_DIR: cacheDir,
  });
  running.push(site);
  return site;
}

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
}) => {
  ghost.fail({ kind: 'hold' });
  const { site } = await start();
  const requested = dataRequests(page);
  const responses: string[] = [];
  page.on('response', (response) => responses.push(`${response.status()} ${new URL(response.url()).pathname}`));
  await page.goto(`${site.url}/blog`, { waitUntil: 'commit' });
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
}) => {
  ghost.fail({ kind: 'hold' });
  const { site } = await start();
  const requested = dataRequests(page);
  const started = Date.now();
  await page.goto(`${site.url}/blog`, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await expect.poll(() => requested.includes('posts'), { timeout: 15_000 }).toBe(true);
  expect(Date.now() - started).toBeGreaterThan(7_000);
  ghost.clearFaults();
  await expect(cards(page)).toHaveCount(8, { timeout: 25_000 });
  expect(requested.filter((name) => name === 'posts')).toHaveLength(1);
});
