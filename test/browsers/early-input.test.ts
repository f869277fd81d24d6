import { expect, journey, type Page } from './journey.ts';
import type { SiteProxy } from './proxy.ts';

// What visitors do while the page's scripts are still loading.

/** Opens a page whose scripts wait until the returned function is called. */
async function openHeld(page: Page, proxy: SiteProxy, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  proxy.rule({ path: /^\/assets\/[\w-]+\.js$/, until: promise });
  // WebKit's driver waits until a page has loaded all that it requests by its load event, and scripts are held.
  proxy.addInitScript(`() => {
    const listen = window.addEventListener;
    window.addEventListener = (type, callback, options) =>
      type === 'load' || type === 'DOMContentLoaded'
        ? listen.call(window, 'load', (event) => setTimeout(callback, 1000, event), options)
        : listen.call(window, type, callback, options);
  }`);
  await page.goto(path);
  await page.until(
    () =>
      document.readyState !== 'loading' &&
      // Until the first paint what is below the fold has no box.
      !('unpainted' in document.documentElement.dataset) &&
      [...document.querySelectorAll('link[rel=stylesheet]:not([media=print])')].every((link) =>
        Reflect.get(link, 'sheet'),
      ),
  );
  return resolve;
}

journey('what is typed into the contact form before its scripts arrive stays', async ({ page, proxy }) => {
  const fields = { name: 'Pat Doe', email: 'pat@example.com', message: 'Books for a bakery' };
  const release = await openHeld(page, proxy, '/contact');
  await page.fillForm('#main form', fields);
  release();
  await page.hydrated();
  expect(await page.values('#main form', Object.keys(fields))).toEqual(fields);
});

journey('filters ticked early are applied to the deadline calendar', async ({ page, proxy }) => {
  const release = await openHeld(page, proxy, '/resources/deadlines');
  await page.click('#field-for-employer');
  await page.click('#field-for-retailer');
  release();
  await page.at('/resources/deadlines?for=employer,retailer');
  await page.sees('.deadlines', 'Monthly sales tax');
  expect(await page.run(() => [...document.querySelectorAll('#main :checked')].map(({ id }) => id))).toEqual([
    'field-for-employer',
    'field-for-retailer',
  ]);
});
