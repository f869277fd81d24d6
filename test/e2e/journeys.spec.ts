import { brands } from '#shared/brands/index.ts';
import { expect, test, withMotion } from './harness.ts';
import { mailsIn } from './outbox-mails.ts';

test.use(withMotion);

// The recipients of the other brands: test/server/mail/compose-mail.test.ts
const brand = brands.payroll;

test('from home to news to a post to contact to thanks without loading a document, message for the brand', async ({
  page,
  hydrated,
  site,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.goto(`/?domain=${brand.id}`);
  await hydrated();
  await page.locator('main').getByRole('link', { name: 'All news' }).click();
  await expect(page).toHaveURL(`/blog?domain=${brand.id}`);
  await page.locator('.news-list .post-card a').first().click();
  await expect(page).toHaveURL(new RegExp(`/blog/[a-z0-9-]+\\?domain=${brand.id}$`));
  await expect(page.locator('[data-post-body] p').first()).toBeVisible();
  await expect(page.locator('h1')).toBeFocused();
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByText('Contact', { exact: true }).click();
  await nav.getByRole('link', { name: /Ways to Contact/ }).click();
  await expect(page).toHaveURL(`/contact?domain=${brand.id}`);
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#3cc36d');
  await expect(page).toHaveTitle(/Payroll/);
  const links = await page
    .locator('main a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((link) => !link!.includes(`domain=${brand.id}`))).toEqual([]);
  const form = page.locator('.contact-form');
  await form.getByLabel('Name').fill('Pat Doe');
  await form.getByLabel('Email').fill('pat@example.com');
  await form.getByLabel('Phone').fill('(740) 555-0100');
  await form.getByLabel('Service').selectOption({ index: 1 });
  await form.getByLabel('Message').fill(`With scripts, for ${brand.id}`);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText("Form submitted successfully. We'll get back to you soon!")).toBeVisible();
  const mail = mailsIn(site.outbox).filter((text) => text.includes(`With scripts, for ${brand.id}`));
  expect(mail).toHaveLength(1);
  expect(mail[0]).toContain(`\r\nTo: ${brand.contact.emails[0]}\r\n`);
  await expect(page.locator('html')).toHaveAttribute('data-brand', brand.id);
  expect(documents).toHaveLength(1);
});
