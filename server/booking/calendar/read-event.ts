import ICAL from 'ical.js';
import type { RecurrenceRule } from './recurrence-rule.ts';
import { namedZone, officeZone, parseWall, utcZone, type WallTime, type Zone } from './time-zone.ts';

/** A date or time of an event. */
export type EventTime = { wall: WallTime; zone: Zone; isDate: boolean };

export type CalendarEvent = {
  uid: string;
  start: EventTime;
  /** Length in milliseconds, of whole days by the calendar. */
  length: number;
  /** It takes no time: cancelled, or shown as free. */
  isFree: boolean;
  rules: RecurrenceRule[];
  added: { start: EventTime; length: number }[];
  excluded: EventTime[];
  /** Which occurrence of the event of the same UID this one replaces. */
  replaces: { time: EventTime; following: boolean } | null;
};

type Property = [name: string, parameters: Record<string, string | string[]>, type: string, ...values: unknown[]];

const day = 86_400_000;

/**
 * Reads an event by ical.js.
 * @param zones by TZID, from the calendar's own VTIMEZONEs
 * @returns null for one without a start
 * @throws for text that is not iCalendar
 */
export function readEvent(lines: string, zones: ReadonlyMap<string, Zone>): CalendarEvent | null {
  const [, properties] = ICAL.parse(lines) as [string, Property[]];
  const all = (name: string) => properties.filter(([found]) => found === name);
  const text = (name: string) => String(all(name)[0]?.[3] ?? '').toUpperCase();
  const times = (name: string) =>
    all(name).flatMap((property) => property.slice(3).map((value) => eventTime(value, property, zones)));
  const start = times('dtstart')[0];
  if (!start) return null;
  const length = lengthOf(start, times('dtend')[0], text('duration'));
  const replaced = times('recurrence-id')[0];
  return {
    uid: String(all('uid')[0]?.[3] ?? ''),
    start,
    length,
    isFree:
      text('status') === 'CANCELLED' ||
      text('transp') === 'TRANSPARENT' ||
      text('x-microsoft-cdo-busystatus') === 'FREE',
    rules: all('rrule').map(([, , , rule]) => rule as RecurrenceRule),
    added: all('rdate').flatMap((property) =>
      property.slice(3).map((value) => addedTime(value, property, zones, length)),
    ),
    excluded: times('exdate'),
    replaces: replaced
      ? { time: replaced, following: String(all('recurrence-id')[0]?.[1]['range']).toUpperCase() === 'THISANDFUTURE' }
      : null,
  };
}

/** The wall time of UNTIL, which is in UTC where the event has a time zone. A date includes its whole day. */
export function untilOf(rule: RecurrenceRule, { zone }: EventTime): WallTime | null {
  if (!rule.until) return null;
  const time = parseWall(rule.until);
  if (rule.until.length === 10) return time + day - 1;
  return rule.until.endsWith('Z') ? zone.toWall(time) : time;
}

function eventTime(value: unknown, [, parameters]: Property, zones: ReadonlyMap<string, Zone>): EventTime {
  const text = String(value);
  const isDate = text.length === 10;
  const wall = parseWall(text);
  if (Number.isNaN(wall)) throw new SyntaxError('not a time');
  const name = String(parameters['tzid'] ?? '');
  const zone = text.endsWith('Z') ? utcZone : (name && (zones.get(name) ?? namedZone(name))) || officeZone;
  return { wall, zone: isDate ? officeZone : zone, isDate };
}

/** RDATE may hold a period: `start/end` or `start/duration`. */
function addedTime(value: unknown, property: Property, zones: ReadonlyMap<string, Zone>, length: number) {
  const [first, last] = Array.isArray(value) ? (value as string[]) : [value];
  const start = eventTime(first, property, zones);
  if (typeof last !== 'string') return { start, length };
  return last.startsWith('P')
    ? { start, length: durationOf(last) }
    : { start, length: lengthOf(start, eventTime(last, property, zones), '') };
}

function lengthOf(start: EventTime, end: EventTime | undefined, duration: string): number {
  if (duration) return durationOf(duration);
  if (!end) return start.isDate ? day : 0;
  return start.isDate ? end.wall - start.wall : end.zone.toUtc(end.wall) - start.zone.toUtc(start.wall);
}

function durationOf(text: string): number {
  return ICAL.Duration.fromString(text).toSeconds() * 1_000;
}
