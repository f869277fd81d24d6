import { setTimeout } from 'node:timers/promises';
import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import type { Browser, BrowserSettings, Tab } from './tab.ts';

const navigationTimeoutMs = 30_000;
/** Pages that never load completely are left after this time. */
const loadTimeoutMs = 10_000;

/** Firefox by WebDriver BiDi. */
export async function launchFirefox(executablePath: string, settings: BrowserSettings): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    handleSIGTERM: false,
    env: { ...process.env, TZ: 'America/New_York' },
    extraPrefsFirefox: {
      // The smooth scroll to a field that is typed into would move what the pointer is on.
      'general.smoothScroll': false,
      'ui.prefersReducedMotion': settings.reducedMotion ? 1 : 0,
      'layout.css.prefers-color-scheme.content-override': settings.darkScheme ? 0 : 1,
    },
  });
  return {
    // Puppeteer starts it in a process group of its own.
    kill: () => void process.kill(-browser.process()!.pid!, 'SIGKILL'),
    openTab: async () => tabOf(await (await browser.createBrowserContext()).newPage()),
  };
}

function tabOf(page: Page): Tab {
  let pointer: [x: number, y: number] = [0, 0];
  return {
    async navigate(url) {
      // Puppeteer's own command waits in vain where Firefox takes a page from its back-forward cache.
      await untilLoaded(page);
      const follow = `Object.assign(document.createElement('a'), { href: ${JSON.stringify(url)} }).click()`;
      await page.evaluate(`window.isLeft = true; setTimeout(() => ${follow}) && null`);
      // Between two documents there may be an empty one, complete at once.
      const isTarget = url === 'about:blank' || 'document.URL !== "about:blank"';
      const arrived = `!window.isLeft && ${isTarget} && document.readyState !== "loading"`;
      if (!(await holds(page, arrived, navigationTimeoutMs)))
        throw new Error(`${url} is not shown after ${navigationTimeoutMs} ms`);
    },
    run: (source, args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
    async history(button) {
      await untilLoaded(page);
      const act = button === 'reload' ? 'location.reload()' : `history.${button}()`;
      await page.evaluate(`setTimeout(() => ${act}) && null`);
    },
    resize: (size) => page.setViewport(size),
    movePointer(x, y) {
      pointer = [x, y];
      return page.mouse.move(x, y);
    },
    // One command: the page may scroll between two.
    clickPointer: () => page.mouse.click(...pointer),
    async press(keys) {
      for (const key of keys) await page.keyboard.down(key as KeyInput);
      for (const key of keys.toReversed()) await page.keyboard.up(key as KeyInput);
    },
    type: (text) => page.keyboard.type(text),
  };
}

/** Where a script leaves a page before it has loaded completely, Firefox replaces its history entry. */
const untilLoaded = (page: Page) => holds(page, 'document.readyState === "complete"', loadTimeoutMs);

/** Whether an expression becomes true in the page within a time; documents on the way may not answer. */
async function holds(page: Page, expression: string, timeoutMs: number): Promise<boolean> {
  for (const end = performance.now() + timeoutMs; performance.now() < end; await setTimeout(20))
    if (await page.evaluate(expression).catch(() => false)) return true;
  return false;
}
