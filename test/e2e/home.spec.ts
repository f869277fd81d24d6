import { expect, test } from './harness.ts';

test('the sections are in order', async ({ page }) => {
  await page.goto('/');
  const tops = await page.evaluate(() => {
    // Blocks far below the screen are not laid out yet.
    delete document.documentElement.dataset['belowFold'];
    return [
      '.hero',
      '#welcome',
      '.results',
      '.home-services',
      '.industries',
      '.why',
      '.connected',
      '.latest',
      '#contact',
    ].map((selector) => document.querySelector(selector)!.getBoundingClientRect().top);
  });
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
});

test('six services, replaced by one button below 768 px', async ({ page }) => {
  const cards = page.locator('.home-services .bento');
  const all = page.locator('.home-services').getByRole('link', { name: 'All services' });
  await page.setViewportSize({ width: 800, height: 800 });
  await page.goto('/');
  await expect(cards).toBeVisible();
  await expect(cards.locator('a[href^="/services/"]')).toHaveCount(6);
  await expect(all).toBeVisible();
  await page.setViewportSize({ width: 600, height: 800 });
  await expect(cards).toBeHidden();
  await expect(all).toBeVisible();
  await expect(all).toHaveAttribute('href', '/services');
});
