import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { placingInterfaces, type Refusal, refuse, usedInterfaces } from '../refused-interfaces.ts';
import { field, fill, press } from './contact-form.ts';
import { expect, mailsIn, type Site, test, withMotion } from './harness.ts';

/** The page as everywhere: nothing is said to have failed, and what is on the screen works. */
const pages: Record<string, (page: Page, site: Site, about: string) => Promise<void>> = {
  '/': async (page) => {
    const picture = page.locator('main .picture:visible').first();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('data-state', 'loaded');
    await page.locator('header summary[aria-label=Theme]').click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator('header').getByRole('link', { name: 'Search' }).click();
    await page.locator('input[name=q]:visible').first().fill('payroll');
    await page.keyboard.press('Enter');
    await expect(page.locator('main [role=status]')).toHaveText(/results? for “payroll”/);
    await page.goBack();
    const menu = page.locator('header nav summary').filter({ hasText: 'Services' });
    await menu.click();
    await page.locator('header nav details[open] a').first().click();
    await expect(page).toHaveURL(/\/services/);
    await expect(page.locator('main h1')).toBeVisible();
  },
  '/contact': async (page, { outbox }, about) => {
    await fill(page, { Name: '' });
    await press(page);
    await expect(page.locator('.contact-form .field-error').first()).toBeVisible();
    await fill(page, { Message: `My SSN is 123-45-6789. ${about}` });
    await expect(field(page, 'Name')).toHaveValue('Pat Doe');
    await press(page);
    await page.getByRole('button', { name: 'Send with hidden digits' }).click();
    await expect(page.locator('.contact-sent')).toContainText('Form submitted successfully');
    await expect.poll(() => mailsIn(outbox).filter((mail) => mail.includes(about)).length).toBe(1);
  },
  '/resources/tax-calculator': async (page) => {
    await page.getByLabel('Your wages').fill('60000');
    await expect(page.locator('.result-total').first()).toContainText('$');
  },
  '/resources/deadlines': async (page) => {
    await page.getByLabel('A seller').check();
    await expect(page.locator('.deadlines-count')).toContainText('due dates');
  },
  // A card that opens with a view transition, where the visitor likes motion.
  '/services': async (page) => {
    await page.locator('main a[href^="/services/"]:visible').first().click();
    await expect(page).toHaveURL(/\/services\/./);
    await expect(page.locator('main h1')).toBeVisible();
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
const everything = { names: usedInterfaces, what: 'every interface' };
const isMember = (name: string) => /^[A-Z]/.test(name);
const members = { names: usedInterfaces.filter(isMember), what: 'every member of a class' };
const placing = { names: placingInterfaces, what: 'all that scrolls or selects' };
const each = usedInterfaces.filter((name) => !isMember(name)).map((name) => ({ names: [name], what: name }));
const onAll = (one: typeof everything, refusal: Refusal, all = paths) => all.map((path) => ({ ...one, path, refusal }));

checkAll([
  ...onAll(everything, 'throws'),
  ...onAll(everything, 'is missing'),
  ...each.flatMap((one) => onAll(one, 'throws', ['/', '/contact', '/resources/tax-calculator', '/search'])),
  // Browsers that lack one are fewer than those in which it is refused.
  ...each.map((one, index) => ({ ...one, path: paths[index % paths.length]!, refusal: 'is missing' as const })),
]);

test.describe('with motion', () => {
  test.use(withMotion);
  checkAll(onAll(members, 'throws'));
});

test.describe('in other words than in the console', () => {
  test.use({ expectedConsole: ['Access is denied'] });
  checkAll(onAll(placing, 'throws'));
});

/** Made anew, without digits, which could be hidden. */
const words = () => randomUUID().replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

function checkAll(rows: ReturnType<typeof onAll>) {
  for (const { names, what, path, refusal } of rows) {
    test(`${path} works and says nothing wrong where ${what} ${refusal}`, async ({ page, hydrated, site }) => {
      await page.addInitScript(`unknown = (${refuse})(${JSON.stringify(names)}, '${refusal}')`);
      await page.goto(path);
      await hydrated();
      expect(await page.evaluate('unknown')).toEqual([]);
      await pages[path]!(page, site, words());
      await expect(page.locator('[data-reload], main > section[role=alert]')).toHaveCount(0);
      await expect(page.locator('main h1').first()).toBeVisible();
    });
  }
}
