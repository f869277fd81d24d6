import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, startSite, test } from './harness.ts';

let booking: Server;
let own: Awaited<ReturnType<typeof startSite>>;

/** A booking page that answers under /slots and lets everything else wait for ever. */
test.beforeAll(async () => {
  booking = createServer((request, response) => {
    if (request.url === '/slots') response.setHeader('content-type', 'text/html').end('<h1>Free times</h1>');
  });
  await new Promise<void>((resolve) => booking.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(booking.address() as AddressInfo).port}`;
  own = await startSite({
    BRAND_DRESDENTAX_SCHEDULING_URL: `${origin}/slots`,
    BRAND_PAYROLL_SCHEDULING_URL: `${origin}/silent`,
  });
});
test.afterAll(async () => {
  await own.stop();
  booking.closeAllConnections();
  booking.close();
});

test('the calendar is fetched only when asked for, and shown in the page', async ({ page, hydrated }) => {
  await page.goto(`${own.site.url}/schedule`);
  await hydrated();
  await expect(page.getByRole('link', { name: 'Open the booking page' })).toHaveAttribute('href', /\/slots$/);
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the calendar here' }).click();
  await expect(page.frameLocator('iframe').getByText('Free times')).toBeVisible();
});

test('a calendar that does not come within ten seconds gives way to the form', async ({ page, hydrated }) => {
  await page.clock.install();
  await page.goto(`${own.site.url}/schedule?domain=payroll`);
  await hydrated();
  await page.getByRole('button', { name: 'Show the calendar here' }).click();
  await page.clock.runFor(5_000);
  await expect(page.locator('iframe')).toHaveCount(1);
  await page.clock.runFor(5_100);
  await expect(page.getByText('The calendar did not load')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Request this meeting' })).toBeVisible();
});
