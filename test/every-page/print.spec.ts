import type { Page } from 'playwright/test';
import { expect, test } from '../e2e/harness.ts';
import { pdfPages } from '../pdf-pages.ts';

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
      expect([colorScheme, pdfPages(await page.pdf({ format: 'Letter', margin: margins }))]).toEqual([colorScheme, 2]);
      expect([colorScheme, pdfPages(await page.pdf({ format: 'Letter' }))]).toEqual([colorScheme, 2]);
    }
  });

  test(`the whole checklist prints on one page in ${brand}`, async ({ page, hydrated }) => {
    await page.goto(`/resources/tax-prep-checklist?domain=${brand}`);
    await hydrated();
    for (const format of ['Letter', 'A4'] as const)
      expect([format, pdfPages(await page.pdf({ format, margin: margins }))]).toEqual([format, 1]);
  });
}

test('on paper an article, a letter and a service end with their own text', async ({ page }) => {
  for (const [path, pages] of [
    ['/blog/1099-rules-for-payments-made-in-2026', 2],
    ['/resources/tax-letters/cp2000', 2],
    ['/services/personal-tax', 3],
    ['/services/personal-tax/pricing', 3],
    ['/services/payroll', 4],
  ] as const) {
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    for (const title of ['Tools and', 'More on this', 'Related services'])
      for (const heading of await page.locator('main h2', { hasText: title }).all()) await expect(heading).toBeHidden();
    await expect(page.locator('.author-box:visible, .post-card:visible')).toHaveCount(0);
    expect([path, pdfPages(await page.pdf({ format: 'Letter', margin: margins }))]).toEqual([path, pages]);
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
    ['/services', 3],
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

test('on paper services, diagrams and a year of due dates are whole', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const [path, part] of [
    ['/', '.home-services'],
    ['/services/marketing?domain=brownco', '.funnel'],
    ['/industries/construction', '.year-strip'],
    ['/resources/ohio-business-taxes', '.receipts-check'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator(part)).toHaveCSS('break-inside', 'avoid');
    expect((await page.locator(part).boundingBox())!.height, part).toBeLessThan(700);
  }
});

test('on paper no letter of a year’s due dates is smaller than 8 points', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/industries/retail', '/services/business-tax']) {
    await page.goto(path);
    const sizes = await page
      .locator('.year-strip :is(span, li, time, h3)')
      .evaluateAll((all) => all.map((one) => (Number.parseFloat(getComputedStyle(one).fontSize) * 72) / 96));
    expect(sizes.length, path).toBeGreaterThan(11);
    expect(Math.min(...sizes), path).toBeGreaterThan(8);
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

test('on paper a ticked box has a black tick: backgrounds are not printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/services/personal-tax/pricing?has=item');
  const tick = page.locator('[type=checkbox]:checked').first();
  expect(await tick.evaluate((box) => getComputedStyle(box, '::before').borderBottomColor)).toBe('rgb(0, 0, 0)');
});

test('on paper the list of a return has room, a heading and whole groups', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/services/personal-tax/pricing');
  const list = page.locator('.fee-builder');
  await expect(list.getByRole('columnheader', { name: 'Your list' })).toBeVisible();
  for (const group of await list.locator('fieldset').all()) await expect(group).toHaveCSS('break-inside', 'avoid');
  const above = (await page.locator('.steps').boundingBox())!;
  const heading = (await list.locator('h2').boundingBox())!;
  expect(heading.y - above.y - above.height).toBeGreaterThan(12);
});

test('on paper the offices have the whole width where the map is left out, in the dark theme', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 980 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const path of ['/about-us', '/contact']) {
    await page.goto(path);
    const offices = page.locator('.offices');
    await expect(page.locator('main .locations')).toBeHidden();
    expect((await offices.boundingBox())!.width, path).toBeGreaterThan(600);
  }
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

test('on paper taxes and their rates are rows of one table', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 980 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/services/payroll');
  const rows = await page
    .locator('.layer-list-rates > li')
    .evaluateAll((items) => items.map((item) => [...item.children].map((part) => part.getBoundingClientRect().left)));
  expect(rows.length).toBeGreaterThan(4);
  for (const row of rows) {
    expect(row).toHaveLength(3);
    expect(row).toEqual([...row].sort((one, other) => one - other));
    expect(new Set(row).size).toBe(3);
  }
});

