import { expect, test } from '../e2e/harness.ts';
import { oneCentimeter, pdfPages } from '../pdf-pages.ts';

for (const brand of ['dresdentax', 'brownco', 'payroll']) {
  test(`the whole checklist prints on one page in ${brand}`, async ({ page, hydrated }) => {
    await page.goto(`/resources/tax-prep-checklist?domain=${brand}`);
    await hydrated();
    for (const format of ['Letter', 'A4'] as const)
      expect([format, pdfPages(await page.pdf({ format, margin: oneCentimeter }))]).toEqual([format, 1]);
  });
}

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
  await expect(list.getByRole('columnheader', { name: 'Your list' })).toBeHidden();
  await page.goto('/services/personal-tax/pricing?has=item');
  await expect(list.getByRole('columnheader', { name: 'Your list' })).toBeVisible();
  for (const group of await list.locator('fieldset').all()) await expect(group).toHaveCSS('break-inside', 'avoid');
  const above = (await page.locator('.steps').boundingBox())!;
  const heading = (await list.locator('h2').boundingBox())!;
  expect(heading.y - above.y - above.height).toBeGreaterThan(12);
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
