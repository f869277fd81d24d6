import { ohioDate } from '#shared/format/ohio-date.ts';
import type { Source } from './sources.ts';

/**
 * One figure (or one table of figures) that the site prints or computes with.
 * `checkedOn` is the day someone compared it with the source; after `validThrough` it must be compared again.
 * Both are ISO dates.
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

/** The day every figure was last compared with its source. */
export const CHECKED_ON = '2026-11-21';

/** Makes the facts of one subject and period: `fact(name, label, value, source)`, later `validThrough` where one ends sooner. */
export function factMaker(subject: string, taxYear: number | string, validThrough: string) {
  return <T>(name: string, label: string, value: T, source: Source, endsSooner = validThrough): Fact<T> => ({
    id: `${subject}.${taxYear}.${name}`,
    label,
    value,
    taxYear,
    source,
    checkedOn: CHECKED_ON,
    validThrough: endsSooner,
  });
}

/** Whether a figure must be compared with its source again, judged by the date in Ohio. Pages mark such figures. */
export function isStale(fact: Fact, now: Date): boolean {
  return fact.validThrough < ohioDate(now);
}