test('on paper the news of home stand in rows of three, and all its industries in two rows', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 980 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  for (const [items, count, columns] of [
    ['.latest .post-card', 3, 3],
    ['.industries li', 7, 4],
  ] as const) {
    await expect(page.locator(items)).toHaveCount(count);
    const lefts = await page
      .locator(items)
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(columns);
    expect(lefts).toEqual(Array.from({ length: count }, (_, index) => lefts[index % columns]));
  }
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

test('on paper the results of a search have no folds, and the notes of the calendar can be read', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/search?q=payroll');
  const folds = page.locator('.search-group summary');
  await expect(folds.first()).toBeAttached();
  for (const fold of await folds.all()) await expect(fold).toBeHidden();
  await page.goto('/resources/deadlines');
  const size = await page
    .locator('.month-names')
    .first()
    .evaluate((list) => getComputedStyle(list).fontSize);
  expect((Number.parseFloat(size) * 72) / 96).toBeGreaterThan(8.4);
});

test('on paper short tables and lists are whole, and no link leads to an address that is not printed', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/resources/whats-new');
  const rows = page.locator('table').nth(1).locator('tbody tr');
  for (const row of (await rows.all()).slice(1)) await expect(row).toHaveCSS('break-before', 'avoid');
  await page.goto('/services/payroll');
  await expect(page.locator('.check-list').first()).toHaveCSS('break-inside', 'avoid');
  await expect(page.locator('.fact-note').first()).toHaveCSS('break-before', 'avoid');
  await expect(page.locator('main .arrow-link').first()).toBeHidden();
  await page.goto('/resources/tax-prep-checklist');
  for (const group of await page.locator('.checklist .disclosure').all())
    await expect(group).toHaveCSS('break-inside', 'avoid');
});

test('on paper the steps of a calculation are lighter than its lines, and their brackets on one line', async ({
  page,
  hydrated,
}) => {
  await page.goto('/resources/tax-calculator#taxpayer.wages=62000&taxpayer.selfEmploymentNet=14250');
  await hydrated();
  await page.emulateMedia({ media: 'print' });
  const line = page.locator('.result-line').first();
  await expect(line.locator('summary')).toHaveCSS('font-weight', '650');
  await expect(line.locator('li > p').first()).toHaveCSS('font-weight', '400');
  const ranges = page.locator('.bracket-chart-range');
  await expect(ranges.first()).toBeVisible();
  for (const range of await ranges.all()) expect((await range.boundingBox())!.height).toBeLessThan(20);
});

test('on paper a post has short tables whole, and equal room around its byline', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/blog/tax-and-payroll-dates-for-2027');
  const tables = page.locator('.prose table');
  await expect(tables).toHaveCount(3);
  for (const [index, rule] of ['auto', 'avoid', 'avoid'].entries())
    await expect(tables.nth(index).locator('tbody tr').nth(3)).toHaveCSS('break-before', rule);
  await expect(page.locator('h1')).toHaveCSS('text-wrap-style', 'balance');
  const [lead, byline, text] = await Promise.all(
    ['.page-head .lead', '.byline', '.prose > p'].map((part) => page.locator(part).first().boundingBox()),
  );
  const above = byline!.y - lead!.y - lead!.height;
  const below = text!.y - byline!.y - byline!.height;
  for (const gap of [above, below]) expect(gap).toBeGreaterThan(6);
  expect(Math.abs(above - below)).toBeLessThan(8);
});

test('on paper the offices of a letter stand in even rows', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 980 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/resources/tax-letters/cp2000');
  const offices = await page
    .locator('.letter-offices li')
    .evaluateAll((items) =>
      items.map((item) => [item.getBoundingClientRect().top, item.firstElementChild!.getBoundingClientRect().top]),
    );
  expect(offices.length).toBeGreaterThan(1);
  const offsets = offices.map(([item, link]) => link! - item!);
  expect(Math.max(...offsets) - Math.min(...offsets)).toBeLessThan(2);
});

const margins = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };

