import type { Page } from 'playwright/test';

/** Fulfils the form's request without the server. */
export const mockResponse = (page: Page, status: number, body: string) =>
  page.route('**/api/contact**', (route) => route.fulfill({ status, contentType: 'application/json', body }));
/** A field of the contact form: menus and toasts have labels with the same words. */
export const field = (page: Page, label: string) => page.locator('.contact-form').getByLabel(label);
/** Sends the form; after a failed attempt its button says "Try again". */
export const press = (page: Page) =>
  page
    .locator('.contact-form')
    .getByRole('button', { name: /^(Send message|Try again)$/ })
    .click();

/** Fills the form with valid values, overridden by label. */
export async function fill(page: Page, values: Record<string, string> = {}) {
  const all = { Name: 'Pat Doe', Email: 'pat@example.com', Message: 'Books for a bakery', ...values };
  for (const [label, value] of Object.entries(all)) await field(page, label).fill(value);
}

/** Labels of the contact form's fields, in order. */
export const labels = ['Name', 'Email', 'Phone', 'Service', 'Message'];
