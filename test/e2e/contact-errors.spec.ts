import { field, fill, labels, mockResponse, press } from './contact-form.ts';
import { expect, test, toast } from './harness.ts';

const errors: [name: string, status: number, body: string, text: string][] = [
  ['an error text from the server', 400, '{"success":false,"error":"<b>Not today</b>"}', '<b>Not today</b>'],
  ['no text', 500, '{}', 'Failed to send your message'],
  ['not JSON', 502, '<h1>Bad gateway</h1>', 'Failed to send your message'],
  ['an unreadable success', 200, 'fine', 'Invalid server response'],
  ['success false', 200, '{"success":false,"error":"Mailbox full"}', 'Mailbox full'],
  ['success false without text', 200, '{"success":false}', 'Failed to send your message'],
];
test.describe('when sending fails', () => {
  test.use({ expectedConsole: ['Failed to load resource'] });
  test('every error response shows a toast as plain text and leaves the form filled', async ({ page, hydrated }) => {
    await page.goto('/contact');
    await hydrated();
    await fill(page, { Phone: '(740) 555-0100' });
    await field(page, 'Service').selectOption('bookkeeping');
    for (const [name, status, body, text] of errors) {
      await mockResponse(page, status, body);
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

  test('an unreachable server shows a toast and leaves the form filled', async ({ page, hydrated }) => {
    await page.route('**/api/contact**', (route) => route.abort());
    await page.goto('/contact');
    await hydrated();
    await fill(page);
    await press(page);
    await expect(toast(page, 'Error sending message')).toBeVisible();
    await expect(toast(page, 'Failed to submit the form. Please try again later.')).toBeVisible();
    await expect(field(page, 'Message')).toHaveValue('Books for a bakery');
  });

  test('a retry repeats the idempotency key, a changed message has a new one', async ({ page, hydrated }) => {
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

test.describe('offline', () => {
  test.use({ expectedConsole: ['ERR_INTERNET_DISCONNECTED'] });

  test('a message is queued offline and sent once when back online, unless cancelled', async ({
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
    // The code of the offline queue loads with the first input.
    const code = page.waitForResponse(/\/validate-\w+\.js$/).then((response) => response.finished());
    await fill(page);
    await code;
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