test('on paper the result of a calculator has its total, also where a press has opened it', async ({
  page,
  hydrated,
}) => {
  await page.goto('/resources/tax-calculator');
  await hydrated();
  await page.getByLabel('Your wages', { exact: true }).fill('62000');
  // Once the tool's code has come
  await expect(page.locator('.result-total')).not.toContainText('$0');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(page.locator('#result')).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 720, height: 960 });
  await expect(page.locator('.result')).toHaveCSS('position', 'static');
  await expect(page.locator('.result-total')).toBeVisible();
  const addresses = (links: string) =>
    page.locator(links).evaluateAll((all) => all.map((link) => getComputedStyle(link, '::after').content));
  const ofLines = await addresses('.result-line a[href^="http"]');
  expect(ofLines.length).toBeGreaterThan(1);
  expect(new Set(ofLines)).toEqual(new Set(['none']));
  const ofNote = await addresses('.result .fact-note a[href^="http"]');
  expect(ofNote.length).toBeGreaterThan(3);
  expect(ofNote).not.toContain('none');
});

const owner = '/resources/paycheck#owner.profit=95000&owner.salary=50000&owner.costs=1800';

test('on paper the parts of a bar differ in gray, have an outline, and look as in the key', async ({
  page,
  hydrated,
}) => {
  await page.goto(owner);
  await hydrated();
  await expect(page.locator('.owner-bar')).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.letterhead')).toBeVisible();
  const looks = (parts: string) =>
    page.locator(parts).evaluateAll((all) =>
      all.map((part) => {
        const { fill, stroke } = getComputedStyle(part);
        return `${fill} ${stroke}`;
      }),
    );
  const parts = await looks('.owner-bar:nth-of-type(2) rect');
  expect(new Set(parts).size).toBe(4);
  for (const look of parts) expect(look).toContain(' rgb(0, 0, 0)');
  expect(await looks('.owner-chart .chart-key path')).toEqual(parts);
});

test('on paper only the used half of the paycheck helper is printed, on one sheet with its entries', async ({
  page,
  hydrated,
}) => {
  await page.goto(owner);
  await hydrated();
  await expect(page.locator('#owner-result .result-total')).toContainText('$2,044');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#take-home')).toBeHidden();
  const entered = page.locator('.entered-figures:visible');
  await expect(entered).toHaveCount(1);
  for (const entry of ['Profit of the business', '$95,000', 'Salary it would pay you', 'Filing status'])
    await expect(entered).toContainText(entry);
  for (const format of ['Letter', 'A4'] as const) expect(pdfPages(await page.pdf({ format })), format).toBe(1);
  await page.emulateMedia({ media: 'screen' });
  for (const field of ['Salary it would pay you', 'Profit of the business']) await page.getByLabel(field).fill('');
  await page.getByLabel('Pay before tax, one check').fill('2150');
  await expect(page.locator('#take-home .result-total')).toContainText('$1,769.30');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#take-home')).toBeVisible();
  await expect(page.locator('#owner-result')).toBeHidden();
});

test('on paper a filled calculator has no sheet that ends early, and nothing behind its text', async ({
  page,
  hydrated,
}) => {
  await page.goto(
    '/resources/tax-calculator#taxpayer.wages=62000&taxpayer.selfEmploymentNet=14250&qualifyingChildren=2&itemized.mortgageInterest=9000&itemized.stateAndLocalTaxes=3500&federalWithholding=4000',
  );
  await hydrated();
  await expect(page.locator('.result-total')).toContainText('$5,870');
  for (const format of ['Letter', 'A4'] as const) expect(pdfPages(await page.pdf({ format })), format).toBe(3);
  await page.emulateMedia({ media: 'print' });
  for (const part of ['.result', '.result .mark', '.page-head'])
    await expect(page.locator(part).first()).toHaveCSS('background-image', 'none');
});

test('on paper the last column of a table ends at the edge of the table', async ({ page, hydrated }) => {
  await page.goto(owner);
  await hydrated();
  await page.emulateMedia({ media: 'print' });
  const last = page.locator('#owner-result .result-body > .data-table td:last-child').first();
  await expect(last).toHaveCSS('padding-right', '0px');
});

test('on paper the excerpts of the news are as wide as their titles', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 720, height: 960 });
  await page.goto('/blog?domain=payroll');
  const widths = await page
    .locator('.post-card:has(.post-card-excerpt)')
    .evaluateAll((cards) =>
      cards.map(
        (card) => card.querySelector('.post-card-excerpt')!.clientWidth / card.querySelector('h3')!.clientWidth,
      ),
    );
  expect(Math.min(...widths)).toBeGreaterThan(0.9);
  await expect(page.locator('.news-toolbar-link').first()).toBeHidden();
});
