import { expect, test } from './harness.ts';
import { axe, inBothThemes, violations } from './violations.ts';

const paths = [
  '/',
  '/services/payroll',
  '/contact',
  '/blog',
  '/blog/year-end-moves-before-december-31',
  '/resources/tax-calculator',
  '/resources/tax-letters/cp3219a',
  '/resources/ohio-employers',
  '/locations/pickerington',
  '/nope',
];

test.use({ expectedConsole: ['the server responded with a status of 404'] });

for (const brand of ['dresdentax', 'brownco', 'payroll']) {
  test(`axe finds no violations in ${brand}, in both themes, at 390 px and 1280 px`, async ({ page, context }) => {
    test.slow();
    await context.addInitScript(axe);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const found: Record<string, string[]> = {};
    // The feed as a page has no React, which the tests below wait for.
    for (const path of [...paths, '/rss.xml']) {
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(`${path}?domain=${brand}`);
      await inBothThemes(page, async (theme, only) => {
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          const lines = await violations(page, { only });
          if (lines.length > 0) found[`${path}, ${theme}, ${width} px`] = lines;
        }
      });
    }
    expect(found).toEqual({});
  });
}

test('axe finds no violations in open menus, the theme menu and the menu sheet', async ({ page, context }) => {
  await context.addInitScript(axe);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const name of ['About', 'Services', 'Resources', 'Contact']) {
    await page.locator('.header-nav summary', { hasText: name }).click();
    expect(await violations(page), name).toEqual([]);
  }
  await page.locator('header summary[aria-label=Theme]').click();
  expect(await violations(page), 'theme').toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  expect(await violations(page), 'sheet').toEqual([]);
});

for (const path of paths) {
  test(`Tab on ${path} follows the reading order with visible focus and no trap`, async ({ page, hydrated }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto(path);
    await hydrated();
    await page.clock.pauseAt(Date.now() + 1_000);
    const stops: string[] = [];
    let position = -1;
    for (let press = 0; press < 200; press++) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(async () => {
        const element = document.activeElement as HTMLElement;
        if (element === document.body) return null;
        await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
        const all = [...document.querySelectorAll('*')];
        const { width, height, bottom, right } = element.getBoundingClientRect();
        // The link of a card has its focus ring around the card.
        const outlined = [element, element.closest('.card-linked')].flatMap((part) =>
          part ? [getComputedStyle(part), getComputedStyle(part, '::after')] : [],
        );
        return {
          position: all.indexOf(element),
          name: element.outerHTML.slice(0, 80),
          visible: width > 0 && height > 0 && bottom > 0 && right > 0,
          focusRing: outlined.some(
            ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
          ),
        };
      });
      if (!stop) break;
      // The parts of a date field show their focus themselves.
      if (stop.position === position) continue;
      expect(stop.visible, `visible: ${stop.name}`).toBe(true);
      expect(stop.focusRing, `focus ring: ${stop.name}`).toBe(true);
      // A radio group is one tab stop, at its checked option.
      if (stop.position < position) break;
      position = stop.position;
      stops.push(stop.name);
    }
    expect(stops[0]).toContain('skip-link');
    expect(stops.at(-1)).toMatch(/<(a|button)/);
    expect(
      await page.evaluate(
        (last) => [...document.querySelectorAll('footer a')].at(-1)!.outerHTML.slice(0, 80) === last,
        stops.at(-1)!,
      ),
    ).toBe(true);
  });
}
