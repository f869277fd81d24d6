import type { Page } from 'playwright/test';
import { field, form, phone, test, times } from './booking-form.ts';
import { expect } from './harness.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const bar = (page: Page) => page.locator('.chosen-bar > div');
const goOn = (page: Page) => bar(page).getByRole('link', { name: 'Continue to your details' });
const _shownTimes = (page: Page) => times(page).filter({ visible: true });

/** The chosen time as the bar prints it: "Tue, Dec 1, 9:30 a.m." */
async function printed(page: Page): Promise<string> {
  const { day, time } = await page.evaluate(() => {
    const start = document.querySelector<HTMLInputElement>('input[name=slot]:checked')!.value;
    const at = new Date(start);
    const parts = { timeZone: 'America/New_York' };
    return {
      day: at.toLocaleDateString('en-US', { ...parts, weekday: 'short', month: 'short', day: 'numeric' }),
      time: at.toLocaleTimeString('en-US', { ...parts, hour: 'numeric', minute: '2-digit' }),
    };
  });
  return `${day}, ${time.replace(':00', '').replace('AM', 'a.m.').replace('PM', 'p.m.')}`;
}

test('a chosen time stays on the screen with the next step, which leads to the first field', async ({
  page,
  hydrated,
}) => {
  await page.goto(phone);
  await hydrated();
  await expect(bar(page)).toHaveCount(0);
  await form(page).locator('label.time:visible').first().tap();
  await expect(bar(page)).toBeVisible();
  await expect(bar(page)).toContainText(await printed(page));
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await expect(field(page, 'Name')).not.toBeInViewport();
  await form(page).locator('label.time:visible').nth(1).tap();
  await expect(bar(page)).toContainText(await printed(page));
  await goOn(page).tap();
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Name')).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Who will we meet?')).toBeInViewport({ ratio: 1 });
  await expect(field(page, 'Email')).toBeInViewport({ ratio: 1 });
  await expect(bar(page)).toBeHidden();
});
