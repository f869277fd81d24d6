import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, type ConsoleMessage, expect, type Page } from 'playwright/test';
import { type Site, startSite } from './global-setup.ts';

export { expect } from 'playwright/test';
export { type Site, startSite } from './global-setup.ts';

type Fixtures = {
  /** Parts of the console errors and warnings that this test expects; any other fails it. */
  expectedConsole: string[];
  consoleGuard: undefined;
  /** Waits until React has hydrated the page, to its commit and the effects after it. */
  hydrated: (page?: Page) => Promise<void>;
  /** Goes to a page, waits for React and marks the document, for `sameDocument`. */
  openPage: (path: string) => Promise<void>;
};
type WorkerFixtures = {
  /** Environment of the server under test: `test.use({ siteEnv: {…} })` at the top of a file gives it a server of its own. */
  siteEnv: Record<string, string>;
  /** The running production build: the shared one of global-setup.ts, or one with `siteEnv`. */
  site: Site;
};

/** What Playwright says in tests that allow no service worker (playwright.config.ts). */
const blockedWorker = 'Service Worker registration blocked by Playwright';

export const test = base.extend<Fixtures, WorkerFixtures>({
  siteEnv: [{}, { option: true, scope: 'worker' }],
  site: [
    async ({ siteEnv }, use) => {
      if (Object.keys(siteEnv).length === 0) {
        await use(JSON.parse(process.env['SHARED_SITE']!) as Site);
      } else {
        const { site, stop } = await startSite(siteEnv);
        await use(site);
        await stop();
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    // Until the first paint what is below the fold has no box. With `waitUntil` a test says itself for what it waits.
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (!options?.waitUntil) await untilShown(page);
      return response;
    };
    await use(page);
  },
  expectedConsole: [[], { option: true }],
  consoleGuard: [
    async ({ page, expectedConsole }, use) => {
      const unexpected: string[] = [];
      const note = (text: string) => {
        if (![...expectedConsole, blockedWorker].some((part) => text.includes(part))) unexpected.push(text);
      };
      page.on('console', (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type())) note(message.text());
      });
      page.on('pageerror', (error) => {
        note(`${page.url()} ${error.stack || `${error.name}: ${error.message}`}`);
      });
      await use(undefined);
      expect(unexpected, 'unexpected console lines').toEqual([]);
    },
    { auto: true },
  ],
  hydrated: async ({ page }, use) => {
    await use(async (target = page) => {
      await target.waitForFunction(() =>
        Object.entries(document.getElementById('main')!).some(
          ([key, fiber]) => key.startsWith('__reactContainer') && !fiber.stateNode.current.memoizedState.isDehydrated,
        ),
      );
      // React runs effects in messages to itself, which come before later ones.
      await target.evaluate(async () => {
        const { port1, port2 } = new MessageChannel();
        for (let turn = 0; turn < 10; turn++) {
          await new Promise((resolve) => {
            port1.onmessage = resolve;
            port2.postMessage(null);
          });
        }
        port1.close();
      });
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

/** Waits until nothing is left out of the page any more, with scripts and without (client/inline/first-paint.ts). */
async function untilShown(page: Page) {
  const isShown = () => page.evaluate(() => !document.documentElement.hasAttribute('data-unpainted'));
  // A page that goes on to another one at once answers nothing.
  await expect.poll(() => isShown().catch(() => false), { intervals: [20, 50, 100] }).toBe(true);
}

/** For `test.use`: a browser whose visitor does not prefer reduced motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' as const } };

/** True while the document marked by `openPage` is still shown: navigation happened without a page load. */
export const sameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

export const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]:visible`).first();

/** A text in one of the toasts. */
export const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text);

/** The text of every message in an outbox folder, in any state. */
export const mailsIn = (outbox: string) =>
  readdirSync(outbox, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(path.join(outbox, name), 'utf8'));

/** Everything the page sends from now on: URLs, referrers and bodies. */
export function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push([request.url(), request.headers()['referer'], request.postData()].join(' ')),
  );
  return requests;
}

/** How far the page is scrolled, in whole pixels. */
export const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

export const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

/** Delays the page's requests to these URLs until the returned function is called. */
export async function hold(page: Page, urls: Parameters<Page['route']>[0]): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(urls, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
