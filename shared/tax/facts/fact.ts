import { ohioDate } from '#shared/format/ohio-date.ts';
import type { Source } from './sources.ts';

/**
 * A value, or a table of values, that the site shows or computes with. Facts are in the files of this folder by subject: to
 * change one, edit its value and source there, and CHECKED_ON here after all facts have been checked.
 * `checkedOn` is the day it was compared with its source; after `validThrough` it must be compared again. ISO dates.
 */
export type Fact<T = unknown> = {
  id: string;
  label: string;
  value: T;
  taxYear: number | string;
  source: Source;
  checkedOn: string;
  validThrough: string;
};

/** The day on which all facts were last compared with their sources. */
export const CHECKED_ON = '2026-11-21';

/** Creates the function for facts of one subject and period: `fact(name, label, value, source, validThrough?)`. */
export function factMaker(subject: string, taxYear: number | string, validThrough: string) {
  return <T>(name: string, label: string, value: T, source: Source, factValidThrough = validThrough): Fact<T> => ({
    id: `${subject}.${taxYear}.${name}`,
    label,
    value,
    taxYear,
    source,
    checkedOn: CHECKED_ON,
    validThrough: factValidThrough,
  });
}

/** Whether a fact is past `validThrough` on the date in Eastern time. Pages mark such facts. */
export function isStale(fact: Fact, now: Date): boolean {
  return fact.validThrough < ohioDate(now);
}
