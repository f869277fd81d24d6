import { test as base, type ConsoleMessage, expect, type Page } from 'playwright/test';
import type { GhostStub } from '../ghost/ghost-stub.ts';
import { startProcess, untilReady } from '../server/own-process.ts';

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

/** Tests on a stand-in Ghost for all of a file, and a site that has it for its news. */
export const onGhost = (start: () => Promise<GhostStub>, settings: 'env' | 'previewEnv' = 'env') =>
  test.extend<object, { ghost: GhostStub }>({
    ghost: [
      async ({ browserName: _ }, use) => {
        const ghost = await start();
        await use(ghost);
        await ghost.close();
      },
      { scope: 'worker' },
    ],
    siteEnv: [async ({ ghost }, use) => use(ghost[settings]), { scope: 'worker' }],
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
export async function startSite(env: Record<string, string> = {}): Promise<{ site: Site; stop: () => Promise<void> }> {
  const own = await untilReady(await startProcess({ CONTACT_LIMIT: '500', ...env }));
  return { site: { url: `http://localhost:${own.port}`, outbox: own.outbox, log: own.output }, stop: own.stop };
}
