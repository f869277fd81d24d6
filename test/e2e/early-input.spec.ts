import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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
test.describe('pressed early at a link', () => {
  test.use({ expectedConsole: ['status of 400'] });

  test('“Work it out” of the calculator pressed early at a link keeps its figures', async ({ page }) => {
    const release = await openHeld(page, `${href('taxCalculator')}#taxpayer.selfEmploymentNet=90000`);
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('button', { name: 'Work it out' }).click();
    await posted;
    release();
    await expect(page.getByLabel('Your side or business profit')).toHaveValue('90,000');
    await expect(page.locator('.what-if')).toBeVisible();
    await expect(page.locator('.field-error')).toHaveCount(0);
  });
});

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
  await expect(field(page, 'Name')).toHaveValue('Pat Doe');
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

test('early entries in the booking form join the draft, and outweigh its choices', async ({ page, hydrated }) => {
  const time = (index: number) => page.locator('label.time').nth(index);
  const path = `${href('schedule')}?kind=phone`;
  await page.goto(path);
  await hydrated();
  await time(0).click();
  await page.getByLabel('Email').fill('pat@example.com');
  const release = await openHeld(page, path);
  await page.getByLabel('Name').fill('Pat Doe');
  await time(1).click();
  release();
  await expect(page.getByLabel('Email')).toHaveValue('pat@example.com');
  await expect(time(1).getByRole('radio')).toBeChecked();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(sessionStorage.getItem('draft:booking')!)))
    .toMatchObject({ name: 'Pat Doe', email: 'pat@example.com', slot: await time(1).getByRole('radio').inputValue() });
});

test('a field that has the focus before the document has arrived whole does not break the page', async ({
  page,
  site,
  hydrated,
}) => {
  const { promise, resolve: sendRest } = Promise.withResolvers<void>();
  // Sends the document to the middle of what the browser reads at its end.
  const proxy = createServer(async (request, response) => {
    const answer = await fetch(site.url + request.url);
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    if (request.url !== '/contact') return response.end(body);
    const middle = body.indexOf('id="page-context"') + 400;
    response.write(body.subarray(0, middle));
    await promise;
    response.end(body.subarray(middle));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}/contact`, { waitUntil: 'commit' });
  // Below the fold it has no box until the first paint.
  await expect(field(page, 'Name')).toBeVisible();
  const focusLoadsCode = async () => {
    await field(page, 'Name').blur();
    await field(page, 'Name').focus();
    return page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/hydrate-')));
  };
  await expect.poll(focusLoadsCode).toBe(true);
  sendRest();
  await hydrated();
  await press(page);
  await expect(page.locator('.error-summary')).toBeVisible();
  proxy.closeAllConnections();
  proxy.close();
});
