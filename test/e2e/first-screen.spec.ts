import type { Page } from 'playwright/test';
import { expect, hold, test } from './harness.ts';

const waiting = (page: Page) => page.evaluate(() => 'first' in document.documentElement.dataset);
const whole = (page: Page) => expect.poll(() => waiting(page)).toBe(false);
const bands = '.section, .results, .closing-band, .footer, .tool-step, [data-post-body] > *, [data-below]';

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
          (band) => band.matches('[data-ready]') || getComputedStyle(band).contentVisibility !== 'visible',
        ).length,
      bands,
    );
    expect(left).toBe(0);
  });

  for (const path of ['/', '/services/payroll', '/blog', '/resources/tax-calculator', '/contact']) {
    test(`${path} comes without a jump`, async ({ page, hydrated }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path);
      await hydrated();
      await whole(page);
      const shifts = await page.evaluate(
        () =>
          new Promise<number[]>((resolve) => {
            requestAnimationFrame(() =>
              requestAnimationFrame(() => resolve((window as unknown as { shifts: number[] }).shifts)),
            );
          }),
      );
      expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
    });
  }

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

  test('a finger that rests on a theme and goes elsewhere leaves nothing waiting', async ({ page, hydrated }) => {
    await page.goto('/');
    await hydrated();
    await whole(page);
    await page.locator('[data-theme-choice=dark]').first().dispatchEvent('pointerdown');
    expect(await waiting(page)).toBe(true);
    await whole(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
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

/** A browser that is never idle, however long one waits: the rest of the page stays out. */
const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

test.describe('on the largest phone, while the rest waits', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 480, height: 960 } });

  for (const brand of ['dresdentax', 'brownco', 'payroll']) {
    test.describe(() => {
      test.use({ expectedConsole: ['404 (Not Found)'] });
      test(`nothing that waits could be on the screen (${brand})`, async ({ page, request, site }) => {
        await neverIdle(page);
        const sitemap = await (await request.get('/sitemap.xml')).text();
        const all = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path!);
        const paths = all.filter((path) => !/^\/blog\/(?!tag)/.test(path));
        expect(paths.length).toBeGreaterThan(30);
        const early: string[] = [];
        for (const path of [
          ...paths,
          all.find((path) => /^\/blog\/[\w-]+$/.test(path))!,
          '/nowhere',
          '/search?q=tax',
        ]) {
          await page.goto(`${site.url}${path}${path.includes('?') ? '&' : '?'}domain=${brand}`);
          early.push(...(await page.evaluate(waitingOnScreen, [path, bands] as [string, string])));
        }
        expect(early).toEqual([]);
      });
    });
  }

  test('whoever moves sees it', async ({ page }) => {
    await neverIdle(page);
    await page.goto('/services/payroll');
    const skipped = () =>
      page.evaluate(() => {
        const band = [...document.querySelectorAll('.section')].find((one) => one.querySelector('.faq, details'))!;
        band.scrollIntoView({ behavior: 'instant' });
        return !band.querySelector('summary, h2')!.checkVisibility({ contentVisibilityAuto: true });
      });
    expect(await page.evaluate(() => document.documentElement.dataset['first'])).toBe('top');
    await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }));
    await expect.poll(skipped).toBe(false);
    await page.goto('/resources/tax-calculator');
    await expect(page.locator('.calculator-result')).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.locator('.calculator-result')).toBeVisible();
  });

  test('a picture that hangs keeps nobody waiting for long', async ({ page, hydrated }) => {
    const release = await hold(page, '**/hangs.png');
    await page.addInitScript(() => {
      new Image().src = '/hangs.png';
    });
    await page.goto('/services/payroll', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState === 'interactive');
    expect(await waiting(page)).toBe(true);
    await hydrated();
    await expect.poll(() => waiting(page), { timeout: 10_000 }).toBe(false);
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    release();
  });
});

/** What waits although it begins within the screen. Runs in the page. */
function waitingOnScreen([path, selector]: [string, string]): string[] {
  const root = document.documentElement;
  if (root.dataset['first'] !== 'top') return [`${path} does not wait`];
  const gone = (element: Element) => getComputedStyle(element).display === 'none';
  const rest = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (band) => gone(band) || (band.children.length > 0 && [...band.children].every(gone)),
  );
  for (const element of rest) element.dataset['ready'] = '';
  return rest
    .filter((element) => element.getBoundingClientRect().top < innerHeight)
    .map((element) => `${path} .${element.className}`);
}

test.describe('before the stylesheets', () => {
  test('a page is not laid out unstyled', async ({ page, hydrated }) => {
    const release = await hold(page, '**/app-*.css');
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState === 'interactive');
    expect(await page.evaluate(() => document.documentElement.getClientRects().length)).toBe(0);
    release();
    await hydrated();
    expect(await page.evaluate(() => document.documentElement.style.display)).toBe('');
  });

  test.describe('that never come', () => {
    test.use({ expectedConsole: ['Failed to load resource'] });

    test('a page is shown all the same', async ({ page }) => {
      await page.route('**/*.css', (route) => route.abort());
      await page.goto('/contact');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
});

test('with a mouse the page is laid out whole from the start', async ({ page, hydrated }) => {
  const waited = await watch(page);
  await page.goto('/');
  await hydrated();
  expect(await waited()).toBe(false);
});

for (const [device, options] of [
  ['a phone', { hasTouch: true, isMobile: true, viewport: { width: 412, height: 823 } }],
  ['a desk', {}],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(options);
    for (const path of ['/', '/services', '/services/payroll', '/blog', '/resources/tax-calculator', '/about-us']) {
      test(`nothing but styles and fonts is asked for before the first paint of ${path}, pictures after it`, async ({
        page,
      }) => {
        await page.goto(path);
        const asked = (early: boolean) =>
          page.evaluate((before) => {
            const [paint] = performance.getEntriesByName('first-contentful-paint');
            return performance
              .getEntriesByType('resource')
              .filter(({ startTime }) => paint && startTime < paint.startTime === before)
              .map(({ name }) => name.replace(/.*\//, ''));
          }, early);
        await expect.poll(() => asked(false)).toContain('logo-light.svg');
        // When it wants the tab's icon is the browser's own affair.
        expect((await asked(true)).filter((name) => !/\.(?:css|woff2)$|^favicon/.test(name))).toEqual([]);
      });
    }
  });
}
