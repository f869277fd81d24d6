import { field, fill, press } from './contact-form.ts';
import { expect, test } from './harness.ts';

const invalid: [values: Record<string, string>, text: string][] = [
  [{ Name: '   ' }, 'Name is required'],
  [{ Email: 'pat@example' }, 'Please enter a valid email address'],
  [{ Phone: '555010' }, 'Please enter a valid phone number'],
  [{ Message: 'Four' }, 'Message must be at least 5 characters'],
];
test('errors are shown at their fields and counted down in the summary, and nothing is sent', async ({
  page,
  hydrated,
}) => {
  let requests = 0;
  page.on('request', (request) => request.url().includes('/api/contact') && requests++);
  await page.goto('/contact');
  await hydrated();
  for (const [values, text] of invalid) {
    await fill(page, { Phone: '', ...values });
    await press(page);
    const target = field(page, Object.keys(values)[0]!);
    await expect(target, text).toBeFocused();
    await expect(target, text).toHaveAttribute('aria-invalid', 'true');
    await expect(target, text).toHaveAccessibleDescription(new RegExp(text));
  }
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await hydrated();
  const summary = page.locator('.error-summary');
  await field(page, 'Name').focus();
  await page.keyboard.press('Tab');
  await field(page, 'Email').fill('pat@');
  await page.keyboard.press('Tab');
  await expect(page.locator('.field-error')).toHaveText(['Please enter a valid email address']);
  await field(page, 'Name').fill('P');
  await field(page, 'Phone').focus();
  await expect(page.locator('.field-error')).toHaveCount(2);
  await expect(summary).toHaveCount(0);
  await press(page);
  await expect(summary).toContainText('3 things to fix');
  await expect(field(page, 'Name')).toBeFocused();
  await summary.getByRole('link', { name: 'Please enter a valid email address' }).click();
  await expect(field(page, 'Email')).toBeFocused();
  await field(page, 'Name').fill('Pat Doe');
  await expect(page.locator('#field-name-error')).toHaveCount(0);
  await expect(summary).toContainText('2 of 3 left to fix');
  await expect(summary.locator('s')).toHaveText('Name must be at least 2 characters');
  await fill(page);
  await expect(page.locator('.field-error')).toHaveCount(0);
  await expect(summary).toContainText('0 of 3 left to fix');
  expect(requests).toBe(0);
});
