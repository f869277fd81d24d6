import { expect, test, withMotion } from './harness.ts';

test.use(withMotion);

type Change = { preference: string; theme: string };
const html = 'html';

async function choose(page: import('playwright/test').Page, name: string) {
  await page.locator('header summary[aria-label=Theme]').click();
  await page.getByRole('menuitemradio', { name }).click();
}

test('the choice is stored under "theme", marked, dispatched and applied to other tabs; system follows the operating system live', async ({
  context,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    const heard: { on: string; detail: Change }[] = [];
    Object.assign(window, { heard });
    for (const [on, target] of Object.entries({ document, window }))
      target.addEventListener('themeChange', (event) =>
        heard.push({ on, detail: (event as CustomEvent<Change>).detail }),
      );
  });
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/contact');
  await choose(page, 'Dark');
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await expect(other.locator(html)).toHaveAttribute('data-theme', 'dark');
  await other.reload();
  await expect(other.locator(html)).toHaveAttribute('data-theme', 'dark');
  await other.locator('header summary[aria-label=Theme]').click();
  await expect(other.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  await expect(other.getByRole('menuitemradio', { name: 'System' })).not.toBeChecked();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  // The browser calls its listeners before it evaluates this.
  expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: light)').matches)).toBe(true);
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
  await choose(page, 'System');
  await page.emulateMedia({ colorScheme: 'dark' });
  const changes = [
    { preference: 'dark', theme: 'dark' },
    { preference: 'system', theme: 'light' },
    { preference: 'system', theme: 'dark' },
  ];
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: object[] }).heard))
    .toEqual(changes.flatMap((detail) => ['document', 'window'].map((on) => ({ on, detail }))));
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
});
