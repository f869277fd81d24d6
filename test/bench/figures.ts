import type { Cached } from './cached.ts';
import type { Interactions } from './interactions.ts';
import type { Loading } from './loading.ts';
import type { Weights } from './weights.ts';

/** What each job of the benchmark measured. */
export type Results = {
  weights: Weights & { html: number };
  /** By path. */
  cached: Record<string, Cached>;
  memory: number[];
  loading: Loading;
  touch: Interactions;
};

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (time: number) => `${Math.round(time)} ms`;

/** The page on which a paint is the latest beside the other server's; undefined where that was not measured. */
function slowest({ paints }: Loading, paint: 'first' | 'largest', other: 'plain' | 'astro'): string | undefined {
  const shares = Object.entries(paints).flatMap(([page, { ours, [other]: theirs }]): [number, string][] =>
    theirs ? [[ours![paint] / theirs[paint], page]] : [],
  );
  const [share, page] = shares.sort(([a], [b]) => b - a)[0] ?? [];
  return share === undefined ? share : `${share.toFixed(2)} (${page})`;
}

/** How each figure of README is read from its job's result, by the first cell of its row; undefined leaves the row. */
const figures: { [Job in keyof Results]: Record<string, (result: Results[Job]) => string | undefined> } = {
  weights: {
    'scripts of the home page, gzip': ({ scripts }) => kilobytes(scripts['home']!),
    'scripts of the calculator in use, gzip': ({ calculatorInUse }) => kilobytes(calculatorInUse),
    'stylesheets of the home page, gzip': ({ styles }) => kilobytes(styles['home']!),
    'HTML of the home page, brotli': ({ html }) => kilobytes(html),
  },
  cached: {
    'cached pages a second, as a share of bare Node’s': (pages) =>
      Math.min(...['/', '/blog'].map((path) => pages[path]!.perSecond)).toFixed(2),
  },
  memory: { 'memory under mixed traffic': (megabytes) => `${Math.max(...megabytes)} MB` },
  loading: {
    'largest paint of the home page, 390 and 1280 wide': ({ paints }) =>
      [390, 1280].map((width) => milliseconds(paints[`/ ${width}`]!.ours!.largest)).join(' and '),
    'first paint beside a plain page’s, latest of five': (loading) => slowest(loading, 'first', 'plain'),
    'largest paint beside a plain page’s, latest of five': (loading) => slowest(loading, 'largest', 'plain'),
    'first paint of the home page beside Astro’s': (loading) => slowest(loading, 'first', 'astro'),
    'largest paint of the home page beside Astro’s': (loading) => slowest(loading, 'largest', 'astro'),
    'Lighthouse performance, lowest of five pages': ({ scores }) => String(Math.min(...scores)),
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
    for (const [what, read] of Object.entries(figures[job])) {
      const value = read(result);
      if (value) text = text.replace(new RegExp(`^\\| ${what} \\|.*`, 'm'), () => `| ${what} | ${value} | ${on} |`);
    }
  };
  for (const job of Object.keys(results) as (keyof Results)[]) write(job, results[job]);
  return text;
}
