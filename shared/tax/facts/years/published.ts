import type { ByStatus } from '#shared/tax/types.ts';
import type { Source } from '../sources.ts';

/** A published figure and where it was read, and the day, if it is not that of the year's other figures. */
export type Published<T> = readonly [value: T, source: Source, checkedOn?: string];

/** The dates of the figures of a year. */
export type YearDates = {
  /** The day they were compared with their sources. ISO date, as the next two. */
  checkedOn: string;
  /** The last day until which they need no new check. */
  federalValidThrough: string;
  ohioValidThrough: string;
  /** Whether Ohio's booklet of the year was read; until then what is known is from the statutes. */
  ohioBooklet: boolean;
};

/** Those of the first year, which has every figure. */
export type FirstFigures = YearDates & {
  federal: Record<string, Published<unknown>>;
  ohio: Record<string, Published<unknown>>;
};

export function byStatus<T>(single: T, mfj: T, mfs: T, hoh: T, qss: T): ByStatus<T> {
  return { single, mfj, mfs, hoh, qss };
}
