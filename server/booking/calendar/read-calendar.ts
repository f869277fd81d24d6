import ICAL from 'ical.js';
import { type Interval, mergeIntervals } from '#shared/booking/free-times.ts';
import type { HourInstruction } from '#shared/firm/hour-instructions.ts';
import { readComponents } from './calendar-lines.ts';
import { type CalendarEvent, type EventTime, type Period, readEvent, readFreeBusy, type Zones } from './read-event.ts';
import { createZones, icalTime, officeZone, type WallTime } from './time-zone.ts';

/** The busy times of a calendar, and its instructions for the office hours: nothing else of its events is kept. */
export type BusyTimes = {
  /** Sorted and merged. */
  busy: Interval[];
  /** Events that this site put there, by the id of their booking: their UID is `booking-ID@host`. */
  ourEvents: (Interval & { id: string })[];
  /** The same events as they stand in the calendar, one for each UID, also cancelled ones and those outside the period. */
  meetings: Meeting[];
  instructions: HourInstruction[];
  /** Events of which something cannot be read. Where their time is not clear, their day is busy. */
  unreadable: number;
};

/** The event of the booking `id`. `start` is null where it has a day only, or cannot be read. `length` is in milliseconds. */
export type Meeting = Pick<CalendarEvent, 'length' | 'isCancelled' | 'modified' | 'version' | 'sealed'> & {
  id: string;
  start: number | null;
};

/** `reason` is for logs. */
export type CalendarReading = { ok: true; times: BusyTimes } | { ok: false; reason: string };

const day = 86_400_000;
const maxIntervals = 10_000;
const ownUid = /^booking-([0-9a-f]{32})@/;

/**
 * Reads when a calendar is busy from `from` to `to` (milliseconds since 1970): events with their recurrences and exceptions,
 * and VFREEBUSY. Whole days are days in Eastern time. Free and cancelled events are left out.
 */
export function readCalendar(text: string, from: number, to: number): CalendarReading {
  const file = readComponents(text);
  if (!file) return { ok: false, reason: 'not a calendar' };
  const named = createZones(file.components);
  const zones: Zones = { named, floating: (file.timeZone && named(file.timeZone)) || officeZone };
  const events = file.components.filter(({ name }) => name === 'VEVENT').map((event) => readEvent(event, zones));
  const published = file.components
    .filter(({ name }) => name === 'VFREEBUSY')
    .flatMap((component) => readFreeBusy(component, zones));
  const known = events.filter((event) => event !== null);
  const instructions: HourInstruction[] = [];
  const collected = collector(from, to, instructions);
  for (const period of published) if (period) collected.add(period);
  const ourEvents: BusyTimes['ourEvents'] = [];
  const meetings: Meeting[] = [];
  let unreadable = [...events, ...published].filter((found) => found === null || found.isUnclear).length;
  for (const group of Map.groupBy(known, (event) => event.uid || event).values()) {
    const id = ownUid.exec(group[0]!.uid)?.[1];
    const target = id ? collector(from, to, instructions) : collected;
    unreadable += collectEvents(group, target, { from, to });
    if (id) {
      ourEvents.push(...target.intervals.map((interval) => ({ ...interval, id })));
      meetings.push(meetingOf(id, group));
    }
    if (collected.intervals.length + instructions.length + ourEvents.length + meetings.length > maxIntervals)
      return { ok: false, reason: 'too large' };
  }
  return {
    ok: true,
    times: { busy: mergeIntervals(collected.intervals), ourEvents, meetings, instructions, unreadable },
  };
}

function meetingOf(id: string, events: CalendarEvent[]): Meeting {
  const [event = events[0]!] = events
    .filter(({ replaces }) => replaces === null)
    .sort((a, b) => b.sequence - a.sequence);
  const { start, isUnclear, length, isCancelled, modified, version, sealed } = event;
  return { id, start: start.isDate || isUnclear ? null : utcOf(start), length, isCancelled, modified, version, sealed };
}

type Collector = ReturnType<typeof collector>;

/** Collects times, cut at the ends of the period, and instructions. */
function collector(from: number, to: number, instructions: HourInstruction[]) {
  const intervals: Interval[] = [];
  return {
    intervals,
    add({ start, length, isFree, instruction, uid = '' }: Period & Partial<CalendarEvent>, shift = 0) {
      const [first, last] = [start.zone(start.wall), start.zone(start.wall + length)];
      // Whole days are 23 or 25 hours long when daylight saving time begins or ends.
      const end = start.isDate ? last : first + length;
      const interval = { start: Math.max(first + shift, from), end: Math.min(end + shift, to) };
      if (interval.end <= interval.start) return;
      if (!isFree) intervals.push(interval);
      if (instruction)
        instructions.push({ uid, title: instruction, start: first + shift, end: end + shift, isAllDay: start.isDate });
    },
  };
}

/**
 * Collects the times of the events of one UID: the occurrences, except those that are replaced, and what replaces them.
 * @returns how many of their rules cannot be read
 */
function collectEvents(events: CalendarEvent[], target: Collector, period: { from: number; to: number }): number {
  const replacing = events.filter(({ replaces }) => replaces !== null);
  const replaced = marker(replacing.map(({ replaces }) => replaces!.time));
  const following = replacing
    .filter(({ replaces }) => replaces!.following)
    .sort((a, b) => utcOf(a.replaces!.time) - utcOf(b.replaces!.time));
  for (const event of replacing) target.add(event);
  const masters = events.filter(({ replaces }) => replaces === null);
  const latest = Math.max(...masters.map(({ sequence }) => sequence));
  let unreadable = 0;
  for (const event of masters.filter(({ sequence }) => sequence === latest)) {
    const { found, faulty } = occurrencesOf(event, period);
    unreadable += faulty;
    for (const { start, length } of found) {
      if (replaced(start)) continue;
      const changed = following.findLast(({ replaces }) => utcOf(replaces!.time) <= utcOf(start));
      const shift = changed ? utcOf(changed.start) - utcOf(changed.replaces!.time) : 0;
      target.add({ ...(changed ?? event), start, length: changed?.length ?? length }, shift);
    }
  }
  return unreadable;
}

