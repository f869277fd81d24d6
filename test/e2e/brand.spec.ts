import { brandIds, brands } from '#shared/brands/index.ts';
import { expect, test, withMotion } from './harness.ts';

test.use(withMotion);

const colors = { dresdentax: '#fccd39', brownco: '#ea384c', payroll: '#3cc36d' };

test('the brand is preserved by client navigation, in links and after a reload', async ({ page, hydrated }) => {
  await page.goto('/?domain=payroll');
  await hydrated();
  await page.locator('main a[href^="/services?"]').first().click();
  await expect(page).toHaveURL('/services?domain=payroll');
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', colors.payroll);
  await expect(page).toHaveTitle(/Payroll/);
  const links = page.locator('main a[href^="/"]');
  await expect.poll(() => links.count()).toBeGreaterThan(5);
  const urls = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  expect(urls.filter((url) => !url.includes('domain=payroll'))).toEqual([]);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'payroll');
});

test('a link without the brand parameter keeps the brand', async ({ page, hydrated }) => {
  await page.goto('/about-us?domain=brownco');
  await hydrated();
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/contact', textContent: 'As in a post' });
    document.querySelector('.footer')!.prepend(link);
  });
  await page.getByText('As in a post').click();
  await expect(page).toHaveURL('/contact?domain=brownco');
});

test('colors, fonts and backgrounds are those of the brand’s file', async ({ page }) => {
  const seen: Record<string, string>[] = [];
  for (const id of brandIds) {
    await page.goto(`/?domain=${id}`);
    // Backgrounds are fetched once the page has loaded.
    await expect(page.locator('html')).toHaveAttribute('data-loaded', '');
    const shown = await page.evaluate(() => {
      const root = getComputedStyle(document.documentElement);
      const property = (name: string) => root.getPropertyValue(name).trim().toLowerCase();
      const font = (selector: string) =>
        getComputedStyle(document.querySelector(selector)!).fontFamily.split(',')[0]!.replaceAll('"', '');
      return {
        colors: {
          primary: property('--field'),
          secondary: property('--band'),
          accent: property('--accent'),
          serviceCardIconBackground: property('--tint-strong'),
          iconText: property('--on-accent'),
          hoverBorder: property('--text'),
          buttonHover: property('--accent-hover'),
        },
        fonts: { heading: font('h1'), subheading: font('main h3'), body: font('main p') },
        stylesheets: [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
          .map((link) => link.href)
          .filter((url) => url.includes('/brand-')),
        footer: getComputedStyle(document.querySelector('footer')!).backgroundImage,
      };
    });
    const { colors: named, fonts } = brands[id];
    expect(shown.colors).toEqual(
      Object.fromEntries(Object.entries(named).map(([name, value]) => [name, value.toLowerCase()])),
    );
    expect(shown.colors.primary).toBe(colors[id]);
    expect(shown.fonts).toEqual({ heading: fonts.heading, subheading: fonts.subheading, body: fonts.body });
    expect(shown.stylesheets).toHaveLength(1);
    seen.push({ ...shown.colors, ...shown.fonts, stylesheet: shown.stylesheets[0]!, footer: shown.footer });
  }
  for (const name of [
    'primary',
    'accent',
    'serviceCardIconBackground',
    'buttonHover',
    'heading',
    'stylesheet',
    'footer',
  ])
    expect(new Set(seen.map((one) => one[name])).size, name).toBe(brandIds.length);
});

test('each brand has a logo for light, for dark and for the footer', async ({ page }) => {
  for (const id of brandIds) {
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
  }
});

test('hero and services have a background of their own in light and dark', async ({ page }) => {
  const backgrounds = (part: string) =>
    page.evaluate(
      (selector) =>
        [...document.querySelectorAll(`${selector}, ${selector} *`)]
          .flatMap((element) =>
            [null, '::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo).backgroundImage),
          )
          .filter((image) => image !== 'none')
          .join(),
      part,
    );
  const hero = new Set<string>();
  const services = new Set<string>();
  for (const id of brandIds) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`/?domain=${id}`);
      // Backgrounds below the fold are fetched after the first paint.
      await page.locator('html[data-loaded]').waitFor();
      hero.add(await backgrounds('.hero'));
      services.add(await backgrounds('.home-services'));
    }
  }
  expect([hero.size, services.size]).toEqual([2 * brandIds.length, 2 * brandIds.length]);
  expect([...hero, ...services]).not.toContain('');
});

test('contact, words, portal and team link are the brand’s own', async ({ page }) => {
  const seen: Record<string, string | null>[] = [];
  for (const id of brandIds) {
    await page.goto(`/?domain=${id}`);
    await expect(page.locator('.hero-slide[data-shown] a[href^="/schedule"]')).toBeVisible();
    seen.push({
      phone: await page.locator('header a[href^="tel:"]').first().getAttribute('href'),
      footerPhone: await page.locator('footer a[href^="tel:"]').first().getAttribute('href'),
      email: await page.locator('footer a[href^="mailto:"]').first().getAttribute('href'),
      facebook: await page.locator('footer').getByRole('link', { name: 'Facebook' }).getAttribute('href'),
      linkedin: await page.locator('footer').getByRole('link', { name: 'LinkedIn' }).getAttribute('href'),
      instagram: await page.locator('footer').getByRole('link', { name: 'Instagram' }).getAttribute('href'),
      headings: (await page.locator('main h2').allTextContents()).join(),
      portal: await page.locator('.hero-slide[data-shown] a', { hasText: 'Client portal' }).getAttribute('href'),
      team: await page.locator('header nav a', { hasText: 'Team to Win' }).first().getAttribute('href'),
    });
  }
  for (const name of Object.keys(seen[0]!))
    expect(new Set(seen.map((one) => one[name])).size, name).toBe(brandIds.length);
  for (const { portal, team, phone, footerPhone } of seen) {
    expect(portal).toMatch(/^https:\/\//);
    expect(team).toMatch(/^https:\/\//);
    expect(phone).toBe(footerPhone);
  }
});
