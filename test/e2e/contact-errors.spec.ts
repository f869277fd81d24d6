import type { Page } from 'playwright/test';
import { brands } from '#shared/brands/index.ts';
import { telHref } from '#shared/format/text.ts';
import { field, fill, labels, mockResponse, press } from './contact-form.ts';
import { expect, test, toast } from './harness.ts';

test.use({ expectedConsole: ['Failed to load resource', 'ERR_INTERNET_DISCONNECTED'] });

const panel = (page: Page) => page.locator('.contact-form .send-failed');
const retry = (page: Page) => page.locator('.contact-form').getByRole('button', { name: 'Try again', exact: true });

const errors: [name: string, status: number, body: string, text: string][] = [
  ['an error text from the server', 400, '{"success":false,"error":"<b>Not today</b>"}', '<b>Not today</b>'],
  ['not JSON', 502, '<h1>Bad gateway</h1>', 'Failed to send your message'],
  ['an unreadable success', 200, 'fine', 'Invalid server response'],
];
test('every error shows a toast as plain text and a panel at the form, which stays filled; offline it has the telephone, and a retry repeats the key', async ({
  page,
  openPage,
  context,
}) => {
  await openPage('/contact');
  await fill(page, { Phone: '(740) 555-0100' });
  await field(page, 'Service').selectOption('bookkeeping');
  for (const [name, status, body, text] of errors)
    await test.step(name, async () => {
      await mockResponse(page, status, body);
      await press(page);
      await expect(page.locator('.toast .toast-title')).toHaveText('Error sending message');
      await expect(page.locator('.toast .toast-text')).toHaveText(text);
      await expect(page.locator('.toast b')).toHaveCount(0);
      const values = ['Pat Doe', 'pat@example.com', '(740) 555-0100', 'bookkeeping', 'Books for a bakery'];
      for (const [place, label] of labels.entries()) await expect(field(page, label)).toHaveValue(values[place]!);
      await expect(retry(page)).toBeEnabled();
      await page.getByRole('button', { name: 'Close: Error sending message' }).click();
      await expect(page.locator('.toast')).toHaveCount(0);
      await expect(panel(page)).toContainText(text.startsWith('Failed') ? 'Your message was not sent' : text);
      await expect(panel(page).locator('b')).toHaveCount(0);
    });
  await page.unrouteAll();
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/contact')) keys.push(request.headers()['idempotency-key']!);
  });
  const { phone } = brands.dresdentax.contact;
  const send = async () => {
    await press(page);
    await expect(toast(page, 'Failed to submit the form. Please try again later.')).toBeVisible();
    await page.getByRole('button', { name: 'Close: Error sending message' }).click();
    await expect(panel(page)).toContainText('Your message was not sent');
    await expect(panel(page)).not.toContainText('Failed to submit the form.');
    await expect(panel(page).getByRole('link', { name: phone })).toHaveAttribute('href', telHref(phone));
  };
  await context.setOffline(true);
  await field(page, 'Message').fill('Books for one bakery');
  await send();
  await send();
  await field(page, 'Message').fill('Books for two bakeries');
  await send();
  await context.setOffline(false);
  await press(page);
  await expect(page.locator('.contact-sent')).toBeVisible();
  expect(keys).toHaveLength(4);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(keys[3]).toBe(keys[2]);
});
