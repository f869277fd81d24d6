import type { Page } from 'playwright/test';
import { expect, test } from './harness.ts';

const calculator = '/resources/tax-calculator';

/** Opens the calculator at a size, with the values of a link. */
async function open(page: Page, hydrated: () => Promise<void>, values = '') {
  await page.goto(`${calculator}${values && `#${values}`}`);
  await hydrated();
}

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
  await expect(page.locator('.calculator-bar')).toBeAttached();
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

test('a nurse has her answer with seven fields, above the end of the second screen of a phone', async ({
  page,
  hydrated,
}) => {
  const height = 844;
  await page.setViewportSize({ width: 390, height });
  await open(page, hydrated);
  const fields = [
    ['Your wages', '68,400'],
    ['Your side or business profit', '9000'],
    ['City you live in', 'newark'],
    ['City you work in', 'zanesville'],
    ['School district', 'Newark'],
    ['Federal tax withheld', '7000'],
    ['Ohio tax withheld', '1500'],
  ] as const;
  let lowest = 0;
  for (const [label, value] of fields) {
    const field = page.getByLabel(label, { exact: true });
    if (label === 'School district') await page.getByText('School district, second city').click();
    if (label === 'Federal tax withheld') await page.locator('#group-paid > summary').click();
    if (label.startsWith('City')) await field.selectOption(value);
    else await field.fill(value);
    const { y, height: own } = (await field.boundingBox())!;
    lowest = Math.max(lowest, (await page.evaluate(() => scrollY)) + y + own);
  }
  const bar = page.locator('.calculator-bar');
  expect(lowest + (await bar.boundingBox())!.height).toBeLessThanOrEqual(2 * height);
  await expect(bar).toBeInViewport();
  await expect(bar).toContainText('Total $13,098');
  await expect(bar).toContainText('Due $4,598');
  await expect(bar).toContainText('A quarter $1,170');
  const firstFour = page.locator('.calculator-form > .tool-fields').first();
  expect((await firstFour.boundingBox())!.y + (await page.evaluate(() => scrollY))).toBeLessThan(height / 2);
});

test('the tool is above the fold: four fields, and at desk width the answer beside them', async ({
  page,
  hydrated,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, hydrated);
  const main = page.locator('.calculator-form > .tool-fields').first();
  await expect(main.locator('input:visible, select:visible')).toHaveCount(4);
  for (const place of [main, page.locator('.result-head')]) await expect(place).toBeInViewport({ ratio: 1 });
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

test('an error takes the place of the hint: it moves no other field, and the last result stays', async ({
  page,
  hydrated,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, hydrated);
    const wages = page.getByLabel('Your wages');
    await wages.fill('60000');
    await expect(page.locator('.result-total')).toContainText('$6,227');
    const before = await positions(page);
    await wages.fill('sixty');
    await expect(page.locator('.field-error')).toHaveCount(0);
    await wages.blur();
    await expect(page.locator('.field-error')).toHaveText('Enter dollars, such as 1,234.56');
    await page.getByLabel('Your side or business profit').fill('x');
    await page.getByLabel('Your side or business profit').blur();
    await expect(page.locator('.field-error')).toHaveCount(2);
    expect(await positions(page)).toEqual(before);
    await expect(page.locator('.result-total')).toContainText('$6,227');
    await page.getByRole('button', { name: 'Work it out' }).click();
    await expect(wages).toBeFocused();
    await expect(wages).toHaveValue('sixty');
    await page.goto('about:blank');
  }
});

/** Where the fields and the answer are in the document. */
function positions(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.calculator-form :is(input, select), .result-answers, .result-body')].map(
      (element) => Math.round(element.getBoundingClientRect().top + scrollY),
    ),
  );
}

test('what is due stays in sight at desk width while the lines scroll inside the panel', async ({ page, hydrated }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(
    page,
    hydrated,
    'taxpayer.wages=68400&taxpayer.selfEmploymentNet=9000&workCity=zanesville&homeCity=newark',
  );
  await page.locator('#group-paid > summary').scrollIntoViewIfNeeded();
  await expect(page.locator('.result-total')).toContainText('$12,352');
  const summaries = page.locator('.result-line > summary');
  for (const summary of await summaries.all()) {
    await summary.click();
    for (const row of await page.locator('.result-answers > div').all()) await expect(row).toBeInViewport({ ratio: 1 });
  }
  await expect(page.locator('.result-line[open]')).toHaveCount(await summaries.count());
});

test('groups count what is filled in, and are open again after a reload; their figures are not kept', async ({
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
  const table = page.locator('.kept-versions table');
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

test('the bar on a phone opens the whole result', async ({ page, hydrated }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, hydrated, 'taxpayer.wages=60000');
  const bar = page.locator('.calculator-bar');
  await expect(bar).toContainText('$6,227');
  await bar.click();
  await expect(bar).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('.result-total')).toBeInViewport();
});

test('on a phone the answer opens without a jump of the page, and says no figure twice', async ({ page, hydrated }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, hydrated, 'taxpayer.wages=60000');
  const submit = page.getByRole('button', { name: 'Work it out' });
  // The focus may scroll the button clear of the bar, a frame later.
  await submit.focus();
  const before = await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return scrollY;
  });
  await submit.press('Enter');
  await expect(page.locator('#result')).toBeFocused();
  await expect(page.locator('.result-total')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.calculator-bar')).toContainText('A quarter');
  await expect(page.locator('.result-answers')).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(before);
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

test('the answer stays beside the form and the brackets, and above the next section', async ({ page, hydrated }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, hydrated, 'taxpayer.wages=60000');
  await page.locator('.bracket-charts').scrollIntoViewIfNeeded();
  await expect(page.locator('.result-answers')).toBeInViewport({ ratio: 1 });
  await page.locator('[data-static$="#text"] h2').first().scrollIntoViewIfNeeded();
  const bottom = async () => {
    const { y, height } = (await page.locator('.calculator-result').boundingBox())!;
    return y + height;
  };
  const next = await page.locator('[data-static$="#text"]').boundingBox();
  await expect.poll(bottom).toBeLessThanOrEqual(next!.y);
});

test('bracket charts begin at one height beside each other, and follow closely one below the other', async ({
  page,
  hydrated,
}) => {
  await page.setViewportSize({ width: 960, height: 900 });
  await open(page, hydrated, 'taxpayer.wages=60000');
  const charts = page.locator('.bracket-chart');
  await expect(charts.locator('[aria-current]')).toHaveCount(2);
  await charts.first().scrollIntoViewIfNeeded();
  const boxes = () =>
    charts.evaluateAll((all) => all.map((chart) => chart.getBoundingClientRect().toJSON() as DOMRect));
  const [federal, ohio] = await boxes();
  expect(ohio!.left).toBeGreaterThan(federal!.right);
  expect(Math.abs(ohio!.top - federal!.top)).toBeLessThanOrEqual(1);
  // At desk width, on a low and on a high screen.
  for (const height of [900, 1800]) {
    await page.setViewportSize({ width: 1280, height });
    const distance = async () => {
      const [above, below] = await boxes();
      return below!.top - above!.bottom;
    };
    await expect.poll(distance).toBeLessThanOrEqual(40);
    expect(await distance()).toBeGreaterThanOrEqual(0);
  }
});
