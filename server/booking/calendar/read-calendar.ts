import { type Interval, mergeIntervals } from '#shared/booking/free-times.ts';
import type { HourInstruction } from '#shared/firm/hour-instructions.ts';
import { listed } from '#shared/format/text.ts';
import { type Component, linesOf, readComponents } from './calendar-lines.ts';
import {
  type CalendarEvent,
  type EventTime,
  latestOf,
  type Period,
  type Rule,
  readEvent,
  readFreeBusy,
  type Zones,
} from './read-event.ts';
import { occurrences, UnknownTime } from './recurrence.ts';
import { createZones, officeZone } from './time-zone.ts';

/** The busy times of a calendar, the titles of what takes them, and its instructions for the office hours: nothing else of its events is kept. */
export type BusyTimes = {
  /** Sorted and merged. */
  busy: Interval[];
  /** The events of others behind them, as they are: who looks for what a meeting collides with needs one by one. */
  others: OtherEvent[];
  /** Events that this site put there, by the id of their booking: their UID is `booking-ID@host`. */
  ourEvents: (Interval & { id: string })[];
  /** The same events as they stand in the calendar, one for each UID, also cancelled ones and those outside the period. */
  meetings: Meeting[];
  instructions: HourInstruction[];
  /**
   * The first days (YYYY-MM-DD) of events of which something cannot be read. Where their time is not clear, their day is
   * busy; where no end of them can be read, the two months after their start; where no start, those before their last day.
   * Without what is past.
   */
  unreadable: string[];
};

/** What to look for in a calendar with events that cannot be read; empty where it has none. Three days at most. */
export function unreadableText({ unreadable }: Pick<BusyTimes, 'unreadable'>): string {
  if (unreadable.length === 0) return '';
  const days = listed(unreadable.slice(0, 3));
  return `${unreadable.length} events cannot be read: look at ${days}. Their days, or the two months after or before them, are not offered`;
}

type OtherEvent = Interval & Pick<CalendarEvent, 'uid' | 'title' | 'isCopy'>;

/** The event of the booking `id`. `start` is null where it has a day only, or cannot be read. `length` is in milliseconds. */
export type Meeting = Pick<CalendarEvent, 'isCancelled' | 'modified' | 'version' | 'sealed'> & {
  id: string;
  start: number | null;
  length: number;
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
  const components = readComponents(text);
  if (!components) return { ok: false, reason: 'not a calendar' };
  try {
    return readTimes(
      components.filter((component) => !isLongPast(component, from)),
      from,
      to,
    );
  } catch (error) {
    if (!(error instanceof UnknownTime)) throw error;
    return { ok: false, reason: `a time cannot be computed: ${error.message}` };
  }
}

/** Whether an event is over, by its dates alone: a calendar of many years is mostly past. Unclear ones are not. */
function isLongPast({ name, lines }: Component, from: number): boolean {
  if (
    !['VEVENT', 'VAVAILABILITY'].includes(name) ||
    lines.some((line) => line.name === 'UID' && line.value.startsWith('booking-'))
  )
    return false;
  if (lines.some((line) => ['RRULE', 'RDATE', 'RECURRENCE-ID', 'DURATION'].includes(line.name))) return false;
  const dates = [...linesOf(lines, 'DTSTART'), ...linesOf(lines, 'DTEND')].map(({ value }) => {
    const [, year, month, date] = /^(\d{4})(\d\d)(\d\d)(?:T\d{6}Z?)?$/.exec(value) ?? [];
    return Date.parse(`${year}-${month}-${date}T00:00:00Z`);
  });
  return dates.length > 0 && dates.every((date) => date < from - 3 * day);
}

