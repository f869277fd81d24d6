import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { field, fill } from './contact-form.ts';
import { expect, hold, startSite, test } from './harness.ts';
import { mailsIn } from './outbox-mails.ts';

let booking: Server;
let own: Awaited<ReturnType<typeof startSite>>;

/** A booking page that responds at /slots and never at any other path. */
test.beforeAll(async () => {
  booking = createServer((request, response) => {
    if (request.url === '/slots') response.setHeader('content-type', 'text/html').end('<h1>Free times</h1>');
  });
  await new Promise<void>((resolve) => booking.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(booking.address() as AddressInfo).port}`;
  own = await startSite({
    BRAND_DRESDENTAX_SCHEDULING_URL: `${origin}/slots`,
    BRAND_PAYROLL_SCHEDULING_URL: `${origin}/silent`,
    BRAND_BROWNCO_SCHEDULING_URL: `${origin}/slots`,
  });
});
test.afterAll(async () => {
  await own.stop();
  booking.closeAllConnections();
  booking.close();
});

test('the booking calendar loads in the page only after a click', async ({ page, hydrated }) => {
  await page.goto(`${own.site.url}/schedule`);
  await hydrated();
  await expect(page.getByRole('link', { name: 'Open the booking page' })).toHaveAttribute('href', /\/slots$/);
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the calendar here' }).click();
  await expect(page.frameLocator('iframe').getByText('Free times')).toBeVisible();
});

test('a press before the code of the calendar has come is not lost', async ({ page, hydrated }) => {
  const release = await hold(page, '**/assets/request-section-*.js');
  const requested = page.waitForRequest('**/assets/request-section-*.js');
  await page.goto(`${own.site.url}/schedule`, { waitUntil: 'commit' });
  await requested;
  await page.getByRole('button', { name: 'Show the calendar here' }).click();
  release();
  await hydrated();
  await expect(page.frameLocator('iframe').getByText('Free times')).toBeVisible();
});

test('a calendar that does not load within ten seconds is replaced by the request form', async ({ page, hydrated }) => {
  await page.clock.install();
  await page.goto(`${own.site.url}/schedule?domain=payroll`);
  await hydrated();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('button', { name: 'Show the calendar here' }).click();
  await expect(page.locator('iframe')).toHaveCount(1);
  await page.clock.runFor(9_900);
  await expect(page.locator('iframe')).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(page.getByText('The calendar did not load')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Request this meeting' })).toBeVisible();
});

test('a meeting request is sent with formType schedule, its mode and dates', async ({ page, hydrated }) => {
  await page.goto(`${own.site.url}/schedule`);
  await hydrated();
  await page.getByRole('radio', { name: 'Video' }).check();
  const monday = nextMonday();
  await field(page, 'First choice').fill(sundayBefore(monday));
  await fill(page);
  await page.getByRole('button', { name: 'Request this meeting' }).click();
  await expect(page.getByText('We meet Monday through Saturday. Please choose another day')).toBeVisible();
  await expect(field(page, 'First choice')).toBeFocused();
  await field(page, 'First choice').fill(monday);
  const second = page.locator('#field-dates-2');
  await second.fill(sundayBefore(monday));
  await page.getByRole('button', { name: 'Request this meeting' }).click();
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'First choice')).not.toHaveAttribute('aria-invalid');
  await second.fill('');
  await expect(second).not.toHaveAttribute('aria-invalid');
  const sent = page.waitForRequest('**/api/contact**');
  await page.getByRole('button', { name: 'Request this meeting' }).click();
  expect((await sent).postDataJSON().formData).toMatchObject({ formType: 'schedule', mode: 'video', dates: [monday] });
  await expect(page.locator('.contact-sent')).toBeVisible();
  expect(mailsIn(own.site.outbox).some((mail) => /^Subject: .*meeting request \(video\)/m.test(mail))).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a meeting request returns to /schedule with a confirmation', async ({ page }) => {
    await page.goto(`${own.site.url}/schedule?domain=brownco`);
    await fill(page);
    await page.getByRole('button', { name: 'Request this meeting' }).click();
    await expect(page).toHaveURL(`${own.site.url}/schedule?sent=1&domain=brownco`);
    await expect(page.getByText('It is an appointment once we confirm it')).toBeVisible();
    await page.getByRole('link', { name: 'Send Another Message' }).click();
    await expect(page).toHaveURL(`${own.site.url}/schedule?domain=brownco#request`);
    await expect(field(page, 'Name')).toHaveValue('');
  });
});

function nextMonday(): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7 || 7) + 7);
  return day.toISOString().slice(0, 10);
}

function sundayBefore(monday: string): string {
  return new Date(Date.parse(monday) - 86_400_000).toISOString().slice(0, 10);
}
