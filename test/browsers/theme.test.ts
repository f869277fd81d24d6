import { eventually, expect, journey } from './journey.ts';

const theme = () => document.documentElement.dataset['theme'];

journey('the theme changes when it is chosen and stays on the next page and document', async ({ page }) => {
  await page.open('/');
  expect(await page.run(theme)).toBe('light');
  await page.click('.header .theme-menu summary');
  await page.click('[data-theme-choice=dark]');
  await eventually(async () => expect(await page.run(theme)).toBe('dark'));
  await page.open('/about-us');
  expect(await page.run(theme)).toBe('dark');
});
