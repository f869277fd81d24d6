import { expect, footerLink, hold, sameDocument, test } from './harness.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('one script per page: another page asks for others, on intent already', async ({ page, openPage }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const file = /\/assets\/([\w-]+)-[A-Z0-9]{8}\.js$/.exec(new URL(request.url()).pathname)?.[1];
    if (file) asked.push(file);
  });
  await openPage('/');
  await page.waitForLoadState('networkidle');
  expect(asked).toContain('home');
  expect(asked).not.toContain('contact');
  expect(asked).not.toContain('privacy');
  asked.length = 0;
  const request = page.waitForRequest(/\/assets\/privacy-/);
  await footerLink(page, '/privacy-policy').hover();
  await request;
  await footerLink(page, '/privacy-policy').click();
  await expect(page).toHaveURL('/privacy-policy');
  expect(asked.filter((name) => name === 'privacy')).toHaveLength(1);
  expect(asked).not.toContain('contact');
});

test('a page brings its own stylesheet, and is not shown without it', async ({ page, openPage }) => {
  const send = await hold(page, '**/assets/tools-*.css');
  await openPage('/');
  const asked = page.waitForRequest(/assets\/tools-.*css/);
  await footerLink(page, '/resources/tax-calculator').click();
  await asked;
  await expect(page.locator('main[aria-busy=true], .skeleton').first()).toBeAttached();
  expect(await page.locator('.calculator').count()).toBe(0);
  send();
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
  const send = await hold(page, '**/assets/services-*.css');
  await openPage('/about-us');
  const asked = page.waitForRequest(/assets\/services-.*css/);
  await footerLink(page, '/industries').hover();
  await asked;
  await footerLink(page, '/services/payroll').click();
  await expect(page.locator('.skeleton').first()).toBeAttached();
  await expect(page.locator('h1')).toHaveCount(0);
  send();
  await expect(page.locator('h1')).toContainText(/payroll/i);
  expect(await sameDocument(page)).toBe(true);
});

test('a browser that saves data fetches nothing ahead', async ({ page, openPage }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await openPage('/');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && asked.push(request.url()));
  await footerLink(page, '/accessibility').hover();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked).toEqual([]);
});
