import { expect, test } from './harness.ts';

const path = '/resources/paycheck';

test('a phone shows what a check leaves from the first key', async ({ page, hydrated }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await hydrated();
  const pay = page.getByLabel('Pay before tax, one check');
  await pay.focus();
  await page.keyboard.type('2');
  const bar = page.locator('.calculator-bar').first();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar).toContainText('You take home $1.85');
  await page.keyboard.type('000');
  await expect(bar).toContainText('You take home $1,6');
  await bar.click();
  await expect(page.locator('#take-home')).toBeInViewport();
  await expect(page.locator('.calculator-bar:visible').filter({ hasText: 'As now' })).not.toBeInViewport();
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
