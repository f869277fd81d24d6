import type { Page } from 'playwright/test';
import { field, fill, press } from './contact-form.ts';
import { expect, test } from './harness.ts';
import { mailsIn } from './outbox-mails.ts';

const calculator = '/resources/tax-calculator';
const pricing = '/services/personal-tax/pricing';

/** Everything the page sends to the server: URLs, referrers and bodies. */
function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push([request.url(), request.headers()['referer'], request.postData()].join(' ')),
  );
  return requests;
}

test('an estimate becomes the message of the contact form, and reaches the server only when that is sent', async ({
  page,
  hydrated,
  site,
}) => {
  const requests = recordRequests(page);
  await page.goto(calculator);
  await hydrated();
  await page.getByLabel('Your wages').fill('73,731');
  await expect(page.locator('.result-total strong')).toHaveText(/\$/);
  const total = (await page.locator('.result-total strong').textContent())!;
  await page.getByRole('link', { name: 'Send this to us' }).click();
  await expect(page).toHaveURL('/contact?service=personal-tax#write');
  const message = field(page, 'Message');
  await expect(message).toHaveValue(/- Your wages: \$73,731\n/);
  await expect(message).toHaveValue(
    new RegExp(
      `- Total for the year: ${total.replace('$', '\\$')}\\n- IRS: tax \\$[\\d,]+, withholding not entered\\n`,
    ),
  );
  await expect(field(page, 'Service')).toHaveValue('personalTax');
  expect(requests.filter((text) => text.includes('73731') || text.includes('73,731'))).toEqual([]);

  await message.fill((await message.inputValue()).replace('$73,731', 'about $74,000'));
  await fill(page, { Message: `${await message.inputValue()}Is that right?` });
  await press(page);
  await expect(page.getByText("Form submitted successfully. We'll get back to you soon!")).toBeVisible();
  const [mail] = mailsIn(site.outbox).filter((text) => text.includes('about $74,000'));
  expect(mail).toContain('Is that right?');
  expect(mail).not.toContain('73,731');
});

test('the list of what a return has is stored in the URL, and goes along with the question', async ({
  page,
  hydrated,
}) => {
  await page.goto(pricing);
  await hydrated();
  await page.getByLabel('A city return').check();
  await page.getByLabel('A business or side work').check();
  await expect(page.locator('#fee-list tbody tr')).toHaveCount(3);
  await expect(page).toHaveURL(`${pricing}?has=biz,city`);
  await page.reload();
  await hydrated();
  await expect(page.getByLabel('A city return')).toBeChecked();
  await page.getByRole('link', { name: 'Send this list' }).click();
  await expect(field(page, 'Message')).toHaveValue(
    /^My return has:\n.*\n- A city return\n- A business or side work\n\nMy question: $/,
  );
});

test('a message about a letter names it in its subject', async ({ page, openPage, site }) => {
  await openPage('/contact?service=personal-tax&letter=CP2000');
  await expect(field(page, 'Message')).toHaveValue(/^My letter: CP2000\n/);
  await fill(page, { Name: 'Letter Reader', Email: 'reader@example.com' });
  await press(page);
  await expect(page.getByText("Form submitted successfully. We'll get back to you soon!")).toBeVisible();
  const [mail] = mailsIn(site.outbox).filter((text) => text.includes('Letter Reader'));
  expect(mail).toMatch(/^Subject: CP2000: Letter Reader \[/m);
});
