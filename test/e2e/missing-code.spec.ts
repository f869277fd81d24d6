import { expect, test } from './harness.ts';

test.use({
  viewport: { width: 1280, height: 800 },
  expectedConsole: ['Failed to load resource', 'dynamically imported module', 'broken on purpose'],
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
