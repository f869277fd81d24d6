import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { test as base, type ConsoleMessage, expect, type Page } from 'playwright/test';

export { expect } from 'playwright/test';

export type Site = { url: string; outbox: string; log: () => string };

type Fixtures = {
  /** Console lines this test expects: parts of their text. All others fail it. */
  expectedConsole: string[];
  consoleGuard: undefined;
  /** Waits until React has taken over the page. */
  hydrated: (page?: Page) => Promise<void>;
  /** Goes to a page, waits for React and marks the document, for `sameDocument`. */
  openPage: (path: string) => Promise<void>;
};
type WorkerFixtures = {
  /** Environment of the server under test; `test.use({ siteEnv: {…} })` at the top of a file. */
  siteEnv: Record<string, string>;
  /** The production build, running on a port of its own, with an outbox folder of its own. */
  site: Site;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  siteEnv: [{}, { option: true, scope: 'worker' }],
  site: [
    async ({ siteEnv }, use) => {
      const running = await startSite(siteEnv);
      await use(running.site);
      await running.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  expectedConsole: [[], { option: true }],
  consoleGuard: [
    async ({ page, expectedConsole }, use) => {
      const unexpected: string[] = [];
      const note = (text: string) => {
        if (!expectedConsole.some((part) => text.includes(part))) unexpected.push(text);
      };
      page.on('console', (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type())) note(message.text());
      });
      page.on('pageerror', (error) => note(`${error.name}: ${error.message}`));
      await use(undefined);
      expect(unexpected, 'console lines nobody expected').toEqual([]);
    },
    { auto: true },
  ],
  hydrated: async ({ page }, use) => {
    await use(async (which = page) => {
      await which.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')));
    });
  },
  openPage: async ({ page, hydrated }, use) => {
    await use(async (path) => {
      await page.goto(path);
      await hydrated();
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    });
  },
});

/** Whether the document that `openPage` marked still stands: no page was loaded anew. */
export const sameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

export const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first();

/** A text in one of the notices. */
export const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text);

/** How far the page is scrolled, in whole pixels. */
export const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

export const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

/** Keeps back what the page asks for at these addresses, until the function given back is called. */
export async function hold(page: Page, addresses: Parameters<Page['route']>[0]): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Starts the built server with this environment; for tests that need a server of their own. */
export async function startSite(
  env: Record<string, string> = {},
): Promise<{ site: Site; process: ChildProcess; stop: () => Promise<void> }> {
  const port = await freePort();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  const outbox = path.join(folder, 'outbox');
  let output = '';
  const child = spawn(process.execPath, [`${process.env['SITE_DIST'] ?? 'dist'}/server/index.mjs`], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      MAIL_OUTBOX_DIR: outbox,
      CACHE_DIR: path.join(folder, 'cache'),
      CONTACT_LIMIT: '500',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout!.on('data', (data) => (output += data));
  child.stderr!.on('data', (data) => (output += data));
  const url = `http://localhost:${port}`;
  await ready(url, child, () => output);
  return {
    site: { url, outbox, log: () => output },
    process: child,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      if (child.exitCode === null && child.kill('SIGTERM')) await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ready(url: string, child: ChildProcess, output: () => string) {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the server did not start:\n${output()}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
