import type { Locator, Page } from 'playwright/test';
import { expect, test } from './harness.ts';
import { mailsIn } from './outbox-mails.ts';
import { largeTextFaults } from './text-faults.ts';
import { axe, inBothThemes, violations } from './violations.ts';

test.use({ siteEnv: { CONTACT_LIMIT: '400' } });

const phone = '/schedule?domain=payroll&kind=phone';
const form = (page: Page) => page.locator('.booking-form');
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: false });
const times = (page: Page) => form(page).getByRole('radio', { name: /, free/ });
const book = (page: Page) => form(page).getByRole('button', { name: 'Book this meeting' });

async function fillIn(page: Page) {
  await field(page, 'Name').fill('Pat Doe');
  await field(page, 'Email').fill('pat@example.com');
  await field(page, 'Phone').fill('740-555-0100');
}

/** A free time by its place among those on the screen, and its start. */
async function choose(page: Page, place: number): Promise<string> {
  const time = times(page).nth(place);
  await time.check();
  return time.inputValue();
}

async function bookElsewhere(page: Page, slot: string): Promise<string> {
  const formData = { name: 'Sam Roe', email: 'sam@example.com', phone: '740-555-0111' };
  const response = await page.request.post('/api/bookings', {
    data: { slot, kind: 'phone', formData, domain: 'payroll' },
  });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { manageUrl: string }).manageUrl;
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

test('the arrow keys move among the times in two dimensions, and Enter books', async ({ page, hydrated }) => {
  await page.goto(phone);
  await hydrated();
  await fillIn(page);
  const start = times(page).filter({ visible: true }).first();
  await start.focus();
  await page.keyboard.press('Space');
  const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement).value);
  const first = await focused();
  await page.keyboard.press('ArrowDown');
  const below = await focused();
  expect(below.slice(0, 10) > first.slice(0, 10)).toBe(true);
  expect(below.slice(11, 16)).toBe(first.slice(11, 16));
  await page.keyboard.press('End');
  const last = await focused();
  expect(last.slice(0, 10)).toBe(below.slice(0, 10));
  await page.keyboard.press('ArrowLeft');
  expect((await focused()) < last).toBe(true);
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe(last);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  expect((await focused()).slice(0, 10)).toBe(first.slice(0, 10));
  await expect(page.locator('.booking-chosen')).toContainText('Eastern time');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your meeting is booked' })).toBeVisible();
});

test('other weeks and kinds appear in place and keep what was typed', async ({ page, openPage }) => {
  await openPage(phone);
  await fillIn(page);
  const shown = page.locator('.time-weeks-shown');
  const before = await shown.textContent();
  await form(page).getByRole('button', { name: 'Later' }).click();
  await expect(shown).not.toHaveText(before!);
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d/);
  await form(page).getByRole('button', { name: 'Video' }).click();
  await expect(form(page).getByRole('button', { name: 'Video' })).toHaveAttribute('aria-pressed', 'true');
  await expect(field(page, 'Phone')).toHaveCount(0);
  await expect(field(page, 'Name')).toHaveValue('Pat Doe');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('other weeks that are slow say that they load, and those that fail leave a telephone number and a retry', async ({
  page,
  openPage,
  expectedConsole,
}) => {
  expectedConsole.push('ERR_FAILED');
  await page.addInitScript(axe);
  await openPage(phone);
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

test('errors appear at their fields, and the first one has the focus', async ({ page, hydrated }) => {
  await page.goto(phone);
  await hydrated();
  await field(page, 'Name').fill('Pat Doe');
  await choose(page, 20);
  await book(page).click();
  await expect(page.locator('#field-phone-error')).toHaveText('Please enter the number we should call');
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Name')).toHaveValue('Pat Doe');
});

test.describe('refused', () => {
  test.use({ expectedConsole: ['status of 409', 'ERR_FAILED'] });

  test('a time that was just taken is replaced by one of the three nearest', async ({ page, hydrated }) => {
    await page.goto(phone);
    await hydrated();
    await fillIn(page);
    const slot = await choose(page, 40);
    await bookElsewhere(page, slot);
    await book(page).click();
    const nearest = page.locator('.booking-next button');
    await expect(nearest).toHaveCount(3);
    await expect(nearest.first()).toBeFocused();
    await expect(form(page).locator(`input[value="${slot}"]`)).toHaveCount(0);
    await expect(field(page, 'Name')).toHaveValue('Pat Doe');
    await nearest.first().click();
    await expect(page.getByRole('heading', { name: 'Your meeting is booked' })).toBeVisible();
  });

  test('a booking that could not be sent leaves a telephone number, and is the same one when sent again', async ({
    page,
    hydrated,
  }) => {
    await page.goto(phone);
    await hydrated();
    await fillIn(page);
    await choose(page, 60);
    const keys: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/bookings')) keys.push(request.headers()['idempotency-key']!);
    });
    await page.route('**/api/bookings**', (route) => route.abort());
    await book(page).click();
    const panel = page.locator('.send-failed');
    await expect(panel).toContainText('Your meeting is not booked');
    await expect(panel.getByRole('link')).toHaveAttribute('href', /^tel:/);
    await page.unroute('**/api/bookings**');
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Your meeting is booked' })).toBeVisible();
    expect(new Set(keys).size).toBe(1);
  });
});

test('a booked meeting is moved, and cancelled in two steps', async ({ page, hydrated }) => {
  await page.goto(phone);
  const slot = await times(page).nth(70).inputValue();
  const path = await bookElsewhere(page, slot);
  await page.goto(path);
  await hydrated();
  await page.getByRole('link', { name: 'Choose another time' }).click();
  const other = times(page).nth(75);
  const moved = await other.inputValue();
  await other.check();
  await page.getByRole('button', { name: 'Move the meeting here' }).click();
  await expect(page.getByRole('heading', { name: 'Your meeting is booked' })).toBeVisible();
  await expect(page).not.toHaveURL(/move=1/);
  expect(moved).not.toBe(slot);
  await page.getByText('Cancel this meeting').click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByRole('heading', { name: 'Your meeting is cancelled' })).toBeVisible();
});

