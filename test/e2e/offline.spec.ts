import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { freePort } from '../free-port.ts';
import { type OwnProcess, startProcess, untilReady } from '../server/own-process.ts';
import { expect, test } from './harness.ts';

test.use({
  serviceWorkers: 'allow',
  // The server is stopped while its pages are open.
  expectedConsole: [
    'net::ERR_',
    'Failed to load resource',
    'Failed to fetch',
    'An unknown error occurred when fetching',
  ],
});

const calculator = '/resources/tax-calculator';
const deadlines = '/resources/deadlines';

/** Another build with the same pages: a copy whose build id differs. */
let nextBuild: string;
test.beforeAll(() => {
  // Beside the node_modules that the server imports.
  mkdirSync('var', { recursive: true });
  nextBuild = mkdtempSync(path.resolve('var/next-build-'));
  cpSync('dist', nextBuild, { recursive: true });
  const file = path.join(nextBuild, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { buildId: string };
  writeFileSync(file, JSON.stringify({ ...manifest, buildId: 'nextbuild' }));
});
test.afterAll(() => rmSync(nextBuild, { recursive: true, force: true }));

/** One port for the servers of a test, one after the other, so that the browser takes them for one site. */
async function deployments() {
  const port = await freePort();
  let running: OwnProcess | undefined;
  const stop = async () => {
    await running?.stop();
    running = undefined;
  };
  const start = async (notice: string, env: Record<string, string> = {}, dist?: string) => {
    await stop();
    running = await untilReady(
      await startProcess({ PORT: String(port), SITE_NOTICE: notice, ...env }, dist ? { dist } : {}),
    );
  };
  return { url: `http://localhost:${port}`, start, stop };
}

/** The path of every URL in the service worker's caches. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.replace(location.origin, ''));
  });

const untilStored = (page: Page, target: string) => expect.poll(() => stored(page)).toContain(target);

test('a tool that was opened works without a connection and after a deployment, until OFFLINE_TOOLS=false', async ({
  page,
  hydrated,
}) => {
  test.slow();
  const { url, start, stop } = await deployments();
  await start('First notice');
  await page.goto(url);
  await hydrated();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.goto(url + calculator);
  await hydrated();
  await untilStored(page, calculator);
  // A tool that a page change leads to is stored as well.
  await page.locator(`a[href="${deadlines}"]:visible`).first().click();
  await expect(page.getByRole('heading', { name: 'Deadline calendar', level: 1 })).toBeVisible();
  await untilStored(page, deadlines);
  await page.goto(`${url}/about-us`);
  await hydrated();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null);
  await stop();

  await page.goto(url + calculator);
  await hydrated();
  await page.getByLabel('Your wages').fill('60000');
  await expect(page.locator('.result-total').first()).toContainText('$');
  await page.goto(`${url}${deadlines}?for=employer`);
  await expect(page).toHaveURL(url + deadlines);
  await hydrated();
  await page.getByLabel('A seller').check();
  await expect(page.locator('.deadlines-count')).toContainText('due dates');
  for (const target of await stored(page)) expect(target).toMatch(/^\/(?:resources\/|search|api\/data\/|assets\/)/);
  await expect(page.goto(`${url}/about-us`)).rejects.toThrow('ERR_CONNECTION_REFUSED');

  await start('Second notice', {}, nextBuild);
  await page.goto(url + deadlines);
  await expect(page.getByText('Second notice')).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['offline-tools-nextbuild']);
  await untilStored(page, deadlines);
  await stop();
  await page.reload();
  await expect(page.getByText('Second notice')).toBeVisible();
  await hydrated();

  await start('Off', { OFFLINE_TOOLS: 'false' });
  for (const target of [deadlines, '/search']) {
    await page.goto(url + target);
    await hydrated();
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) === undefined))
      .toBe(true);
  }
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await stop();
});

test('with storage full the tools keep scripts and styles on every visit, and say nothing wrong', async ({
  page,
  site,
  hydrated,
}) => {
  const failed: string[] = [];
  // What the next visit interrupts has not failed.
  page.on(
    'requestfailed',
    (request) => request.failure()?.errorText !== 'net::ERR_ABORTED' && failed.push(request.url()),
  );
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1_000 });
  for (const [visit, path] of [calculator, calculator, deadlines, calculator].entries()) {
    await page.goto(path);
    await hydrated();
    if (visit > 0) expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const isStyled = () =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet);
    expect(await page.evaluate(isStyled)).toBe(true);
    if (path === deadlines) continue;
    await page.getByLabel('Your wages').fill('60000');
    await expect(page.locator('.result-total').first()).toContainText('$');
  }
  expect(await stored(page)).toEqual([]);
  expect(failed).toEqual([]);
  await expect(page.locator('[data-reload], main > section[role=alert]')).toHaveCount(0);
});
