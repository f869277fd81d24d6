import { expect, test } from './harness.ts';

test('six services from 768 px, none below', async ({ page }) => {
  const cards = page.locator('.home-services .bento');
  const all = page.locator('.home-services').getByRole('link', { name: 'All services' });
  await page.setViewportSize({ width: 800, height: 800 });
  await page.goto('/');
  await expect(cards).toBeVisible();
  await expect(cards.locator('a[href^="/services/"]')).toHaveCount(6);
  await expect(all).toBeVisible();
  await page.setViewportSize({ width: 600, height: 800 });
  await expect(page.locator('.home-services')).toBeHidden();
  for (const control of ['Scroll to welcome', 'Previous slide', 'Next slide', 'Slide 3 of 3'])
    await expect(page.locator('.hero').getByLabel(control)).toBeVisible();
});

test('the quick answers lead to the full tools with what was entered', async ({ page }) => {
  const card = page.getByRole('complementary', { name: 'Three quick answers' });
  await page.goto('/');
  await card.getByLabel('Number on a tax letter').fill('CP2000');
  await card.getByRole('button', { name: 'Look it up' }).click();
  await expect(page).toHaveURL(/^[^?]*\/resources\/tax-letters\/cp2000(?:\?|$)/);
  await page.goto('/');
  await card.getByLabel('Side income in a year').fill('20000');
  await card.getByRole('button', { name: 'See the tax' }).click();
  await expect(page.locator('#result')).toContainText('Set aside each quarter');
});
