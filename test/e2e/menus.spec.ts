import type { Page } from 'playwright/test';
import { pages, serviceOrders, sisterTowns } from '../specification.ts';
import { expect, test, withMotion } from './harness.ts';
import { menu, nav, summary } from './header-menu.ts';

test.use(withMotion);

test.use({ viewport: { width: 1280, height: 800 } });

/** Whether a menu is open at this moment; retrying assertions cannot check a time limit. */
const isOpen = (page: Page, name: string) => menu(page, name).evaluate((element: HTMLDetailsElement) => element.open);

const links: Record<string, [string, string][]> = {
  About: [
    ['About Us', '/about-us'],
    ['Dresden', '/contact#dresden'],
    ['Industries We Serve', '/industries'],
  ],
  Services: [
    ['All Services', '/services'],
    ...serviceOrders.dresdentax.map((slug): [string, string] => ['', `/services/${slug}`]),
  ],
  Resources: [
    ['News', '/blog'],
    ...pages.filter((path) => path.startsWith('/resources/')).map((path): [string, string] => ['', path]),
  ],
  Contact: [
    ['Ways to Contact', '/contact'],
    ['Schedule a Meeting', '/schedule'],
  ],
};

const groups: Record<string, string[]> = { About: ['Our Locations'], Resources: ['Tax Resources'] };

test('every menu shows its links once opened', async ({ page }) => {
  await page.goto('/');
  await expect(nav(page).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  for (const [name, expected] of Object.entries(links)) {
    await summary(page, name).click();
    for (const [text, href] of expected) {
      const link = menu(page, name).locator(`a[href="${href}"]`);
      await expect(link).toBeVisible();
      await expect(link).toContainText(text);
    }
    if (name === 'Services') {
      await expect(menu(page, name).locator('a')).toHaveCount(9);
      await expect(menu(page, name).locator('a').first()).toHaveText(/^All Services/);
    }
    for (const group of groups[name] ?? []) await expect(menu(page, name).getByText(group)).toBeVisible();
  }
});

test('Dresden is an internal link, the eight towns lead to other sites', async ({ page, baseURL }) => {
  await page.goto('/');
  await summary(page, 'About').click();
  for (const town of sisterTowns) {
    const link = menu(page, 'About').getByRole('link', { name: town });
    await expect(link).toBeVisible();
    expect(new URL((await link.getAttribute('href'))!).host).not.toBe(new URL(baseURL!).host);
    expect(await link.getAttribute('rel')).toContain('noopener');
  }
});

test('a click outside closes a menu, and so does a second click on its name', async ({ page }) => {
  await page.goto('/');
  await summary(page, 'Services').click();
  await expect(menu(page, 'Services')).toHaveAttribute('open');
  await page.locator('h1').click({ position: { x: 2, y: 2 } });
  await expect(menu(page, 'Services')).not.toHaveAttribute('open');
  await summary(page, 'Contact').click();
  await expect(menu(page, 'Contact')).toHaveAttribute('open');
  await summary(page, 'Contact').click();
  await expect(menu(page, 'Contact')).not.toHaveAttribute('open');
});

test('a click on one of its links closes the menu', async ({ page, hydrated }) => {
  await page.goto('/');
  await hydrated();
  await summary(page, 'Services').click();
  await menu(page, 'Services').locator('a[href="/services/payroll"]').click();
  await expect(page).toHaveURL('/services/payroll');
  await expect(menu(page, 'Services')).not.toHaveAttribute('open');
});

test('a menu closes 150 ms after the pointer leaves it, unless it returns in time', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await summary(page, 'Services').click();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.mouse.move(640, 700);
  await page.clock.runFor(100);
  await menu(page, 'Services').locator('a').nth(3).hover();
  await page.clock.runFor(1_000);
  expect(await isOpen(page, 'Services')).toBe(true);
  await page.mouse.move(640, 700, { steps: 4 });
  await page.clock.runFor(140);
  expect(await isOpen(page, 'Services')).toBe(true);
  await page.clock.runFor(20);
  expect(await isOpen(page, 'Services')).toBe(false);
});

test('hovering opens a menu after a delay; the click that follows leaves it open', async ({ page }) => {
  // With a stopped clock the click follows at once, however slow the machine.
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await summary(page, 'Resources').hover();
  await page.clock.runFor(50);
  expect(await isOpen(page, 'Resources')).toBe(false);
  await page.clock.runFor(20);
  expect(await isOpen(page, 'Resources')).toBe(true);
  await page.mouse.down();
  await page.mouse.up();
  expect(await isOpen(page, 'Resources')).toBe(true);
  await page.mouse.move(640, 700);
  await page.clock.runFor(160);
  expect(await isOpen(page, 'Resources')).toBe(false);
});

test('a submenu is 240 px wide, also where two stand side by side', async ({ page }) => {
  await page.goto('/');
  for (const name of Object.keys(links)) {
    await summary(page, name).click();
    for (const submenu of await menu(page, name).locator('.submenu').all())
      expect((await submenu.boundingBox())!.width).toBe(240);
  }
});
