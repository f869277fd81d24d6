import { choose, field, fillIn, form, phone, test, times } from './booking-form.ts';
import { expect } from './harness.ts';
import { axe, inBothThemes, violations } from './violations.ts';

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
  await expect(page.locator('.booking-chosen')).toContainText(/Eastern time \((noon|\d+(:30)? [ap]\.m\.) your time\)/);
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
