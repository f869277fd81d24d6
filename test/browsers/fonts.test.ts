import { textProblems } from '#test/e2e/text-problems.ts';
import { eventually, expect, journey, type Page } from './journey.ts';
import type { SiteProxy } from './proxy.ts';

const settings = { withoutLoad: true, reducedMotion: true };

/** Goes to a page whose fonts never come; in Firefox it never finishes loading. */
async function openWithoutFonts(page: Page, proxy: SiteProxy, path: string) {
  proxy.rule({ path: /\.woff2$/, until: new Promise(() => {}) });
  await page.goto(path);
  await page.at(path);
}

journey(
  'the page is hydrated though its fonts never come',
  async ({ page, proxy }) => {
    await openWithoutFonts(page, proxy, '/about-us');
    await page.hydrated();
    const [hydratedMs, parsedMs] = await page.run(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const [entry] = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/vendor-react-dom/.test(name));
      return [entry?.startTime ?? performance.now(), navigation!.domContentLoadedEventEnd];
    });
    expect(hydratedMs! - parsedMs!).toBeLessThan(3_500);
  },
  settings,
);

journey(
  'while its fonts do not come a page shows its text in others, whole',
  async ({ page, proxy }) => {
    await openWithoutFonts(page, proxy, '/about-us');
    await page.hydrated();
    await eventually(async () => expect(await page.screenshot()).toBe(await page.screenshot()));
    const shown = await page.screenshot();
    expect(await page.run(textProblems)).toEqual([]);
    await page.run(() => {
      const stylesheet = new CSSStyleSheet();
      stylesheet.replaceSync('h1 { -webkit-text-fill-color: transparent }');
      document.adoptedStyleSheets = [stylesheet];
    });
    await eventually(async () => expect(await page.screenshot()).not.toBe(shown));
    expect(await page.run(() => document.fonts.status)).toBe('loading');
  },
  settings,
);
