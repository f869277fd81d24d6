import { choose, field, fillIn, form, phone, test, times } from './booking-form.ts';
import { expect } from './harness.ts';
import { axe, inBothThemes, violations } from './violations.ts';

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

test('on phones the controls of the weeks stand beside the weeks', async ({ page, hydrated }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(phone);
    await hydrated();
    await page.locator('.time-weeks').getByText('Later').click();
    await expect(page.locator('.time-weeks')).toContainText('Earlier');
    const [weeks, controls] = [page.locator('.time-weeks-shown'), page.locator('.time-weeks-others')];
    const [text, buttons] = [(await weeks.boundingBox())!, (await controls.boundingBox())!];
    expect(buttons.x).toBeGreaterThanOrEqual(text.x + text.width);
    expect(buttons.y).toBeLessThan(text.y + text.height);
    await expect(page.locator('.time-grid-own')).toHaveCount(0);
  }
});

test.describe('on a phone in Ohio', () => {
  test.use({ viewport: { width: 390, height: 844 }, timezoneId: 'America/New_York' });

  for (const domain of ['dresdentax', 'brownco', 'payroll'])
    test(`the list of days begins, and a day shows its first free time, above the fold: ${domain}`, async ({
      page,
      hydrated,
    }) => {
      await page.goto(`/schedule?domain=${domain}`);
      await hydrated();
      const days = page.locator('.time-day:visible');
      const open = days.filter({ has: page.locator('input[name="day"]:checked') });
      const [list, day] = [(await days.first().boundingBox())!, (await open.boundingBox())!];
      const time = (await open.locator('label.time:visible').first().boundingBox())!;
      const toTime = time.y + time.height - day.y;
      expect(list.y + toTime).toBeLessThanOrEqual(844);
      expect(toTime).toBeLessThanOrEqual(200);
    });
});

test.describe('far from Ohio', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the visitor’s own time stands beside Eastern time', async ({ page, hydrated }) => {
    await page.goto(phone);
    await hydrated();
    await expect(times(page).first()).toHaveAttribute('aria-label', /, free, (noon|\d+(:30)? [ap]\.m\.) your time$/);
    await expect(page.locator('.time-grid')).toContainText('Large: Eastern time. Small: your time (Pacific Time).');
    await choose(page, 0);
    await expect(page.locator('.booking-chosen')).toContainText(
      /Eastern time \((noon|\d+(:30)? [ap]\.m\.) your time\)/,
    );
  });
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
