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

const scrolledTo = (page: Page, top: number) =>
  eventually(async () => expect(Math.abs((await page.scrollTop()) - top)).toBeLessThanOrEqual(1));

// A document of this origin: WebDriver loses WebKit's page when another opener policy makes it change its process.
const otherDocument = '/robots.txt';

journey('back from another document and a reload return to where the page was left', async ({ page }) => {
  await page.open('/services');
  await page.scrollTo(1_400);
  await scrolledTo(page, 1_400);
  await page.goto(otherDocument);
  await page.back();
  await page.at('/services');
  await page.hydrated();
  await scrolledTo(page, 1_400);
  await page.reload();
  await scrolledTo(page, 1_400);
});

journey('a link followed while React still hydrates the page leads to a titled page', async ({ page }) => {
  await page.goto('/');
  await page.run(followWhenHandled, 'footer a[href="/accessibility"]');
  await page.at('/accessibility');
  await page.until(() => document.title.startsWith('Accessibility'));
  await page.until(() => document.activeElement?.textContent === 'Accessibility');
});

/** Runs in the page: clicks a link again and again, until the first click that the page's scripts handle. */
function followWhenHandled(link: string): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('click', (event) => {
      if (event.defaultPrevented) {
        clearInterval(timer);
        resolve();
      }
      event.preventDefault();
    });
    const timer = setInterval(() => document.querySelector<HTMLElement>(link)!.click(), 1);
  });
}

journey(
  'a tool that a link leads to is there before its code, and counts what was entered until that comes',
  async ({ page, proxy }) => {
    await page.open('/');
    const follow = async (path: string, heading: string, label: string) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      proxy.rule({ path: /^\/assets\/(?:finder|tool)-[\w-]+\.js$/, until: promise });
      await page.click(`footer a[href="${path}"]`);
      await page.sees('h1', heading);
      await page.sees('.tool label', label);
      return resolve;
    };
    const focusedName = () => page.run(() => document.activeElement!.getAttribute('name'));

    const comeLetters = await follow('/resources/tax-letters', 'What does this letter mean?', 'Number or words');
    await page.fill('.tool [name=number]', 'CP504');
    comeLetters();
    // Not its heading, which is there before the answer: that moves what a click goes to.
    await page.sees('.letters-found', 'Does it ask for money?');
    expect(await focusedName()).toBe('number');

    const comeDates = await follow('/resources/deadlines', 'Deadline calendar', 'An employer');
    await page.click('#field-for-employer');
    await page.click('#field-for-retailer');
    comeDates();
    await page.at('/resources/deadlines?for=employer,retailer');
    await page.sees('.deadlines', 'Monthly sales tax');

    const comeCalculator = await follow('/resources/tax-calculator', 'Tax calculator for Ohio', 'Your wages');
    await page.fill('[name="taxpayer.wages"]', '60,000');
    comeCalculator();
    await page.sees('.result-total', '$6,227');
    expect(await focusedName()).toBe('taxpayer.wages');
    await page.back();
    await page.at('/resources/deadlines?for=employer,retailer');
    await page.until(() => document.querySelectorAll('.tool :checked').length === 2);
  },
);

const typed = { name: 'Pat Doe', email: 'pat@example.com', message: 'Typed before the deployment' };

journey(
  'a tab from before a deployment loads the next page as a new document, whole, and keeps what was typed',
  async ({ page, proxy }) => {
    await page.open('/contact');
    await page.fillForm('.contact-form', typed);
    await page.run(() => {
      Object.assign(window, { sameDocument: true });
    });
    // The new build has other files; its documents name them.
    proxy.rule({
      path: /^\/assets\/accessibility-[\w-]+\.js$/,
      when: () => !proxy.requests.some(({ path }) => path === '/accessibility'),
      respond: { status: 404, type: 'text/plain', body: '' },
    });
    await page.run(() => document.querySelector<HTMLElement>('footer a[href="/accessibility"]')!.click());
    await page.sees('h1', 'Accessibility');
    await page.until(() => !('sameDocument' in window));
    await page.open('/contact');
    await eventually(async () => expect(await page.values('.contact-form', Object.keys(typed))).toEqual(typed));
  },
  { expectedErrors: ['404', 'module', 'load'] },
);