/** @throws {UnknownTime} for one that could take a time of the period */
function readTimes(components: Component[], from: number, to: number): CalendarReading {
  const zonesOf = new Map<Component['calendar'], Zones>();
  const zones = ({ calendar }: Component) => {
    if (!zonesOf.has(calendar)) {
      const named = createZones(calendar);
      zonesOf.set(calendar, { named, floating: calendar.timeZone ? named(calendar.timeZone) : officeZone });
    }
    return zonesOf.get(calendar)!;
  };
  const ofKind = (kind: string) => components.filter(({ name }) => name === kind);
  if (ofKind('VAVAILABILITY').length > 0) throw new UnknownTime('hours of VAVAILABILITY');
  const calendarOf = new Map<CalendarEvent, Component['calendar']>();
  for (const component of ofKind('VEVENT')) {
    const event = readEvent(component, zones(component));
    if (event) calendarOf.set(event, component.calendar);
  }
  const events = [...calendarOf.keys()];
  const published = ofKind('VFREEBUSY').flatMap((component) => readFreeBusy(component, zones(component)));
  const instructions: HourInstruction[] = [];
  const collected = collector(from, to, instructions);
  for (const period of published) collected.add(period);
  const ourEvents: BusyTimes['ourEvents'] = [];
  const meetings: Meeting[] = [];
  const isOver = (event: Period & Partial<CalendarEvent>) =>
    endOf(event) <= from && !event.rules?.length && !event.added?.length;
  const unreadable = [...events, ...published]
    .filter((event) => event.isUnclear && !isOver(event))
    .map(({ start }) => new Date(start.wall).toISOString().slice(0, 10));
  for (const group of Map.groupBy(events, (event) => event.uid || event).values()) {
    const id = ownUid.exec(group[0]!.uid)?.[1];
    const target = id ? collector(from, to, instructions) : collected;
    const copies = id ? [group] : copiesOf(group, calendarOf);
    for (const copy of copies) collectEvents(copy, target, { from, to });
    if (id) {
      ourEvents.push(...target.intervals.map((interval) => ({ ...interval, id })));
      meetings.push(meetingOf(id, group));
    }
    if (collected.intervals.length + instructions.length + ourEvents.length + meetings.length > maxIntervals)
      return { ok: false, reason: 'too large' };
  }
  return {
    ok: true,
    times: {
      busy: mergeIntervals(collected.intervals),
      others: collected.events,
      ourEvents,
      meetings,
      instructions,
      unreadable,
    },
  };
}

/**
 * The events of one UID, apart for each calendar of a joined feed that has the meeting itself: everybody who is invited has a
 * copy of it, and who cancels or moves theirs leaves the others'. What replaces a time of none is of the first.
 */
function copiesOf(events: CalendarEvent[], calendarOf: Map<CalendarEvent, Component['calendar']>): CalendarEvent[][] {
  const parts = [...Map.groupBy(events, (event) => calendarOf.get(event)).values()];
  const isWhole = (part: CalendarEvent[]) => part.some(({ replaces }) => replaces === null);
  const [first, ...others] = parts.filter(isWhole);
  return first ? [[...first, ...parts.filter((part) => !isWhole(part)).flat()], ...others] : [events];
}

function meetingOf(id: string, events: CalendarEvent[]): Meeting {
  const [event = events[0]!] = events
    .filter(({ replaces }) => replaces === null)
    .sort((a, b) => b.sequence - a.sequence);
  const { start, isUnclear, isCancelled, modified, version, sealed } = event;
  const at = start.isDate || isUnclear ? null : utcOf(start);
  return { id, start: at, length: endOf(event) - utcOf(start), isCancelled, modified, version, sealed };
}

type Collector = ReturnType<typeof collector>;

/** Collects times, cut at the ends of the period, and instructions. */
function collector(from: number, to: number, instructions: HourInstruction[]) {
  const intervals: Interval[] = [];
  const events: OtherEvent[] = [];
  return {
    intervals,
    events,
    add({ start, length, ...event }: Period & Partial<CalendarEvent>) {
      const { isFree, isUnclear, isCopy = false, instruction, uid = '', title = '', beforeMs = 0 } = event;
      const [first, end] = [utcOf(start) - beforeMs, endOf({ start, length })];
      const interval = { start: Math.max(first, from), end: Math.min(end, to) };
      if (interval.end <= interval.start) return;
      if (!isFree) intervals.push(interval);
      if (!isFree && !isUnclear && uid) events.push({ ...interval, uid, title, isCopy });
      if (instruction)
        instructions.push({
          uid,
          title: instruction,
          start: first,
          end,
          isAllDay: start.isDate,
          ...(event.hasGuests && { hasGuests: true }),
        });
    },
  };
}

/**
 * Collects the times of the events of one UID: the occurrences, except those that are replaced, and what replaces them.
 * Each version of an event that stands in the calendar takes its time, unless a later one cancels it.
 * @throws {UnknownTime}
 */
