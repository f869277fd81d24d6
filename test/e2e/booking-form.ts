import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { ohioDate } from '#shared/format/ohio-date.ts';
import { test as base, expect } from './harness.ts';

/** The booking page of another company, for the brand brownco. */
export const externalCalendar = 'https://calendar.example/slots';

/**
 * Tests on a site whose firms are away for the rest of today, by their calendars: the first day with free times has all
 * of them, whatever the time of day is.
 */
export const test = base.extend<object, { calendar: string }>({
  calendar: [
    async ({ browserName: _ }, use) => {
      const today = ohioDate(new Date()).replaceAll('-', '');
      const lines = [
        'BEGIN:VCALENDAR',
        'BEGIN:VEVENT',
        `UID:${today}@away`,
        `DTSTART;VALUE=DATE:${today}`,
        'END:VEVENT',
      ];
      const server = createServer((_request, response) =>
        response.setHeader('content-type', 'text/calendar').end([...lines, 'END:VCALENDAR', ''].join('\r\n')),
      );
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/away.ics`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  siteEnv: [
    async ({ calendar }, use) =>
      use({
        CONTACT_LIMIT: '400',
        BRAND_DRESDENTAX_CALENDAR_URLS: calendar,
        BRAND_BROWNCO_CALENDAR_URLS: calendar,
        BRAND_PAYROLL_CALENDAR_URLS: calendar,
        BRAND_BROWNCO_SCHEDULING_URL: externalCalendar,
      }),
    { scope: 'worker' },
  ],
});

/** The schedule page of a call with the payroll firm. */
export const phone = '/schedule?domain=payroll&kind=phone';
export const form = (page: Page) => page.locator('.booking-form');
/** A field of the booking form: menus have labels with the same words. */
export const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: false });
/** Of all days: those of a day are shown once it is chosen. */
export const times = (page: Page) => form(page).locator('[type=radio][name=slot]');
export const book = (page: Page) => form(page).getByRole('button', { name: 'Schedule this meeting' });

export async function fillIn(page: Page) {
  await field(page, 'Name').fill('Pat Doe');
  await field(page, 'Email').fill('pat@example.com');
  await field(page, 'Phone').fill('740-555-0100');
}

/** Chooses a free time by its place among those of all days. @returns its start */
export async function choose(page: Page, place: number): Promise<string> {
  const slot = await times(page).nth(place).inputValue();
  await form(page)
    .locator(`#day-${slot.slice(0, 10)}`)
    .check();
  await times(page).nth(place).check();
  return slot;
}

/** Books a time as another visitor does meanwhile. @returns path of the page of that booking */
export async function bookElsewhere(page: Page, slot: string, domain = 'payroll'): Promise<string> {
  const formData = { name: 'Sam Roe', email: 'sam@example.com', phone: '740-555-0111' };
  const response = await page.request.post('/api/bookings', {
    // Without a key, the same words within two minutes are the same booking, which another test may have cancelled.
    headers: { 'idempotency-key': randomUUID() },
    data: { slot, kind: 'phone', formData, domain },
  });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { manageUrl: string }).manageUrl;
}
