import type { APIRequestContext, Page } from 'playwright/test';
import { brandIds } from '#shared/brands/index.ts';
import { expect, test } from '../e2e/harness.ts';
import { textProblems } from '../e2e/text-problems.ts';

const parts = 4;
const widths = [1280, 768, 320];
/** Pages of one form, of which the first two stand for all. */
const families = ['/blog/tag/', '/blog/author/', '/blog/', '/resources/tax-letters/', '/industries/'];

test.use({ expectedConsole: ['the server responded with a status of 404'] });
test.describe.configure({ mode: 'parallel' });

for (let part = 1; part <= parts; part++) {
  test(`every page, part ${part} of ${parts}: no other host requested, no error logged, all there without scripts, no scrolling sideways, nothing cut off, the focus in sight`, async ({
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
      await page.setViewportSize({ width: 390, height: 700 });
      add(path, await page.evaluate(textProblems));
      // Header, menu sheet and footer are the same everywhere.
      add(path, await page.evaluate(outOfSight, index < parts ? 'body' : 'main'));
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

/**
 * What gets the focus off the screen, or under the header or a bar: what is reached in this part of the page, forward and
 * backward, and where its forms, menu and links within the page lead. Runs in the page.
 */
async function outOfSight(within: string): Promise<string[]> {
  const found = new Set<string>();
  const frame = requestAnimationFrame;
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(`${selector}:not([tabindex="-1"])`)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  const hidden = () => {
    const focused = document.activeElement as HTMLElement;
    if (focused.matches('body, main')) return '';
    const { left, top, bottom, width, height } = focused.getClientRects()[0]!;
    const edge = Math.min(8, height / 2);
    for (const y of height > 400 ? [top + edge] : [top + edge, bottom - edge]) {
      const above = document.elementFromPoint(left + width / 2, y);
      const isOwn = focused.contains(above) || above?.contains(focused) || above?.closest('label')?.control === focused;
      if (!isOwn) return `focus at ${y} px: ${focused.outerHTML.slice(0, 80)} under ${above?.outerHTML.slice(0, 80)}`;
    }
    return '';
  };
  const tabThrough = (part: string) => {
    // What follows the focus in the next frame follows at once.
    window.requestAnimationFrame = (callback) => Number(callback(performance.now()));
    const stops = all(`${part} :is(a[href], button, input, select, textarea, summary)`);
    for (const stop of [...stops, ...stops.toReversed()]) {
      stop.focus();
      found.add(hidden());
    }
    window.requestAnimationFrame = frame;
  };
  // Links fetch nothing ahead, and a form that React does not have yet is not posted.
  addEventListener('submit', (event) => event.preventDefault());
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  tabThrough(within);
  for (const control of all(`${within} :is(a[href^="#"], form[method=post] [type=submit], [popovertarget])`)) {
    (document.activeElement as HTMLElement).blur();
    scrollTo({ top: 0, behavior: 'instant' });
    control.click();
    const end = performance.now() + 15_000;
    do await new Promise((resolve) => frame(() => frame(resolve)));
    while (hidden() && performance.now() < end);
    found.add(hidden() && `${hidden()} after ${control.textContent}`);
    if (!control.hasAttribute('popovertarget')) continue;
    tabThrough(':popover-open');
    control.click();
  }
  return [...found].filter(Boolean);
}

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
