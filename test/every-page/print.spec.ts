import type { Page } from 'playwright/test';
import { brandIds, brands } from '#shared/brands/index.ts';
import { expect, test } from '../e2e/harness.ts';

const letterhead = (page: Page) => page.locator('.letterhead');
/** What the stylesheet for paper writes into it. */
const letterheadText = (page: Page) =>
  letterhead(page)
    .locator('p')
    .evaluateAll((all) => all.map((one) => one.dataset['lines']).join('\n'));

test('on paper pages have the letterhead of their brand and neither navigation nor form', async ({ page }) => {
  const paths = ['/', '/services/payroll', '/contact', '/blog', '/resources/tax-calculator'];
  for (const [index, path] of paths.entries()) {
    const brand = brandIds[index % brandIds.length]!;
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`${path}?domain=${brand}`);
    await expect(letterhead(page)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(letterhead(page)).toBeVisible();
    for (const part of [brands[brand].contact.phone, path, /[A-Z][a-z]+ \d+, 20\d\d/])
      expect(await letterheadText(page), path).toMatch(part);
    await expect(page.getByRole('navigation', { name: 'Main' }), path).toHaveCount(0);
    await expect(page.locator('main').getByRole('button', { name: /^Send/ }), path).toHaveCount(0);
  }
});

test('on paper the dark theme is black on white, and tools have all that they say', async ({ page, hydrated }) => {
  const print = async (path: string) => {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await page.goto(path);
    await hydrated();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  };
  const main = page.locator('main');
  await test.step('a calculation: its total and its steps', async () => {
    await print('/resources/tax-calculator#taxpayer.wages=60000');
    await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)']).toContain(background);
    await expect(page.locator('.result-total')).toContainText('$6,227');
    await expect(page.locator('.result-total')).toBeVisible();
    await expect(page.locator('.result-line').first()).toBeVisible();
  });
  await test.step('the checklist: each of its papers, those in closed groups too', async () => {
    await print('/resources/tax-prep-checklist');
    const papers = page.locator('.checklist [name=done]');
    expect(await papers.count()).toBeGreaterThan(20);
    for (const paper of await papers.all()) await expect(paper.locator('xpath=..')).toBeVisible();
  });
  await test.step('the letters and the Ohio taxes, in closed rows too', async () => {
    await print('/resources/tax-letters');
    for (const letter of await page.locator('.letters-groups li').all()) await expect(letter).toBeVisible();
    await print('/resources/ohio-business-taxes');
    for (const fact of await page.locator('.tax-facts dd').all()) await expect(fact).toBeVisible();
  });
  await test.step('a letter: what to do and by when', async () => {
    await print('/resources/tax-letters/cp2000?date=2026-11-16');
    expect(await letterheadText(page)).toContain('/resources/tax-letters/cp2000');
    for (const heading of await page.locator('main article h2, main .letter h2').all())
      await expect(heading).toBeVisible();
    await expect(main).toContainText('December 16, 2026');
  });
  await test.step('the calendar: the dates of all months', async () => {
    await print('/resources/deadlines?for=employer');
    for (const part of ['January', 'April', 'July', 'October', '941'])
      await expect(main.getByText(part).filter({ visible: true }).first()).toBeVisible();
  });
});
