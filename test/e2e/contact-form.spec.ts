import { readdirSync } from 'node:fs';
import type { Page, Route } from 'playwright/test';
import { expect, test } from './harness.ts';

const answer = (page: Page, status: number, body: string) =>
  page.route('**/api/contact**', (route) => route.fulfill({ status, contentType: 'application/json', body }));
/** The form's own fields: menus and notices have labels with the same words. */
const field = (page: Page, label: string) => page.locator('.contact-form').getByLabel(label);
const press = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();
const toast = (page: Page, title: string) => page.getByRole('region', { name: 'Notifications' }).getByText(title);

async function fill(page: Page, values: Record<string, string> = {}) {
  const all = { Name: 'Pat Doe', Email: 'pat@example.com', Message: 'Books for a bakery', ...values };
  for (const [label, value] of Object.entries(all)) await field(page, label).fill(value);
}

const labels = ['Name', 'Email', 'Phone', 'Service', 'Message'];
const choices = {
  dresdentax: ['personalTax', 'businessTax', 'bookkeeping', 'formation', 'other'],
  brownco: ['consulting', 'marketing', 'formation', 'fractionalCFO', 'other'],
  payroll: ['payrollServices', 'taxFiling', 'hrServices', 'businessFormation', 'other'],
};
for (const [brand, values] of Object.entries(choices)) {
  test(`R-FM-03 R-FM-04 R-FM-05 R-FM-07..09 ${brand} sends its own name, address and services, cleaned`, async ({
    page,
    hydrated,
  }) => {
    const sent = page.waitForRequest('**/api/contact**');
    await answer(page, 200, '{"success":true}');
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
  });
}

