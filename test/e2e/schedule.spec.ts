import { randomUUID } from 'node:crypto';
import type { Locator } from 'playwright/test';
import { brands } from '#shared/brands/index.ts';
import { printedStart } from '#views/pages/schedule/time-grid-model.ts';
import { refuse } from '../refused-interfaces.ts';
import {
  book,
  bookElsewhere,
  choose,
  externalCalendar,
  field,
  fillIn,
  form,
  phone,
  test,
  times,
} from './booking-form.ts';
import { expect, hold, mailsIn, toast } from './harness.ts';
import { axe, inBothThemes, violations } from './violations.ts';

test('on a desk nothing is reserved below the times', async ({ page, hydrated }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/schedule');
  await hydrated();
  await expect(form(page).locator('.time-choice')).toContainText('Eastern time');
  const empty = await form(page).evaluate((element) => {
    const ends = [...element.children].map((part) => part.getBoundingClientRect().bottom);
    return element.getBoundingClientRect().bottom - Math.max(...ends);
  });
  expect(empty).toBeLessThanOrEqual(24);
});

for (const [width, timezoneId] of [
  [1280, 'America/New_York'],
  [390, 'America/New_York'],
  [390, 'America/Los_Angeles'],
] as const) {
  test.describe(`${width} px wide, in ${timezoneId}`, () => {
    test.use({ viewport: { width, height: 844 }, timezoneId });

    test('no choice of a time moves the button that books it', async ({ page, openPage }) => {
      await openPage('/schedule?kind=in-person&office=dresden');
      const top = () => book(page).evaluate((button) => button.getBoundingClientRect().top + scrollY);
      await expect(page.locator('.booking-facts')).toContainText('In person in Dresden, 60 minutes');
      const before = await top();
      const slot = await choose(page, 3);
      await expect(page.locator('.booking-chosen')).toContainText(printedStart(slot));
      expect(await top()).toBe(before);
    });
  });
}

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
    await expect(form(page).getByText('The number we call')).toBeVisible();
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
    const [day, date] = name!.split(/, | at /);
    await expect(page.locator('.lead').first()).toContainText(`${day}, ${date}, 9 a.m. to 9:30 a.m., Eastern time`);
    await expect(page.locator('.meeting-facts')).toContainText('We call you at 740-555-0100');
    await expect.poll(() => mailsIn(site.outbox).some((mail) => mail.includes('Pat Doe'))).toBe(true);
    const file = await page.request.get(
      await page.getByRole('link', { name: 'Add to my calendar' }).evaluate((a) => (a as HTMLAnchorElement).href),
    );
    expect(await file.text()).toContain('BEGIN:VEVENT');
  });
});

test('a time that a link names is chosen and its day shown, whatever was chosen here before', async ({
  page,
  hydrated,
}) => {
  await page.goto(phone);
  await hydrated();
  await choose(page, 0);
  const slot = await times(page).last().inputValue();
  await page.goto(`${phone}&slot=${encodeURIComponent(slot)}`);
  await hydrated();
  const label = form(page)
    .locator('label.time')
    .filter({ has: page.locator(`[value="${slot}"]`) });
  await expect(label).toBeVisible();
  await expect(label.getByRole('radio')).toBeChecked();
  await choose(page, 0);
  await page.reload();
  await hydrated();
  await expect(times(page).first(), 'another choice after that').toBeChecked();
  await expect(form(page).locator('label.time').first()).toBeVisible();
});

test('the note goes along to ask for a day at an office by appointment', async ({ page, hydrated }) => {
  await page.goto('/schedule?domain=dresdentax&kind=in-person');
  await hydrated();
  await form(page).getByText('What is it about?').click();
  await field(page, 'Note').fill('Refund of $1,200?');
  await form(page).getByRole('button', { name: 'Pickerington' }).click();
  await page.getByRole('link', { name: 'Ask for a day' }).click();
  await expect(page.locator('.contact-form').getByLabel('Message')).toHaveValue(
    'A meeting at your Pickerington office\nDays and hours that suit me: \nIt is about: Refund of $1,200?',
  );
});

