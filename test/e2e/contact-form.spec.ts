import type { Route } from 'playwright/test';
import { field, fill, labels, mockResponse, press } from './contact-form.ts';
import { expect, test, toast } from './harness.ts';

test('a message has the brand, its recipient and one of its services; a mistyped domain brings a hint, a Social Security number is masked', async ({
  page,
  openPage,
}) => {
  await mockResponse(page, 200, '{"success":true}');
  await openPage('/contact?domain=payroll');
  const hint = page.locator('.field-suggestion');
  await test.step('a hint at the mail domain', async () => {
    await expect(hint).toHaveAttribute('aria-live', 'polite');
    await fill(page, { Email: 'pat@gmial.com' });
    await hint.getByRole('button', { name: 'Did you mean gmail.com?' }).click();
    await expect(field(page, 'Email')).toHaveValue('pat@gmail.com');
    await expect(field(page, 'Email')).toBeFocused();
    await expect(hint).toBeEmpty();
  });
  await test.step('the message, without control characters, and with the domain as it was typed', async () => {
    const options = field(page, 'Service').locator('option');
    const offered = await options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
    expect(offered).toEqual(['', 'payrollServices', 'taxFiling', 'hrServices', 'businessFormation', 'other']);
    await fill(page, {
      Name: '  Pat\u0007 \u009fDoe ',
      Email: 'pat@gmial.com',
      Phone: '(740) 555-0100',
      Message: ' Two\nlines\u0000\u007f ',
    });
    await field(page, 'Service').selectOption('taxFiling');
    await expect(hint).toHaveText('Did you mean gmail.com?');
    const sent = page.waitForRequest('**/api/contact**');
    await press(page);
    const body = (await sent).postDataJSON();
    expect((await sent).headers()['content-type']).toBe('application/json');
    expect(body).toMatchObject({ domain: 'payroll', recipientEmail: expect.stringContaining('@') });
    expect(body.formData).toEqual({
      name: 'Pat Doe',
      email: 'pat@gmial.com',
      phone: '(740) 555-0100',
      service: 'taxFiling',
      message: 'Two\nlines',
      formType: 'contact',
      domain: 'payroll',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      recipientEmail: body.recipientEmail,
    });
  });
  await test.step('a Social Security number', async () => {
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
});

test('a draft survives another page; a double click sends it once, without empty fields; then thanks and an empty form', async ({
  page,
  openPage,
  hydrated,
}) => {
  const sent: { formData: object }[] = [];
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/contact**', async (route: Route) => {
    sent.push(route.request().postDataJSON());
    await held;
    await route.fulfill({ json: { success: true } });
  });
  await openPage('/contact');
  await fill(page);
  await page.goto('/healthz');
  await page.goto('/contact');
  await hydrated();
  await expect(field(page, 'Message')).toHaveValue('Books for a bakery');
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
