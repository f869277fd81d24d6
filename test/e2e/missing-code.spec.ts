import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from './harness.ts';

test.use({
  viewport: { width: 1280, height: 800 },
  expectedConsole: ['Failed to load resource', 'dynamically imported module', 'broken on purpose', 'Access to font'],
});

test('the main script fails: the page stays readable and offers Reload', async ({ page, hydrated }) => {
  let broken = true;
  await page.route('**/assets/entry-*.js', (route) => (broken ? route.abort() : route.continue()));
  await page.goto('/services/payroll');
  const reload = page.getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(page.locator('h1')).toBeVisible();
  broken = false;
  await reload.click();
  await hydrated();
  await expect(reload).toHaveCount(0);
});

test('a copy of a page on a disk says nothing of scripts that it does not have', async ({ page, site }, info) => {
  const file = info.outputPath('copy.html');
  writeFileSync(file, await (await fetch(`${site.url}/services/payroll`)).text());
  await page.goto(pathToFileURL(file).href);
  await expect(page.locator('h1')).toBeVisible();
  // From the first line of the page until the bar is shown, or the code is there.
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrates');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a chunk that stays missing: the page stays readable with Reload, without a reload loop', async ({
  page,
  openPage,
}) => {
  await openPage('/');
  let loads = 0;
  page.on('framenavigated', () => loads++);
  await page.route('**/assets/accessibility-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/accessibility"]')!.click());
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect(page.locator('h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The URL change, and the one load.
  expect(loads).toBeLessThanOrEqual(2);
});
