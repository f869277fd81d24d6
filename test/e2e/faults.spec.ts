import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { type Fault, type GhostStub, startGhostStub } from '../ghost/ghost-stub.ts';
import { expect, startSite, test, toast } from './harness.ts';

type Running = Awaited<ReturnType<typeof startSite>>;

let ghost: GhostStub;
let cacheDir: string;
const running: Running[] = [];

test.beforeEach(async () => {
  ghost = await startGhostStub();
  cacheDir = mkdtempSync(path.join(os.tmpdir(), 'faults-'));
});
test.afterEach(async ({ page }) => {
  // What the page still fetches when its server goes would be told in the console.
  await page.goto('about:blank');
  for (const site of running.splice(0)) await site.stop();
  await ghost.close();
  rmSync(cacheDir, { recursive: true, force: true });
});

/** A server on the stand-in Ghost. What it does is asked of it once it is up, so a fault may be set before. */
async function start(): Promise<Running> {
  const site = await startSite({
    ...ghost.env,
    CACHE_DIR: cacheDir,
  });
  running.push(site);
  return site;
}

/** The browser's own questions for content, by name. */
function questions(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /\/api\/data\/(\w+)/.exec(request.url())?.[1];
    if (name) asked.push(name);
  });
  return asked;
}

const cards = (page: Page) => page.locator('.news-list .post-card');
const noPosts = 'No posts available at the moment.';

test('Ghost is slow: the page stands at once, the list follows in the same answer, nothing is asked twice', async ({
  page,
  hydrated,
}) => {
  ghost.fail({ kind: 'hold' });
  const { site } = await start();
  const asked = questions(page);
  const answers: string[] = [];
  page.on('response', (response) => answers.push(`${response.status()} ${new URL(response.url()).pathname}`));
  await page.goto(`${site.url}/blog`, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  expect(await cards(page).count()).toBe(0);
  ghost.clearFaults();
  await expect(cards(page)).toHaveCount(8);
  await hydrated();
  expect(asked).toEqual([]);
  expect(answers.filter((answer) => answer.endsWith(' /blog'))).toEqual(['200 /blog']);
});

test('Ghost never answers: after 8 seconds the page is whole, and the browser asks once itself', async ({ page }) => {
  ghost.fail({ kind: 'hold' });
  const { site } = await start();
  const asked = questions(page);
  const started = Date.now();
  await page.goto(`${site.url}/blog`, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await expect.poll(() => asked.includes('posts'), { timeout: 15_000 }).toBe(true);
  expect(Date.now() - started).toBeGreaterThan(7_000);
  ghost.clearFaults();
  await expect(cards(page)).toHaveCount(8, { timeout: 25_000 });
  expect(asked.filter((name) => name === 'posts')).toHaveLength(1);
});

const faults: [name: string, fault: Fault][] = [
  ['broken JSON', { kind: 'garbage' }],
  ['dropped connections', { kind: 'drop' }],
  ['too many requests', { kind: 'status', status: 429 }],
];

test.describe('while Ghost fails', () => {
  test.use({ expectedConsole: ['Failed to load resource'] });

  test('what was shown once goes on being shown, whatever the fault, by link and by reload', async ({
    page,
    hydrated,
  }) => {
    const { site } = await start();
    for (const address of ['/', '/blog/post-2', '/blog/tag/payroll']) await page.goto(`${site.url}${address}`);
    await page.goto(`${site.url}/blog`);
    await hydrated();
    for (const [name, fault] of faults) {
      ghost.clearFaults();
      ghost.fail(fault);
      await page.locator('.news-list').getByRole('link', { name: 'Post number 2', exact: true }).click();
      await expect(page.locator('h1'), name).toHaveText('Post number 2');
      await expect(page.locator('[data-post-body]'), name).toContainText('This is the body of post number 2.');
      await page.goBack();
      await expect(cards(page).first(), name).toBeVisible();
      await page.reload();
      await hydrated();
      await expect(cards(page).first(), name).toBeVisible();
      await expect(page.getByText(noPosts), name).toHaveCount(0);
      await expect(toast(page, /Error/), name).toHaveCount(0);
    }
  });

  test('a post nobody has seen says so with 503, and is there as soon as Ghost is', async ({ page }) => {
    const { site } = await start();
    await page.goto(`${site.url}/blog`);
    ghost.fail({ kind: 'drop' });
    const refused = await page.goto(`${site.url}/blog/post-30`);
    expect([refused!.status(), Number(refused!.headers()['retry-after']) > 0]).toEqual([503, true]);
    await expect(page.getByText('Unable to load the requested post.').first()).toBeVisible();
    ghost.clearFaults();
    const served = await page.reload();
    expect(served!.status()).toBe(200);
    await expect(page.locator('h1')).toHaveText('Post number 30');
  });

  test('a restart in the middle of it shows the last good copy', async ({ page, hydrated }) => {
    const first = await start();
    for (const address of ['/blog/post-2', '/blog', '/']) await page.goto(`${first.site.url}${address}`);
    await page.goto('about:blank');
    running.splice(0);
    await first.stop();
    ghost.fail({ kind: 'drop' });
    const { site } = await start();
    for (const [address, text] of [
      ['/', 'Post number 1'],
      ['/blog', 'Post number 9'],
      ['/blog/post-2', 'This is the body of post number 2.'],
    ] as const) {
      const answer = await page.goto(`${site.url}${address}`);
      expect([address, answer!.status()]).toEqual([address, 200]);
      await hydrated();
      await expect(page.locator('main'), address).toContainText(text);
    }
  });
});

test('an edit told by Ghost is on the screen with the next look', async ({ page, request }) => {
  const { site } = await start();
  for (const address of ['/', '/blog', '/blog/post-1']) await page.goto(`${site.url}${address}`);
  const old = { ...ghost.posts[0]! };
  ghost.posts[0]!.title = 'Edited while you were reading';
  const { body, headers } = ghost.webhook('post.published.edited', {
    current: { ...ghost.posts[0]!, status: 'published' },
    previous: old,
  });
  expect((await request.post(`${site.url}/api/ghost/webhook`, { data: body, headers })).status()).toBe(204);
  await page.reload();
  await expect(page.locator('h1')).toHaveText('Edited while you were reading');
  await page.goto(`${site.url}/`);
  await expect(page.getByRole('link', { name: 'Edited while you were reading' }).first()).toBeVisible();
});
