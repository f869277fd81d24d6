import type { CachedRow } from './cached.ts';
import type { ColdRow } from './cold.ts';
import type { InteractionResult } from './interactions.ts';
import type { LoadingRow } from './loading.ts';
import type { MemoryResult } from './memory.ts';
import { heaviest, type Weights } from './weights.ts';

/** What each job of the benchmark measured. */
export type Results = {
  weights: Weights & { html: number };
  cached: CachedRow[];
  cold: ColdRow[];
  render: { ratio: number };
  memory: MemoryResult;
  loading: LoadingRow[];
  scores: Record<string, number>;
  touch: InteractionResult;
};

/** The documents whose tables of figures `--write` fills in. */
export const figureDocuments = ['README.md', 'test/bench/README.md'];

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (time: number) => `${Math.round(time)} ms`;
const cachedRows = (rows: CachedRow[], status: CachedRow['status'], field: 'ratio' | 'ratioAllHeaders' | 'p99Ratio') =>
  rows.filter((row) => row.status === status).map((row) => row[field] ?? Number.NaN);
const firstByte = (rows: ColdRow[], content: string) => String(rows.find((row) => row.content === content)!.ratio);
const onPhone = (rows: LoadingRow[]) => rows.filter(({ width }) => width === 390);
const largestPaint = (page: string) => (rows: LoadingRow[]) =>
  milliseconds(onPhone(rows).find((row) => row.page === page)!.lcp);

/** How each figure is read from its job's result, by the first cell of its row. */
const figures: { [Job in keyof Results]: Record<string, (result: Results[Job]) => string> } = {
  weights: {
    'scripts of the home page, gzip': ({ scripts }) => kilobytes(scripts['home']!),
    'scripts of the heaviest page, gzip': ({ scripts }) => kilobytes(heaviest(scripts)[1]),
    'scripts of the calculator in use, gzip': ({ calculatorInUse }) => kilobytes(calculatorInUse),
    'stylesheets of the home page, gzip': ({ styles }) => kilobytes(styles['home']!),
    'stylesheets of the heaviest page, gzip': ({ styles }) => kilobytes(heaviest(styles)[1]),
    'inline script of every page, gzip': ({ inlineScript }) => kilobytes(inlineScript),
    'HTML of the home page, brotli': ({ html }) => kilobytes(html),
    'fonts of a brand, at most': ({ fonts }) =>
      kilobytes(Math.max(...Object.values(fonts).map((files) => files.reduce((sum, bytes) => sum + bytes, 0)))),
  },
  cached: {
    'cached pages a second, as a share of bare Node’s': (rows) => String(Math.min(...cachedRows(rows, '200', 'ratio'))),
    '304 responses a second, as a share of bare Node’s': (rows) =>
      String(Math.min(...cachedRows(rows, '304', 'ratio'))),
    'cached pages by processor time, as a share of bare Node’s with all our headers': (rows) =>
      String(Math.min(...cachedRows(rows, '200', 'ratioAllHeaders'))),
    'slowest hundredth of cached pages against bare Node’s': (rows) =>
      String(Math.max(...cachedRows(rows, '200', 'p99Ratio'))),
    'slowest hundredth of 304 responses against bare Node’s': (rows) =>
      String(Math.max(...cachedRows(rows, '304', 'p99Ratio'))),
  },
  cold: {
    'first byte against plain Express, content after 50 ms': (rows) => firstByte(rows, '50 ms'),
    'first byte against plain Express, content after 500 ms': (rows) => firstByte(rows, '500 ms'),
    'first byte against plain Express, content never': (rows) => firstByte(rows, 'never answers'),
  },
  render: { 'processor time of rendering the home page against React alone': ({ ratio }) => String(ratio) },
  memory: { 'memory while serving cached pages': ({ megabytes }) => `${Math.max(...megabytes)} MB` },
  loading: {
    'largest paint of the home page': largestPaint('home'),
    'largest paint of a service': largestPaint('service'),
    'largest paint of a post': largestPaint('post'),
    'largest paint of the list of posts': largestPaint('list'),
    'largest paint of the calculator': largestPaint('calculator'),
    'largest paint against the page without scripts, slowest of these pages': (rows) =>
      milliseconds(Math.max(...onPhone(rows).map(({ lcp, lcpWithoutScripts }) => lcp - lcpWithoutScripts))),
    'total blocking time, most of these pages': (rows) =>
      milliseconds(Math.max(...onPhone(rows).map(({ tbt }) => tbt))),
    'layout shift, most of these pages': (rows) => String(Math.max(...onPhone(rows).map(({ cls }) => cls))),
  },
  scores: {
    'Lighthouse performance, lowest of five pages': (scores) => String(Math.min(...Object.values(scores))),
  },
  touch: {
    'header usable after the first paint': ({ headerInteractive }) => milliseconds(headerInteractive),
    'slowest interaction: menu, theme, slides, form, calculator': ({ interactions }) =>
      milliseconds(Math.max(...interactions.map((row) => row.milliseconds))),
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
  on: { day: string; processor: string },
): string {
  const measured = new Map(
    (Object.keys(results) as (keyof Results)[]).flatMap((job) => valuesOf(job, results[job], on)),
  );
  const rows = document.split('\n').map((line) => {
    const [what = '', , , ...others] = line.split(' | ');
    const cells = measured.get(what.replace(/^\| /, ''));
    return cells ? [what, ...cells, ...others].join(' | ') + (others.length > 0 ? '' : ' |') : line;
  });
  return rows.join('\n');
}

function valuesOf<Job extends keyof Results>(
  job: Job,
  result: Results[Job] | undefined,
  { day, processor }: { day: string; processor: string },
): [what: string, cells: [value: string, on: string]][] {
  if (!result) return [];
  const on = job === 'weights' ? day : `${day}, ${processor}`;
  return Object.entries(figures[job]).map(([what, value]) => [what, [value(result), on]]);
}
