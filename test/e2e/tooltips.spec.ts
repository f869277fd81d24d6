import { expect, test, withMotion } from './harness.ts';

test.use(withMotion);

test('a tooltip opens after 700 ms; another within 300 ms opens at once', async ({ page, hydrated }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await page.clock.install();
  await page.goto('/');
  await hydrated();
  await page.waitForLoadState('networkidle');
  const tooltip = page.getByRole('tooltip');
  const burger = page.locator('.header-burger');
  let isLoaded = false;
  page.on('requestfinished', (request) => {
    isLoaded ||= /\/tooltips-\w+\.js$/.test(request.url());
  });
  // What loads the tooltips follows hydration when the browser is idle.
  await expect
    .poll(async () => {
      await page.mouse.move(300, 600);
      await burger.hover();
      return isLoaded;
    })
    .toBe(true);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.mouse.move(300, 600);
  await burger.hover();
  // The first hover loads the tooltips' code, which takes real time.
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return tooltip.isVisible();
    })
    .toBe(true);
  await page.mouse.move(300, 600);
  await page.clock.runFor(310);
  await expect(tooltip).toBeHidden();
  await page.locator('header summary[aria-label=Theme]').hover();
  await page.clock.runFor(690);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(20);
  await expect(tooltip).toHaveText('Theme');
  await burger.hover();
  await page.clock.runFor(10);
  await expect(tooltip).toHaveText('Menu');
  await page.mouse.move(300, 600);
  await page.clock.runFor(310);
  await expect(tooltip).toBeHidden();
  await burger.hover();
  await page.clock.runFor(690);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(20);
  await expect(tooltip).toHaveText('Menu');
  const theme = page.locator('header summary[aria-label=Theme]');
  await theme.click();
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible();
  await page.mouse.move(300, 600);
  await theme.hover();
  await page.clock.runFor(1_000);
  await expect(tooltip).toBeHidden();
});
