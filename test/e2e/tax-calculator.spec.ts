import { calculator, open } from './calculator-page.ts';
import { expect, test } from './harness.ts';

test('counts from the first key, by keyboard alone, and opens every line', async ({ page, hydrated }) => {
  await open(page, hydrated);
  await page.getByLabel('Your wages').focus();
  await page.keyboard.type('6');
  await expect(page.locator('.result-rates')).toContainText('of your income');
  await page.keyboard.type('0,000');
  await expect(page.locator('.result-total')).toContainText('$6,227');
  await expect(page.getByRole('status').filter({ hasText: 'Total $6,227' })).toBeAttached();
  const line = page.locator('.result-line').filter({ hasText: 'Income tax after credits' });
  await line.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(line).toContainText('$12,400 × 10% + $31,500 × 12%');
  await expect(line.getByRole('link').first()).toHaveAttribute('href', /^https:\/\/www\.irs\.gov/);
});

test('the total changes within the key press, before the lines and pictures', async ({ page, hydrated }) => {
  await open(page, hydrated);
  const wages = page.getByLabel('Your wages');
  await wages.focus();
  // The tool's own code has arrived.
  await expect(page.getByRole('button', { name: 'Clear the form' })).toBeVisible();
  const shown = await wages.evaluate(async (field: HTMLInputElement) => {
    const text = (selector: string) => document.querySelector(selector)!.textContent;
    field.value = '60,000';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    // No task of the browser runs between the event and what is read here.
    await null;
    return { total: text('.result-total'), bar: text('.calculator-bar') };
  });
  expect(shown.total).toContain('$6,227');
  expect(shown.bar).toContain('$6,227');
});

test('amounts are typed on the number keyboard, and are formatted when their field is left', async ({
  page,
  hydrated,
}) => {
  await open(page, hydrated);
  const wages = page.getByLabel('Your wages');
  const profit = page.getByLabel('Your side or business profit');
  for (const field of [wages, profit]) await expect(field).toHaveAttribute('inputmode', 'decimal');
  await wages.fill('68.4k');
  await profit.fill('(500)');
  await page.getByLabel('City you live in').focus();
  await expect(wages).toHaveValue('68,400');
  await expect(profit).toHaveValue('-500');
  await page.getByRole('button', { name: 'Plus or minus' }).first().click();
  await expect(profit).toHaveValue('500');
});

test('groups count what is filled in, and are open again after a reload; their amounts are not stored', async ({
  page,
  hydrated,
}) => {
  await open(page, hydrated);
  const group = page.locator('#group-household');
  await group.locator('summary').click();
  await page.getByLabel('Filing status').selectOption('mfj');
  await page.getByLabel('Children under 17').fill('2');
  await expect(group.locator('summary')).toContainText('2 filled in');
  await page.getByLabel('Your spouse’s wages').fill('20000');
  await page.getByLabel('Filing status').selectOption('single');
  await expect(page.getByLabel('Your spouse’s wages')).toBeVisible();
  await page.getByLabel('Your spouse’s wages').blur();
  await expect(page.locator('.field-error').first()).toContainText('Only a joint return has a spouse');
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toMatch(
    /20,?000/,
  );
  await page.goto('about:blank');
  await open(page, hydrated);
  await page.getByLabel('Your wages').focus();
  await expect(group).toHaveAttribute('open', '');
  await expect(page.getByLabel('Children under 17')).toHaveValue('');
});

test('keeps two versions beside the present one, named by the visitor, with the differences in words', async ({
  page,
  hydrated,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, hydrated, 'taxpayer.wages=60000');
  const keep = page.getByRole('button', { name: 'Keep this' });
  await keep.click();
  const table = page.locator('.saved-versions table');
  await expect(table).toBeInViewport();
  await page.getByLabel('Name of Version A').fill('As it is');
  await page.getByLabel('Your wages').fill('65,000');
  await keep.click();
  await page.getByLabel('Your wages').fill('70,000');
  await expect(page.getByRole('button', { name: 'Remove one to keep another' })).toBeDisabled();
  await expect(table.locator('thead th')).toHaveCount(4);
  await expect(page.getByLabel('Name of As it is')).toHaveValue('As it is');
  const total = table.locator('tr').filter({ hasText: 'Total for the year' });
  await expect(total).toContainText('$6,227');
  await expect(total).toContainText(/\$1,\d{3} less/);
  await page.getByRole('button', { name: 'Remove As it is' }).click();
  await expect(table.locator('thead th')).toHaveCount(3);
});

test('five changes are buttons at the result, and an S corporation asks for a salary', async ({ page, hydrated }) => {
  await open(page, hydrated, 'taxpayer.selfEmploymentNet=90000');
  const buttons = page.locator('.what-if-buttons button');
  await expect(buttons).toHaveCount(5);
  for (const name of ['the other tax year', 'one more child', '$5,000 more income', '$5,000 more saved']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.what-if .comparison-total')).toContainText(/more|less/);
  }
  await page.getByRole('button', { name: 'an S corporation' }).click();
  await page.getByLabel('Your salary from it').fill('45000');
  await expect(page.locator('.what-if table')).toContainText('Profit left to you');
  await expect(page).toHaveURL(new RegExp(`${calculator}#`));
});

test('a link holds the figures after the #, which no request has', async ({ page, context, hydrated }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(request.url() + (request.headers()['referer'] ?? '') + (request.postData() ?? '')),
  );
  await open(page, hydrated);
  await page.getByLabel('Your wages').fill('73731');
  await page.getByText('School district, second city').click();
  await page.getByLabel('School district', { exact: true }).fill('Newark (Licking)');
  // Before the tool's code has arrived, a press sends the form.
  await expect(page.locator('.result-total')).not.toContainText('$0');
  await page.getByRole('button', { name: 'one more child' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('#taxpayer.wages=73731');
  const total = await page.locator('.result-total').textContent();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.locator('.result-total')).toHaveText(total!);
  await expect(page.getByLabel('Your wages')).toHaveValue('73,731');
  await expect(page.locator('.what-if caption')).toHaveText('One more child under 17');
  expect(requests.filter((text) => /73,?731/.test(text))).toEqual([]);
  expect(new Set(requests.filter((url) => url.startsWith('http')).map((url) => new URL(url).hostname))).toEqual(
    new Set(['localhost']),
  );
});

test('prints the result and what was entered, without the form', async ({ page, hydrated }) => {
  await open(page, hydrated, 'taxpayer.wages=60000');
  await expect(page.locator('.result-total')).toContainText('$6,227');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.calculator-form')).toBeHidden();
  await expect(page.locator('.entered-figures')).toContainText('Your wages');
  await expect(page.locator('.result-total')).toBeVisible();
});

test('asks for a rate only where a city is not in the list', async ({ page, hydrated }) => {
  await open(page, hydrated);
  const rate = page.locator('[name="workCity.percent"]');
  await expect(rate).toBeHidden();
  await page.getByLabel('City you work in').selectOption('other');
  await expect(rate).toBeVisible();
});
