import type { Page } from 'playwright/test';
import { brandIds } from '#shared/brands/index.ts';
import { taxResources } from '#shared/site/navigation.ts';
import { startGhostStub } from '../ghost/ghost-stub.ts';
import { sisterTowns } from '../specification.ts';
import { expect, footerLink, sameDocument, startSite, test } from './harness.ts';

const footer = (page: Page) => page.locator('footer');
const list = (page: Page, title: string) => footer(page).getByRole('navigation', { name: title, exact: true });

test('logo, social, services, industries, locations, contact, resources, legal and the year', async ({ page }) => {
  const year = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: 'America/New_York' }).format(new Date());
  for (const id of brandIds) {
    await page.goto(`/?domain=${id}`);
    await expect(footer(page).locator('.logo img')).toBeVisible();
    for (const name of ['Facebook', 'LinkedIn', 'Instagram'])
      await expect(footer(page).getByRole('link', { name })).toHaveAttribute('href', /^https:/);
    await expect(list(page, 'Services').locator('a[href^="/services/"]')).toHaveCount(8);
    await expect(list(page, 'Industries').locator('a[href^="/industries/"]')).toHaveCount(7);
    await expect(list(page, 'Industries').getByRole('link')).toHaveCount(8);
    await expect(list(page, 'Industries').getByRole('link', { name: 'View All' })).toHaveAttribute(
      'href',
      `/industries?domain=${id}`,
    );
    await expect(list(page, 'Locations').getByRole('link')).toHaveText(['Dresden', ...sisterTowns]);
    await expect(footer(page).locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(footer(page)).toContainText('Dresden, OH 43821');
    await expect(footer(page)).toContainText('Pickerington, OH 43147');
    await expect(list(page, 'Resources').locator('a[href^="/resources/"]')).toHaveCount(taxResources().length);
    await expect(footer(page).locator('.footer-legal a')).toHaveCount(4);
    for (const path of ['/privacy-policy', '/terms-of-service', '/accessibility', '/cookies'])
      await expect(footer(page).locator(`a[href^="${path}"]`)).toBeVisible();
    await expect(footer(page)).toContainText(`© ${year}`);
  }
});

test('the feed link is shown on home and news only, after client navigation too', async ({
  page,
  openPage,
  request,
}) => {
  const stub = await startGhostStub({ posts: 12 });
  const { site, stop } = await startSite(stub.env);
  const feed = page.locator('footer a[href*=rss]');
  const post = stub.posts[0]!;
  const tag = post.tags[0]!.slug;
  const feedLinks = async (path: string) => {
    const html = await (await request.get(site.url + path)).text();
    const visible = html
      .slice(html.lastIndexOf('<footer'), html.lastIndexOf('</footer>'))
      .replace(/<template.*?<\/template>/g, '');
    return visible.match(/<a [^>]*rss/g)?.length ?? 0;
  };
  for (const path of ['/', '/blog', `/blog/${post.slug}`, `/blog/tag/${tag}`])
    expect(await feedLinks(path), path).toBe(1);
  for (const path of ['/contact', '/nope']) expect(await feedLinks(path), path).toBe(0);
  await openPage(`${site.url}/contact`);
  await footerLink(page, '/blog').click();
  await expect(page).toHaveURL(`${site.url}/blog`);
  await expect(feed).toHaveCount(1);
  await expect(feed).toBeVisible();
  await footerLink(page, '/cookies').click();
  await expect(page).toHaveURL(`${site.url}/cookies`);
  await expect(feed).toHaveCount(0);
  expect(await sameDocument(page)).toBe(true);
  // A page that still fetches in idle time would report that its server is gone.
  await page.goto('about:blank');
  await stop();
  await stub.close();
});
test.use({ expectedConsole: ['the server responded with a status of 404'] });

test('every internal footer link responds with 200', async ({ page, request }) => {
  await page.goto('/');
  const links = await page
    .locator('footer a[href^="/"]')
    .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href')!))]);
  expect(links.length).toBeGreaterThan(25);
  for (const link of links) expect((await request.get(link, { maxRedirects: 0 })).status(), link).toBe(200);
});

test('the current page is marked in footer and menu after client navigation', async ({ page, hydrated }) => {
  await page.goto('/contact');
  await hydrated();
  const current = page.locator('footer nav a[aria-current=page]:visible');
  await footerLink(page, '/services/payroll').click();
  await expect(page).toHaveURL('/services/payroll');
  await expect(current).toHaveAttribute('href', '/services/payroll');
  await expect(page.locator('.header-nav summary[data-current]')).toContainText('Services');
});
