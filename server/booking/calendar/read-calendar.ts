import { setImmediate } from 'node:timers/promises';
import { type Interval, mergeIntervals } from '#shared/booking/free-times.ts';
import { calendarZones } from './calendar-zones.ts';
import { components, mayConcern, timeLines } from './event-lines.ts';
import { type CalendarEvent, readEvent, untilOf } from './read-event.ts';
import { occurrences } from './recurrence.ts';

/** The busy times of a calendar: nothing else of its events is read. */
export type BusyTimes = {
  /** Sorted and merged. */
  busy: Interval[];
  /** Events that this site put there, by the id of their booking: their UID is `booking-ID@host`. */
  own: (Interval & { id: string })[];
  /** Events that are not iCalendar, or that recur in ways no calendar program needs. They count as no time. */
  unreadable: number;
};

export class NotACalendar extends Error {}
/** More recurring events or occurrences than a server should spend time on. */
export class CalendarTooLarge extends Error {}

const day = 86_400_000;
const maxIntervals = 100_000;
/** Longer events are not parsed, in characters: 5,000 exceptions of a series fit. */
const maxEventLength = 100_000;
/** Events are read for so many milliseconds before it yields to other requests. */
const sliceMs = 5;
const ownUid = /^booking-([0-9a-f]{32})@/;

/**
 * Reads when a calendar is busy from `from` to `to` (milliseconds since 1970): recurring events with their exceptions, events
 * of whole days by Eastern time. Free and cancelled events are left out. Yields to other requests every few milliseconds.
 * @throws {NotACalendar} for text that is not iCalendar
 * @throws {CalendarTooLarge} for too many occurrences
 */
export async function readCalendar(text: string, from: number, to: number): Promise<BusyTimes> {
  if (!/^\uFEFF?BEGIN:VCALENDAR/.test(text) || !text.trimEnd().endsWith('END:VCALENDAR')) throw new NotACalendar();
  const yieldIfDue = createYield();
  const { events, unreadable } = await readEvents(text, from, to, yieldIfDue);
  const byUid = Map.groupBy(events, ({ uid }) => uid);
  const result: BusyTimes = { busy: [], own: [], unreadable };
  let count = 0;
  for (const group of byUid.values()) {
    await yieldIfDue();
    const id = ownUid.exec(group[0]!.uid)?.[1];
    try {
      for (const interval of busyTimes(group, from, to)) {
        if (++count > maxIntervals) throw new CalendarTooLarge();
        if (id) result.own.push({ ...interval, id });
        else result.busy.push(interval);
      }
    } catch (error) {
      if (error instanceof CalendarTooLarge) throw error;
      result.unreadable += 1;
    }
  }
  return { ...result, busy: mergeIntervals(result.busy) };
}

async function readEvents(text: string, from: number, to: number, yieldIfDue: () => Promise<void>) {
  const zones = calendarZones(text, from, to);
  const date = (moment: number) => new Date(moment).toISOString().slice(0, 10).replaceAll('-', '');
  const [first, last] = [date(from - 2 * day), date(to + 2 * day)];
  const events: CalendarEvent[] = [];
  let unreadable = 0;
  for (const component of components(text, 'VEVENT')) {
    await yieldIfDue();
    if (!mayConcern(component, first, last)) continue;
    try {
      const lines = timeLines(component);
      const event = lines.length > maxEventLength ? null : readEvent(lines, zones);
      if (event) events.push(event);
      else unreadable += 1;
    } catch {
      unreadable += 1;
    }
  }
  return { events, unreadable };
}

/** The busy times of the events of one UID: the occurrences, except those that are replaced, and what replaces them. */
function busyTimes(events: CalendarEvent[], from: number, to: number): Interval[] {
  const replacements = events.filter(({ replaces }) => replaces !== null);
  const instants = new Map(replacements.map((event) => [utcOf(event.replaces!.time), event]));
  const following = replacements
    .filter(({ replaces }) => replaces!.following)
    .sort((a, b) => utcOf(a.replaces!.time) - utcOf(b.replaces!.time));
  const intervals: Interval[] = [];
  const add = (start: number, length: number, isFree: boolean) => {
    const interval = { start: Math.max(start, from), end: Math.min(start + length, to) };
    if (!isFree && interval.end > interval.start) intervals.push(interval);
  };
  for (const event of events) {
    if (event.replaces) {
      add(utcOf(event.start), lengthOf(event, event.start.wall, event.length), event.isFree);
      continue;
    }
    for (const { wall, start, length } of occurrencesOf(event, from, to)) {
      if (instants.has(start)) continue;
      const changed = following.findLast(({ replaces }) => utcOf(replaces!.time) <= start);
      if (!changed) add(start, lengthOf(event, wall, length), event.isFree);
      else add(start + utcOf(changed.start) - utcOf(changed.replaces!.time), changed.length, changed.isFree);
    }
  }
  return intervals;
}

type Occurrence = { wall: number; start: number; length: number };

function occurrencesOf(event: CalendarEvent, from: number, to: number): Occurrence[] {
  const { zone, wall } = event.start;
  const excluded = new Set(event.excluded.map(utcOf));
  const excludedDays = new Set(event.excluded.filter(({ isDate }) => isDate).map((time) => time.wall));
  // An occurrence that began before the period may still last, and replacements may move one into it.
  const window = { from: zone.toWall(from) - event.length - day, to: zone.toWall(to) + day };
  const walls = new Set([
    wall,
    ...event.rules.flatMap((rule) => occurrences({ rule, start: wall, ...window, until: untilOf(rule, event.start) })),
  ]);
  const regular = [...walls].map((time) => ({ wall: time, start: zone.toUtc(time), length: event.length }));
  const added = event.added.map(({ start, length }) => ({ wall: start.wall, start: utcOf(start), length }));
  const unique = new Map([...regular, ...added].map((occurrence) => [occurrence.start, occurrence]));
  return [...unique.values()].filter(
    (occurrence) => !excluded.has(occurrence.start) && !excludedDays.has(Math.floor(occurrence.wall / day) * day),
  );
}

/** Whole days are 23 or 25 hours long when daylight saving time begins or ends. */
function lengthOf({ start: { isDate, zone } }: CalendarEvent, wall: number, length: number): number {
  return isDate ? zone.toUtc(wall + length) - zone.toUtc(wall) : length;
}

function utcOf({ wall, zone }: { wall: number; zone: { toUtc(wall: number): number } }): number {
  return zone.toUtc(wall);
}

/** A function that yields to other requests when this one has used its slice of time. */
function createYield() {
  let started = performance.now();
  return async () => {
    if (performance.now() - started < sliceMs) return;
    await setImmediate();
    started = performance.now();
  };
}
