import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect, test } from '../e2e/harness.ts';
import { axe, inBothThemes, violations } from '../e2e/violations.ts';

const tools = [
  '/resources/tax-calculator',
  '/resources/paycheck',
  '/resources/deadlines',
  '/resources/whats-new',
  '/resources/ohio-business-taxes',
  '/resources/check-my-refund',
  '/resources/tax-payment-center',
  '/resources/tax-prep-checklist',
  '/resources/tax-letters',
];

for (const path of tools) {
  test(`${path}: no accessibility violations in either theme, nothing cut off at 320 px, within the size limit`, async ({
    page,
    hydrated,
  }) => {
    // What every page needs is in the browser's store afterwards
    expect(await scriptBytes(page, '/privacy-policy', hydrated)).toBeGreaterThan(50_000);
    // 30 kB, 4 kB of charts, 2 kB of cities and school districts, 1 kB of errors and of the sheet on phones, 1 kB that the
    // build moves between files
    expect(await scriptBytes(page, path, hydrated), 'own scripts').toBeLessThan(38_000);
    await page.goto(path);
    await hydrated();
    await page.waitForLoadState('networkidle');
    expect(await gzipBytes(page), 'all scripts, before an interaction').toBeLessThanOrEqual(97_000);
    await page.setViewportSize({ width: 320, height: 800 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.evaluate(axe);
    await inBothThemes(page, async (theme, only) => expect(await violations(page, { only }), theme).toEqual([]));
  });
}

/** Bytes, gzip, of all scripts in the document, from the build's list. */
async function gzipBytes(page: Page): Promise<number> {
  const sizes = JSON.parse(readFileSync('dist/sizes.json', 'utf8')) as Record<string, { gzip: number }>;
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.endsWith('.js')),
  );
  return [...new Set(loaded)].reduce((sum, name) => sum + (sizes[name]?.gzip ?? 0), 0);
}

/** Compressed bytes of the scripts a page loads and the browser does not have yet, its tool's included. */
async function scriptBytes(page: Page, path: string, hydrated: () => Promise<void>): Promise<number> {
  let sum = 0;
  const pending: Promise<void>[] = [];
  const onResponse = (response: Awaited<ReturnType<Page['waitForResponse']>>) => {
    if (!response.url().endsWith('.js')) return;
    pending.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => {
          sum += responseBodySize;
        }),
    );
  };
  page.on('response', onResponse);
  await page.goto(path);
  await hydrated();
  const field = page.locator('.tool :is(input, select)').first();
  if ((await field.count()) > 0) await field.focus();
  await page.waitForLoadState('networkidle');
  page.off('response', onResponse);
  await Promise.all(pending);
  return sum;
}