test.describe('far from Ohio', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the visitor’s own time stands beside Eastern time', async ({ page, hydrated }) => {
    await page.goto(phone);
    await hydrated();
    await expect(times(page).first()).toHaveAttribute('aria-label', /, free, \d+(:30)? a\.m\. your time$/);
    await choose(page, 0);
    await expect(page.locator('.booking-chosen')).toContainText(/Eastern time \(\d+(:30)? [ap]\.m\. your time\)/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: ['status of 400', 'status of 409'] });

  test('other weeks and kinds and a mistake keep what was typed, and the meeting is booked', async ({ page }) => {
    await page.goto('/schedule?domain=payroll&service=payroll');
    const shown = page.locator('.time-weeks-shown');
    const before = await shown.textContent();
    await field(page, 'Name').fill('Pat Doe');
    await form(page).getByRole('button', { name: 'Later' }).click();
    await expect(shown).not.toHaveText(before!);
    await form(page).getByRole('button', { name: 'Video' }).click();
    await expect(field(page, 'Phone')).toHaveCount(0);
    await form(page).getByRole('button', { name: 'Phone', exact: true }).click();
    await expect(field(page, 'Name')).toHaveValue('Pat Doe');
    await choose(page, 5);
    const slot = await times(page).nth(5).inputValue();
    await book(page).click();
    await expect(page.locator('#field-phone-error')).toBeVisible();
    await expect(field(page, 'Name')).toHaveValue('Pat Doe');
    await expect(form(page).locator(`input[value="${slot}"]`)).toBeChecked();
    await fillIn(page);
    await book(page).click();
    await expect(page.getByRole('heading', { name: 'Your meeting is booked' })).toBeVisible();
    await expect(page.locator('.meeting-facts')).toContainText('Payroll');
  });

  test('a taken time leaves three buttons with the nearest ones', async ({ page }) => {
    await page.goto(phone);
    await fillIn(page);
    const slot = await choose(page, 100);
    await bookElsewhere(page, slot);
    await book(page).click();
    await expect(page.locator('.booking-next button')).toHaveCount(3);
    await expect(field(page, 'Email')).toHaveValue('pat@example.com');
    await page.locator('.booking-next button').last().click();
    await expect(page.getByRole('heading', { name: 'Your meeting is booked' })).toBeVisible();
  });
});

test('axe finds no violations on the pages of a booking, in both themes, and nothing scrolls sideways', async ({
  page,
  context,
}) => {
  test.slow();
  await context.addInitScript(axe);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(phone);
  const booked = await bookElsewhere(page, await times(page).nth(130).inputValue());
  const found: Record<string, string[]> = {};
  for (const path of [phone, '/schedule?kind=in-person', booked, `${booked}&move=1&kind=phone`]) {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(path);
    await inBothThemes(page, async (theme, only) => {
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const scrolled = () => page.evaluate(() => document.documentElement.scrollWidth);
        await expect.poll(scrolled, `${path}, ${width} px`).toBe(width);
        // Phones of both widths have the same layout.
        if (width === 390) continue;
        const lines = await violations(page, { only });
        if (lines.length > 0) found[`${path}, ${theme}, ${width} px`] = lines;
      }
    });
  }
  expect(found).toEqual({});
});

test('with text twice as large nothing is cut off, lost or overlapped on the pages of a booking', async ({ page }) => {
  await page.goto(phone);
  const booked = await bookElsewhere(page, await times(page).nth(10).inputValue());
  expect(await largeTextFaults(page, [phone, booked, `${booked}&move=1&kind=phone`])).toEqual({});
});

test.describe('where the visitor’s own time stands in each cell', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('no time is wider than its cell, and wide screens have one row for each day', async ({ page, hydrated }) => {
    await page.goto(phone);
    await hydrated();
    for (const width of [320, 390, 768, 1200, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate(wideTimes), `${width} px`).toEqual([]);
    }
    const rows = await page.evaluate(() => {
      const all = [...document.querySelectorAll('.time-day .time')];
      return Map.groupBy(all, (time) => time.closest('.time-day'))
        .values()
        .map((times) => new Set(times.map((time) => Math.round(time.getBoundingClientRect().top))).size)
        .toArray();
    });
    expect(new Set(rows)).toEqual(new Set([1]));
  });
});

/** The times that do not fit into their cells. Runs in the page. */
function wideTimes(): (string | null)[] {
  const cells = [...document.querySelectorAll<HTMLElement>('.time input + span')].filter((cell) =>
    cell.checkVisibility(),
  );
  const wide = cells.filter((cell) =>
    [...cell.childNodes].some((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect().width > cell.clientWidth - 2;
    }),
  );
  return wide.map((cell) => cell.textContent);
}
