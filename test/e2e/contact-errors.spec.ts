import type { Page } from 'playwright/test';
import { brands } from '#shared/brands/index.ts';
import { telHref } from '#shared/format/tel-href.ts';
import { field, fill, labels, mockResponse, press } from './contact-form.ts';
import { expect, startSite, test, toast } from './harness.ts';

const panel = (page: Page) => page.locator('.contact-form .send-failed');
const retry = (page: Page) => page.locator('.contact-form').getByRole('button', { name: 'Try again', exact: true });

const errors: [name: string, status: number, body: string, text: string][] = [
  ['an error text from the server', 400, '{"success":false,"error":"<b>Not today</b>"}', '<b>Not today</b>'],
  ['not JSON', 502, '<h1>Bad gateway</h1>', 'Failed to send your message'],
  ['an unreadable success', 200, 'fine', 'Invalid server response'],
];
test.describe('when sending fails', () => {
  test.use({ expectedConsole: ['Failed to load resource'] });
  test('every error shows a toast as plain text and a panel at the form, which stays filled; a retry repeats the key', async ({
    page,
    hydrated,
  }) => {
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
      await expect(retry(page), name).toBeEnabled();
      await page.getByRole('button', { name: 'Close: Error sending message' }).click();
      await expect(page.locator('.toast'), name).toHaveCount(0);
      await expect(panel(page), name).toContainText(text.startsWith('Failed') ? 'Your message was not sent' : text);
      await expect(panel(page).locator('b'), name).toHaveCount(0);
    }
    await page.unrouteAll();
    const keys: string[] = [];
    await page.route('**/api/contact**', (route) => {
      keys.push(route.request().headers()['idempotency-key']!);
      return route.abort();
    });
    await field(page, 'Message').fill('Books for one bakery');
    await press(page);
    await expect(toast(page, 'Failed to submit the form. Please try again later.')).toBeVisible();
    await expect(panel(page)).toContainText('Your message was not sent');
    await expect(panel(page)).not.toContainText('Failed to submit the form.');
    await expect(panel(page).getByRole('link')).toHaveAttribute('href', /^tel:/);
    await expect(field(page, 'Message')).toHaveValue('Books for one bakery');
    await expect(retry(page)).toBeEnabled();
    await press(page);
    await expect.poll(() => keys.length).toBe(2);
    await expect(retry(page)).toBeEnabled();
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

  test('a message stays in the form, with the telephone, and is sent once when it is tried again', async ({
    page,
    hydrated,
    context,
  }) => {
    await page.goto('/contact');
    await hydrated();
    // The code of the form loads with its use; the first error shows that it has run.
    await field(page, 'Email').fill('pat');
    await field(page, 'Email').blur();
    await expect(page.locator('.field-error').filter({ visible: true }).first()).toBeVisible();
    await fill(page);
    await context.setOffline(true);
    await press(page);
    await expect(panel(page)).toContainText('Your message was not sent');
    const { phone } = brands.dresdentax.contact;
    await expect(panel(page).getByRole('link', { name: phone })).toHaveAttribute('href', telHref(phone));
    await expect(field(page, 'Name')).toHaveValue('Pat Doe');
    await context.setOffline(false);
    let requests = 0;
    await page.route('**/api/contact**', (route) => {
      requests++;
      return route.fulfill({ json: { success: true } });
    });
    await press(page);
    await expect(page.locator('.contact-sent')).toBeVisible();
    expect(requests).toBe(1);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: ['Failed to load resource'] });

  test('a message that is not accepted comes back in the form with the panel', async ({ page }) => {
    const { site, stop } = await startSite({ CONTACT_LIMIT: '1' });
    await page.goto(`${site.url}/contact?domain=payroll`);
    await fill(page);
    await press(page);
    await expect(page).toHaveURL(/sent=1/);
    await page.goto(`${site.url}/contact?domain=payroll`);
    await fill(page, { Email: 'pat@gmial.com', Message: 'One more question' });
    await press(page);
    await expect(panel(page)).toContainText('Too many messages from your network.');
    await expect(panel(page).getByRole('link', { name: brands.payroll.contact.phone })).toBeVisible();
    const suggestion = page.locator('.field-suggestion noscript');
    await expect(suggestion).toBeVisible();
    await expect(suggestion).toHaveText('Did you mean gmail.com?', { useInnerText: true });
    await expect(retry(page)).toBeFocused();
    await expect(retry(page)).toBeInViewport({ ratio: 1 });
    const again = page.waitForResponse('**/api/contact**');
    await retry(page).click();
    expect((await again).status()).toBe(429);
    await expect(field(page, 'Message')).toHaveValue('One more question');
    await stop();
  });
});
