import { addDays, ohioDate } from '#shared/format/ohio-date.ts';
import type { Source } from './sources.ts';

/** What a number of a fact counts. */
export type Unit =
  | 'dollars'
  | 'cents'
  | 'fraction of 1'
  | 'percent'
  | 'number'
  | 'minutes'
  | 'hours'
  | 'days'
  | 'business days'
  | 'weeks'
  | 'months'
  | 'years'
  | 'calendar year'
  | 'month of the year'
  | 'month of the year, day of the month'
  | 'day of the month'
  | 'hour on a clock of 12';

/** Of all numbers of a fact, or of each by the innermost key that names one. */
export type Units = Unit | Readonly<Record<string, Unit>>;

/**
 * A value, or a table of values, that the site shows or computes with. Facts are in the files of this folder by subject: to
 * change one, edit its value, source and dates there; those of a tax year have their dates in the year's file.
 * `checkedOn` is the day it was compared with its source; after `validThrough` it must be compared again. ISO dates.
 */
export type Fact<T = unknown> = {
  id: string;
  label: string;
  value: T;
  /** Nothing for a fact without numbers. */
  unit?: Units;
  taxYear: number;
  source: Source;
  checkedOn: string;
  /** The date of the source where it is older than the check, as printed: `July 2024`. */
  asOf?: string;
  validThrough: string;
  /** The tax year whose figure stands in for this one, which was not published or could not be read. */
  expectedFrom?: number;
};

/** What the note below a figure says of it: all but the value. */
export type FactHead = Omit<Fact, 'value' | 'unit'>;

/** Of one fact: its unit, dollars by default; year and dates that differ from those of its subject. */
type Options = Partial<Pick<Fact, 'unit' | 'taxYear' | 'checkedOn' | 'asOf' | 'validThrough'>>;

/** Days after its check at which a fact has to be compared with its source again, whatever its `validThrough`. */
export const RECHECK_AFTER_DAYS = 400;

/** Creates the function for facts of one subject and period: `fact(name, label, value, source, options?)`. */
export function factMaker(subject: string, taxYear: number, validThrough: string, checkedOn: string) {
  return <T>(name: string, label: string, value: T, source: Source, options: Options = {}): Fact<T> => ({
    id: `${subject}.${taxYear}.${name}`,
    label,
    value,
    unit: hasNumber(value) ? 'dollars' : undefined,
    taxYear,
    source,
    checkedOn,
    validThrough,
    ...options,
  });
}

type Row<T> = readonly [label: string, value: T, source: Source, options?: Options];
type Facts<Values> = { readonly [Name in keyof Values]: Fact<Values[Name]> };

/** The facts of one subject and period by name: `name: [label, value, source, options?]`. */
export function facts<Values extends object>(
  subject: string,
  taxYear: number,
  validThrough: string,
  checkedOn: string,
  rows: { readonly [Name in keyof Values]: Row<Values[Name]> },
): Facts<Values> {
  const fact = factMaker(subject, taxYear, validThrough, checkedOn);
  const entries = Object.entries<Row<unknown>>(rows).map(([name, row]) => [name, fact(name, ...row)]);
  return Object.fromEntries(entries) as Facts<Values>;
}

function hasNumber(value: unknown): boolean {
  if (value && typeof value === 'object') return Object.values(value).some(hasNumber);
  return typeof value === 'number';
}

/**
 * Whether a fact has to be compared with its source again: past `validThrough` or RECHECK_AFTER_DAYS after its check, on the
 * date in Eastern time. Pages mark such facts.
 * @param graceDays days that are added to both
 */
export function isStale(fact: Pick<Fact, 'checkedOn' | 'validThrough'>, now: Date, graceDays = 0): boolean {
  const today = ohioDate(now);
  return (
    addDays(fact.validThrough, graceDays) < today || addDays(fact.checkedOn, RECHECK_AFTER_DAYS + graceDays) < today
  );
}

/** Whether a source's own date, as printed (`July 2024`), is more than two tax years back: its facts wait for the office's word. */
export function isOldSource(asOf: string | undefined, now: Date): boolean {
  return asOf !== undefined && Number(asOf.slice(-4)) < Number(ohioDate(now).slice(0, 4)) - 2;
}
