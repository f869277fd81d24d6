import { expect, test } from './harness.ts';

const ids = ['dresdentax', 'brownco', 'payroll'] as const;
const colors = { dresdentax: '#fccd39', brownco: '#ea384c', payroll: '#3cc36d' };

test('R-BR-07 the brand stays through page changes, in the links and after a reload', async ({ page, hydrated }) => {
  await page.goto('/?domain=payroll');
  await hydrated();
  await page.locator('main a[href^="/services?"]').first().click();
  await expect(page).toHaveURL('/services?domain=payroll');
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', colors.payroll);
  await expect(page).toHaveTitle(/Payroll/);
  for (const link of await page.locator('main a[href^="/"]').all()) {
    expect(await link.getAttribute('href')).toContain('domain=payroll');
  }
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'payroll');
});

test('R-BR-07 a link that does not know the brand keeps it too', async ({ page, hydrated }) => {
  await page.goto('/about-us?domain=brownco');
  await hydrated();
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/contact', textContent: 'As in a post' });
    document.querySelector('main')!.prepend(link);
  });
  await page.getByText('As in a post').click();
  await expect(page).toHaveURL('/contact?domain=brownco');
});

test('R-BR-10 R-BR-11 R-BR-13 colors, fonts and backgrounds differ by brand', async ({ page }) => {
  const seen: Record<string, string>[] = [];
  for (const id of ids) {
    await page.goto(`/?domain=${id}`);
    seen.push(
      await page.evaluate(() => {
        const root = getComputedStyle(document.documentElement);
        return {
          primary: root.getPropertyValue('--field').trim().toLowerCase(),
          hover: root.getPropertyValue('--accent-hover').trim(),
          mark: root.getPropertyValue('--mark').trim(),
          heading: getComputedStyle(document.querySelector('h1')!).fontFamily.split(',')[0]!,
          sheet: [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].find((link) =>
            link.href.includes('/fonts-'),
          )!.href,
          footer: getComputedStyle(document.querySelector('footer')!).backgroundImage,
        };
      }),
    );
  }
  const values = (name: string) => new Set(seen.map((one) => one[name]));
  expect(seen.map(({ primary }) => primary)).toEqual([colors.dresdentax, colors.brownco, colors.payroll]);
  for (const name of ['hover', 'mark', 'heading', 'sheet', 'footer']) expect(values(name).size, name).toBe(3);
});

for (const id of ids) {
  test(`R-BR-12 ${id}: a logo for light, for dark and for the footer`, async ({ page }) => {
    const shown = () => page.locator('header .logo img:visible').getAttribute('src');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`/?domain=${id}`);
    const light = await shown();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const dark = await shown();
    const footer = await page.locator('footer .logo img').getAttribute('src');
    expect(new Set([light, dark, footer]).size).toBe(3);
    for (const src of [light, dark, footer]) expect((await page.request.get(src!)).status()).toBe(200);
  });
}

test('R-BR-13 the hero has a background of its own in light and dark', async ({ page }) => {
  const background = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.hero, .hero *')]
        .flatMap((element) =>
          [element, '::before', '::after'].map(
            (part) => getComputedStyle(element, typeof part === 'string' ? part : null).backgroundImage,
          ),
        )
        .filter((image) => image.includes('url('))
        .join(),
    );
  const seen = new Set<string>();
  for (const id of ids) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`/?domain=${id}`);
      seen.add(await background());
    }
  }
  expect(seen.size).toBe(6);
});

test('R-BR-14 R-BR-15 R-BR-16 R-BR-17 contact, words, portal and team link are the brand’s own', async ({ page }) => {
  const seen: Record<string, string | null>[] = [];
  for (const id of ids) {
    await page.goto(`/?domain=${id}`);
    seen.push({
      phone: await page.locator('header a[href^="tel:"]').first().getAttribute('href'),
      footerPhone: await page.locator('footer a[href^="tel:"]').first().getAttribute('href'),
      facebook: await page.locator('footer').getByRole('link', { name: 'Facebook' }).getAttribute('href'),
      headings: (await page.locator('main h2').allTextContents()).join(),
      portal: await page.locator('.hero-slide[data-shown] a', { hasText: 'Client portal' }).getAttribute('href'),
      team: await page.locator('header nav a', { hasText: 'Team to Win' }).first().getAttribute('href'),
    });
  }
  for (const name of Object.keys(seen[0]!)) expect(new Set(seen.map((one) => one[name])).size, name).toBe(3);
  for (const { portal, team, phone, footerPhone } of seen) {
    expect(portal).toMatch(/^https:\/\//);
    expect(team).toMatch(/^https:\/\//);
    expect(phone).toBe(footerPhone);
  }
});
