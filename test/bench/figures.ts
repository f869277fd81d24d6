import type { Interactions } from './interactions.ts';
import type { Loading } from './loading.ts';
import type { Weights } from './weights.ts';

/** What each job of the benchmark measured. */
export type Results = {
  weights: Weights & { html: number };
  /** By path. */
  cached: Record<string, number>;
  memory: number[];
  loading: Record<string, Loading>;
  touch: Interactions;
};

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (time: number) => `${Math.round(time)} ms`;

/** How each figure of README is read from its job's result, by the first cell of its row. */
const figures: { [Job in keyof Results]: Record<string, (result: Results[Job]) => string> } = {
  weights: {
    'scripts of the home page, gzip': ({ scripts }) => kilobytes(scripts['home']!),
    'scripts of the calculator in use, gzip': ({ calculatorInUse }) => kilobytes(calculatorInUse),
    'stylesheets of the home page, gzip': ({ styles }) => kilobytes(styles['home']!),
    'HTML of the home page, brotli': ({ html }) => kilobytes(html),
  },
  cached: {
    'cached pages a second, as a share of bare Node’s': (ratios) => Math.min(...Object.values(ratios)).toFixed(2),
  },
  memory: { 'memory while serving cached pages': (megabytes) => `${Math.max(...megabytes)} MB` },
  loading: {
    'largest paint of the home page': (pages) => milliseconds(pages['/']!.largestPaint),
    'Lighthouse performance, lowest of five pages': (pages) =>
      String(Math.min(...Object.values(pages).map(({ score }) => score))),
  },
  touch: {
    'header usable after the first paint': ({ headerInteractive }) => milliseconds(headerInteractive),
    'slowest interaction: menu, theme, slides, form, calculator': ({ headerInteractive: _, ...interactions }) =>
      milliseconds(Math.max(...Object.values(interactions))),
  },
};

/** The first cells of all rows that `--write` fills in. */
export const figureNames = Object.values(figures).flatMap((ofJob) => Object.keys(ofJob));

/**
 * Writes what was measured into the rows of a document's tables; the other rows stay.
 * @param on the day, and the processor, on which it was measured
 */
export function writeFigures(
  document: string,
  results: Partial<Results>,
  { day, processor }: { day: string; processor: string },
): string {
  let text = document;
  const write = <Job extends keyof Results>(job: Job, result: Results[Job] | undefined) => {
    if (!result) return;
    const on = job === 'weights' ? day : `${day}, ${processor}`;
    for (const [what, value] of Object.entries(figures[job]))
      text = text.replace(new RegExp(`^\\| ${what} \\|.*`, 'm'), () => `| ${what} | ${value(result)} | ${on} |`);
  };
  for (const job of Object.keys(results) as (keyof Results)[]) write(job, results[job]);
  return text;
}
