import type { Page, Request } from 'playwright/test';
import { brands } from '#shared/brands/index.ts';
import { expect, test, toast } from './harness.ts';
import { mailsIn } from './outbox-mails.ts';
import { sitemapPaths } from './sitemap-paths.ts';

for (const brand of Object.values(brands)) {
  test(`${brand.id}: from home to news to a post to contact to thanks without loading a document, message for the brand`, async ({
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
}

test('the form shows errors of the API and keeps its values: too many messages', async ({ page, hydrated }) => {
  await page.route('**/api/contact**', (route) =>
    route.fulfill({ status: 200, headers: { 'content-type': 'text/html' }, body: '<p>A proxy in between</p>' }),
  );
  await page.goto('/contact');
  await hydrated();
  const form = page.locator('.contact-form');
  await form.getByLabel('Name').fill('Pat Doe');
  await form.getByLabel('Email').fill('pat@example.com');
  await form.getByLabel('Message').fill('Kept through a proxy’s page');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(toast(page, 'Invalid server response')).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue('Kept through a proxy’s page');
});

test('no page requests another host, shows a consent banner, or logs an error', async ({
  page,
  request,
  hydrated,
  site,
}) => {
  test.setTimeout(120_000);
  const elsewhere: string[] = [];
  // Not by a route: without the browser's cache every page would take three times as long.
  page.on('request', (sent) => {
    if (!isOwn(sent, site.url)) elsewhere.push(`${page.url()} requested ${sent.url()}`);
  });
  const pages = await sitemapPaths(request);
  for (const [place, path] of [...pages, '/search?q=tax', '/domain-tester'].entries()) {
    const brand = Object.keys(brands)[place % 3];
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}domain=${brand}`);
    await hydrated();
    await toTheEnd(page);
    await expect(page.locator('[data-consent], .consent'), path).toHaveCount(0);
  }
  expect(elsewhere).toEqual([]);
});

function isOwn(request: Request, origin: string) {
  const { protocol, origin: requested } = new URL(request.url());
  return requested === origin || ['data:', 'blob:'].includes(protocol);
}

/** Scrolls through the page, so that deferred content is requested too. */
async function toTheEnd(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
}
