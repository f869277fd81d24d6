import type { Page } from 'playwright/test';

/** Lays out what is below the screen, too. */
export async function layOutAll(page: Page) {
  await page.locator('.footer > .wrap').waitFor();
  await page.evaluate(() => {
    // Until the first paint a narrow window leaves out what is below the fold.
    delete document.documentElement.dataset['belowFold'];
    const stylesheet = new CSSStyleSheet();
    stylesheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [stylesheet];
  });
}

/** Of a phone that is 390 px wide, in CSS pixels. */
export const phoneHeight = 844;

/** How many screens of a phone the page is high. */
export const screens = (page: Page) =>
  page.evaluate((height) => document.documentElement.scrollHeight / height, phoneHeight);
