import { bookElsewhere, phone, test, times } from './booking-form.ts';
import { expect, scrollTo } from './harness.ts';

// Of the refused move.
test.use({ expectedConsole: ['Failed to load resource'] });

test('a booked meeting is moved, and cancelled in two steps', async ({ page, hydrated }) => {
  await page.goto(phone);
  const slot = await times(page).nth(50).inputValue();
  const path = await bookElsewhere(page, slot);
  await page.goto(path);
  await hydrated();
  await page.getByRole('link', { name: 'Choose another time' }).click();
  const move = page.getByRole('button', { name: 'Move the meeting here' });
  await move.click();
  const error = page.locator('#field-slot-error');
  await expect(error).toBeVisible();
  await expect(times(page).first()).toBeFocused();
  await hydrated();
  const other = times(page).nth(5);
  const moved = await other.inputValue();
  await other.check();
  await expect(error).toBeHidden();
  await move.click();
  await expect(page.getByRole('heading', { name: 'Your meeting is moved' })).toBeVisible();
  await expect(page).toHaveTitle(/^Your meeting is moved/);
  await expect(page).not.toHaveURL(/move=1/);
  expect(moved).not.toBe(slot);
  await page.getByText('Cancel this meeting').click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByRole('heading', { name: 'Your meeting is cancelled' })).toBeVisible();
});

for (const [brand, width, place, timezoneId] of [
  ['payroll', 390, 4, 'America/New_York'],
  ['payroll', 320, 5, 'America/New_York'],
  ['brownco', 390, 4, 'Europe/London'],
] as const)
  test.describe(`on a phone of ${width} px, with ${brand}`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true, timezoneId });

    test('a move without a time comes back at the times, which the message links to', async ({ page, hydrated }) => {
      await page.goto(`/schedule?domain=${brand}&kind=phone`);
      const path = await bookElsewhere(page, await times(page).nth(place).inputValue(), brand);
      await page.goto(`${path}&domain=${brand}`);
      await hydrated();
      await page.getByRole('link', { name: 'Choose another time' }).click();
      await page.getByRole('button', { name: 'Move the meeting here' }).click();
      await hydrated();
      const first = times(page).filter({ visible: true }).first();
      await expect(first).toBeFocused();
      await expect(first).toBeInViewport({ ratio: 1 });
      await expect(page.locator('#field-slot-error')).toBeInViewport({ ratio: 1 });
      await scrollTo(page, 0);
      await page.locator('[name=day]:not(:checked)').first().check();
      await scrollTo(page, 0);
      await page.locator('.callout').getByRole('link', { name: 'Please choose a time' }).click();
      await expect(times(page).filter({ visible: true }).first()).toBeFocused();
      await expect(page.locator('.time-grid')).toBeInViewport();
    });
  });
