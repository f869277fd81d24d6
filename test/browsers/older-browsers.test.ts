import { engine, eventually, expect, journey } from './journey.ts';

journey('the inline script does without what older browsers lack', async ({ page, proxy }) => {
  proxy.addInitScript(removeNewInterfaces.toString());
  await page.open('/');
  expect(await page.run(() => 'popover' in HTMLElement.prototype || 'requestIdleCallback' in window)).toBe(false);
  await page.click('.header .theme-menu summary');
  await page.click('[data-theme-choice=dark]');
  await eventually(async () => expect(await page.run(() => document.documentElement.dataset['theme'])).toBe('dark'));
  await page.run(() => document.querySelector<HTMLElement>('.header-nav summary')!.focus());
  await page.press('ArrowDown');
  await page.until(() => document.activeElement!.matches('.header-nav .submenu a'));
  await page.press('Escape');
  await page.until(() => !document.querySelector('.header details[open]'));
  await page.run(() => document.querySelector<HTMLElement>('footer a[href="/accessibility"]')!.click());
  await page.sees('h1', 'Accessibility');
});

// WebKit's driver waits for the same event before it does anything, so that it cannot tell.
if (engine !== 'webkit') {
  journey('the page is hydrated though its fonts never come', async ({ page, proxy }) => {
    proxy.rule({ path: /\.woff2$/, until: new Promise(() => {}) });
    await page.goto('/robots.txt');
    await page.run(() => {
      setTimeout(() => location.assign('/about-us'));
    });
    await page.at('/about-us');
    await page.hydrated();
    const [hydratedMs, parsedMs] = await page.run(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const [entry] = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/vendor-react-dom/.test(name));
      return [entry?.startTime ?? performance.now(), navigation!.domContentLoadedEventEnd];
    });
    expect(hydratedMs! - parsedMs!).toBeLessThan(3_500);
  });
}

journey('an older browser than the supported ones gets the page as without scripts', async ({ page, proxy }) => {
  proxy.addInitScript(`() => { delete HTMLScriptElement.supports }`);
  await page.goto('/');
  await page.until(() => document.querySelector('link[rel=stylesheet][href*="no-script"]'));
  await eventually(async () => expect(await page.isVisible('.slide-controls')).toBe(false));
  expect(await page.isVisible('[data-reload]')).toBe(false);
  expect(await page.run(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')))).toBe(false);
  await page.click('.header-nav summary', 'Contact');
  await page.click('.header-nav .submenu a[href="/schedule"]');
  await page.at('/schedule');
});

/** Runs first in the document. What a browser lacks, it does not know in selectors either. */
function removeNewInterfaces() {
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
    Reflect.deleteProperty(HTMLElement.prototype, name);
  }
  Reflect.deleteProperty(History.prototype, 'scrollRestoration');
  HTMLScriptElement.supports = (type) => type === 'importmap';
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: undefined });
  PerformanceObserver.prototype.observe = () => {
    throw new TypeError('This type is not supported');
  };
  for (const name of ['closest', 'matches', 'querySelector'] as const) {
    const original = Element.prototype[name] as (selector: string) => unknown;
    Object.defineProperty(Element.prototype, name, {
      value(this: Element, selector: string) {
        if (selector.includes(':popover-open')) throw new SyntaxError(selector);
        return original.call(this, selector);
      },
    });
  }
}
