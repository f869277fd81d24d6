import { expect, journey, type Page } from './journey.ts';

const typed = { name: 'Pat Doe', email: 'pat@example.com', phone: '(740) 555-0100', message: 'Books for a bakery' };

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await page.fill(`.contact-form [name=${name}]`, value);
}
const send = (page: Page) => page.click('.contact-form button', 'Send message');
const values = (page: Page) =>
  page.run((names) => {
    const { elements } = document.querySelector<HTMLFormElement>('.contact-form')!;
    return Object.fromEntries(names.map((name) => [name, (elements.namedItem(name) as HTMLInputElement).value]));
  }, Object.keys(typed));

journey(
  'the contact form names its errors, goes to the first, and sends once they are mended',
  async ({ page, proxy }) => {
    await page.open('/contact');
    await fill(page, { ...typed, name: 'P', email: 'pat@example' });
    await send(page);
    await page.until(() => document.activeElement?.getAttribute('name') === 'name');
    await page.sees('.contact-form', 'Name must be at least 2 characters');
    await page.sees('.contact-form', 'Please enter a valid email address');
    expect(await page.run(() => document.querySelectorAll('.contact-form [aria-invalid=true]').length)).toBe(2);
    expect(proxy.requests.filter(({ path }) => path.startsWith('/api/contact'))).toEqual([]);
    await fill(page, { name: typed.name, email: typed.email });
    expect(await values(page)).toEqual(typed);
    const { promise, resolve } = Promise.withResolvers<void>();
    proxy.rule({ path: /^\/api\/contact/, until: promise });
    await send(page);
    await page.sees('.contact-form button', 'Sending...');
    expect(
      await page.run(() => document.querySelector<HTMLButtonElement>('.contact-form [type=submit]')!.disabled),
    ).toBe(true);
    resolve();
    await page.sees('.contact-sent', "Form submitted successfully. We'll get back to you soon!");
    await page.until(() => document.activeElement?.className === 'contact-sent');
    expect(proxy.requests.filter(({ path }) => path.startsWith('/api/contact'))).toHaveLength(1);
  },
);
