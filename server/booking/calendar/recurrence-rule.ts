import type { WallTime } from './time-zone.ts';

/** A recurrence rule as ical.js parses it (jCal, RFC 7265). */
export type RecurrenceRule = {
  freq: string;
  interval?: number;
  count?: number;
  until?: string;
  wkst?: string | number;
  byday?: string | string[];
  [part: string]: unknown;
};

export type Expansion = {
  rule: RecurrenceRule;
  /** Start of the first occurrence. */
  start: WallTime;
  /** Only occurrences from `from` to `to` are returned, both included. */
  from: WallTime;
  to: WallTime;
};
