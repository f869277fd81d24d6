import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from 'playwright/test';

/** The script to add to each page, and each frame, before `violations` is asked. */
export const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds, one line each.
 * @param iframes false: in this document alone. What stands in its frames is else held to be one page with it.
 */
export async function violations(page: Page | Frame, iframes = true): Promise<string[]> {
  return page.evaluate(async (iframes) => {
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
