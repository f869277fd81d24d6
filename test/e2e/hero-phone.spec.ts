import type { Page } from 'playwright/test';
import { expect, test } from './harness.ts';

const button = (page: Page, name: string) => page.locator('.hero').getByRole('button', { name });

test('on a phone the dots and the pause button, large enough for a thumb, lie on the picture’s ground', async ({
  page,
  hydrated,
}) => {
  // With less motion nothing plays that could be paused.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrated();
  await expect(button(page, 'Next slide')).toBeHidden();
  await expect(button(page, 'Previous slide')).toBeHidden();
  const field = (await page.locator('.hero-field').boundingBox())!;
  const boxes = await Promise.all(
    ['Slide 1 of 3', 'Slide 2 of 3', 'Slide 3 of 3', 'Pause slides'].map((name) => button(page, name).boundingBox()),
  );
  for (const box of boxes) {
    expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(24);
    expect(box!.y).toBeGreaterThanOrEqual(field.y);
  }
  await button(page, 'Slide 3 of 3').click();
  await expect(page.locator('.hero-slide').nth(2)).toHaveAttribute('data-shown');
  await button(page, 'Pause slides').click();
  await expect(button(page, 'Play slides')).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(button(page, 'Play slides')).toBeHidden();
});

for (const id of ['dresdentax', 'brownco', 'payroll']) {
  test(`${id}: part of the picture is above the fold of a small phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/?domain=${id}`);
    expect((await page.locator('.hero-pictures').boundingBox())!.y).toBeLessThan(610);
  });
}
