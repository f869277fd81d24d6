import { expect, test } from './harness.ts';

test('a phone shows what a check leaves from the first key; the slider sets the salary: field, bars and difference follow', async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage('/resources/paycheck');
  await page.getByLabel('Pay before tax, one check').focus();
  await page.keyboard.type('2');
  const bar = page.locator('.calculator-bar').first();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar).toContainText('You take home $1.85');
  await page.keyboard.type('000');
  await expect(bar).toContainText('You take home $1,6');
  await bar.click();
  await expect(page.locator('#take-home')).toBeInViewport();
  await expect(page.locator('.calculator-bar:visible').filter({ hasText: 'As now' })).not.toBeInViewport();
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 1280, height: 800 });
  const profit = page.getByLabel('Profit of the business');
  const salary = page.getByLabel('Salary it would pay you');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(profit).toBeFocused();
  await expect(profit).toHaveAccessibleDescription(/Enter a profit/);
  await profit.fill('120000');
  await salary.fill('60000');
  const slider = page.getByRole('slider', { name: 'Salary' });
  await slider.focus();
  const left = page.locator('.owner-bar').last().locator('rect').first();
  const width = async () => Number(await left.getAttribute('width'));
  const before = await width();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await expect(salary).toHaveValue(/^62,?000$/);
  await expect(slider).toHaveAttribute('aria-valuetext', '$62,000');
  await expect.poll(width).toBeLessThan(before);
  await expect(page.locator('.owner-chart .chart-note')).toContainText('Break-even: a salary of about $');
  // At the salary named, the two bars are the same.
  const text = await page.locator('.owner-chart .chart-note').textContent();
  const breakEven = /\$([\d,]+)/.exec(text!)![1]!;
  await salary.fill(breakEven);
  const amounts = page.locator('.owner-bar .chart-amount');
  const dollars = async (index: number) => Number((await amounts.nth(index).textContent())!.replace(/[$,]/g, ''));
  await expect.poll(async () => Math.abs((await dollars(0)) - (await dollars(1)))).toBeLessThan(20);
});
