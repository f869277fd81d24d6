import { externalCalendar, test } from './booking-form.ts';
import { expect, hold } from './harness.ts';

const path = '/schedule?domain=brownco';

test('a booking calendar of another company loads in the page after a press only; the contact form replaces one that does not load within ten seconds', async ({
  page,
  hydrated,
}) => {
  let loads = false;
  await page.route(externalCalendar, (route) => {
    if (loads) return route.fulfill({ contentType: 'text/html', body: '<h1>Free times</h1>' });
  });
  await page.clock.install();
  await page.goto(path);
  await hydrated();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const show = page.getByRole('button', { name: 'Show the calendar here' });
  await show.click();
  await expect(page.locator('iframe')).toHaveCount(1);
  await page.clock.runFor(9_900);
  await expect(page.locator('iframe')).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(page.getByText('The calendar did not load')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();

  loads = true;
  await page.clock.resume();
  const code = '**/assets/contact-section-*.js';
  const release = await hold(page, code);
  const requested = page.waitForRequest(code);
  await page.goto(path, { waitUntil: 'commit' });
  await requested;
  await expect(page.getByRole('link', { name: 'Open the booking page' })).toHaveAttribute('href', externalCalendar);
  await expect(page.locator('iframe')).toHaveCount(0);
  // Before its code has come.
  await show.click();
  release();
  await hydrated();
  await expect(page.frameLocator('iframe').getByText('Free times')).toBeVisible();
});
