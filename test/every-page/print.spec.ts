import type { Page } from 'playwright/test';
import { brandIds, brands } from '#shared/brands/index.ts';
import { expect, test } from '../e2e/harness.ts';

async function print(page: Page, path: string) {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
}

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

test('on paper the dark theme is black on white', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await print(page, '/services/payroll');
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)']).toContain(background);
});

test('on paper the result of a calculation has its total and its steps', async ({ page, hydrated }) => {
  await page.goto('/resources/tax-calculator');
  await hydrated();
  await page.getByLabel('Your wages', { exact: true }).fill('60000');
  const total = page.locator('.result-total');
  await expect(total).toContainText('$6,227');
  await page.emulateMedia({ media: 'print' });
  await expect(total).toBeVisible();
  await expect(page.locator('.result-line').first()).toBeVisible();
});

test('on paper the checklist has each of its papers, those in closed groups too', async ({ page, hydrated }) => {
  await page.goto('/resources/tax-prep-checklist');
  await hydrated();
  await page.emulateMedia({ media: 'print' });
  const papers = page.locator('.checklist [name=done]');
  expect(await papers.count()).toBeGreaterThan(20);
  for (const paper of await papers.all()) await expect(paper.locator('xpath=..')).toBeVisible();
});

test('on paper a letter has what to do and by when', async ({ page }) => {
  await print(page, '/resources/tax-letters/cp2000?date=2026-11-16');
  expect(await letterheadText(page)).toContain('/resources/tax-letters/cp2000');
  for (const heading of await page.locator('main article h2, main .letter h2').all())
    await expect(heading).toBeVisible();
  await expect(page.locator('main')).toContainText('December 16, 2026');
});

test('on paper the calendar has the dates of all months', async ({ page, hydrated }) => {
  await page.goto('/resources/deadlines?for=employer');
  await hydrated();
  await page.emulateMedia({ media: 'print' });
  for (const part of ['January', 'April', 'July', 'October', '941'])
    await expect(page.locator('main').getByText(part).filter({ visible: true }).first()).toBeVisible();
});
