import type { Page } from 'playwright/test';
import { field, fill, mockResponse, press } from './contact-form.ts';
import { expect, test, toast } from './harness.ts';

type Name = keyof typeof interfaces;

/** Interfaces of the browser that throw: in private windows, behind extensions, on full disks, when called too often. */
const interfaces = {
  'localStorage and sessionStorage': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
  },
  'full storage': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
  },
  // Safari: "more than 100 times per 30 seconds".
  history: () => {
    for (const name of ['pushState', 'replaceState'] as const)
      History.prototype[name] = () => {
        throw new DOMException('Attempt to use history more than 100 times per 30 seconds', 'SecurityError');
      };
  },
  observers: () => {
    for (const name of ['IntersectionObserver', 'ResizeObserver'])
      Object.defineProperty(window, name, {
        value: class {
          constructor() {
            throw new TypeError('blocked');
          }
        },
      });
  },
  'service worker, caches, beacons and channels': () => {
    const refuse = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: refuse });
    Object.defineProperty(window, 'caches', { get: refuse });
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse });
    Navigator.prototype.sendBeacon = refuse;
  },
};

/** The page as everywhere: nothing is said to have failed, and what is on the screen works. */
const pages: Record<string, (page: Page) => Promise<void>> = {
  '/': async (page) => {
    const picture = page.locator('main .picture:visible').first();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('data-state', 'loaded');
    await page.locator('header summary[aria-label=Theme]').click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  },
  '/contact': async (page) => {
    await mockResponse(page, 200, '{"success":true}');
    await fill(page);
    await expect(field(page, 'Name')).toHaveValue('Pat Doe');
    await press(page);
    await expect(toast(page, /sent|Thank/i)).toBeVisible();
  },
  '/resources/tax-calculator': async (page) => {
    await page.getByLabel('Your wages').fill('60000');
    await expect(page.locator('.result-total').first()).toContainText('$');
  },
  '/resources/deadlines': async (page) => {
    await page.getByLabel('A seller').check();
    await expect(page.locator('.deadlines-count')).toContainText('due dates');
  },
  '/search': async (page) => {
    for (const word of ['payroll', 'bookkeeping']) {
      await page.locator('main').getByRole('searchbox').fill(word);
      await page.locator('main').getByRole('button', { name: 'Search' }).click();
      await expect(page.locator('main [role=status]')).toHaveText(new RegExp(`results? for “${word}”`));
    }
    await page.locator('.search-results a').first().click();
    await expect(page).toHaveURL(/\/services\/bookkeeping|\/resources|\/news/);
    await expect(page.locator('main h1')).toBeVisible();
  },
};

for (const name of Object.keys(interfaces) as Name[]) {
  test(`the pages work and say nothing wrong where these throw: ${name}`, async ({ page, hydrated }) => {
    await page.addInitScript(interfaces[name]);
    for (const [path, use] of Object.entries(pages)) {
      await test.step(path, async () => {
        await page.goto(path);
        await hydrated();
        await use(page);
        await expect(page.locator('[data-reload], main > section[role=alert]')).toHaveCount(0);
        await expect(page.locator('main h1').first()).toBeVisible();
      });
    }
  });
}
