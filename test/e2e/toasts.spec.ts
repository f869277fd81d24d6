import type { Page } from 'playwright/test';
import { fill, mockResponse, press } from './contact-form.ts';
import { expect, test, withMotion } from './harness.ts';

test.use({ ...withMotion, expectedConsole: ['Failed to load resource'] });

const toasts = (page: Page) => page.locator('.toast');

/** The contact page with a call that always fails: each press shows one notice. */
async function open(page: Page, hydrated: () => Promise<void>) {
  await page.clock.install();
  await mockResponse(page, 502, '{"success":false,"error":"The letter box is full."}');
  await page.goto('/contact');
  await hydrated();
  await fill(page);
}

/** Presses while the page's clock stands still; the toast has all of its time left, however slow the machine. */
async function pressForToast(page: Page) {
  await press(page);
  await page.mouse.move(5, 400);
  await expect
    .poll(async () => {
      await page.clock.runFor(10);
      return toasts(page).count();
    })
    .toBe(1);
}

test('what went well is a short status, what failed a notification: each has an outlet of its own', async ({
  page,
  hydrated,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/blog/year-end-moves-before-december-31');
  await hydrated();
  const outlet = (name: string) => page.getByRole('region', { name }).locator('.toast');
  const copy = page.getByRole('button', { name: 'Copy link' });
  await copy.click();
  await expect(outlet('Status').and(page.locator('.toast-default'))).toHaveText(/Link copied/);
  await expect(outlet('Notifications')).toHaveCount(0);
  await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject() }));
  await copy.click();
  await expect(outlet('Notifications').and(page.locator('.toast-destructive'))).toHaveText(/could not be copied/);
  await expect(outlet('Status').filter({ hasText: 'could not' })).toHaveCount(0);
});

test('a toast is announced, and closes after 4000 ms in which it has neither pointer nor focus', async ({
  page,
  hydrated,
}) => {
  await open(page, hydrated);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await pressForToast(page);
  await expect(toasts(page)).toHaveText(/Error sending message/);
  await expect(page.locator('[aria-live=polite] .toast')).toHaveCount(1);
  await page.clock.runFor(3_800);
  await expect(toasts(page)).toHaveAttribute('data-open', 'true');
  await page.clock.runFor(500);
  await expect(toasts(page)).toHaveCount(0);
  await pressForToast(page);
  await toasts(page).hover();
  await page.clock.runFor(6_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.mouse.move(5, 400);
  await page.clock.runFor(5_000);
  await expect(toasts(page)).toHaveCount(0);
  await pressForToast(page);
  await page.getByRole('button', { name: 'Close: Error sending message' }).focus();
  await page.clock.runFor(6_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.clock.runFor(300);
  await expect(toasts(page)).toHaveCount(0);
});
