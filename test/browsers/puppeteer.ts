import { setTimeout } from 'node:timers/promises';
import { devices } from 'playwright';
import puppeteer, { type KeyInput, type LaunchOptions, type Page } from 'puppeteer-core';
import type { Browser, BrowserSettings, Tab } from './tab.ts';

const navigationTimeoutMs = 30_000;
/** Pages that never load completely are left after this time. */
const loadTimeoutMs = 5_000;

/** Chromium by its DevTools protocol. */
export function launchChromium(executablePath: string, settings: BrowserSettings): Promise<Browser> {
  return launch({
    browser: 'chrome',
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Headless Chromium names itself in its user agent, and the server does not stream to crawlers.
      `--user-agent=${devices['Desktop Chrome'].userAgent}`,
      `--blink-settings=defaultFontSize=${settings.fontSizePx ?? 16},preferredColorScheme=${settings.darkScheme ? 0 : 1}`,
      ...(settings.reducedMotion ? ['--force-prefers-reduced-motion'] : []),
    ],
  });
}

/** Firefox by WebDriver BiDi. */
export function launchFirefox(executablePath: string, settings: BrowserSettings): Promise<Browser> {
  return launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': settings.reducedMotion ? 1 : 0,
      'layout.css.prefers-color-scheme.content-override': settings.darkScheme ? 0 : 1,
      'font.size.variable.x-western': settings.fontSizePx ?? 16,
    },
  });
}

async function launch(options: LaunchOptions): Promise<Browser> {
  const browser = await puppeteer.launch({
    headless: true,
    defaultViewport: null,
    handleSIGTERM: false,
    env: { ...process.env, TZ: 'America/New_York' },
    ...options,
  });
  return {
    // Puppeteer starts it in a process group of its own.
    kill: () => void process.kill(-browser.process()!.pid!, 'SIGKILL'),
    async openTab(): Promise<Tab> {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return {
        async navigate(url) {
          if (options.browser === 'chrome') {
            await page.goto(url, { waitUntil: 'domcontentloaded', timeout: navigationTimeoutMs });
            return;
          }
          // Puppeteer's own command waits in vain where Firefox takes a page from its back-forward cache.
          await loaded(page);
          const follow = `Object.assign(document.createElement('a'), { href: ${JSON.stringify(url)} }).click()`;
          await page.evaluate(`window.isLeft = true; setTimeout(() => ${follow}) && null`);
          // Between two documents there may be an empty one, complete at once.
          const isTarget = url === 'about:blank' || 'document.URL !== "about:blank"';
          const arrived = `!window.isLeft && ${isTarget} && document.readyState !== "loading"`;
          for (const end = performance.now() + navigationTimeoutMs; ; ) {
            if (await page.evaluate(arrived).catch(() => false)) return;
            if (performance.now() > end) throw new Error(`${url} is not shown after ${navigationTimeoutMs} ms`);
            await setTimeout(20);
          }
        },
        run: (source, args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
        async history(button) {
          if (options.browser === 'chrome' && button !== 'reload') return traverse(page, button === 'back' ? -1 : 1);
          await loaded(page);
          const act = button === 'reload' ? 'location.reload()' : `history.${button}()`;
          await page.evaluate(`setTimeout(() => ${act}) && null`);
        },
        resize: (size) => page.setViewport(size),
        movePointer: (x, y) => page.mouse.move(x, y),
        async clickPointer() {
          await page.mouse.down();
          await page.mouse.up();
        },
        async press(keys) {
          for (const key of keys) await page.keyboard.down(key as KeyInput);
          for (const key of keys.toReversed()) await page.keyboard.up(key as KeyInput);
        },
        type: (text) => page.keyboard.type(text),
        screenshot: () => page.screenshot({ encoding: 'base64' }),
        print: () => page.pdf({ format: 'letter', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } }),
      };
    },
  };
}

/** Waits for a page to load completely: where a script leaves it earlier, Firefox replaces its history entry. */
async function loaded(page: Page) {
  for (const end = performance.now() + loadTimeoutMs; performance.now() < end; await setTimeout(20)) {
    if (await page.evaluate('document.readyState === "complete"').catch(() => false)) return;
  }
}

/** Goes back or forward in Chromium; where scripts are off, it calls no callback that could do it. */
async function traverse(page: Page, step: -1 | 1) {
  const session = await page.createCDPSession();
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
  await session.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex + step]!.id });
  await session.detach();
}