function occurrencesOf(event: CalendarEvent, { from, to }: { from: number; to: number }) {
  const { start, length, added, excluded } = event;
  const walls = new Set([start.wall]);
  let faulty = 0;
  for (const { text, until } of event.rules) {
    try {
      const end = until ? utcOf(until) : Number.POSITIVE_INFINITY;
      // One that began before the period may still last, and replacements may move one into it.
      const near = occurrences(text, start.wall, to + day).filter((wall) => wall > from - length - 2 * day);
      for (const wall of near) if (start.zone(wall) <= end) walls.add(wall);
    } catch {
      faulty += 1;
    }
  }
  const regular = [...walls].map((wall) => ({ start: { ...start, wall }, length }));
  const unique = new Map([...regular, ...added].map((occurrence) => [utcOf(occurrence.start), occurrence]));
  const isExcluded = marker(excluded);
  return { found: [...unique.values()].filter((occurrence) => !isExcluded(occurrence.start)), faulty };
}

/** Whether a time is one of these, or on one of these days. */
function marker(times: EventTime[]): (time: EventTime) => boolean {
  const instants = new Set(times.map(utcOf));
  const days = new Set(times.filter(({ isDate }) => isDate).map(({ wall }) => wall));
  return (time) => instants.has(utcOf(time)) || days.has(Math.floor(time.wall / day) * day);
}

function utcOf({ wall, zone }: EventTime): number {
  return zone(wall);
}

/** 27 years of days. A calendar may hold invitations from unknown senders. */
const maxSteps = 10_000;
/** ical.js walks through an interval day by day. */
const maxInterval = 1_000;

/** A rule with more steps than any calendar program needs. */
class RuleTooComplex extends Error {}

/**
 * The occurrences of a rule from an event's first one to `to`, by ical.js.
 * @param text such as `FREQ=WEEKLY;BYDAY=TU`; its UNTIL is left to the caller
 * @throws {RuleTooComplex} for rules that recur every minute or second, or that match too rarely
 * @throws for text that is not a rule
 */
export function occurrences(text: string, start: WallTime, to: WallTime): WallTime[] {
  const parts = new Map<string, string>();
  for (const part of text.toUpperCase().split(';')) {
    const [name = '', value = ''] = part.split('=').map((piece) => piece.trim());
    if (name && value && name !== 'UNTIL') parts.set(name, value);
  }
  if (Number(parts.get('INTERVAL') ?? 1) > maxInterval) throw new RuleTooComplex();
  const isChosen = widen(parts);
  const rule = ICAL.Recur.fromString([...parts].map(([name, value]) => `${name}=${value}`).join(';'));
  if (rule.freq === 'SECONDLY' || rule.freq === 'MINUTELY') throw new RuleTooComplex();
  rule.until = icalTime(to);
  const iterator = new LimitedIterator({ rule, dtstart: icalTime(start) });
  const found: WallTime[] = [];
  for (let next = iterator.next(); next; next = iterator.next()) {
    const time = Date.UTC(next.year, next.month - 1, next.day, next.hour, next.minute, next.second);
    countStep(iterator);
    if (time > to) break;
    if (isChosen(next)) found.push(time);
  }
  return found;
}

/**
 * Replaces parts that ical.js 2.2.1 misreads (weeks of the year, months of a monthly rule, days from the end of a month in a
 * yearly one) by a wider rule, and returns what selects from its occurrences. Such a rule no longer ends after a count.
 */
function widen(parts: Map<string, string>): (time: ICAL.Time) => boolean {
  const numbers = (name: string) => parts.get(name)?.split(',').map(Number);
  const remove = (...names: string[]) => {
    for (const name of names) parts.delete(name);
  };
  const frequency = parts.get('FREQ');
  const [weeks, months] = [numbers('BYWEEKNO'), numbers('BYMONTH')];
  if (weeks) {
    parts.set('FREQ', 'WEEKLY');
    remove('BYWEEKNO', 'BYSETPOS', 'INTERVAL', 'COUNT');
    return (time) => weeks.some((week) => week < 0 || week === time.weekNumber(ICAL.Time.MONDAY));
  }
  const isOfYear = frequency === 'YEARLY' && parts.has('BYMONTHDAY');
  if (!months || !(frequency === 'MONTHLY' || isOfYear)) return () => true;
  parts.set('FREQ', 'MONTHLY');
  remove('BYMONTH', 'COUNT');
  if (isOfYear) remove('INTERVAL', 'BYSETPOS');
  return ({ month }) => months.includes(month);
}

/** Limits the loops of ical.js, which searches thousands of years for the occurrences of an impossible rule. */
class LimitedIterator extends ICAL.RecurIterator {
  declare steps: number | undefined;

  override increment_month() {
    countStep(this);
    super.increment_month();
  }

  override increment_year(years: number) {
    countStep(this);
    super.increment_year(years);
  }

  override check_contracting_rules() {
    countStep(this);
    return super.check_contracting_rules() || this.last.compare(this.rule.until) > 0;
  }
}

function countStep(iterator: LimitedIterator) {
  iterator.steps = (iterator.steps ?? 0) + 1;
  if (iterator.steps > maxSteps) throw new RuleTooComplex();
}
