import type { Page } from 'playwright/test';
import { expect, test } from '../e2e/harness.ts';

const onPaper = [
  '/services/payroll',
  '/resources/ohio-employers',
  '/resources/ohio-business-taxes',
  '/resources/deadlines?for=sole-owner',
  '/accessibility',
  '/locations',
  '/blog/1099-rules-for-payments-made-in-2026',
];

for (const path of onPaper) {
  test(`on paper ${path} spells out each external URL once, without arrows`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    await expectEachAddressOnce(page);
  });
}

test('a page that a link has opened spells out each external address once on paper', async ({ page, hydrated }) => {
  await page.goto('/');
  await hydrated();
  await page
    .locator('header a[href="/resources/ohio-employers"]')
    .first()
    .evaluate((link) => (link as HTMLElement).click());
  await expect(page.locator('h1')).toHaveText('For Ohio employers');
  await expect(page.locator('main a[href^="http"]').nth(2)).toBeAttached();
  await page.pdf();
  await page.emulateMedia({ media: 'print' });
  await expectEachAddressOnce(page);
  await expect(page.locator('main [data-repeated]').first()).toBeAttached();
});

test('on paper the cards of the three brands show their addresses, and none says that it is the current one', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  const links = page.locator('.brand-card .arrow-link');
  await expect(links).toHaveCount(3);
  for (const link of await links.all())
    expect(await link.evaluate((one) => getComputedStyle(one, '::after').content)).toMatch(/http/);
  await expect(page.locator('.brand-card-current:visible')).toHaveCount(0);
});

async function expectEachAddressOnce(page: Page) {
  await expect(page.locator('.letterhead')).toBeVisible();
  const { shown, all, arrows } = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="http"]')];
    const printed = links.filter((link) => link.checkVisibility());
    return {
      shown: printed.filter((link) => getComputedStyle(link, '::after').content !== 'none').map((link) => link.href),
      all: [...new Set(printed.map((link) => link.href))],
      arrows: [...document.querySelectorAll('main a .icon')].filter((icon) => icon.checkVisibility()).length,
    };
  });
  expect(shown.sort()).toEqual(all.sort());
  expect(arrows).toBe(0);
}
