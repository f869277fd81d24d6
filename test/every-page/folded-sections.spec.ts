import { expect, test } from '../e2e/harness.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

test('a section opens from its title, and from a URL that names it, on a phone and on a desktop', async ({ page }) => {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await page.goto('/services/payroll');
    await expect(page.getByText('W-4 and IT 4 of everybody on the list')).toBeVisible();
    const content = page.getByText('A worker moves across the county line');
    await expect(content).toBeHidden();
    await page.getByText('More questions', { exact: true }).click();
    await page.getByRole('heading', { name: 'Common payroll mistakes, and what we check' }).click();
    await expect(content).toBeVisible();
    await page.goto('/services/payroll#taxes');
    await expect(page.getByText('Top to bottom, from federal tax')).toBeInViewport();
  }
  await page.setViewportSize(phone);
  for (const path of ['/resources/ohio-employers', '/resources/tax-payment-center']) {
    await page.goto(path);
    const ids = await page.locator('main details[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.length, path).toBeGreaterThan(1);
    for (const id of ids) {
      await page.goto(`${path}#${id}`);
      await expect(page.locator(`[id="${id}"]`), id).toHaveAttribute('open');
    }
  }
});
