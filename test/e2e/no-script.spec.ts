import { brands } from '#shared/brands/index.ts';
import { expect, test } from './harness.ts';
import { mailsIn } from './outbox-mails.ts';

// Without JavaScript the server's markup is final: there is no hydration to wait for.
test.use({ javaScriptEnabled: false, expectedConsole: ['Failed to load resource'] });

test('home, news, post and contact form work, with validation errors, then a sent message', async ({ page, site }) => {
  const brand = brands.brownco;
  const title = () => page.locator('h1');
  await page.goto(`/?domain=${brand.id}`);
  await page.locator('main').getByRole('link', { name: 'All news' }).click();
  await expect(page).toHaveURL(`/blog?domain=${brand.id}`);
  await page.locator('.news-list .post-card a').first().click();
  await expect(page).toHaveURL(new RegExp(`/blog/[a-z0-9-]+\\?domain=${brand.id}$`));
  await expect(title()).not.toBeEmpty();
  await expect(page.locator('[data-post-body] p').first()).toBeVisible();
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByText('Contact', { exact: true }).click();
  await nav.getByRole('link', { name: /Ways to Contact/ }).click();
  await expect(page).toHaveURL(`/contact?domain=${brand.id}`);

  const form = page.locator('.contact-form');
  await form.getByLabel('Name').fill('P');
  await form.getByLabel('Email').fill('pat@example');
  await form.getByLabel('Service').selectOption({ index: 2 });
  await form.getByLabel('Message').fill(`Books for ${brand.id}\nand a second line`);
  const refused = page.waitForResponse('**/api/contact**');
  await form.getByRole('button', { name: 'Send message' }).click();
  expect((await refused).status()).toBe(400);
  await expect(page.getByRole('link', { name: 'Name must be at least 2 characters' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Please enter a valid email address' })).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('Email')).toHaveValue('pat@example');
  await expect(form.getByLabel('Message')).toHaveValue(`Books for ${brand.id}\nand a second line`);
  await expect(form.getByLabel('Service')).toHaveValue(brand.serviceOptions[1]!.value);

  await form.getByLabel('Name').fill('Pat Doe');
  await form.getByLabel('Email').fill('pat@example.com');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(`/contact?sent=1&domain=${brand.id}`);
  await expect(page.getByText("Form submitted successfully. We'll get back to you soon!")).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-brand', brand.id);
  const mail = mailsIn(site.outbox).filter((text) => text.includes(`Books for ${brand.id}`));
  expect(mail).toHaveLength(1);
  expect(mail[0]).toContain(`\r\nTo: ${brand.contact.emails[0]}\r\n`);
  expect(mail[0]).toContain('\r\nReply-To: Pat Doe <pat@example.com>\r\n');
  await page.reload();
  await expect(page.getByText("Form submitted successfully. We'll get back to you soon!")).toBeVisible();
  expect(mailsIn(site.outbox).filter((text) => text.includes(`Books for ${brand.id}`))).toHaveLength(1);
});

test('menus open one at a time and their links work, on a phone too; the checklist shows what is ticked', async ({
  page,
}) => {
  await page.goto('/?domain=payroll');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByText('Services', { exact: true }).click();
  const bookkeeping = nav.getByRole('link', { name: /Bookkeeping/ });
  await expect(bookkeeping).toBeVisible();
  await nav.getByText('Resources', { exact: true }).click();
  await expect(nav.getByRole('link', { name: /Tax calculator/i })).toBeVisible();
  await expect(bookkeeping).toBeHidden();
  await nav.getByRole('link', { name: /Tax calculator/i }).click();
  await expect(page).toHaveURL('/resources/tax-calculator?domain=payroll');
  await page.setViewportSize({ width: 390, height: 800 });
  const sheet = page.locator('#menu-sheet');
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(sheet).toBeVisible();
  await sheet.getByText('Resources', { exact: true }).click();
  await sheet.getByRole('link', { name: /checklist/i }).click();
  await expect(page).toHaveURL(/tax-prep-checklist/);
  const rental = page.locator('[data-topic=rental]');
  const college = page.locator('[data-topic=college]');
  await expect(rental).toBeVisible();
  await page.locator('[name=topics][value=college]').check();
  await expect(rental).toBeHidden();
  await expect(college).toBeVisible();
  await page.locator('[name=topics][value=rental]').check();
  await expect(rental).toBeVisible();
});

test('on a dark system the page has the colors of the dark theme', async ({ page, browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: true, colorScheme: 'dark' });
  const scripted = await context.newPage();
  const colors = async (target: typeof page, path: string) => {
    await target.goto(`${site.url}${path}?domain=payroll`);
    return target.evaluate(() =>
      ['body', 'h1', '.button-primary', '.section-subtle', '.card, .value-card', '.closing-band, .results'].map(
        (selector) => {
          const element = document.querySelector(selector);
          if (!element) return null;
          const { color, backgroundColor, borderColor, colorScheme } = getComputedStyle(element);
          return { selector, color, backgroundColor, borderColor, colorScheme };
        },
      ),
    );
  };
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of ['/', '/contact']) {
    expect(await colors(page, path), path).toEqual(await colors(scripted, path));
  }
  await expect(page.locator('.logo img:visible').first()).toHaveAttribute('src', /logo-dark/);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('.logo img:visible').first()).toHaveAttribute('src', /logo-light/);
  await context.close();
});
