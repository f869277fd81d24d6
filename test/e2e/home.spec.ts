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
  const order = await page.locator('main h2').evaluateAll((titles) => titles.map((title) => title.textContent));
  expect(order.at(-1)).toBe('Three quick answers');
  for (const control of ['Scroll to welcome', 'Previous slide', 'Next slide', 'Slide 3 of 3'])
    await expect(page.locator('.hero').getByLabel(control)).toBeVisible();
});

test('the quick tools lead to the full ones with what was entered', async ({ page }) => {
  const tool = (title: string) => page.locator('.quick-tool', { has: page.getByRole('heading', { name: title }) });
  await page.goto('/');
  await tool('What is due next?').getByRole('combobox').selectOption('employer');
  await tool('What is due next?').getByRole('button').click();
  await expect(page).toHaveURL('/resources/deadlines?for=employer');
  await expect(page.getByRole('checkbox', { name: /An employer/ })).toBeChecked();
  await page.goto('/');
  await tool('What does this letter mean?').getByRole('textbox').fill('CP2000');
  await tool('What does this letter mean?').getByRole('button').click();
  await expect(page).toHaveURL(/^[^?]*\/resources\/tax-letters\/cp2000(?:\?|$)/);
  await page.goto('/');
  await tool('What should I set aside?').getByRole('textbox').fill('20000');
  await tool('What should I set aside?').getByRole('button').click();
  await expect(page.locator('#result')).toContainText('Set aside each quarter');
});
