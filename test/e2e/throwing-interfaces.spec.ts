import type { Page } from 'playwright/test';
import { refuse, usedInterfaces } from '../refused-interfaces.ts';
import { field, fill, mockResponse, press } from './contact-form.ts';
import { expect, test, toast } from './harness.ts';

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

const paths = Object.keys(pages);
const turns = usedInterfaces.map((name, index) => ({ names: [name], path: paths[index % paths.length]! }));
const all = paths.map((path) => ({ names: usedInterfaces, path }));

for (const refusal of ['throws', 'is missing'] as const) {
  for (const [title, visits] of Object.entries({ 'every interface': all, 'one interface': turns })) {
    test(`the pages work and say nothing wrong where ${title} of the browser ${refusal}`, async ({
      page,
      hydrated,
    }) => {
      test.slow();
      const chromium = await page.context().newCDPSession(page);
      // Without this the scripts are accepted and never run.
      await chromium.send('Page.enable');
      for (const { names, path } of visits) {
        await test.step(`${path} ${names.join(', ')}`, async () => {
          const source = `(${refuse})(${JSON.stringify(names)}, '${refusal}')`;
          const { identifier } = await chromium.send('Page.addScriptToEvaluateOnNewDocument', { source });
          await page.goto(path);
          await hydrated();
          await pages[path]!(page);
          await expect(page.locator('[data-reload], main > section[role=alert]')).toHaveCount(0);
          await expect(page.locator('main h1').first()).toBeVisible();
          await chromium.send('Page.removeScriptToEvaluateOnNewDocument', { identifier });
        });
      }
    });
  }
}
