import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, hold, startSite, test } from './harness.ts';

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

test('the booking calendar loads in the page after a press only, also one before its code has come', async ({
  page,
  hydrated,
}) => {
  const release = await hold(page, '**/assets/contact-section-*.js');
  const requested = page.waitForRequest('**/assets/contact-section-*.js');
  await page.goto(`${own.site.url}/schedule`, { waitUntil: 'commit' });
  await requested;
  await expect(page.getByRole('link', { name: 'Open the booking page' })).toHaveAttribute('href', /\/slots$/);
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the calendar here' }).click();
  release();
  await hydrated();
  await expect(page.frameLocator('iframe').getByText('Free times')).toBeVisible();
});

test('a calendar that does not load within ten seconds is replaced by the contact form', async ({ page, hydrated }) => {
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
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
});
