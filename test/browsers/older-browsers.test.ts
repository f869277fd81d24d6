import { eventually, expect, journey } from './journey.ts';

journey('the inline script does without what older browsers lack', async ({ page, proxy }) => {
  proxy.addInitScript(removeNewInterfaces.toString());
  await page.open('/');
  expect(await page.run(() => 'requestIdleCallback' in window)).toBe(false);
  await page.click('.header .theme-menu summary');
  await page.click('[data-theme-choice=dark]');
  await eventually(async () => expect(await page.run(() => document.documentElement.dataset['theme'])).toBe('dark'));
  // The pointer, still where it chose the theme, may close a menu once.
  await eventually(async () => {
    await page.run(() => document.querySelector<HTMLElement>('.header-nav summary')!.focus());
    await page.press('ArrowDown');
    expect(await page.run(() => document.activeElement!.matches('.header-nav .submenu a'))).toBe(true);
  });
  await page.press('Escape');
  await page.until(() => !document.querySelector('.header details[open]'));
  await page.run(() => document.querySelector<HTMLElement>('footer a[href="/accessibility"]')!.click());
  await page.sees('h1', 'Accessibility');
});

journey('an older browser than the supported ones gets the page as without scripts', async ({ page, proxy }) => {
  proxy.addInitScript(`() => { delete HTMLElement.prototype.popover }`);
  await page.goto('/');
  await page.until(() => document.querySelector('link[rel=stylesheet][href*="no-script"]'));
  await eventually(async () => expect(await page.isVisible('.slide-controls')).toBe(false));
  expect(await page.isVisible('[data-reload]')).toBe(false);
  expect(await page.run(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')))).toBe(false);
  await page.click('.header-nav summary', 'Contact');
  await page.click('.header-nav .submenu a[href="/schedule"]');
  await page.at('/schedule');
});

/** Runs first in the document. */
function removeNewInterfaces() {
  Reflect.deleteProperty(History.prototype, 'scrollRestoration');
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: undefined });
  PerformanceObserver.prototype.observe = () => {
    throw new TypeError('This type is not supported');
  };
}
