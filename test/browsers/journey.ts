import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { launchFirefox } from './firefox.ts';
import { createPage, type Page } from './page.ts';
import { type SiteProxy, startProxy } from './proxy.ts';
import type { Browser, BrowserSettings, Size, Tab } from './tab.ts';
import { launchWebkit } from './webkit.ts';

export { expect } from 'vitest';
export { eventually, type Page } from './page.ts';

/**
 * How to add a journey: write `name.test.ts` in this folder and call `journey` in it. It runs in Firefox and WebKit;
 * `engine` tells which. A function given to `page.run` and `page.until` runs in the page and sees its arguments
 * only. To hold requests or have them fail, give `proxy` a rule before the page is opened.
 *
 *     journey('the search finds a page by its words', async ({ page }) => {
 *       await page.open('/search');
 *       await page.fill('[name=q]', 'payroll');
 *       await page.press('Enter');
 *       await page.sees('main', 'Payroll');
 *     });
 *
 * One file, one engine: `npx vitest run test/browsers/menus --project webkit`
 */
export function journey(title: string, run: (tools: Tools) => Promise<void>, settings: Settings = {}): void {
  test(title, async () => {
    const { size = desktop, expectedErrors = [], site = 'site', ...browserSettings } = settings;
    const tab = await tabWith(browserSettings);
    const proxy = await startProxy(inject(site));
    proxy.addInitScript(recordErrors.toString());
    try {
      await tab.resize(size);
      const page = createPage(tab, proxy);
      await run({ page, proxy, engine });
      const errors = await page.run(recordedErrors);
      expect(errors.filter((error) => !expectedErrors.some((part) => error.includes(part)))).toEqual([]);
    } finally {
      // One that has crashed is started afresh by the next journey, or by this one's second try.
      await tab.navigate('about:blank').catch(() => quit(JSON.stringify(browserSettings)));
      await proxy.stop();
    }
  });
}

type Tools = { page: Page; proxy: SiteProxy; engine: typeof engine };
type Settings = BrowserSettings & {
  /** Of the viewport; a desktop's by default. */
  size?: Size;
  /** `newsSite` has 45 posts of a Ghost, `site` the built-in articles. */
  site?: 'site' | 'newsSite';
  /** Parts of errors that this journey brings about. Any other script error, console error or warning, blocked or failed load fails it. */
  expectedErrors?: string[];
};

/** On a dark system; with reduced motion nothing scrolls smoothly away from the pointer. */
export const darkAndStill = { darkScheme: true, reducedMotion: true };
export const desktop: Size = { width: 1280, height: 800 };
export const phone: Size = { width: 390, height: 800 };

export const engine = inject('engine');

/**
 * By settings. All files share them: they run in one worker (vitest.config.ts). Two at most, one of them without settings,
 * so that they fit into memory.
 */
const opened = new Map<string, { browser: Browser; tab: Tab }>();
const plain = JSON.stringify({});

function quit(key: string) {
  opened.get(key)?.browser.kill();
  opened.delete(key);
}

async function tabWith(settings: BrowserSettings): Promise<Tab> {
  const key = JSON.stringify(settings);
  const present = opened.get(key);
  if (present) return present.tab;
  const other = [...opened.keys()].find((kind) => kind !== plain);
  if (key !== plain && other) quit(other);
  const browser = await launchBrowser(settings);
  const tab = await browser.openTab();
  opened.set(key, { browser, tab });
  return tab;
}

/** Starts a browser of the engine, from Debian's packages. @throws when it is not installed */
function launchBrowser(settings: BrowserSettings): Promise<Browser> {
  if (engine === 'firefox') return launchFirefox(pathOf('firefox-esr', 'firefox'), settings);
  const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-*/MiniBrowser');
  if (!miniBrowser) throw new Error('WebKitGTK has no MiniBrowser here');
  return launchWebkit(pathOf('WebKitWebDriver'), miniBrowser, settings);
}

function pathOf(...names: string[]): string {
  return spawnSync('which', names, { encoding: 'utf8' }).stdout.split('\n')[0]!;
}

// Vitest ends its worker by this signal.
process.once('SIGTERM', () => process.exit());
process.once('exit', () => {
  for (const { browser } of opened.values()) browser.kill();
});

/** Runs first in every document: keeps errors in the tab's session storage, which later documents share. */
function recordErrors() {
  // A journey may refuse it to the page.
  const storage = sessionStorage;
  const save = storage.setItem.bind(storage);
  const record = (text: string) => {
    const errors = JSON.parse(storage.getItem('errors') ?? '[]') as string[];
    save('errors', JSON.stringify([...errors, `${location.pathname}: ${text}`]));
  };
  for (const level of ['error', 'warn'] as const) {
    const original = console[level];
    console[level] = (...args: unknown[]) => {
      record(`console.${level}: ${args.map(String).join(' ')}`);
      original.apply(console, args);
    };
  }
  addEventListener('unhandledrejection', ({ reason }) => record(`unhandled rejection: ${reason}`));
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      // WebKit reports a load that leaving the page aborts; timers no longer run then.
      if (target instanceof Element) setTimeout(record, 0, `not loaded: ${target.outerHTML.slice(0, 200)}`);
      else record(`script error: ${event.message}`);
    },
    true,
  );
  document.addEventListener('securitypolicyviolation', (event) =>
    record(`blocked by the content security policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
}

/** Runs in the page. */
function recordedErrors(): string[] {
  return JSON.parse(sessionStorage.getItem('errors') ?? '[]') as string[];
}