test('the note names the letter that one came from, and keeps what was filled in', async ({ page, hydrated }) => {
  await page.goto('/schedule?domain=dresdentax&service=personal-tax&letter=CP2000');
  await hydrated();
  await expect(field(page, 'Note')).toHaveValue('My letter: CP2000\nDate printed on it: \nMy question: ');
  await field(page, 'Note').fill('My letter: CP2000\nDate printed on it: November 3\nMy question: who is right?');
  await page.reload();
  await hydrated();
  await expect(field(page, 'Note')).toHaveValue(
    'My letter: CP2000\nDate printed on it: November 3\nMy question: who is right?',
  );
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

test.describe('booked', () => {
  // Of the refused move.
  test.use({ expectedConsole: ['Failed to load resource'] });

  test('a booked meeting’s link is copied, and the meeting moved, and cancelled in two steps', async ({
    page,
    context,
    hydrated,
  }) => {
    await page.goto(phone);
    const slot = await times(page).nth(50).inputValue();
    const path = await bookElsewhere(page, slot);
    await page.goto(path);
    await hydrated();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await expect(toast(page, 'Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(path, page.url()).href);
    await page.getByRole('link', { name: 'Choose another time' }).click();
    const move = page.getByRole('button', { name: 'Move the meeting here' });
    await move.click();
    const error = page.locator('#field-slot-error');
    await expect(error).toBeVisible();
    await expect(times(page).filter({ visible: true }).first()).toBeFocused();
    await hydrated();
    const moved = await choose(page, 5);
    await expect(error).toBeHidden();
    await page.getByRole('button', { name: `Move to ${printedStart(moved)}` }).click();
    await expect(page.getByRole('heading', { name: 'Your meeting is moved' })).toBeVisible();
    await expect(page).toHaveTitle(/^Your meeting is moved/);
    await expect(page).not.toHaveURL(/move=1/);
    expect(moved).not.toBe(slot);
    await page.getByText('Cancel this meeting').click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page.getByRole('heading', { name: 'Your meeting is cancelled' })).toBeVisible();
  });
});

test.describe('far away', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('far from Ohio the visitor’s own time stands beside Eastern time; other weeks that are slow say that they load, and those that fail leave a telephone number and a retry', async ({
    page,
    openPage,
    expectedConsole,
  }) => {
    expectedConsole.push('ERR_FAILED');
    await page.addInitScript(axe);
    await openPage(phone);
    await expect(times(page).first()).toHaveAttribute('aria-label', /, free, (noon|\d+(:30)? [ap]\.m\.) your time$/);
    await expect(page.locator('.time-grid')).toContainText('Ohio time on top, yours (Pacific Time) below.');
    await choose(page, 0);
    await expect(page.locator('.booking-chosen')).toContainText(
      /Eastern time \((noon|\d+(:30)? [ap]\.m\.) your time\)/,
    );
    await fillIn(page);
    const shown = page.locator('.time-weeks-shown');
    const before = await shown.textContent();
    const clock = page.locator('.time-weeks').getByRole('status');
    await expect(clock).toHaveText('Eastern time');
    const held = Promise.withResolvers<void>();
    await page.route('**/api/data/availability?*', async (route) => {
      await held.promise;
      await route.abort();
    });
    await form(page).getByRole('button', { name: 'Later' }).click();
    await expect(clock).toHaveText('Loading …');
    await expect(form(page)).toHaveAttribute('aria-busy', 'true');
    held.resolve();
    const panel = form(page).getByRole('alert');
    await expect(panel).toContainText('The times you asked for did not load');
    await expect(panel.getByRole('link')).toHaveAttribute('href', /^tel:/);
    const retry = panel.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeFocused();
    await expect(shown).toHaveText(before!);
    await expect(clock).toHaveText('Eastern time');
    await expect(field(page, 'Name')).toHaveValue('Pat Doe');
    await inBothThemes(page, async (theme, only) => {
      expect(await violations(page, { within: ['.times-failed'], only }), theme).toEqual([]);
    });
    await page.unroute('**/api/data/availability?*');
    await retry.click();
    await expect(shown).not.toHaveText(before!);
    await expect(shown).toBeFocused();
    await expect(panel).toHaveCount(0);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});

const path = '/schedule?domain=brownco';

test.describe('where the browser has no fetch it posts the form', () => {
  // A time that is taken is 409.
  test.use({ expectedConsole: ['409'] });
  for (const refusal of ['throws', 'is missing'] as const) {
    test(`${refusal}: another kind is shown, and the button of a time schedules it`, async ({
      page,
      hydrated,
      site,
    }) => {
      const email = `${randomUUID()}@example.com`;
      await page.addInitScript(`(${refuse})(['fetch'], '${refusal}')`);
      await page.goto('/schedule?domain=payroll&kind=video');
      await hydrated();
      await fillIn(page);
      await field(page, 'Email').fill(email);
      const kind = form(page).getByRole('button', { name: 'Phone', exact: true });
      await kind.click();
      await expect(kind).toHaveAttribute('aria-pressed', 'true');
      await hydrated();
      await expect(field(page, 'Email')).toHaveValue(email);
      const slot = await choose(page, refusal === 'throws' ? 9 : 12);
      await bookElsewhere(page, slot);
      await book(page).click();
      const other = page.locator('.booking-next button').last();
      await expect(other).toBeVisible();
      await hydrated();
      const next = (await other.getAttribute('value'))!;
      await other.click();
      await expect(page.locator('main')).toContainText(printedStart(next).replace(' at ', ', '));
      await expect(page).toHaveURL(/\/schedule\/./);
      await expect.poll(() => mailsIn(site.outbox).filter((mail) => mail.includes(email)).length).toBe(1);
    });
  }
});

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
