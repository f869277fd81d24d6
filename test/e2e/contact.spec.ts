import type { Page, Route } from 'playwright/test';
import { brands } from '#shared/brands/index.ts';
import { telHref } from '#shared/format/text.ts';
import { field, fill, labels, mockResponse, press } from './contact-form.ts';
import { expect, mailsIn, recordRequests, test, toast } from './harness.ts';

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
    await hint.getByRole('button', { name: 'Use pat@gmail.com' }).click();
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
      Phone: '555-0100',
      Message: ' Two\nlines\u0000\u007f ',
    });
    await field(page, 'Service').selectOption('taxFiling');
    await expect(hint).toHaveText('Use pat@gmail.com');
    const sent = page.waitForRequest('**/api/contact**');
    await press(page);
    await expect(page.locator('#field-email-error')).toHaveText('gmial.com? Press again if it is right');
    await expect(page.locator('#field-email-error')).toBeInViewport();
    await expect(field(page, 'Email')).toBeFocused();
    await press(page);
    await expect(field(page, 'Phone')).toBeFocused();
    await expect(field(page, 'Phone')).toHaveAccessibleDescription(/555-0100 has fewer than 10 digits/);
    await press(page);
    const body = (await sent).postDataJSON();
    expect((await sent).headers()['content-type']).toBe('application/json');
    expect(body).toMatchObject({ domain: 'payroll', recipientEmail: expect.stringContaining('@'), page: '/contact' });
    expect(body.formData).toEqual({
      name: 'Pat Doe',
      email: 'pat@gmial.com',
      phone: '555-0100',
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
    await fill(page, { Name: '', Message: 'My number is 219-09-9999, please file.' });
    await press(page);
    // Together with what else is wrong, not after it.
    await expect(page.locator('.contact-form')).toContainText(
      /Name is required.*This looks like a Social Security number\./s,
    );
    await field(page, 'Name').fill('Pat Doe');
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

test('a draft survives another page; a double click sends it once, without empty fields; then thanks with the address as understood, and an empty form', async ({
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
  await fill(page, { Email: 'pat@example.com.', Phone: '740.555.0100' });
  await page.goto('/healthz');
  await page.goto('/contact');
  await hydrated();
  await expect(field(page, 'Message')).toHaveValue('Books for a bakery');
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  release();
  await expect(page.getByText("Form submitted successfully. We'll get back to you soon!")).toBeVisible();
  await expect(page.locator('.contact-sent')).toContainText('We will answer to pat@example.com or call 740-555-0100.');
  await expect(page.locator('.contact-sent')).toBeFocused();
  await expect(toast(page, 'Message sent successfully')).toBeVisible();
  await expect(toast(page, "We'll get back to you soon!")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const outlet = page.getByRole('region', { name: 'Notifications' });
  expect((await outlet.boundingBox())!.y, 'over the header of a phone').toBe(0);
  expect(sent).toHaveLength(1);
  const keys = ['domain', 'email', 'formType', 'message', 'name', 'phone', 'recipientEmail', 'timestamp'];
  expect(Object.keys(sent[0]!.formData).sort()).toEqual(keys);
  await page.getByRole('button', { name: 'Wrong address? Correct it' }).click();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Email')).toHaveValue('pat@example.com');
  await expect(field(page, 'Message')).toHaveValue('Books for a bakery');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  for (const label of labels) await expect(field(page, label)).toHaveValue('');
  await expect(field(page, 'Name')).toBeFocused();
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue('');
});

test.describe('errors', () => {
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
});

const calculator = '/resources/tax-calculator';
const pricing = '/services/personal-tax/pricing';

test('an estimate becomes the message of the contact form, and reaches the server only when that is sent', async ({
  page,
  hydrated,
  site,
}) => {
  const requests = recordRequests(page);
  await page.goto(calculator);
  await hydrated();
  await page.getByLabel('Your wages').fill('73,731');
  await expect(page.locator('#result-title')).toHaveText(/^Your /);
  const total = (await page.locator('.result-total strong').textContent())!;
  await page.getByRole('link', { name: 'Send this to us' }).click();
  await expect(page).toHaveURL('/contact?service=personal-tax#write');
  const message = field(page, 'Message');
  await expect(message).toHaveValue(/- Your wages: \$73,731\n/);
  await expect(message).toHaveValue(
    new RegExp(`- Total for the year: ${total.replace('$', '\\$')}\\n- IRS: \\$[\\d,]+, withholding not entered\\n`),
  );
  await expect(field(page, 'Service')).toHaveValue('personalTax');
  expect(requests.filter((text) => text.includes('73731') || text.includes('73,731'))).toEqual([]);

  await message.fill((await message.inputValue()).replace('$73,731', 'about $74,000'));
  await fill(page, { Message: `${await message.inputValue()}Is that right?` });
  const started = page.getByText('We started your message below.');
  await expect(started).toBeVisible();
  await press(page);
  await expect(page.getByText("Form submitted successfully. We'll get back to you soon!")).toBeVisible();
  await expect(started).toBeHidden();
  const [mail] = mailsIn(site.outbox).filter((text) => text.includes('about $74,000'));
  expect(mail).toContain('Is that right?');
  expect(mail).not.toContain('73,731');
});

test('an estimate becomes the note of the meeting that is booked from there', async ({ page, hydrated }) => {
  await page.goto(calculator);
  await hydrated();
  await page.getByLabel('Your wages').fill('73,731');
  await page.getByRole('link', { name: 'Schedule a meeting with it' }).click();
  await expect(page).toHaveURL('/schedule?service=personal-tax');
  await expect(page.locator('main [name=message]')).toHaveValue(/- Your wages: \$73,731\n/);
  await expect(page.getByText('What you worked out is in the note below.')).toBeInViewport();
});

test('the list of what a return has is stored in the URL, and goes along with the question, in place of an estimate that was not sent', async ({
  page,
  hydrated,
}) => {
  await page.goto(calculator);
  await hydrated();
  await page.getByLabel('Your wages').fill('73,731');
  await expect(page.locator('#result-title')).toHaveText(/^Your /);
  await page.getByRole('link', { name: 'Send this to us' }).click();
  await expect(field(page, 'Message')).toHaveValue(/73,731/);
  await page.goto(pricing);
  await hydrated();
  // The hints of the two name each other.
  const box = (name: RegExp) => page.getByRole('checkbox', { name });
  await box(/^A city return/).check();
  await box(/^A business or side work/).check();
  await expect(page.locator('#fee-list tbody tr')).toHaveCount(3);
  await expect(page).toHaveURL(`${pricing}?has=biz,city`);
  await page.reload();
  await hydrated();
  await expect(box(/^A city return/)).toBeChecked();
  await page.getByRole('link', { name: 'Send this list' }).click();
  await expect(field(page, 'Message')).toHaveValue(
    /^My return has:\n.*\n- A city return\n- A business or side work\n\nMy question: $/,
  );
});

// The recipients of the other brands: test/server/contact/contact-mail.test.ts
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
  await field(page, 'Service').selectOption({ index: 1 });
  await fill(page, { Phone: '(740) 555-0100', Message: `With scripts, for ${brand.id}` });
  await press(page);
  await expect(page.getByText("Form submitted successfully. We'll get back to you soon!")).toBeVisible();
  const mail = mailsIn(site.outbox).filter((text) => text.includes(`With scripts, for ${brand.id}`));
  expect(mail).toHaveLength(1);
  expect(mail[0]).toContain(`\r\nTo: ${brand.contact.emails[0]}\r\n`);
  await expect(page.locator('html')).toHaveAttribute('data-brand', brand.id);
  expect(documents).toHaveLength(1);
});
