import { expect, footerLink, hold, sameDocument, scrollTo, scrollTop, test } from './harness.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('a skeleton while a page’s code is slow, then the page at its top', async ({ page, openPage }) => {
  await openPage('/privacy-policy');
  const release = await hold(page, '**/assets/accessibility-*.js');
  await scrollTo(page, 800);
  await footerLink(page, '/accessibility').click();
  await expect(page.locator('.skeleton-page')).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(0);
  expect(await scrollTop(page)).toBe(0);
  await expect(page.locator('html')).toHaveAttribute('data-loading');
  release();
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('.skeleton-page')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  expect(await sameDocument(page)).toBe(true);
});

test('a skeleton while a page’s data is slow', async ({ page, openPage }) => {
  await openPage('/');
  const release = await hold(page, '**/api/data/**');
  const post = page.locator('main .latest a[href^="/blog/"]').first();
  const title = await post.textContent();
  await post.click();
  await expect(page.locator('.skeleton-page')).toBeVisible();
  release();
  await expect(page.locator('h1')).toHaveText(title!);
  await expect(page.locator('.skeleton-page')).toHaveCount(0);
});

test('no skeleton for a fast page: the old page stays until the new one is committed', async ({ page, openPage }) => {
  // With a paused clock 150 ms never pass, however slow this machine is.
  await page.clock.install();
  await openPage('/');
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.evaluate(() => {
    const states: string[] = [];
    Object.assign(window, { states });
    const main = document.querySelector('main')!;
    new MutationObserver(() =>
      states.push(main.querySelector('.skeleton-page') ? 'skeleton' : main.querySelector('h1') ? 'page' : 'nothing'),
    ).observe(main, { childList: true, subtree: true });
  });
  for (const path of ['/accessibility', '/services/payroll', '/industries/retail', '/privacy-policy']) {
    await footerLink(page, path).hover();
    await page.waitForLoadState('networkidle');
    await footerLink(page, path).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('h1')).toBeFocused();
  }
  expect(await page.evaluate(() => [...new Set((window as unknown as { states: string[] }).states)])).toEqual(['page']);
});

test('going back while a page is slow keeps the old page where it was left', async ({ page, openPage }) => {
  await openPage('/privacy-policy');
  await page.route('**/assets/accessibility-*.js', () => {});
  const heading = await page.locator('h1').textContent();
  // Further down than the skeleton reaches.
  await scrollTo(page, 1_500);
  await footerLink(page, '/accessibility').evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('.skeleton-page')).toBeVisible();
  expect(await scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/privacy-policy');
  await expect(page.locator('h1')).toHaveText(heading!);
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  await expect.poll(() => scrollTop(page)).toBe(1_500);
  await footerLink(page, '/terms-of-service').click();
  await expect(page).toHaveTitle(/Terms/);
});
