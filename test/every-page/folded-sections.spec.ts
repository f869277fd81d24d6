import { expect, test } from '../e2e/harness.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

test('a section that is closed on phones opens from its title, and from a URL that names it', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/services/payroll');
  const content = page.getByText('W-4 and IT 4 of everybody on the list');
  await expect(content).toBeHidden();
  await page.getByRole('heading', { name: 'What we need if you switch payroll in mid-year' }).click();
  await expect(content).toBeVisible();
  await page.goto('/services/payroll#taxes');
  await expect(page.getByText('Top to bottom, from federal tax')).toBeInViewport();
});

test('on a wide screen such sections stand open, and their titles are no buttons', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/services/payroll');
  await expect(page.getByText('W-4 and IT 4 of everybody on the list')).toBeVisible();
  const focusable = await page.locator('main .section-collapsed details > summary').evaluateAll((titles) =>
    titles.map((title) => {
      (title as HTMLElement).focus();
      return document.activeElement === title;
    }),
  );
  expect(focusable.length).toBeGreaterThan(2);
  expect(focusable).not.toContain(true);
});

test('each section of official links opens for the URL that names it', async ({ page }) => {
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

test('what an article leads on to is closed on phones and opens, and stands open on wide screens', async ({ page }) => {
  const tools = page.getByRole('navigation', { name: 'Tools and services for this subject' });
  await page.setViewportSize(desktop);
  await page.goto('/blog/w-2-season-starts-in-november');
  await expect(tools.getByRole('link')).toHaveCount(4);
  await page.setViewportSize(phone);
  await page.goto('/blog/w-2-season-starts-in-november');
  await expect(tools.locator('summary')).toBeVisible();
  await expect(tools.getByRole('link')).toHaveCount(0);
  await tools.locator('summary').click();
  await expect(tools.getByRole('link')).toHaveCount(4);
});
