import { field, fill, press } from './contact-form.ts';
import { expect, test } from './harness.ts';

const invalid: [values: Record<string, string>, text: string][] = [
  [{ Name: '' }, 'Name is required'],
  [{ Name: 'P' }, 'Name must be at least 2 characters'],
  [{ Email: '' }, 'Email is required'],
  [{ Email: 'pat@example' }, 'Please enter a valid email address'],
  [{ Phone: '740-CALL-ME' }, 'Please enter a valid phone number'],
  [{ Phone: '555010' }, 'Please enter a valid phone number'],
  [{ Message: '' }, 'Message is required'],
  [{ Message: 'Four' }, 'Message must be at least 5 characters'],
  [{ Message: '      ' }, 'Message is required'],
  [{ Name: '   ' }, 'Name is required'],
  [{ Email: '   ' }, 'Email is required'],
];
test('an invalid value shows its error at the field and focuses it, and nothing is sent', async ({
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
  expect(requests).toBe(0);
});

test('the summary counts what is left to fix from one submit to the next', async ({ page, hydrated }) => {
  await page.goto('/contact');
  await hydrated();
  const summary = page.locator('.error-summary');
  await field(page, 'Name').fill('P');
  await field(page, 'Email').fill('pat@');
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
});

test('a field left empty is asked for when the form is sent, not before', async ({ page, hydrated }) => {
  await page.goto('/contact');
  await hydrated();
  await field(page, 'Name').focus();
  await page.keyboard.press('Tab');
  await field(page, 'Email').fill('pat@');
  await page.keyboard.press('Tab');
  await expect(page.locator('.field-error')).toHaveText(['Please enter a valid email address']);
  await press(page);
  await expect(page.locator('.error-summary')).toContainText('3 things to fix');
  await field(page, 'Email').fill('pat@example.com');
  await expect(page.locator('#field-email-error')).toHaveCount(0);
});

test('the shortest accepted and ordinary values are sent', async ({ page, hydrated }) => {
  const sent: unknown[] = [];
  await page.route('**/api/contact**', (route) => {
    sent.push(route.request().postDataJSON().formData);
    return route.fulfill({ json: { success: true } });
  });
  await page.goto('/contact');
  await hydrated();
  const accepted: Record<string, string>[] = [
    { Phone: '(740) 555-0100' },
    { Phone: '+17405550100' },
    { Message: 'Hello' },
    { Name: 'Al' },
  ];
  for (const values of accepted) {
    await fill(page, values);
    await press(page);
    await expect(page.locator('.contact-sent')).toBeVisible();
    const [[label, value]] = Object.entries(values) as [[string, string]];
    expect(sent.at(-1)).toMatchObject({ [label.toLowerCase()]: value });
    await page.getByRole('button', { name: 'Send Another Message' }).click();
  }
});
