import { field, fill, press } from './contact-form.ts';
import { expect, test } from './harness.ts';

// Without JavaScript the server's markup is final: there is no hydration to wait for.
test.use({ javaScriptEnabled: false, expectedConsole: ['Failed to load resource'] });

test('a message with a mistyped domain is held, and can be corrected after it was sent', async ({ page }) => {
  await page.goto('/contact?domain=payroll');
  await fill(page, { Email: 'gary@gmial.com' });
  await press(page);
  await expect(page.getByText('gmial.com? Press again if it is right')).toBeVisible();
  await expect(field(page, 'Message')).toHaveValue('Books for a bakery');
  await page.getByLabel('Use gary@gmail.com').check();
  await press(page);
  await expect(page.getByText("Form submitted successfully. We'll get back to you soon!")).toBeVisible();
  await page.goto('/contact?domain=payroll');
  await fill(page, { Email: 'wrong@example.com' });
  await press(page);
  await expect(page.getByText('Wrong address? Go back to the form')).toBeVisible();
  await page.goBack();
  await expect(field(page, 'Message')).toHaveValue('Books for a bakery');
});

test('menus open one at a time and their links work, on a phone too; the checklist shows what is ticked', async ({
  page,
}) => {
  await page.goto('/?domain=payroll');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByText('Services', { exact: true }).click();
  const bookkeeping = nav.getByRole('link', { name: /Bookkeeping/ });
  await expect(bookkeeping).toBeVisible();
  await nav.getByText('Resources', { exact: true }).click();
  await expect(nav.getByRole('link', { name: /Tax calculator/i })).toBeVisible();
  await expect(bookkeeping).toBeHidden();
  await nav.getByRole('link', { name: /Tax calculator/i }).click();
  await expect(page).toHaveURL('/resources/tax-calculator?domain=payroll');
  await page.setViewportSize({ width: 390, height: 800 });
  const sheet = page.locator('#menu-sheet');
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(sheet).toBeVisible();
  await sheet.getByText('Resources', { exact: true }).click();
  await sheet.getByRole('link', { name: /checklist/i }).click();
  await expect(page).toHaveURL(/tax-prep-checklist/);
  const rental = page.locator('[data-topic=rental]');
  const college = page.locator('[data-topic=college]');
  await expect(rental).toBeVisible();
  await page.locator('[name=topics][value=college]').check();
  await expect(rental).toBeHidden();
  await expect(college).toBeVisible();
  await page.locator('[name=topics][value=rental]').check();
  await expect(rental).toBeVisible();
});

test('the city of a business is asked for right below its profit, once that is typed, and after the result', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/resources/tax-calculator');
  const [profit, city] = ['Your side or business profit', 'City of the business'].map((label) =>
    page.getByLabel(label, { exact: true }),
  );
  await expect(city!).toBeHidden();
  await profit!.fill('18000');
  await expect(city!.locator(':checked')).toHaveText('The city you work in');
  const [above, below] = [(await profit!.boundingBox())!, (await city!.boundingBox())!];
  expect(below.y - above.y).toBeLessThan(140);
  await city!.selectOption('newark');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(page.locator('.result-amounts')).toContainText('Newark');
  await expect(city!).toHaveValue('newark');
  await page.getByLabel('Filing status').selectOption('mfj');
  await page.locator('summary', { hasText: 'Income: pension' }).click();
  await expect(page.getByLabel('City of your spouse’s business')).toBeHidden();
  await page.getByLabel('Your spouse’s business profit').fill('9000');
  await expect(page.getByLabel('City of your spouse’s business')).toBeVisible();
});
