import { devices } from 'playwright';
import puppeteer, { type KeyInput, type LaunchOptions } from 'puppeteer-core';
import type { Browser, BrowserSettings, Tab } from './tab.ts';

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
    env: { ...process.env, TZ: 'America/New_York' },
    ...options,
  });
  return {
    close: () => browser.close(),
    async openTab(): Promise<Tab> {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return {
        async navigate(url) {
          await page.goto(url, { waitUntil: 'domcontentloaded' });
        },
        run: (source, args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
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
      };
    },
  };
}
