import type { Page, Request } from 'playwright/test';
import { expect, test } from '../e2e/harness.ts';
import { sitemapPaths } from '../e2e/sitemap-paths.ts';
import { coveredStops } from './covered-stops.ts';

const brands = ['dresdentax', 'brownco', 'payroll'];
const parts = 4;

test.describe.configure({ mode: 'parallel' });

for (let part = 1; part <= parts; part++) {
  test(`every page, part ${part} of ${parts}: no other host requested, no error logged, all there without scripts, no focus covered, no scrolling sideways`, async ({
    page,
    browser,
    request,
    hydrated,
    site,
  }) => {
    test.slow();
    const found: Record<string, string[]> = {};
    const add = (path: string, lines: string[]) => {
      if (lines.length > 0) found[path] = [...(found[path] ?? []), ...lines];
    };
    // Not by a route: without the browser's cache every page would take three times as long.
    page.on('request', (sent) => {
      if (!isOwn(sent, site.url)) add(page.url(), [`requested ${sent.url()}`]);
    });
    const context = await browser.newContext({ javaScriptEnabled: false });
    const withoutScripts = await context.newPage();
    await withoutScripts.setViewportSize({ width: 1280, height: 800 });
    const own = await sitemapPaths(request);
    expect(own.length).toBeGreaterThan(30);
    const paths = [...own, '/search?q=tax', `/search?q=${'endless'.repeat(8)}`, '/domain-tester'];
    for (const [index, path] of paths.entries()) {
      if (index % parts !== part - 1) continue;
      const url = `${path}${path.includes('?') ? '&' : '?'}domain=${brands[index % brands.length]}`;
      const addCovered = async (width: number) => {
        const covered = await page.evaluate(coveredStops, index === 0);
        const lines = covered.map((line) => `at ${width} px: ${line}`);
        add(path, lines);
      };
      await page.setViewportSize({ width: 1280, height: 800 });
      await Promise.all([page.goto(url), withoutScripts.goto(site.url + url)]);
      await hydrated();
      await expect(page.locator('[data-consent], .consent'), path).toHaveCount(0);
      // Before scrolling, which loads more articles into the lists.
      if (path !== '/domain-tester') add(path, await missingWithoutScripts(page, withoutScripts));
      await scrollToEnd(page);
      // A page for developers, with a table of URLs.
      if (path === '/domain-tester') continue;
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(url);
      await hydrated();
      await addCovered(390);
      for (const width of [390, 320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        // Parts that React renders for another width follow the resize.
        await expect
          .poll(() => page.evaluate(scrollsSideways), { timeout: 2_000 })
          .toBe(false)
          .catch(() => add(path, [`scrolls sideways at ${width} px`]));
      }
      await addCovered(1280);
    }
    await context.close();
    expect(found).toEqual({});
  });
}

test.describe('a page that does not exist', () => {
  test.use({ expectedConsole: ['the server responded with a status of 404'] });

  test('covers no focus and does not scroll sideways either', async ({ page }) => {
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/nowhere?domain=brownco');
      expect(await page.evaluate(scrollsSideways), `${width} px`).toBe(false);
      expect(await page.evaluate(coveredStops, false), `${width} px`).toEqual([]);
    }
  });
});

function isOwn(request: Request, origin: string) {
  const { protocol, origin: requested } = new URL(request.url());
  return requested === origin || ['data:', 'blob:'].includes(protocol);
}

/** What a page lacks without scripts: its heading, over 5 % of its words; and the controls it shows that need them. */
async function missingWithoutScripts(page: Page, withoutScripts: Page): Promise<string[]> {
  const { heading, words, controls } = await withoutScripts.evaluate(shownParts);
  const shown = new Set(words);
  const expected = (await page.evaluate(shownParts)).words;
  const part = expected.filter((word) => shown.has(word)).length / expected.length;
  return [
    ...(heading ? [] : ['no heading']),
    ...(words.join(' ').length < 300 ? ['hardly any content'] : []),
    ...(part < 0.95 ? [`${Math.round(part * 100)} % of the words`] : []),
    ...controls,
  ];
}

/** What a page shows: whether it has a heading, its words, and controls and placeholders that need scripts. Runs in the page. */
function shownParts() {
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const needScripts = all('button:not([popovertarget], [type=submit]), .theme-menu, .receipts-check-form');
  getSelection()!.selectAllChildren(document.querySelector('main')!);
  return {
    heading: all('h1').some(isVisible),
    words: String(getSelection()).match(/[\p{L}\p{N}]{2,}/gu) ?? [],
    controls: [...needScripts.filter(isVisible), ...all('[aria-busy=true], .skeleton')].map((element) =>
      element.outerHTML.slice(0, 80),
    ),
  };
}

/** Runs in the page. */
const scrollsSideways = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;

/** Scrolls through the page, so that deferred content is requested too. */
async function scrollToEnd(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
}
