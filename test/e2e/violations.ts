import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from 'playwright/test';

/** The axe script, which every page and frame needs as an init script before `violations` is called. */
export const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * axe's violations, one line each.
 * @param iframes false to check this document alone; by default axe checks its frames as part of the page
 */
export async function violations(page: Page | Frame, iframes = true): Promise<string[]> {
  return page.evaluate(async (iframes) => {
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
    const found = await run(document, { resultTypes: ['violations'], iframes });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary.replace(/\s+/g, ' ')})`),
    );
  }, iframes);
}
