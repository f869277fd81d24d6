import { LRUCache } from 'lru-cache';
import { ohioTime } from '#shared/format/ohio-date.ts';

/**
 * A local time without its time zone: the milliseconds since 1970 that it would have in UTC. Recurrences are
 * computed in local time, because a weekly meeting at nine stays at nine when the UTC offset changes.
 */
export type WallTime = number;

/** A date or time as ical.js writes it (`2026-12-01`, `2026-12-01T09:30:00`, with or without Z); NaN for anything else. */
export function parseWall(value: unknown): WallTime {
  const text = String(value);
  return Date.parse(text.length === 10 ? `${text}T00:00:00Z` : `${text.replace(/Z$/, '')}Z`);
}

/** Converts between wall time and milliseconds since 1970. */
export type Zone = {
  /** Of a local time that occurs twice the first one; of one that is skipped, the time by the old offset (RFC 5545, 3.3.5). */
  toUtc(wall: WallTime): number;
  toWall(utc: number): WallTime;
};

const day = 86_400_000;

/** @param offsetAt milliseconds to add to a moment (milliseconds since 1970) to get the wall time */
export function zoneOf(offsetAt: (utc: number) => number): Zone {
  return {
    toUtc(wall) {
      const [before, after] = [offsetAt(wall - day), offsetAt(wall + day)];
      if (before === after || offsetAt(wall - before) === before) return wall - before;
      return offsetAt(wall - after) === after ? wall - after : wall - before;
    },
    toWall: (utc) => utc + offsetAt(utc),
  };
}

export const utcZone: Zone = { toUtc: (wall) => wall, toWall: (utc) => utc };

/** The offices' own time: for floating times and whole days. */
export const officeZone: Zone = zoneOf((utc) => {
  const { date, time } = ohioTime(new Date(utc));
  return Date.parse(`${date}T${time}:00Z`) - Math.floor(utc / 60_000) * 60_000;
});

/** The zone of a name in the time zone database, such as `Europe/Berlin`; null for any other name. */
export function namedZone(name: string): Zone | null {
  if (name === 'America/New_York') return officeZone;
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
    const offsets = new LRUCache<number, number>({ max: 2_000 });
    return zoneOf((utc) => {
      const hour = Math.floor(utc / 3_600_000);
      const offset = offsets.get(hour) ?? readOffset(format.format(hour * 3_600_000));
      offsets.set(hour, offset);
      return offset;
    });
  } catch {
    return null;
  }
}

/** `12/1/2026, GMT-05:00` as milliseconds. */
function readOffset(text: string): number {
  const [, sign, hours = 0, minutes = 0] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3_600_000 + Number(minutes) * 60_000);
}
