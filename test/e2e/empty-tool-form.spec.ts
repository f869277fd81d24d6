import type { Page } from 'playwright/test';
import { expect, test } from './harness.ts';

const calculator = '/resources/tax-calculator';
const paycheck = '/resources/paycheck';

const forms = [
  {
    path: calculator,
    id: 'result',
    button: 'Work it out',
    label: 'Your wages',
    error: 'Enter your wages or other income',
    values: { 'Your side or business profit': '9000' },
  },
  {
    path: paycheck,
    id: 'owner-result',
    button: 'Compare',
    label: 'Profit of the business',
    error: 'Enter a profit',
    values: { 'Profit of the business': '120000', 'Salary it would pay you': '60000' },
  },
];

/** Opens a tool and waits for its code, which is loaded on use: before that a press posts the form. */
async function openInUse(page: Page, hydrated: () => Promise<void>, path: string, label: string) {
  await page.goto(path);
  await hydrated();
  await page.getByRole('textbox', { name: label, exact: true }).focus();
  const button = page.getByRole('button', { name: /^(Copy link|Clear the form)$/, includeHidden: true });
  await expect(button).toHaveCount(2);
}

test('a press with nothing entered marks the first amount, until there is one', async ({ page, hydrated }) => {
  for (const { path, id, button, label, error, values } of forms) {
    await openInUse(page, hydrated, path, label);
    const field = page.getByRole('textbox', { name: label, exact: true });
    const form = page.locator('form.calculator', { has: field });
    const submit = form.getByRole('button', { name: button });
    await submit.click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(error));
    await expect(field).toBeInViewport({ ratio: 1 });
    for (const [name, value] of Object.entries(values))
      await page.getByRole('textbox', { name, exact: true }).fill(value);
    await expect(form.locator('.field-error')).toHaveCount(0);
    await submit.press('Enter');
    await expect(page.locator(`#${id}`)).toBeFocused();
    await page.goto('about:blank');
  }
});
