import { expect, test } from '../e2e/harness.ts';
import { oneCentimeter, pdfPages } from '../pdf-pages.ts';

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
  test(`home prints on two pages in both themes of ${brand}, without forms and in black`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, media: 'print' });
      await page.goto(`/?domain=${brand}`);
      const card = page.locator('.brand-card').first();
      await expect(card).toHaveCSS('color', 'rgb(0, 0, 0)');
      await expect(card).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await expect(page.locator('main form:visible')).toHaveCount(0);
      expect([colorScheme, pdfPages(await page.pdf({ format: 'Letter', margin: oneCentimeter }))]).toEqual([
        colorScheme,
        2,
      ]);
      expect([colorScheme, pdfPages(await page.pdf({ format: 'Letter' }))]).toEqual([colorScheme, 2]);
    }
  });
}

test('on paper an article, a letter and a service end with their own text', async ({ page }) => {
  for (const [path, pages] of [
    ['/blog/1099-rules-for-payments-made-in-2026', 2],
    ['/resources/tax-letters/cp2000', 2],
    ['/services/personal-tax', 2],
    ['/services/personal-tax/pricing', 2],
    ['/services/payroll', 4],
  ] as const) {
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    for (const title of ['Tools and', 'More on this', 'Related services'])
      for (const heading of await page.locator('main h2', { hasText: title }).all()) await expect(heading).toBeHidden();
    await expect(page.locator('.author-box:visible, .post-card:visible')).toHaveCount(0);
    expect([path, pdfPages(await page.pdf({ format: 'Letter', margin: oneCentimeter }))]).toEqual([path, pages]);
  }
});

test('no sheet is nearly empty, and no form to fill in on the site is printed', async ({ page }) => {
  for (const [path, pages] of [
    ['/contact', 1],
    ['/schedule', 1],
    ['/about-us', 2],
    ['/industries', 1],
    ['/locations', 2],
    ['/locations/dresden', 2],
    ['/industries/construction', 2],
    ['/services', 2],
    ['/resources/tax-letters', 3],
    ['/resources/whats-new', 3],
    ['/services/hr-consulting', 3],
    ['/search?q=payroll', 2],
    ['/search?q=w-2', 2],
    ['/blog/where-is-my-refund', 2],
    ['/blog/tax-and-payroll-dates-for-2027', 2],
    ['/resources/deadlines', 1],
  ] as const) {
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    await expect(page.locator('main form:visible')).toHaveCount(0);
    expect([path, pdfPages(await page.pdf({ format: 'Letter' }))]).toEqual([path, pages]);
  }
});

test('on paper the search shows its query in the letterhead, and nothing else of its URL', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/search?domain=payroll&q=form+w-2&token=abc');
  const letterhead = page.locator('.letterhead');
  await expect(letterhead).toContainText('/search?q=form+w-2');
  await expect(letterhead).not.toContainText('abc');
  await expect(letterhead).not.toContainText('domain=');
  await page.goto('/services?q=w-2');
  await expect(letterhead).not.toContainText('?');
});

test.describe('a page that does not exist', () => {
  test.use({ expectedConsole: ['the server responded with a status of 404'] });

  test('has the letterhead on paper, and no countdown', async ({ page, hydrated }) => {
    await page.goto('/nothing-here');
    await hydrated();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.letterhead')).toContainText('/nothing-here');
    for (const part of ['[role=timer]', '.not-found .art']) await expect(page.locator(part)).toBeHidden();
  });
});

test('on paper home begins with its title, whichever slide is shown', async ({ page, hydrated }) => {
  await page.goto('/');
  await hydrated();
  await page.locator('.slide-dot').nth(1).click();
  await expect(page.locator('.hero-slide').nth(1)).toHaveAttribute('data-shown');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('.hero-title:visible')).toHaveCount(1);
});

test('on paper the day, the telephone and the address of the letterhead end at the right edge', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 980 });
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/', '/services/payroll', '/blog/1099-rules-for-payments-made-in-2026']) {
    await page.goto(path);
    const letterhead = page.locator('.letterhead');
    const edge = await letterhead.evaluate((head) => head.getBoundingClientRect().right);
    for (const part of await letterhead.locator('p').last().locator('strong, span').all()) {
      const { x, width } = (await part.boundingBox())!;
      expect(Math.abs(x + width - edge), path).toBeLessThan(1);
    }
    const [day, telephone] = [letterhead.locator('time'), letterhead.locator('strong').last()];
    const middles = await Promise.all(
      [day, telephone].map(async (one) => {
        const { y, height } = (await one.boundingBox())!;
        return y + height / 2;
      }),
    );
    expect(Math.abs(middles[0]! - middles[1]!), path).toBeLessThan(4);
  }
});

test('on paper every sheet names the firm at its foot, whose name stands in the stylesheet', async ({ page }) => {
  for (const [brand, name] of [
    ['brownco', '"Brown & Co. Consulting"'],
    ['payroll', '"Dresden Payroll"'],
  ] as const) {
    await page.emulateMedia({ media: 'print' });
    await page.goto(`/services?domain=${brand}`);
    const root = page.locator('html');
    expect(await root.evaluate((one) => getComputedStyle(one).getPropertyValue('--brand-name'))).toBe(name);
  }
});

test('on paper scheduling has the telephone and the hours of both offices in place of the form', async ({ page }) => {
  await page.goto('/schedule');
  const telephone = page.locator('.schedule-telephone');
  await expect(telephone).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(telephone).toContainText('740-555-0142');
  await expect(telephone.locator('li')).toContainText([/Dresden.+Monday to Friday/, /Pickerington.+Saturday/]);
});
