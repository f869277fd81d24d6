import type { Page } from 'playwright/test';

/** Answers the form's call in the server's place. */
export const answer = (page: Page, status: number, body: string) =>
  page.route('**/api/contact**', (route) => route.fulfill({ status, contentType: 'application/json', body }));
/** The form's own fields: menus and notices have labels with the same words. */
export const field = (page: Page, label: string) => page.locator('.contact-form').getByLabel(label);
export const press = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

/** Fills the form with a message that has nothing wrong, but for these values by label. */
export async function fill(page: Page, values: Record<string, string> = {}) {
  const all = { Name: 'Pat Doe', Email: 'pat@example.com', Message: 'Books for a bakery', ...values };
  for (const [label, value] of Object.entries(all)) await field(page, label).fill(value);
}

/** The fields of the contact form, in their order. */
export const labels = ['Name', 'Email', 'Phone', 'Service', 'Message'];
