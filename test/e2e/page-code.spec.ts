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
