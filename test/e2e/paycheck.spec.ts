import { expect, test } from './harness.ts';

const path = '/resources/paycheck';

test('a phone shows what a check leaves above the fold, from the first key', async ({ page, hydrated }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await hydrated();
  const pay = page.getByLabel('Pay before tax, one check');
  await expect(pay).toBeInViewport({ ratio: 1 });
  await pay.focus();
  await page.keyboard.type('2');
  const bar = page.locator('.calculator-bar').first();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar).toContainText('You take home $1.85');
  await page.keyboard.type('000');
  await expect(bar).toContainText('You take home $1,6');
  expect(await page.evaluate(() => scrollY)).toBeLessThan(200);
  await bar.click();
  await expect(page.locator('#take-home')).toBeInViewport();
  await expect(page.locator('.calculator-bar:visible').filter({ hasText: 'As now' })).not.toBeInViewport();
});

test('before the first entry a phone shows no bar of zeros and no lines of zeros, only what to enter', async ({
  page,
  hydrated,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await hydrated();
  const pay = page.getByLabel('Pay before tax, one check');
  await pay.focus();
  // The tool's own code has arrived.
  await expect(page.getByRole('button', { name: 'Copy link', includeHidden: true })).toHaveCount(2);
  await expect(page.locator('.calculator-bar')).toHaveCount(0);
  for (const result of ['#take-home', '#owner-result']) {
    await expect(page.locator(`${result} .result-hint`)).toBeVisible();
    for (const part of ['.result-foot', '.result-total']) await expect(page.locator(`${result} ${part}`)).toBeHidden();
  }
  await pay.fill('2000');
  await expect(page.locator('.calculator-bar')).toHaveCount(1);
  await expect(page.locator('#take-home .result-foot')).toBeVisible();
  await pay.fill('');
  await expect(page.locator('.calculator-bar')).toHaveCount(0);
});

test('at desk width the result is beside the first fields', async ({ page, hydrated }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(path);
  await hydrated();
  await expect(page.getByLabel('Pay before tax, one check')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#take-home .result-head')).toBeInViewport({ ratio: 1 });
});

test('the slider sets the salary: field, bars and difference follow', async ({ page, hydrated }) => {
  await page.goto(`${path}#owner.profit=120000&owner.salary=60000&owner.costs=2000`);
  await hydrated();
  const slider = page.getByRole('slider', { name: 'Salary' });
  await slider.focus();
  const left = page.locator('.owner-bar').last().locator('rect').first();
  const width = async () => Number(await left.getAttribute('width'));
  const before = await width();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Salary it would pay you')).toHaveValue(/^62,?000$/);
  await expect(slider).toHaveAttribute('aria-valuetext', '$62,000');
  await expect.poll(width).toBeLessThan(before);
  await expect(page.locator('.owner-chart .chart-note')).toContainText('Break-even: a salary of about $');
  // At the salary named, the two bars are the same.
  const text = await page.locator('.owner-chart .chart-note').textContent();
  const breakEven = /\$([\d,]+)/.exec(text!)![1]!;
  await page.getByLabel('Salary it would pay you').fill(breakEven);
  const amounts = page.locator('.owner-bar .chart-amount');
  const dollars = async (index: number) => Number((await amounts.nth(index).textContent())!.replace(/[$,]/g, ''));
  await expect.poll(async () => Math.abs((await dollars(0)) - (await dollars(1)))).toBeLessThan(20);
});

test('the table below the picture has its amounts, in whole dollars that add up to the profit', async ({
  page,
  hydrated,
}) => {
  await page.goto(`${path}#owner.profit=120000&owner.salary=60000`);
  await hydrated();
  const result = page.locator('#owner-result');
  const row = (name: string) => result.locator('.result-body > .data-table tr').filter({ hasText: name });
  await expect(row('Your own taxes')).toBeVisible();
  const dollars = async (name: string) =>
    (await row(name).locator('td').allTextContents()).map((text) => Number(text.replace(/[$,]/g, '')));
  const names = ['Your own taxes', 'Payroll tax', 'Left of the profit'];
  const [own, payroll, left] = await Promise.all(names.map(dollars));
  for (const column of [0, 1]) expect(own![column]! + payroll![column]! + left![column]!).toBe(120_000);
  const key = result.locator('.owner-chart .chart-key');
  for (const amount of [own![1]!, payroll![1]!, left![1]!])
    await expect(key).toContainText(`$${amount.toLocaleString('en-US')}`);
});

test('groups are open again after a reload; their amounts are not stored', async ({ page, hydrated }) => {
  await page.goto(path);
  await hydrated();
  const group = page.locator('#group-pay-savings');
  await group.locator('summary').click();
  await page.getByLabel('401(k) from this check').fill('123');
  // Only the tool's own code, which arrives after the page's, counts fields and remembers groups.
  await expect(group.locator('.tool-count')).toHaveText('1 filled in');
  await page.goto('about:blank');
  await page.goto(path);
  await hydrated();
  await page.getByLabel('Pay before tax, one check').focus();
  await expect(group).toHaveAttribute('open', '');
  await expect(page.locator('#group-pay-family')).not.toHaveAttribute('open');
  await expect(page.getByLabel('401(k) from this check')).toHaveValue('');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the salary is a number field, and the pictures are drawn after the form is sent', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('slider')).toHaveCount(0);
    await page.getByLabel('Pay before tax, one check').fill('2000');
    await page.getByRole('button', { name: 'Work it out' }).click();
    await expect(page.locator('.pay-stub')).toContainText('Your employer adds $222.00');
    await expect(page.locator('#take-home-title')).toBeFocused();
    await expect(page.locator('#take-home .result-head')).toBeInViewport();
    await page.getByLabel('Profit of the business').fill('120000');
    await page.getByLabel('Salary it would pay you').fill('60000');
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.locator('.owner-bar svg')).toHaveCount(2);
    await expect(page.locator('#owner-result .result-head')).toBeInViewport();
    await expect(page.locator('.owner-chart .chart-note')).toContainText('Break-even');
    // The other form has what was posted before.
    const pay = page.getByLabel('Pay before tax, one check');
    await expect(pay).toHaveValue('2000');
    await expect(page.locator('#owner-result-title')).toBeFocused();
    await pay.fill('2100');
    await page.getByRole('button', { name: 'Work it out' }).click();
    await expect(page.getByLabel('Profit of the business')).toHaveValue('120000');
    await expect(page.locator('#take-home-title')).toBeFocused();
  });
});

test('on a phone the focus ring of the opened result is inside the screen', async ({ page, hydrated }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await hydrated();
  const pay = page.getByLabel('Pay before tax, one check');
  await pay.fill('2000');
  // Once the tool's code has come
  await expect(page.locator('.calculator-bar').first()).toContainText('You take home $1,6');
  await pay.press('Enter');
  const result = page.locator('#take-home');
  await expect(result).toBeFocused();
  const ring = await result.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    const { left, right } = element.getBoundingClientRect();
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    return { outlineStyle, left: left - reach, right: right + reach };
  });
  expect(ring.outlineStyle).toBe('solid');
  expect(ring.left).toBeGreaterThanOrEqual(0);
  expect(ring.right).toBeLessThanOrEqual(390);
});
