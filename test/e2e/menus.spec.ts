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
    for (const group of groups[name] ?? []) await expect(menu(page, name).getByText(group)).toBeVisible();
  }
});

test('All Services comes first and is emphasised', async ({ page }) => {
  await page.goto('/');
  await summary(page, 'Services').click();
  const entries = menu(page, 'Services').locator('a');
  await expect(entries).toHaveCount(9);
  await expect(entries.first()).toHaveAttribute('href', '/services');
  await expect(entries.first()).toHaveText('All ServicesEverything we do, side by side');
  const grounds = await entries.evaluateAll((all) => all.map((entry) => getComputedStyle(entry).backgroundColor));
  expect(grounds.lastIndexOf(grounds[0]!)).toBe(0);
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

test('Team to Win is an external link, different for each brand', async ({ page }) => {
  const seen = new Set<string>();
  for (const id of ['dresdentax', 'brownco', 'payroll']) {
    await page.goto(`/?domain=${id}`);
    seen.add(
      (await nav(page)
        .getByRole('link', { name: /Team to Win/ })
        .getAttribute('href'))!,
    );
  }
  expect([...seen].every((address) => address.startsWith('https://'))).toBe(true);
  expect(seen.size).toBe(3);
});

test('a click outside closes the menu', async ({ page }) => {
  await page.goto('/');
  await summary(page, 'Services').click();
  await expect(menu(page, 'Services')).toHaveAttribute('open');
  await page.locator('h1').click({ position: { x: 2, y: 2 } });
  await expect(menu(page, 'Services')).not.toHaveAttribute('open');
});

test('a click on one of its links closes the menu', async ({ page, hydrated }) => {
  await page.goto('/');
  await hydrated();
  await summary(page, 'Services').click();
  await menu(page, 'Services').locator('a[href="/services/payroll"]').click();
  await expect(page).toHaveURL('/services/payroll');
  await expect(menu(page, 'Services')).not.toHaveAttribute('open');
});

test('a menu closes 150 ms after the pointer leaves it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await summary(page, 'Services').click();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.mouse.move(640, 700, { steps: 4 });
  await page.clock.runFor(140);
  expect(await isOpen(page, 'Services')).toBe(true);
  await page.clock.runFor(20);
  expect(await isOpen(page, 'Services')).toBe(false);
});

test('a menu stays open when the pointer returns in time', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await summary(page, 'Services').click();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.mouse.move(640, 700);
  await page.clock.runFor(100);
  await menu(page, 'Services').locator('a').nth(3).hover();
  await page.clock.runFor(1_000);
  expect(await isOpen(page, 'Services')).toBe(true);
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

for (const [how, open] of [
  ['click', true],
  ['Enter', false],
] as const)
  test(`long after hovering opened a menu ${how} ${open ? 'keeps it open, a second one closes it' : 'closes it'}`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await summary(page, 'Resources').hover();
    await page.clock.runFor(700);
    expect(await isOpen(page, 'Resources')).toBe(true);
    const press = () =>
      how === 'click' ? page.mouse.down().then(() => page.mouse.up()) : summary(page, 'Resources').press(how);
    await press();
    expect(await isOpen(page, 'Resources')).toBe(open);
    await press();
    expect(await isOpen(page, 'Resources')).toBe(!open);
  });

test('from menu to menu one is gone as the next one opens', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await summary(page, 'Services').hover();
  await page.clock.runFor(80);
  expect(await isOpen(page, 'Services')).toBe(true);
  await summary(page, 'Resources').hover();
  await page.clock.runFor(80);
  expect([await isOpen(page, 'Services'), await isOpen(page, 'Resources')]).toEqual([false, true]);
  await expect(menu(page, 'Services').locator('a').first()).toBeHidden({ timeout: 50 });
});

test('a menu slides open', async ({ page }) => {
  await page.goto('/resources/tax-letters');
  const animations = await menu(page, 'About').evaluate((details: HTMLDetailsElement) => {
    details.open = true;
    return details
      .getAnimations({ subtree: true })
      .map((animation) => animation instanceof CSSAnimation && animation.animationName);
  });
  expect(animations).toContain('slide-down');
});

test('a second click closes a menu', async ({ page }) => {
  await page.goto('/');
  await summary(page, 'Contact').click();
  await expect(menu(page, 'Contact')).toHaveAttribute('open');
  await summary(page, 'Contact').click();
  await expect(menu(page, 'Contact')).not.toHaveAttribute('open');
});

test('the last link of a long menu can be scrolled to in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByText('About', { exact: true }).click();
  const last = nav.getByRole('link', { name: /Industries We Serve/ });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('a group at the top of a column has no rule above it', async ({ page }) => {
  await page.goto('/');
  for (const name of ['About', 'Resources']) {
    await summary(page, name).click();
    const groups = menu(page, name).locator('.submenu-group');
    const rules = await groups.evaluateAll((all) =>
      all.map((group) => [group.matches(':first-child'), getComputedStyle(group).backgroundImage === 'none'] as const),
    );
    expect(rules.some(([first]) => first)).toBe(true);
    for (const [first, bare] of rules) expect(bare, name).toBe(first);
  }
});

test('a submenu is 240 px wide, also where two stand side by side', async ({ page }) => {
  await page.goto('/');
  for (const name of Object.keys(links)) {
    await summary(page, name).click();
    for (const submenu of await menu(page, name).locator('.submenu').all())
      expect((await submenu.boundingBox())!.width).toBe(240);
  }
});
