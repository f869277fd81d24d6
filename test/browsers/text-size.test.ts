import { textProblems } from '#test/e2e/text-problems.ts';
import { eventually, expect, journey, type Page } from './journey.ts';

const paths = ['/', '/?domain=brownco', '/services/business-tax', '/contact', '/resources/tax-calculator', '/blog'];

/** Every problem of these pages at the widths of phones, tablets and desktops. */
async function problemsAtAllWidths(page: Page, prepare: () => Promise<void>): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    await page.resize({ width: 320, height: 900 });
    await page.open(path);
    await prepare();
    for (const width of [320, 390, 768, 1280]) {
      await page.resize({ width, height: 900 });
      // Only what stays counts: while a page is laid out anew WebKit may report boxes of before, or not answer at all.
      let problems: string[] = [];
      const settled = eventually(async () => {
        problems = await page.run(textProblems);
        expect(problems).toEqual([]);
      });
      await settled.catch(() => undefined);
      if ((await eventually(() => page.sidewaysScroll())) > 0) problems.push('scrolls sideways');
      if (problems.length > 0) found[`${path} at ${width} px`] = problems;
    }
  }
  return found;
}

journey(
  'with a font size of 32 px in the browser’s settings no text is cut off or overlapped',
  async ({ page }) => {
    expect(await problemsAtAllWidths(page, async () => {})).toEqual({});
  },
  { fontSizePx: 32, reducedMotion: true },
);

journey(
  'with text zoomed to 200 % no text is cut off or overlapped',
  async ({ page }) => {
    const zoomText = () =>
      page.run(() => {
        document.documentElement.style.fontSize = '200%';
      });
    expect(await problemsAtAllWidths(page, zoomText)).toEqual({});
  },
  { reducedMotion: true },
);

journey(
  'a table of text lists its cells where it is narrow, and the table of a post scrolls there by a column and more',
  async ({ page }) => {
    for (const [path, width, regions] of [
      ['/resources/ohio-business-taxes', 390, 0],
      ['/resources/ohio-business-taxes', 640, 0],
      ['/resources/ohio-business-taxes', 900, 0],
      ['/locations', 640, 0],
      ['/blog/retirement-income-in-ohio', 390, 1],
      ['/blog/retirement-income-in-ohio', 900, 0],
    ] as const) {
      await page.resize({ width, height: 900 });
      await page.open(path);
      const scrolling = await page.run(() =>
        [...document.querySelectorAll<HTMLElement>('main *')]
          .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowX) && part.scrollWidth > part.clientWidth)
          .map((part) => ({
            sideways: part.scrollWidth - part.clientWidth,
            label: part.getAttribute('aria-label') ?? part.getAttribute('aria-labelledby'),
            focusable: part.tabIndex === 0,
          })),
      );
      expect(scrolling).toHaveLength(regions);
      for (const { sideways, label, focusable } of scrolling) {
        expect(sideways).toBeGreaterThan(50);
        expect([Boolean(label), focusable]).toEqual([true, true]);
      }
      expect(await page.sidewaysScroll()).toBeLessThanOrEqual(0);
    }
  },
);
