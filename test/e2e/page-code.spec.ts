import type { Request } from 'playwright/test';
import { expect, footerLink, hold, sameDocument, test, withMotion } from './harness.ts';

test.use(withMotion);

test.use({ viewport: { width: 1280, height: 800 } });

test('each page loads its own script; hovering a link loads the next page’s', async ({ page, openPage }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const file = /\/assets\/([\w-]+)-[A-Z0-9]{8}\.js$/.exec(new URL(request.url()).pathname)?.[1];
    if (file) requested.push(file);
  });
  await openPage('/');
  await page.waitForLoadState('networkidle');
  expect(requested).toContain('home');
  expect(requested).not.toContain('contact');
  expect(requested).not.toContain('privacy');
  requested.length = 0;
  const request = page.waitForRequest(/\/assets\/privacy-/);
  await footerLink(page, '/privacy-policy').hover();
  await request;
  await footerLink(page, '/privacy-policy').click();
  await expect(page).toHaveURL('/privacy-policy');
  expect(requested.filter((name) => name === 'privacy')).toHaveLength(1);
  expect(requested).not.toContain('contact');
});

test('hovering a link loads all code that the next page needs', async ({ page, openPage }) => {
  await openPage('/locations');
  const late: string[] = [];
  for (const [path, ...code] of [
    ['/locations/newark', /newark-\w+\.js/],
    ['/services/payroll', /payroll-\w+\.js/],
    ['/industries/retail', /retail-\w+\.js/],
    ['/resources/whats-new', /view-\w+\.js/],
    ['/contact#dresden', /contact-text-\w+\.js/, /related-sections-\w+\.js/],
    ['/schedule', /schedule-text-\w+\.js/],
    ['/resources/tax-prep-checklist', /tool-\w+\.js/, /text-\w+\.js/],
    ['/', /section-registry-\w+\.js/],
  ] as const) {
    const link = page.locator(`a[href="${path}"]:visible`).first();
    const loaded = code.map((file) => page.waitForEvent('requestfinished', (request) => file.test(request.url())));
    await link.hover();
    // With all that it imports.
    for (const request of await Promise.all(loaded))
      await page.evaluate((url) => import(url).then(() => undefined), request.url());
    // Not the next page's: tooltips come with the mouse, and tools store themselves for visits without a network.
    const isNeeded = (url: string) => url.endsWith('.js') && !/\/(tooltips|offline-tools)-/.test(url);
    const onRequest = (request: Request) => isNeeded(request.url()) && late.push(request.url());
    page.on('request', onRequest);
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page.locator(path.includes('#') ? '#dresden' : 'h1')).toBeFocused();
    page.off('request', onRequest);
  }
  expect(late).toEqual([]);
  expect(await sameDocument(page)).toBe(true);
});

test('a page loads its own stylesheet and is not shown before it', async ({ page, openPage }) => {
  const release = await hold(page, '**/assets/tools-*.css');
  await openPage('/');
  const request = page.waitForRequest(/assets\/tools-.*css/);
  await footerLink(page, '/resources/tax-calculator').click();
  await request;
  await expect(page.locator('.skeleton-page')).toBeVisible();
  expect(await page.locator('.calculator').count()).toBe(0);
  release();
  await expect(page.locator('.calculator-form')).toBeVisible();
  expect(
    await page
      .locator('.tool')
      .first()
      .evaluate((tool) => getComputedStyle(tool).paddingBottom),
  ).not.toBe('0px');
  expect(await sameDocument(page)).toBe(true);
});

test('two pages that share a stylesheet both wait for it', async ({ page, openPage }) => {
  const release = await hold(page, '**/assets/services-*.css');
  await openPage('/privacy-policy');
  const request = page.waitForRequest(/assets\/services-.*css/);
  await footerLink(page, '/industries').hover();
  await request;
  await footerLink(page, '/services/payroll').click();
  await expect(page.locator('.skeleton-page')).toBeVisible();
  await expect(page.locator('h1')).toBeHidden();
  release();
  await expect(page.locator('h1')).toContainText(/payroll/i);
  expect(await sameDocument(page)).toBe(true);
});

test('nothing is prefetched in data-saving mode', async ({ page, openPage }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await openPage('/');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const pageCode = /\/assets\/accessibility-\w+\.js$/;
  await footerLink(page, '/accessibility').hover();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(requested.filter((url) => pageCode.test(url))).toEqual([]);
  const request = page.waitForRequest(pageCode);
  await footerLink(page, '/accessibility').click();
  await request;
});
