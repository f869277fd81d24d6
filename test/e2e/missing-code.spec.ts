import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, footerLink, type Site, sameDocument, test } from './harness.ts';

test.use({
  viewport: { width: 1280, height: 800 },
  expectedConsole: [
    ...['Failed to load resource', 'dynamically imported module', 'broken on purpose', 'has to be opened'],
    ...['Access to', 'preloaded using link preload'],
    // Of fonts, in a copy on a disk.
    'the request credentials mode does not match',
  ],
});

/** A host of the site; others are those of copies. */
const own = ({ url }: Site) => url.replace('localhost', 'dresdentax.localhost');

test('the main script fails: the page stays readable and offers Reload', async ({ page, hydrated, site }) => {
  let broken = true;
  await page.route('**/assets/entry-*.js', (route) => (broken ? route.abort() : route.continue()));
  await page.goto(`${own(site)}/services/payroll`);
  const reload = page.getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(page.locator('h1')).toBeVisible();
  broken = false;
  await reload.click();
  await hydrated();
  await expect(reload).toHaveCount(0);
});

test('a copy of a page on a disk or on another host says nothing of scripts that it does not have', async ({
  page,
  site,
}, info) => {
  const body = await (await fetch(`${site.url}/services/payroll`)).text();
  const file = info.outputPath('copy.html');
  writeFileSync(file, body);
  await page.route('http://copy.example/**', (route) =>
    route.fulfill(route.request().url().endsWith('.html') ? { contentType: 'text/html', body } : { status: 404 }),
  );
  for (const copy of [pathToFileURL(file).href, 'http://copy.example/payroll.html']) {
    const failed = page.waitForEvent('console', (message) => message.text().includes('imported module'));
    await page.goto(copy);
    await expect(page.locator('h1')).toBeVisible();
    await failed;
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('a chunk that stays missing: the page stays readable with Reload, without a reload loop', async ({
  page,
  openPage,
  site,
}) => {
  await openPage(own(site));
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

test('a page change to a document of another build opens it as a document', async ({ page, openPage }) => {
  await openPage('/');
  await page.route('**/industries', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/data-entry="[^"]+"/, 'data-entry="/assets/entry-NEW.js"');
    return route.request().isNavigationRequest() ? route.fulfill({ response }) : route.fulfill({ response, body });
  });
  const loaded = page.waitForEvent('load');
  await footerLink(page, '/industries').click();
  await loaded;
  await expect(page.locator('h1')).toHaveText(/industr/i);
  expect(await sameDocument(page)).toBe(false);
});
