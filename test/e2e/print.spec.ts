import { pdfPages } from '../pdf-pages.ts';
import { expect, test } from './harness.ts';

const tools = [
  'tax-calculator',
  'paycheck',
  'deadlines',
  'whats-new',
  'ohio-employers',
  'ohio-business-taxes',
  'check-my-refund',
  'tax-payment-center',
  'tax-prep-checklist',
  'tax-letters',
  'tax-letters/cp53e',
];

test('home and every tool print the firm’s letterhead, telephone, address and date', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/', ...tools.map((tool) => `/resources/${tool}`)]) {
    await page.goto(path);
    const letterhead = page.locator('.letterhead');
    await expect(letterhead).toBeVisible();
    await expect(letterhead).toContainText(/740-555-01\d\d/);
    await expect(letterhead).toContainText(path);
    await expect(letterhead).toContainText(/[A-Z][a-z]+ \d+, 20\d\d/);
  }
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('.letterhead')).toBeHidden();
});

for (const brand of ['dresdentax', 'brownco', 'payroll']) {
  test(`the whole checklist prints on one page in ${brand}`, async ({ page, hydrated }) => {
    await page.goto(`/resources/tax-prep-checklist?domain=${brand}`);
    await hydrated();
    for (const format of ['Letter', 'A4'] as const)
      expect([format, pdfPages(await page.pdf({ format, margin: margins }))]).toEqual([format, 1]);
  });
}

test('on paper an article, a letter and a service end with their own text', async ({ page }) => {
  for (const [path, pages] of [
    ['/blog/1099-rules-for-payments-made-in-2026', 3],
    ['/resources/tax-letters/cp2000', 2],
    ['/services/payroll', 7],
  ] as const) {
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    for (const title of ['Tools and', 'More on this', 'Related services'])
      for (const heading of await page.locator('main h2', { hasText: title }).all()) await expect(heading).toBeHidden();
    await expect(page.locator('.author-box:visible, .post-card:visible')).toHaveCount(0);
    expect([path, pdfPages(await page.pdf({ format: 'Letter', margin: margins }))]).toEqual([path, pages]);
  }
});

test('on paper the figure of a service’s first pages begins below its heading, not on the next page', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/services/payroll');
  const breaks = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).breakInside);
  expect(await breaks('.diagram-figure')).toBe('auto');
  expect(await breaks('.diagram-figure-body li')).toBe('avoid');
});

const onPaper = [
  '/services/payroll',
  '/resources/ohio-employers',
  '/resources/ohio-business-taxes',
  '/accessibility',
  '/locations',
  '/blog/1099-rules-for-payments-made-in-2026',
];

for (const path of onPaper) {
  test(`on paper ${path} spells out each external address once, without arrows`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
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
  });
}

test('on paper headings are of the size of print, and no framed box stands in another', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/services/payroll');
  const points = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => (Number.parseFloat(getComputedStyle(element).fontSize) * 72) / 96);
  expect(await points('main h1')).toBeCloseTo(20, 0);
  expect(await points('main h2')).toBeCloseTo(15, 0);
  const nested = await page.evaluate(() => {
    const isBox = (element: Element) => {
      const { borderTopWidth, borderLeftWidth } = getComputedStyle(element);
      return Number.parseFloat(borderTopWidth) > 0 && Number.parseFloat(borderLeftWidth) > 0;
    };
    const boxes = [...document.querySelectorAll('main *')].filter((one) => one.checkVisibility() && isBox(one));
    return boxes
      .filter((one) => boxes.some((other) => other !== one && other.contains(one)))
      .map((one) => one.className);
  });
  expect(nested).toEqual([]);
});

const margins = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
