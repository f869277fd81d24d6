import { expect, test } from './harness.ts';
import { axe, violations } from './violations.ts';

const paths = [
  '/',
  '/services/payroll',
  '/contact',
  '/blog',
  '/blog/year-end-moves-before-december-31',
  '/resources/tax-calculator',
  '/nope',
];

test.use({ expectedConsole: ['the server responded with a status of 404'] });

for (const brand of ['dresdentax', 'brownco', 'payroll']) {
  for (const theme of ['light', 'dark'] as const) {
    for (const width of [390, 1280]) {
      test(`${brand}, ${theme}, ${width} px: axe finds nothing`, async ({ page, context }) => {
        test.slow();
        await context.addInitScript(axe);
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        const found: Record<string, string[]> = {};
        for (const path of paths) {
          await page.goto(`${path}?domain=${brand}`);
          const lines = await violations(page);
          if (lines.length > 0) found[path] = lines;
        }
        expect(found).toEqual({});
      });
    }
  }
}

test('open menus, the theme menu and the sheet have nothing to fault', async ({ page, context }) => {
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
  test(`${path}: Tab walks in reading order, always in sight, and never gets caught`, async ({ page, hydrated }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto(path);
    await hydrated();
    await page.clock.pauseAt(Date.now() + 1_000);
    const stops: string[] = [];
    let place = -1;
    for (let press = 0; press < 200; press++) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(async () => {
        const element = document.activeElement as HTMLElement;
        if (element === document.body) return null;
        await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
        const all = [...document.querySelectorAll('*')];
        const { width, height, bottom, right } = element.getBoundingClientRect();
        // The link of a card shows its ring around the card.
        const ringed = [element, element.closest('.card-linked')].flatMap((part) =>
          part ? [getComputedStyle(part), getComputedStyle(part, '::after')] : [],
        );
        return {
          place: all.indexOf(element),
          name: element.outerHTML.slice(0, 80),
          seen: width > 0 && height > 0 && bottom > 0 && right > 0,
          ring: ringed.some(
            ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
          ),
        };
      });
      if (!stop) break;
      expect(stop.seen, `in sight: ${stop.name}`).toBe(true);
      expect(stop.ring, `ring: ${stop.name}`).toBe(true);
      // A group of choices is one stop, at the chosen one.
      if (stop.place <= place) break;
      place = stop.place;
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
