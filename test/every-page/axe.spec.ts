import { expect, test } from '../e2e/harness.ts';
import { axe, colorRules, inBothThemes, samplePaths, violations } from '../e2e/violations.ts';

test.use({ expectedConsole: ['the server responded with a status of 404'] });

// One test after the other would make this file the last to end.
test.describe.configure({ mode: 'parallel' });

for (const brand of ['dresdentax', 'brownco', 'payroll']) {
  test(`axe finds no violations in ${brand}, in both themes, at 390 px and 1280 px`, async ({ page, context }) => {
    test.slow();
    await context.addInitScript(axe);
    await page.emulateMedia({ colorScheme: 'light' });
    const found: Record<string, string[]> = {};
    for (const path of [...samplePaths, '/rss.xml']) {
      // The pages of other brands have the same elements in other colors; their home pages have texts and an order of their own.
      const brandRules = brand === 'dresdentax' || path === '/' ? undefined : colorRules;
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(`${path}?domain=${brand}`);
      await inBothThemes(page, async (theme, themeRules) => {
        for (const width of theme === 'light' ? [390, 1280] : [1280, 390]) {
          await page.setViewportSize({ width, height: 900 });
          const lines = await violations(page, { only: themeRules ?? brandRules });
          if (lines.length > 0) found[`${path}, ${theme}, ${width} px`] = lines;
        }
      });
    }
    expect(found).toEqual({});
  });
}
