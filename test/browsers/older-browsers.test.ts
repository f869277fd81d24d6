import { eventually, expect, journey } from './journey.ts';

journey('an older browser than the supported ones gets the page as without scripts', async ({ page, proxy }) => {
  proxy.addInitScript(`() => { delete HTMLElement.prototype.popover }`);
  await page.goto('/');
  await page.until(() => document.querySelector('link[rel=stylesheet][href*="no-script"]'));
  await eventually(async () => expect(await page.isVisible('.slide-controls')).toBe(false));
  expect(await page.isVisible('[data-reload]')).toBe(false);
  expect(
    await page.run(() =>
      Object.keys(document.getElementById('main')!).some((key) => key.startsWith('__reactContainer')),
    ),
  ).toBe(false);
  await page.click('.header-nav summary', 'Contact');
  await page.click('.header-nav .submenu a[href="/schedule"]');
  await page.at('/schedule');
});