function collectEvents(events: CalendarEvent[], target: Collector, period: { from: number; to: number }) {
  const own = events.filter(({ replaces }) => replaces === null);
  // Some programs end a series, and let it go on in a replacement of what it does not have any more.
  const goesOn = ({ rules, replaces }: CalendarEvent) =>
    replaces !== null && rules.length > 0 && !own.some((event) => hasOccurrence(event, utcOf(replaces.time)));
  const masters = [...own, ...events.filter(goesOn)];
  const replacing = events.filter((event) => !masters.includes(event));
  const replaced = marker(replacing.map(({ replaces }) => replaces!.time));
  const following = replacing
    .filter(({ replaces }) => replaces!.range === 'THISANDFUTURE')
    .sort((a, b) => utcOf(a.replaces!.time) - utcOf(b.replaces!.time));
  // Of RFC 2445 (THISANDPRIOR), or unknown: they may move an occurrence, or not.
  const unclear = replacing.filter(({ replaces }) => !['', 'THISANDFUTURE'].includes(replaces!.range));
  // Many copy the rule of the series into what replaces one of its times.
  const copied = new Set(masters.flatMap(({ rules }) => rules.map(({ text }) => text)));
  for (const event of replacing)
    for (const time of occurrencesOf({ ...event, rules: event.rules.filter(({ text }) => !copied.has(text)) }, period))
      target.add({ ...event, ...time });
  const moving = [...following, ...unclear];
  const reach = Math.max(
    0,
    ...moving.map(
      ({ start, replaces, length, beforeMs = 0 }) =>
        Math.abs(utcOf(start) - utcOf(replaces!.time)) + length.days * day + length.ms + beforeMs,
    ),
  );
  // A free series takes time where a change of it does.
  const isWalked = (event: CalendarEvent) => !event.isFree || event.instruction || moving.some(({ isFree }) => !isFree);
  const cancelled = Math.max(
    ...masters.map(({ isCancelled, sequence }) => (isCancelled ? sequence : Number.NEGATIVE_INFINITY)),
  );
  for (const event of masters.filter(({ sequence }) => sequence >= cancelled)) {
    const walked = isWalked(event) ? event : { ...event, rules: [] };
    for (const { start, length } of occurrencesOf(walked, { from: period.from - reach, to: period.to + reach })) {
      if (replaced(start)) continue;
      const changed = following.findLast(({ replaces }) => utcOf(replaces!.time) <= utcOf(start));
      if (!changed) target.add({ ...event, start, length });
      for (const change of changed ? [changed, ...unclear] : unclear)
        for (const moved of movedBy(change, start)) target.add(moved);
    }
  }
}

/** By the clock of the change and, where the series has another zone, by its clock, too: only one of the two may have changed. */
function movedBy(change: CalendarEvent, time: EventTime): CalendarEvent[] {
  const from = change.replaces!.time;
  const moved = { ...change, start: { ...change.start, wall: change.start.wall + distance(time, from) } };
  if (time.isDate || from.isDate || change.start.isDate || change.start.zone === time.zone) return [moved];
  return [moved, { ...change, start: { ...time, wall: time.wall + utcOf(change.start) - utcOf(from) } }];
}

/** How far an occurrence is from the one that a change names, by the clock of its series: some name it by its day. */
function distance(time: EventTime, from: EventTime): number {
  if (time.isDate || from.isDate) return (Math.floor(time.wall / day) - Math.floor(from.wall / day)) * day;
  const at = utcOf(from);
  return time.wall - (from.zone === time.zone ? from.wall : 2 * at - time.zone(at));
}

function hasOccurrence(event: CalendarEvent, time: number): boolean {
  return occurrencesOf(event, { from: time, to: time }).some(({ start }) => utcOf(start) === time);
}

function occurrencesOf(event: CalendarEvent, { from, to }: { from: number; to: number }) {
  const { start, length, added, excluded } = event;
  // One that began before the period may still last, and replacements may move one into it.
  const first = from - length.days * day - length.ms - 2 * day;
  const timesOf = ({ text, until }: Rule): EventTime[] => {
    const end = until ? utcOf(until) : Number.POSITIVE_INFINITY;
    const walls = end < first ? [] : occurrences(text, start.wall, first, to + day);
    return walls.map((wall) => ({ ...start, wall })).filter((time) => utcOf(time) <= end);
  };
  const regular = [start, ...event.rules.flatMap(timesOf)].map((time) => ({ start: time, length }));
  const unique = new Map([...regular, ...added].map((occurrence) => [utcOf(occurrence.start), occurrence]));
  const exceptions = event.exceptions.flatMap((rule) => {
    try {
      return timesOf(rule);
    } catch {
      // What it excludes is taken.
      return [];
    }
  });
  const isExcluded = marker([...excluded, ...exceptions]);
  return [...unique.values()].filter((occurrence) => !isExcluded(occurrence.start));
}

/** Whether a time is one of these, or on one of these days. */
function marker(times: EventTime[]): (time: EventTime) => boolean {
  const instants = new Set(times.map(utcOf));
  const days = new Set(times.filter(({ isDate }) => isDate).map(({ wall }) => wall));
  // Exchange names the excluded days of a series of whole days by their midnights, in a zone of its own.
  const walls = new Set(times.map(({ wall }) => wall));
  return (time) =>
    instants.has(utcOf(time)) || days.has(Math.floor(time.wall / day) * day) || (time.isDate && walls.has(time.wall));
}

function utcOf({ wall, zone }: EventTime): number {
  return zone(wall);
}

function endOf({ start, length }: Period): number {
  return latestOf({ ...start, wall: start.wall + length.days * day }) + length.ms;
}
