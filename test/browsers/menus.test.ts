import { eventually, expect, journey, type Page, phone } from './journey.ts';

const openMenus = (page: Page) =>
  page.run(() =>
    [...document.querySelectorAll('.header details[open] > summary')].map((name) => name.textContent!.trim()),
  );
const focused = (page: Page) =>
  page.run(() => (document.activeElement!.getAttribute('aria-label') ?? document.activeElement!.textContent!).trim());
const expectOpen = (page: Page, names: string[]) =>
  eventually(async () => expect(await openMenus(page)).toEqual(names));

journey('the menus of the header work by keyboard, and open under the pointer one at a time', async ({ page }) => {
  await page.open('/');
  await page.run(() => document.querySelectorAll<HTMLElement>('.header-nav summary')[1]!.focus());
  await page.press('Enter');
  await expectOpen(page, ['Services']);
  await page.press('ArrowDown');
  expect(await focused(page)).toContain('All Services');
  await page.press('End');
  await page.press('ArrowDown');
  expect(await focused(page)).toContain('All Services');
  await page.press('Escape');
  await expectOpen(page, []);
  expect(await focused(page)).toBe('Services');
  await page.hover('.header-nav summary', 'Services');
  await expectOpen(page, ['Services']);
  await page.hover('.header-nav summary', 'Resources');
  await expectOpen(page, ['Resources']);
  await page.hover('.header .logo');
  await expectOpen(page, []);
  await page.hover('.header-nav summary', 'Contact');
  await expectOpen(page, ['Contact']);
  await page.click('.header-nav .submenu a[href="/schedule"]');
  await page.at('/schedule');
  await expectOpen(page, []);
});

journey(
  'the menu sheet of phones opens, keeps the focus, closes by Escape and by its button; a link in it leads on and closes it',
  async ({ page }) => {
    await page.open('/');
    expect(await page.isVisible('#menu-sheet')).toBe(false);
    await page.click('button', 'Menu');
    await page.until(() => document.activeElement?.getAttribute('aria-label') === 'Close menu');
    expect(await page.isVisible('#menu-sheet')).toBe(true);
    for (let press = 0; press < 15; press++) await page.press('Tab');
    expect(await page.run(() => document.querySelector('#menu-sheet')!.contains(document.activeElement))).toBe(true);
    await page.press('Escape');
    await eventually(async () => expect(await page.isVisible('#menu-sheet')).toBe(false));
    expect(await focused(page)).toBe('Menu');
    await page.press('Enter');
    await eventually(async () => expect(await page.isVisible('#menu-sheet')).toBe(true));
    await page.click('button', 'Close menu');
    await eventually(async () => expect(await page.isVisible('#menu-sheet')).toBe(false));
    await page.click('button', 'Menu');
    await page.click('#menu-sheet summary', 'Services');
    await page.click('#menu-sheet a[href="/services/bookkeeping"]');
    await page.at('/services/bookkeeping');
    await eventually(async () => expect(await page.isVisible('#menu-sheet')).toBe(false));
    await page.until(() => document.activeElement === document.querySelector('h1'));
  },
  { size: phone },
);
