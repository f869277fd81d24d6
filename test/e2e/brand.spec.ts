import type { Page } from 'playwright/test';
import { brandIds, brands } from '#shared/brands/index.ts';
import { expect, test, withMotion } from './harness.ts';

test.use(withMotion);

const colors = { dresdentax: '#fccd39', brownco: '#ea384c', payroll: '#3cc36d' };

/** The background pictures of a part of the page. */
const backgrounds = (page: Page, part: string) =>
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

test('colors, fonts, logos and backgrounds are those of the brand, in light and dark; phones have telephone, logo and menu side by side', async ({
  page,
}) => {
  const seen: Record<string, string>[] = [];
  const [logos, hero, services] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const id of brandIds) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`/?domain=${id}`);
    // Backgrounds are fetched once the page has loaded.
    await expect(page.locator('html')).toHaveAttribute('data-loaded', '');
    const shown = await page.evaluate(() => {
      const root = getComputedStyle(document.documentElement);
      const own = `[data-brand-color="${document.documentElement.dataset['brand']}"]`;
      const mark = getComputedStyle(document.querySelector(own)!);
      const property = (name: string) => root.getPropertyValue(name).trim().toLowerCase();
      const font = (selector: string) =>
        getComputedStyle(document.querySelector(selector)!).fontFamily.split(',')[0]!.replaceAll('"', '');
      return {
        colors: {
          primary: mark.getPropertyValue('--brand-color').trim().toLowerCase(),
          secondary: property('--band'),
          accent: property('--accent'),
          serviceCardIconBackground: property('--tint-strong'),
          iconText: property('--on-accent'),
          hoverBorder: property('--text'),
          buttonHover: property('--accent-hover'),
        },
        fonts: { heading: font('h1'), subheading: font('.why h3'), body: font('main p') },
        stylesheets: [...document.querySelectorAll<HTMLStyleElement>('style[data-href*="/brand-"]')].map(
          ({ dataset }) => dataset['href'],
        ),
        footer: getComputedStyle(document.querySelector('footer')!).backgroundImage,
      };
    });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      logos.add((await page.locator('header .logo img:visible').getAttribute('src'))!);
      hero.add(await backgrounds(page, '.hero'));
      services.add(await backgrounds(page, '.home-services'));
    }
    await page.setViewportSize({ width: 360, height: 800 });
    for (const part of ['a[href^="tel:"]', '.logo', '.header-burger'])
      await expect(page.locator(`.header ${part}:visible`).first(), `${id} ${part}`).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 720 });
    logos.add((await page.locator('footer .logo img').getAttribute('src'))!);
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
    ...['primary', 'accent', 'serviceCardIconBackground', 'buttonHover', 'heading', 'stylesheet', 'footer'],
  ])
    expect(new Set(seen.map((one) => one[name])).size, name).toBe(brandIds.length);
  expect([logos.size, hero.size, services.size]).toEqual([3, 2, 2].map((each) => each * brandIds.length));
  expect([...hero, ...services]).not.toContain('');
  for (const src of logos) expect((await page.request.get(src)).status()).toBe(200);
});

/** Names of the font files the page has requested. */
async function fontsOf(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ name }) => name.replace(/.*\/(.+)-\w+\.woff2$/, '$1'))
      .sort(),
  );
}

test('a letter outside the core subset loads the whole typeface, and no other', async ({ page, hydrated }) => {
  await page.goto('/contact');
  await hydrated();
  await page.getByLabel('Name', { exact: false }).first().fill('Begoña Müller');
  await expect
    .poll(() => fontsOf(page))
    .toEqual(['bricolage-grotesque-core', 'public-sans-core', 'public-sans-latin-wght-normal']);
});
