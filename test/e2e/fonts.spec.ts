import type { Page } from 'playwright/test';
import { expect, test } from './harness.ts';

/** Names of the font files the page has requested. */
async function fontsOf(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ name }) => name.replace(/.*\/(.+)-\w+\.woff2$/, '$1'))
      .sort(),
  );
}

test('a letter outside the core subset loads the whole typeface, and no other', async ({ page, hydrated }) => {
  await page.goto('/contact');
  await hydrated();
  await page.getByLabel('Name', { exact: false }).first().fill('Begoña Müller');
  await expect
    .poll(() => fontsOf(page))
    .toEqual(['bricolage-grotesque-core', 'public-sans-core', 'public-sans-latin-wght-normal']);
});
