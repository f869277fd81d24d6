import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

/** The axe script, which every page and frame needs as an init script before `violations` is called. */
export const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A page of each kind, for checks that take too long for every page. */
export const samplePaths = [
  ...['/services/payroll', '/contact', '/blog', '/blog/year-end-moves-before-december-31'],
  ...['/resources/tax-letters/cp3219a', '/resources/ohio-employers', '/locations', '/nope'],
];

/** The rules that can give another result with other colors and pictures: in another theme, or for another brand. */
const colorRules = ['color-contrast', 'link-in-text-block', 'image-alt', 'link-name', 'button-name'];

/**
 * axe's violations in the document without its frames, one line each.
 * @param within selectors of the parts to check; by default the whole document
 * @param only the rules to check; by default all that axe checks by itself
 */
export async function violations(
  page: Page,
  { within, only }: { within?: string[]; only?: string[] | undefined } = {},
): Promise<string[]> {
  const runOnly = only && { type: 'rule', values: only };
  return page.evaluate(
    async ({ parts, options }) => {
      // axe takes wrong backgrounds for text in blocks that `content-visibility: auto` has not laid out.
      delete document.documentElement.dataset['belowFold'];
      const run = (
        window as unknown as {
          axe: {
            run: (
              where: Document | { include: string[] },
              options: object,
            ) => Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }>;
          };
        }
      ).axe.run;
      const found = await run(parts ? { include: parts } : document, options);
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary.replace(/\s+/g, ' ')})`,
        ),
      );
    },
    { parts: within, options: { resultTypes: ['violations'], iframes: false, ...(runOnly && { runOnly }) } },
  );
}

/**
 * Calls `check` in the light and in the dark theme. The page changes in place, as when the system changes its theme, and is
 * not loaded again; for the dark theme `rules` are those of colors. axe is the slowest part of the browser tests.
 */
export async function inBothThemes(
  page: Page,
  check: (theme: 'light' | 'dark', rules: string[] | undefined) => Promise<void>,
): Promise<void> {
  for (const frame of page.frames()) await frame.evaluate(showFinalColors);
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.waitForFunction((shown) => document.documentElement.dataset['theme'] === shown, theme);
    await check(theme, theme === 'dark' ? colorRules : undefined);
  }
}

/** Without transitions a new theme has its colors at once, in content that the browser leaves out as well. Runs in the page. */
function showFinalColors(): void {
  const stylesheet = new CSSStyleSheet();
  stylesheet.replaceSync(
    '*, ::before, ::after { content-visibility: visible !important; transition-property: none !important; }',
  );
  document.adoptedStyleSheets.push(stylesheet);
}
