import { bookElsewhere, phone, test, times } from './booking-form.ts';
import { expect } from './harness.ts';

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
