import type { APIRequestContext, Page } from 'playwright/test';
import { brandIds } from '#shared/brands/index.ts';
import { expect, test } from '../e2e/harness.ts';

const parts = 4;
const widths = [1280, 768, 320];
/** Pages of one form, of which the first two stand for all. */
const families = ['/blog/tag/', '/blog/author/', '/blog/', '/resources/tax-letters/', '/industries/'];

test.use({ expectedConsole: ['the server responded with a status of 404'] });
test.describe.configure({ mode: 'parallel' });

for (let part = 1; part <= parts; part++) {
  test(`every page, part ${part} of ${parts}: no other host requested, no error logged, all there without scripts, no scrolling sideways`, async ({
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
      const { protocol, origin } = new URL(sent.url());
      if (origin !== site.url && !['data:', 'blob:'].includes(protocol)) add(page.url(), [`requested ${sent.url()}`]);
    });
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
    const withoutScripts = await context.newPage();
    const own = await sitemapPaths(request);
    expect(own.length).toBeGreaterThan(30);
    const paths = [...own, '/search?q=tax', `/search?q=${'endless'.repeat(8)}`, '/nowhere'];
    for (const [index, path] of paths.entries()) {
      if (index % parts !== part - 1) continue;
      const url = `${path}${path.includes('?') ? '&' : '?'}domain=${brandIds[index % brandIds.length]}`;
      await page.setViewportSize({ width: 1280, height: 800 });
      await Promise.all([page.goto(url), withoutScripts.goto(site.url + url)]);
      await hydrated();
      // Before scrolling, which loads more articles into the lists.
      add(path, await missingWithoutScripts(page, withoutScripts));
      await scrollToEnd(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        // Parts that React renders for another width follow the resize.
        await expect
          .poll(() => page.evaluate(scrollsSideways), { timeout: 10_000 })
          .toBe(false)
          .catch(() => add(path, [`scrolls sideways at ${width} px`]));
      }
    }
    await context.close();
    expect(found).toEqual({});
  });
}

/** What a page lacks without scripts: its heading, over a tenth of its words; and the controls it shows that need them. */
async function missingWithoutScripts(page: Page, withoutScripts: Page): Promise<string[]> {
  const { heading, words, controls } = await withoutScripts.evaluate(shownParts);
  const shown = new Set(words);
  const expected = (await page.evaluate(shownParts)).words;
  const part = expected.filter((word) => shown.has(word)).length / expected.length;
  return [
    ...(heading ? [] : ['no heading without scripts']),
    ...(part < 0.9 ? [`${Math.round(part * 100)} % of the words without scripts`] : []),
    ...controls,
  ];
}

/** What a page shows: whether it has a heading, its words, and controls and placeholders that need scripts. Runs in the page. */
function shownParts() {
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const needScripts = all('button:not([popovertarget], [type=submit]), .theme-menu, .needs-scripts');
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

/** The paths of the sitemap, with two of each family of pages that differ in their text only. */
async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const all = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path!);
  const counts = new Map<string, number>();
  return all.filter((path) => {
    const family = families.find((start) => path.startsWith(start) && path !== start);
    if (!family) return true;
    counts.set(family, (counts.get(family) ?? 0) + 1);
    return counts.get(family)! <= 2;
  });
}
