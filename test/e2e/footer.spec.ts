import { expect, footerLink, sameDocument, test } from './harness.ts';

test('current page and feed link follow a client navigation', async ({ page, openPage }) => {
  await openPage('/contact');
  const current = page.locator('footer nav a[aria-current=page]:visible');
  const feed = page.locator('footer a[href*=rss]');
  await expect(feed).toHaveCount(0);
  await footerLink(page, '/services/payroll').click();
  await expect(page).toHaveURL('/services/payroll');
  await expect(current).toHaveAttribute('href', '/services/payroll');
  await expect(page.locator('.header-nav summary[data-current]')).toContainText('Services');
  await footerLink(page, '/blog').click();
  await expect(page).toHaveURL('/blog');
  await expect(feed).toBeVisible();
  expect(await sameDocument(page)).toBe(true);
});
