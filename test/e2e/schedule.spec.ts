import type { Locator } from 'playwright/test';
import { brands } from '#shared/brands/index.ts';
import { book, bookElsewhere, choose, field, fillIn, form, phone, test } from './booking-form.ts';
import { expect, hold } from './harness.ts';
import { mailsIn } from './outbox-mails.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a call is booked in four taps and three fields, and the page repeats the choice', async ({
    page,
    hydrated,
    site,
  }) => {
    await page.goto('/schedule?domain=dresdentax');
    await hydrated();
    let taps = 0;
    const tap = async (target: Locator) => {
      taps++;
      await target.tap();
    };
    await tap(form(page).getByRole('button', { name: 'Phone', exact: true }));
    await expect(field(page, 'Phone')).toBeVisible();
    const days = form(page).locator('input[name=day]');
    await tap(days.nth(3));
    const time = form(page).locator('label.time:visible').first();
    const name = await time.getByRole('radio').getAttribute('aria-label');
    await tap(time);
    await expect(form(page).locator('.booking-fields :is(input, select, textarea):visible')).toHaveCount(3);
    await fillIn(page);
    await tap(book(page));
    await expect(page.getByRole('heading', { name: 'Your meeting is booked' })).toBeVisible();
    expect(taps).toBeLessThanOrEqual(4);
    const [day, date] = name!.split(', ');
    await expect(page.locator('.lead').first()).toContainText(`${day}, ${date} at 9 a.m.`);
    await expect(page.locator('.meeting-facts')).toContainText('We call you at 740-555-0100');
    await expect.poll(() => mailsIn(site.outbox).some((mail) => mail.includes('Pat Doe'))).toBe(true);
    const file = await page.request.get(
      await page.getByRole('link', { name: 'Add to my calendar' }).evaluate((a) => (a as HTMLAnchorElement).href),
    );
    expect(await file.text()).toContain('BEGIN:VEVENT');
  });
});

test.describe('refused', () => {
  test.use({ expectedConsole: ['status of 409', 'ERR_FAILED'] });

  test('what could not be sent leaves a telephone number; a time that was taken meanwhile is replaced by a near one, which two presses book once', async ({
    page,
    openPage,
    site,
  }) => {
    await openPage(phone);
    await fillIn(page);
    await field(page, 'Name').fill('Double Press');
    const slot = await choose(page, 40);
    const keys: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/bookings'))
        keys.push(request.headers()['idempotency-key']!);
    });
    await page.route('**/api/bookings**', (route) => route.abort());
    await book(page).click();
    const panel = page.locator('.send-failed');
    await expect(panel).toContainText('Your meeting is not booked');
    await expect(panel).toContainText('No answer came. Check your connection');
    await expect(panel.getByRole('link')).toHaveAttribute('href', /^tel:/);
    await expect(book(page)).toHaveCount(0);
    await page.unroute('**/api/bookings**');

    await bookElsewhere(page, slot);
    await form(page).getByRole('button', { name: 'Try again' }).click();
    const nearest = page.locator('.booking-next button');
    await expect(nearest).toHaveCount(3);
    expect(keys).toEqual([keys[0], keys[0]]);
    await expect(nearest.first()).toBeFocused();
    await expect(form(page).locator(`[type=radio][value="${slot}"]`)).toHaveCount(0);
    await expect(page.locator('.booking-chosen')).toBeEmpty();
    await expect(field(page, 'Name')).toHaveValue('Double Press');

    await page.route('**/api/bookings**', (route) => route.abort());
    await nearest.first().click();
    await expect(panel).toContainText('No answer came');
    await page.unroute('**/api/bookings**');
    const release = await hold(page, '**/api/bookings**');
    await form(page).getByRole('button', { name: 'Try again' }).dblclick();
    await field(page, 'Name').press('Enter');
    await expect.poll(() => keys.length).toBe(4);
    release();
    await expect(page.getByRole('heading', { name: 'Your meeting is booked' })).toBeVisible();
    expect(keys).toHaveLength(4);
    const to = `\r\nTo: ${brands.payroll.contact.emails[0]}\r\n`;
    const mails = () => mailsIn(site.outbox).filter((mail) => mail.includes('Double Press') && mail.includes(to));
    await expect.poll(() => mails().length).toBe(1);
  });
});
