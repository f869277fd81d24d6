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

/** The page on which a paint is the latest beside the other server's, first and largest paint; undefined where that was not measured. */
function latest({ paints }: Loading, other: 'plain' | 'astro'): string | undefined {
  const pages = Object.entries(paints).filter(([, servers]) => servers[other]);
  if (pages.length === 0) return undefined;
  const share = (paint: 'first' | 'largest') => {
    const shares = pages.map(([page, { ours, [other]: theirs }]) => [ours![paint] / theirs![paint], page] as const);
    const [most, page] = shares.sort(([a], [b]) => b - a)[0]!;
    return `${most.toFixed(2)} (${page})`;
  };
  return `${share('first')} and ${share('largest')}`;
}

/** How each figure of README is read from its job's result, by the first cell of its row; undefined leaves the row. */
const figures: { [Job in keyof Results]: Record<string, (result: Results[Job]) => string | undefined> } = {
  weights: {
    'scripts of the home page, and of the calculator in use, gzip': ({ scripts, calculatorInUse }) =>
      `${kilobytes(scripts['home']!)} and ${kilobytes(calculatorInUse)}`,
    'stylesheets of the home page, gzip, and its HTML, brotli': ({ styles, html }) =>
      `${kilobytes(styles['home']!)} and ${kilobytes(html)}`,
  },
  cached: {
    'cached pages a second, as a share of bare Node’s': (pages) =>
      Math.min(...Object.keys(pages).flatMap((path) => (isMadeFile(path) ? [] : pages[path]!.perSecond))).toFixed(2),
  },
  memory: { 'memory under mixed traffic': (megabytes) => `${Math.max(...megabytes)} MB` },
  loading: {
    'largest paint of the home page, 390 and 1280 wide': ({ paints }) =>
      [390, 1280].map((width) => milliseconds(paints[`/ ${width}`]!.ours!.largest)).join(' and '),
    'first and largest paint beside a plain page’s, each of the latest page': (loading) => latest(loading, 'plain'),
    'first and largest paint of the home page beside Astro’s': (loading) => latest(loading, 'astro'),
    'Lighthouse performance, lowest of five pages': ({ scores }) => String(Math.min(...scores)),
  },
  touch: {
    'slowest interaction: header after the first paint, menu, theme, slides, form, calculator': ({ responses }) =>
      milliseconds(Math.max(...Object.values(responses))),
    'page change, where the link was pointed at, where it was not, and where the page was seen': ({ pageChanges }) =>
      Object.values(pageChanges).map(milliseconds).join(', '),
  },
};

const isMadeFile = (path: string) => path.includes('.');

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