test('R-FM-01 R-FM-02 R-FM-03 R-FM-06 sends once, without what was left empty, thanks, and offers an empty form', async ({
  page,
  hydrated,
}) => {
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

const errors: [name: string, status: number, body: string, text: string][] = [
  ['R-ER-01 a text of the server', 400, '{"success":false,"error":"<b>Not today</b>"}', '<b>Not today</b>'],
  ['R-ER-02 no text', 500, '{}', 'Failed to send your message'],
  ['R-ER-03 not JSON', 502, '<h1>Bad gateway</h1>', 'Failed to send your message'],
  ['R-ER-04 an unreadable success', 200, 'fine', 'Invalid server response'],
  ['R-ER-05 success false', 200, '{"success":false,"error":"Mailbox full"}', 'Mailbox full'],
  ['R-ER-06 success false without text', 200, '{"success":false}', 'Failed to send your message'],
];
test.describe('after a failure', () => {
  test.use({ expectedConsole: ['Failed to load resource'] });
  test('R-ER-01..06 R-ER-08 R-FM-10 each is told by a notice, as text, and the form stays as it is', async ({
    page,
    hydrated,
  }) => {
    await page.goto('/contact');
    await hydrated();
    await fill(page, { Phone: '(740) 555-0100' });
    await field(page, 'Service').selectOption('bookkeeping');
    for (const [name, status, body, text] of errors) {
      await answer(page, status, body);
      await press(page);
      await expect(page.locator('.toast .toast-title'), name).toHaveText('Error sending message');
      await expect(page.locator('.toast .toast-text'), name).toHaveText(text);
      await expect(page.locator('.toast b'), name).toHaveCount(0);
      const values = ['Pat Doe', 'pat@example.com', '(740) 555-0100', 'bookkeeping', 'Books for a bakery'];
      for (const [place, label] of labels.entries()) await expect(field(page, label), name).toHaveValue(values[place]!);
      await expect(page.getByRole('button', { name: 'Send message' }), name).toBeEnabled();
      await page.getByRole('button', { name: 'Close: Error sending message' }).click();
      await expect(page.locator('.toast'), name).toHaveCount(0);
    }
  });

  test('R-ER-07 the server cannot be reached', async ({ page, hydrated }) => {
    await page.route('**/api/contact**', (route) => route.abort());
    await page.goto('/contact');
    await hydrated();
    await fill(page);
    await press(page);
    await expect(toast(page, 'Error sending message')).toBeVisible();
    await expect(toast(page, 'Failed to submit the form. Please try again later.')).toBeVisible();
    await expect(field(page, 'Message')).toHaveValue('Books for a bakery');
  });

  test('a second try of the same message carries the same key, a changed one another', async ({ page, hydrated }) => {
    const keys: string[] = [];
    await page.route('**/api/contact**', (route) => {
      keys.push(route.request().postDataJSON().idempotencyKey);
      return route.abort();
    });
    await page.goto('/contact');
    await hydrated();
    await fill(page);
    for (const count of [1, 2]) {
      await press(page);
      await expect.poll(() => keys.length).toBe(count);
      await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
    }
    await field(page, 'Message').fill('Books for two bakeries');
    await press(page);
    await expect.poll(() => keys.length).toBe(3);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

const faults: [name: string, values: Record<string, string>, text: string][] = [
  ['R-VA-01', { Name: '' }, 'Name is required'],
  ['R-VA-02', { Name: 'P' }, 'Name must be at least 2 characters'],
  ['R-VA-03', { Email: '' }, 'Email is required'],
  ['R-VA-04', { Email: 'pat@example' }, 'Please enter a valid email address'],
  ['R-VA-05', { Phone: '740-CALL-ME' }, 'Please enter a valid phone number'],
  ['R-VA-06', { Phone: '555010' }, 'Please enter a valid phone number'],
  ['R-VA-07', { Message: '' }, 'Message is required'],
  ['R-VA-08', { Message: 'Four' }, 'Message must be at least 5 characters'],
  ['R-VA-09', { Message: '      ' }, 'Message is required'],
  ['R-VA-09', { Name: '   ' }, 'Name is required'],
  ['R-VA-09', { Email: '   ' }, 'Email is required'],
];
test('R-VA-01..09 R-VA-11 each fault is named at its field, which gets the focus, and nothing is sent', async ({
  page,
  hydrated,
}) => {
  let requests = 0;
  page.on('request', (request) => request.url().includes('/api/contact') && requests++);
  await page.goto('/contact');
  await hydrated();
  for (const [name, values, text] of faults) {
    await fill(page, { Phone: '', ...values });
    await press(page);
    const faulty = field(page, Object.keys(values)[0]!);
    await expect(faulty, name).toBeFocused();
    await expect(faulty, name).toHaveAttribute('aria-invalid', 'true');
    await expect(faulty, name).toHaveAccessibleDescription(new RegExp(text));
  }
  expect(requests).toBe(0);
});

test('R-VA-11 of two faults the first gets the focus; both are summed up with links to their fields', async ({
  page,
  hydrated,
}) => {
  await page.goto('/contact');
  await hydrated();
  await fill(page, { Name: '', Email: 'x' });
  await press(page);
  await expect(field(page, 'Name')).toBeFocused();
  const summary = page.locator('.error-summary');
  await expect(summary.getByRole('link')).toHaveText(['Name is required', 'Please enter a valid email address']);
  await summary.getByRole('link').last().click();
  await expect(field(page, 'Email')).toBeFocused();
});

test('a fault shows when the field is left and goes when it is mended', async ({ page, hydrated }) => {
  await page.goto('/contact');
  await hydrated();
  await field(page, 'Email').fill('pat@');
  await field(page, 'Phone').focus();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await field(page, 'Email').fill('pat@example.com');
  await expect(page.getByText('Please enter a valid email address')).toBeHidden();
});

test('R-VA-10 the shortest and the usual values are sent', async ({ page, hydrated }) => {
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

test('a draft survives reload and navigation in this tab', async ({ page, hydrated }) => {
  await page.goto('/contact');
  await hydrated();
  await field(page, 'Message').fill('Half a sentence');
  await page.reload();
  await hydrated();
  await expect(field(page, 'Message')).toHaveValue('Half a sentence');
  await page.goto('/about-us');
  await page.goto('/contact');
  await hydrated();
  await expect(field(page, 'Message')).toHaveValue('Half a sentence');
});

test('the service of the page the visitor came from is preselected', async ({ page, hydrated }) => {
  await page.goto('/services/bookkeeping');
  await hydrated();
  await page.goto('/contact');
  await hydrated();
  await expect(field(page, 'Service')).toHaveValue('bookkeeping');
  await page.goto('/contact?service=business-formation');
  await expect(field(page, 'Service')).toHaveValue('formation');
});

test.describe('offline', () => {
  test.use({ expectedConsole: ['ERR_INTERNET_DISCONNECTED'] });

  test('a message is kept, sent once when the connection returns, or cancelled', async ({
    page,
    hydrated,
    context,
  }) => {
    let requests = 0;
    await page.route('**/api/contact**', (route) => {
      requests++;
      return route.fulfill({ json: { success: true } });
    });
    await page.goto('/contact');
    await hydrated();
    await fill(page);
    await context.setOffline(true);
    await press(page);
    await expect(page.getByText('You are offline')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel sending' }).click();
    await context.setOffline(false);
    await expect(page.getByText('You are offline')).toBeHidden();
    expect(requests).toBe(0);
    await context.setOffline(true);
    await press(page);
    await expect(page.getByText('You are offline')).toBeVisible();
    await context.setOffline(false);
    await expect(page.locator('.contact-sent')).toBeVisible();
    expect(requests).toBe(1);
  });
});

test('a Social Security number is asked about and hidden before it leaves', async ({ page, hydrated }) => {
  await answer(page, 200, '{"success":true}');
  await page.goto('/contact');
  await hydrated();
  await fill(page, { Message: 'My number is 219-09-9999, please file.' });
  await press(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('This looks like a Social Security number.');
  await expect(dialog.getByRole('link', { name: 'client portal' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Back to my message' }).click();
  await expect(field(page, 'Message')).toBeFocused();
  await press(page);
  const sent = page.waitForRequest('**/api/contact**');
  await page.getByRole('button', { name: 'Send with hidden digits' }).click();
  expect((await sent).postDataJSON().formData.message).toBe('My number is •••-••-••••, please file.');
});

test('a meeting request is sent with formType schedule, days and topic', async ({ page, hydrated, site }) => {
  await page.goto('/schedule');
  await hydrated();
  await page.getByRole('radio', { name: 'Video' }).check();
  const monday = nextMonday();
  await field(page, 'First choice').fill(sundayBefore(monday));
  await fill(page);
  await page.getByRole('button', { name: 'Request this meeting' }).click();
  await expect(page.getByText('We meet Monday through Saturday. Please choose another day')).toBeVisible();
  await expect(field(page, 'First choice')).toBeFocused();
  await field(page, 'First choice').fill(monday);
  const sent = page.waitForRequest('**/api/contact**');
  await page.getByRole('button', { name: 'Request this meeting' }).click();
  expect((await sent).postDataJSON().formData).toMatchObject({ formType: 'schedule', mode: 'video', dates: [monday] });
  await expect(page.locator('.contact-sent')).toBeVisible();
  expect(readdirSync(site.outbox, { recursive: true }).some((name) => String(name).endsWith('.eml'))).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: ['Failed to load resource'] });

  test('the browser posts the form, faults come back with the values, then thanks', async ({ page }) => {
    await page.goto('/contact?domain=payroll');
    await fill(page, { Name: 'P' });
    await field(page, 'Service').selectOption('hrServices');
    await press(page);
    await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
    await expect(field(page, 'Email')).toHaveValue('pat@example.com');
    await expect(field(page, 'Service')).toHaveValue('hrServices');
    await expect(field(page, 'Message')).toHaveValue('Books for a bakery');
    await field(page, 'Name').fill('Pat');
    await press(page);
    await expect(page).toHaveURL('/contact?sent=1&domain=payroll');
    await expect(page.getByText("Form submitted successfully. We'll get back to you soon!")).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'payroll');
  });

  test('a meeting request is thanked where it was made, in words of its own', async ({ page }) => {
    await page.goto('/schedule?domain=brownco');
    await fill(page);
    await page.getByRole('button', { name: 'Request this meeting' }).click();
    await expect(page).toHaveURL('/schedule?sent=1&domain=brownco');
    await expect(page.getByText('It is an appointment once we confirm it')).toBeVisible();
    await page.getByRole('link', { name: 'Send Another Message' }).click();
    await expect(page).toHaveURL('/schedule?domain=brownco#request');
    await expect(field(page, 'Name')).toHaveValue('');
  });
});

function nextMonday(): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7 || 7) + 7);
  return day.toISOString().slice(0, 10);
}

function sundayBefore(monday: string): string {
  return new Date(Date.parse(monday) - 86_400_000).toISOString().slice(0, 10);
}
