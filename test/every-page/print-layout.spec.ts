import { expect, test } from '../e2e/harness.ts';

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

test('on paper headings are of the size of print, and no framed box stands in another', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/services/payroll');
  const points = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => (Number.parseFloat(getComputedStyle(element).fontSize) * 72) / 96);
  expect(await points('main h1')).toBeCloseTo(18, 0);
  expect(await points('main h2')).toBeCloseTo(14, 0);
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

test('on paper a heading stays with the first lines below it', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const [path, heading] of [
    ['/services/fractional-cfo?domain=brownco', '.section-collapsed summary'],
    ['/services/payroll', '.section-head'],
    ['/blog/1099-rules-for-payments-made-in-2026', '.prose > h2'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator(heading).first()).toHaveCSS('break-after', 'avoid');
    await expect(page.locator(heading).first()).toHaveCSS('break-inside', 'avoid');
  }
});
