import type { Page } from 'playwright/test';
import { expect, hold, test } from './harness.ts';

const waiting = (page: Page) => page.evaluate(() => 'first' in document.documentElement.dataset);
const whole = (page: Page) => expect.poll(() => waiting(page)).toBe(false);
const bands = '.section, .results, .closing-band, .footer';

/** Notes whether the page ever waited with what is below the screen. */
async function watch(page: Page) {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement?.hasAttribute('data-first')) Object.assign(window, { waited: true });
    }).observe(document, { attributes: true, subtree: true, childList: true });
  });
  return () => page.evaluate(() => 'waited' in window);
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 412, height: 823 } });

  test('what is far below the screen is laid out after it, and nothing of that is left', async ({ page, hydrated }) => {
    const waited = await watch(page);
    await page.goto('/');
    await hydrated();
    await whole(page);
    expect(await waited()).toBe(true);
    const left = await page.evaluate(
      (selector) =>
        [...document.querySelectorAll(selector)].filter(
          (band) => band.getAttribute('style') || getComputedStyle(band).contentVisibility !== 'visible',
        ).length,
      bands,
    );
    expect(left).toBe(0);
  });

  test('another theme moves nothing while the rest waits for it', async ({ page, hydrated }) => {
    await page.goto('/services/payroll');
    await hydrated();
    await whole(page);
    const place = await page.evaluate(async () => {
      const root = document.documentElement;
      scrollTo({ top: 3_000, behavior: 'instant' });
      const heading = [...document.querySelectorAll('main h2')].find((one) => one.getBoundingClientRect().top > 0)!;
      const before = heading.getBoundingClientRect().top;
      document.querySelector<HTMLElement>('[data-theme-choice=dark]')!.click();
      const during = ['first' in root.dataset, heading.getBoundingClientRect().top];
      return { before, during };
    });
    expect(place.during).toEqual([true, place.before]);
    await whole(page);
  });

  test('a page that is read on where it was left is laid out whole from the start', async ({ page, hydrated }) => {
    await page.goto('/services/payroll');
    await hydrated();
    await whole(page);
    await page.evaluate(() => scrollTo({ top: 4_000, behavior: 'instant' }));
    const waited = await watch(page);
    await page.reload();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(4_000);
    expect(await waited()).toBe(false);
    await page.goto('/contact#write');
    expect(await waited()).toBe(false);
  });
});

test('with a mouse the page is laid out whole from the start', async ({ page, hydrated }) => {
  const waited = await watch(page);
  await page.goto('/');
  await hydrated();
  expect(await waited()).toBe(false);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the drawing beside a ${colorScheme} page’s title does not wait for the stylesheets, nor does the other one come`, async ({
    page,
    hydrated,
  }) => {
    await page.emulateMedia({ colorScheme });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url().replace(/.*\//, '')));
    const art = () => asked.filter((name) => /^payroll-(light|dark)\.svg$/.test(name));
    const release = await hold(page, '**/app-*.css');
    await page.goto('/services/payroll', { waitUntil: 'commit' });
    await expect.poll(art).toEqual([`payroll-${colorScheme}.svg`]);
    release();
    await hydrated();
    expect(art()).toEqual([`payroll-${colorScheme}.svg`]);
  });
}
