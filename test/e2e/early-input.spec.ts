import type { Page } from 'playwright/test';
import { href } from '#shared/site/routes.ts';
import { field, press } from './contact-form.ts';
import { expect, hold, test, toast } from './harness.ts';

// What visitors do while the page's scripts are still loading. All controls of all pages: test/browsers/early-input.test.ts.
const scripts = '**/assets/*.js';

/** Opens a page, with its stylesheets and fonts, whose scripts wait until the returned function is called. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, scripts);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('link[rel=stylesheet]')].every((link) => Reflect.get(link, 'sheet')),
  );
  await page.evaluate(async () => void (await document.fonts.ready));
  return release;
}

test('clicks before React are queued and replayed in order', async ({ page }) => {
  const release = await hold(page, '**/assets/entry-*.js');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const next = page.getByRole('button', { name: 'Next slide' });
  await next.click();
  await next.click();
  await expect(next).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('.hero-slide').first()).toHaveAttribute('data-shown');
  release();
  await expect(page.locator('.hero-slide').nth(2)).toHaveAttribute('data-shown');
  await expect(next).not.toHaveAttribute('aria-busy');
});

// The server sees nothing of the fragment, and asks for an amount.
test('the form of the home page is taken over when it is near, with what was typed until then', async ({
  page,
  openPage,
}) => {
  const release = await hold(page, '**/assets/contact-form-*.js');
  await openPage('/');
  await field(page, 'Name').fill('Pat Doe');
  release();
  const draft = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('draft:contact') ?? '{}'));
  await expect.poll(draft).toMatchObject({ name: 'Pat Doe' });
  await press(page);
  await expect(page.locator('.error-summary')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Pat Doe');
  await expect(page).toHaveURL('/');
  await page.locator('.home-services').getByRole('link', { name: 'All services' }).click();
  await expect(page).toHaveURL(href('services'));
  await page.goBack();
  await field(page, 'Name').scrollIntoViewIfNeeded();
  await expect(field(page, 'Name')).toHaveValue('Pat Doe');
});

// A draft that comes between the focus and the first key must not be what the key goes on from: "60,00045000".
for (const [path, label, before, typed] of [
  [href('taxCalculator'), 'Your wages', '60,000', '45000'],
  [href('contact'), 'Name', 'Pat Doe', 'Sam Roe'],
] as const) {
  test(`what is typed takes the place of a draft that comes into the focused field: ${path}`, async ({
    page,
    openPage,
  }) => {
    const input = page.locator('main form').getByLabel(label).first();
    await openPage(path);
    await input.fill(before);
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain(before);
    const release = await openHeld(page, path);
    await input.focus();
    await expect(input).toHaveValue('');
    release();
    await expect(input).toHaveValue(before);
    await page.keyboard.type(typed);
    await expect(input).toHaveValue(typed);
  });
}

test('a draft does not change the figure that is being typed as it comes', async ({ page, openPage }) => {
  const path = href('taxCalculator');
  const wages = page.getByLabel('Your wages');
  await openPage(path);
  await wages.fill('60,000');
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('60,000');
  const release = await openHeld(page, path);
  await wages.focus();
  await page.keyboard.type('1234');
  release();
  await expect(page.locator('.result-total').first()).toContainText('$');
  await page.keyboard.type('5');
  await expect(wages).toHaveValue('12345');
});

// The response to a post has the address of the form's action, from which React must not tell the page.
test.describe('posted before React', () => {
  test.use({ expectedConsole: ['Failed to load resource'] });

  const post = async (page: Page, path: string, button: string | RegExp) => {
    const release = await openHeld(page, path);
    const form = page.locator('main form');
    await form.getByLabel('Name', { exact: false }).fill('Pat Doe');
    const posted = page.waitForResponse((response) => response.request().method() === 'POST');
    await form.getByRole('button', { name: button }).click();
    await posted;
    release();
  };

  test('a message with a fault comes back on the contact page, and is sent once it is mended', async ({
    page,
    hydrated,
  }) => {
    await post(page, `${href('home')}?domain=payroll`, 'Send message');
    await hydrated();
    await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Name')).toHaveValue('Pat Doe');
    await expect(page).toHaveURL(`${href('contact')}?domain=payroll`);
    await field(page, 'Email').fill('pat@example.com');
    await field(page, 'Message').fill('Hello there');
    await press(page);
    await expect(toast(page, 'Message sent')).toBeVisible();
  });
});
