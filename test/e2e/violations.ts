import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from 'playwright/test';

/** The axe script, which every page and frame needs as an init script before `violations` is called. */
export const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that can give another result in another theme: those of colors, and of pictures, of which a theme has its own. */
const themeRules = ['color-contrast', 'link-in-text-block', 'image-alt', 'link-name', 'button-name'];

/**
 * axe's violations, one line each.
 * @param iframes false to check this document alone; by default axe checks its frames as part of the page
 * @param only the rules to check; by default all that axe checks by itself
 */
export async function violations(
  page: Page | Frame,
  { iframes = true, only }: { iframes?: boolean; only?: string[] | undefined } = {},
): Promise<string[]> {
  const runOnly = only && { type: 'rule', values: only };
  return page.evaluate(
    async (options) => {
      // axe takes wrong backgrounds for text in blocks that `content-visibility: auto` has not laid out.
      delete document.documentElement.dataset['belowFold'];
      const run = (
        window as unknown as {
          axe: {
            run: (
              where: Document,
              options: object,
            ) => Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }>;
          };
        }
      ).axe.run;
      const found = await run(document, options);
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary.replace(/\s+/g, ' ')})`,
        ),
      );
    },
    { resultTypes: ['violations'], iframes, ...(runOnly && { runOnly }) },
  );
}

/**
 * Calls `check` in the light and in the dark theme. The page changes in place, as when the system changes its theme, and is
 * not loaded again; for the dark theme `rules` are those that depend on it. axe is the slowest part of the browser tests.
 */
export async function inBothThemes(
  page: Page,
  check: (theme: 'light' | 'dark', rules: string[] | undefined) => Promise<void>,
): Promise<void> {
  // In content that the browser leaves out, transitions wait until it comes near the screen.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.waitForFunction((shown) => document.documentElement.dataset['theme'] === shown, theme);
    // Inherited colors change in several transitions, one after the other, each of 1 ms with reduced motion.
    await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      do {
        await frame();
        await frame();
        // In what is not shown, such as a closed menu, transitions never run.
      } while (
        document
          .getAnimations()
          .some((one) => one instanceof CSSTransition && (one.effect as KeyframeEffect).target?.checkVisibility())
      );
    });
    await check(theme, theme === 'dark' ? themeRules : undefined);
  }
}
