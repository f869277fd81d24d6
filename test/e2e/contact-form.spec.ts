import type { Route } from 'playwright/test';
import { brandIds } from '#shared/brands/index.ts';
import { field, fill, labels, mockResponse, press } from './contact-form.ts';
import { expect, test, toast } from './harness.ts';

const choices = {
  dresdentax: ['personalTax', 'businessTax', 'bookkeeping', 'formation', 'other'],
  brownco: ['consulting', 'marketing', 'formation', 'fractionalCFO', 'other'],
  payroll: ['payrollServices', 'taxFiling', 'hrServices', 'businessFormation', 'other'],
};
test('each brand sends its id, recipient and services, with control characters removed', async ({ page, hydrated }) => {
  await mockResponse(page, 200, '{"success":true}');
  for (const brand of brandIds) {
    const values = choices[brand];
    const sent = page.waitForRequest('**/api/contact**');
    await page.goto(`/contact?domain=${brand}`);
    await hydrated();
    const offered = await field(page, 'Service')
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(offered).toEqual(['', ...values]);
    await fill(page, { Name: '  Pat\u0007 \u009fDoe ', Phone: '(740) 555-0100', Message: ' Two\nlines\u0000\u007f ' });
    await field(page, 'Service').selectOption(values[1]!);
    await press(page);
    const body = (await sent).postDataJSON();
    expect((await sent).headers()['content-type']).toBe('application/json');
    expect(body).toMatchObject({ domain: brand, recipientEmail: expect.stringContaining('@') });
    expect(body.formData).toEqual({
      name: 'Pat Doe',
      email: 'pat@example.com',
      phone: '(740) 555-0100',
      service: values[1],
      message: 'Two\nlines',
      formType: 'contact',
      domain: brand,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      recipientEmail: body.recipientEmail,
    });
  }
});

test('a double click sends once, without empty fields; then thanks and an empty form', async ({ page, hydrated }) => {
  const sent: { formData: object }[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/contact**', async (route: Route) => {
    sent.push(route.request().postDataJSON());
    await held;
    await route.fulfill({ json: { success: true } });
  });
  await page.goto('/contact');
  await hydrated();
  await fill(page);
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  release();
  await expect(page.getByText("Form submitted successfully. We'll get back to you soon!")).toBeVisible();
  await expect(page.locator('.contact-sent')).toBeFocused();
  await expect(toast(page, 'Message sent successfully')).toBeVisible();
  await expect(toast(page, "We'll get back to you soon!")).toBeVisible();
  expect(sent).toHaveLength(1);
  const keys = ['domain', 'email', 'formType', 'message', 'name', 'recipientEmail', 'timestamp'];
  expect(Object.keys(sent[0]!.formData).sort()).toEqual(keys);
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  for (const label of labels) await expect(field(page, label)).toHaveValue('');
  await expect(field(page, 'Name')).toBeFocused();
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue('');
});

test('a draft survives reload and navigation in the same tab', async ({ page, hydrated }) => {
  await page.goto('/contact');
  await hydrated();
  await field(page, 'Message').fill('Half a sentence');
  await page.goto('/about-us');
  await page.goto('/contact');
  await hydrated();
  await expect(field(page, 'Message')).toHaveValue('Half a sentence');
  await page.reload();
  await hydrated();
  await expect(field(page, 'Message')).toHaveValue('Half a sentence');
});

test('a mistyped mail domain brings a hint, and a Social Security number is masked before sending', async ({
  page,
  hydrated,
}) => {
  await mockResponse(page, 200, '{"success":true}');
  await page.goto('/contact');
  await hydrated();
  const hint = page.locator('.field-suggestion');
  await expect(hint).toHaveAttribute('aria-live', 'polite');
  await fill(page, { Email: 'pat@gmial.com' });
  await expect(hint).toHaveText('Did you mean gmail.com?');
  await hint.getByRole('button', { name: 'Did you mean gmail.com?' }).click();
  await expect(field(page, 'Email')).toHaveValue('pat@gmail.com');
  await expect(field(page, 'Email')).toBeFocused();
  await expect(hint).toBeEmpty();
  await fill(page, { Email: 'pat@gmial.com' });
  await expect(hint).toHaveText('Did you mean gmail.com?');
  const sent = page.waitForRequest('**/api/contact**');
  await press(page);
  expect((await sent).postDataJSON().formData.email).toBe('pat@gmial.com');
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await fill(page, { Message: 'My number is 219-09-9999, please file.' });
  await press(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('This looks like a Social Security number.');
  await expect(dialog.getByRole('link', { name: 'client portal' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Back to my message' }).click();
  await expect(field(page, 'Message')).toBeFocused();
  await press(page);
  const masked = page.waitForRequest('**/api/contact**');
  await page.getByRole('button', { name: 'Send with hidden digits' }).click();
  expect((await masked).postDataJSON().formData.message).toBe('My number is •••-••-••••, please file.');
});
