import { blocksBooking, isInstruction, readInstruction } from '#shared/firm/hour-title.ts';
import { ohioDate } from '#shared/format/ohio-date.ts';
import { sealedLink, sealedProperty, sequenceProperty } from '../booking-ics.ts';
import { type Component, type Line, linesOf, parameterOf } from './calendar-lines.ts';
import { UnknownTime, type WallTime } from './recurrence.ts';
import { earliestZone, latestZone, officeZone, offsetZone, type Zone } from './time-zone.ts';

/** A date or time of an event. `isUnclear` where only its day can be read, or its zone is not known: see `latestOf`. */
export type EventTime = { wall: WallTime; zone: Zone; isDate: boolean; isUnclear?: boolean };

export type Rule = { text: string; until: EventTime | null };

/**
 * How long an event lasts. Days are those of the calendar, of 23 or 25 hours when the clock changes; milliseconds are exact
 * (RFC 5545, 3.3.6).
 */
export type Length = { days: number; ms: number };

export type CalendarEvent = {
  uid: string;
  /** As written, 200 characters at most. */
  title: string;
  sequence: number;
  start: EventTime;
  length: Length;
  /**
   * How long before its start its time is taken, in milliseconds: one is on the way, as Apple's calendar notes it, a day at
   * most. Of an event with a start that cannot be read, `start` is the day of its end, and this two months.
   */
  beforeMs: number;
  /** It takes no time: cancelled, shown as free, or an instruction, unless that closes and cannot be read. */
  isFree: boolean;
  isCancelled: boolean;
  /** When its calendar program last changed it, in milliseconds since 1970; null where that is not said. */
  modified: number | null;
  /** Of which sequence of our booking it was made; null where that is not said. */
  version: number | null;
  /** The booking that our event was made of, sealed; null where the calendar has not kept it. */
  sealed: string | null;
  /** The title of an instruction for the office hours, and of what was meant as one. */
  instruction: string | null;
  /** Then it changes no hours: anyone could send the firm an invitation that says "CLOSED". The firm is told. */
  hasGuests: boolean;
  rules: Rule[];
  /** Rules of what is excluded (EXRULE, RFC 2445). */
  exceptions: Rule[];
  added: Period[];
  excluded: EventTime[];
  /** Which occurrence of the event of the same UID this one replaces, and which others it moves: the word of RANGE. */
  replaces: { time: EventTime; range: string } | null;
  /** It may be an event of ours that another program has copied: it links to a booking, or its title tells nothing. */
  isCopy: boolean;
  /** Something of it cannot be read. */
  isUnclear: boolean;
};

export type Period = { start: EventTime; length: Length; isUnclear?: boolean | undefined };
/** `floating` is null where the calendar names a zone for its times that is not known. */
export type Zones = { named: (name: string) => Zone | null; floating: Zone | null };

const day = 86_400_000;
const none: Length = { days: 0, ms: 0 };
/**
 * Of an event with an end that cannot be read, or that is a hundred years away: longer than an appointment or a leave. Without
 * a limit one broken event of long ago would close the diary for good.
 */
const openEnd: Length = { days: 62, ms: 0 };
const mostDays = 36_525;
/** Minutes follow a T or hours: without these M may be months. */
const durationPattern =
  /^\+?P(?:0+Y)?(?:0+M)?(?:(\d+)W)?T?(?:(\d+)D)?(?:(?:T|(?=\d+H))(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;
const timePattern = /^:?\s*(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d):?(\d\d)?(?:\.\d+)?(Z|[+-]\d\d:?\d\d)?)?$/i;

/**
 * Reads an event. What cannot be read of it costs itself: a time that is not clear makes its event last the whole day.
 * @returns null for one without a date that takes no time
 * @throws {UnknownTime} for one that could take any
 */
export function readEvent(event: Component, zones: Zones): CalendarEvent | null {
  const lines = (name: string) => linesOf(event.lines, name);
  const text = (name: string) => (lines(name)[0]?.value ?? '').toUpperCase();
  const times = (name: string) =>
    lines(name).flatMap((line) =>
      line.value.split(/[,;](?=\s*\d{4}-?\d\d-?\d\d)/).map((value) => readTime(value, line, zones)),
    );
  const clear = (name: string) =>
    times(name)
      .filter((time) => time !== null)
      .filter(({ isUnclear }) => !isUnclear);
  const first = (name: string) => clear(name)[0] ?? times(name).find((time) => time) ?? times(name)[0];
  // What an event says twice takes the most.
  const says = (name: string, word: RegExp) =>
    lines(name).length > 0 && lines(name).every(({ value }) => word.test(value));
  const end = clear('DTEND').sort((a, b) => latestOf(b) - latestOf(a))[0] ?? first('DTEND');
  const durations = lines('DURATION').map(({ value }) => durationOf(value));
  const duration = durations.sort((a, b) => sizeOf(b) - sizeOf(a))[0];
  const isCancelled = says('STATUS', /^CANCELL?ED$/i);
  const [status] = ['CDO', 'MSNCALENDAR'].map((name) => `X-MICROSOFT-${name}-BUSYSTATUS`).filter((name) => text(name));
  const isFree =
    isCancelled ||
    // Outlook's own word counts where there is one, known or not: it calls an absence transparent, too.
    (status ? says(status, /^(?:FREE|WORKINGELSEWHERE)$/i) : says('TRANSP', /^TRANSPARENT$/i)) ||
    isDeclined(lines('ATTENDEE'), event.calendar.title);
  // What cancels a time of a series may say only which.
  const begin = first('DTSTART') ?? (isFree && !end ? first('RECURRENCE-ID') : undefined);
  const given = begin ?? end;
  if (!given && isFree) return null;
  if (!given) throw new UnknownTime('an event has no date');
  if (!begin && !isFree && lines('RRULE').length > 0) throw new UnknownTime('an event that recurs has no start');
  const known = begin ? lengthOf(begin, end, duration) : null;
  const { start, length } = known === null ? wholeDays(given, end ?? given) : { start: given, length: known };
  const rules = (name: string) =>
    lines(name).map((line): Rule => ({ text: line.value, until: untilOf(line, start, zones) }));
  const excluded = times('EXDATE');
  const others = times('DTSTART')
    .filter((other) => other !== null)
    .filter(({ wall }) => wall !== given.wall)
    .map((other) => startingAt(other, length));
  const added = isCancelled ? [] : [...others, ...lines('RDATE').flatMap((line) => readPeriods(line, zones, length))];
  const replaced = lines('RECURRENCE-ID')[0];
  const replacedTime = replaced ? readTime(replaced.value, replaced, zones) : null;
  const isClear = (time: EventTime | null) => time !== null && isComparable(time, start);
  const modified = first('LAST-MODIFIED');
  const version = /^\d{1,9}$/.exec(text(sequenceProperty))?.[0];
  const hasGuests = lines('ATTENDEE').length > 0;
  const title = isCancelled ? null : instructionOf(lines);
  const date = length.days > 1 ? null : ohioDate(new Date(start.zone(start.wall)));
  const titled = { title: title ?? '', isAllDay: start.isDate, date };
  const read = readInstruction(titled);
  // One whose start or end cannot be read opens nothing.
  const isOpen = !begin || known === openEnd;
  const isRead = read !== null && (!isOpen || read.closes);
  const way = durationOf(lines('X-APPLE-TRAVEL-DURATION')[0]?.value ?? '');
  return {
    uid: lines('UID')[0]?.value ?? '',
    title: titleOf(lines),
    sequence: Number(text('SEQUENCE')) || 0,
    start,
    length,
    beforeMs: begin ? Math.min(way ? sizeOf(way) : 0, day) : sizeOf(openEnd),
    // What cannot be read is an event like any other, unless it was to close.
    isFree: hasGuests ? isFree : isRead || (isFree && !blocksBooking(titled)),
    isCancelled,
    modified: modified ? modified.zone(modified.wall) : null,
    version: version === undefined ? null : Number(version),
    sealed: sealedIn(lines),
    instruction: (hasGuests || isOpen) && !isRead ? null : title,
    hasGuests,
    rules: rules('RRULE'),
    // One whose end cannot be read would exclude more than it says.
    exceptions: rules('EXRULE').filter(({ text, until }) => (until ? !until.isUnclear : !/UNTIL=/i.test(text))),
    added,
    excluded: excluded.filter((time) => time !== null).filter(isClear),
    replaces:
      replaced && replacedTime && isClear(replacedTime)
        ? { time: replacedTime, range: parameterOf(replaced, 'RANGE').toUpperCase() }
        : null,
    isCopy:
      event.lines.some(({ value }) => value.includes('/schedule/booking/')) ||
      /^(?:busy|private.{0,20})?$/i.test((lines('SUMMARY')[0]?.value ?? '').trim()),
    isUnclear:
      known === null ||
      known === openEnd ||
      given.isUnclear === true ||
      (replaced !== undefined && !isClear(replacedTime)) ||
      !excluded.every(isClear) ||
      added.some(({ isUnclear }) => isUnclear),
  };
}

/** Whether the person whose calendar it is, by its title, has declined. */
function isDeclined(guests: Line[], title: string): boolean {
  const own = guests.filter(({ value }) => value.toLowerCase() === `mailto:${title.toLowerCase()}`);
  return own.length > 0 && own.every((guest) => parameterOf(guest, 'PARTSTAT').toUpperCase() === 'DECLINED');
}

function sealedIn(lines: (name: string) => Line[]): string | null {
  const property = lines(sealedProperty)[0]?.value ?? '';
  const texts = ['DESCRIPTION', 'X-ALT-DESC'].flatMap((name) => lines(name).map(({ value }) => value));
  return [`#b=${property}`, ...texts].map((text) => sealedLink.exec(text)?.[2]).find((found) => found) ?? null;
}

function titleOf(lines: (name: string) => Line[]): string {
  const written = lines('SUMMARY')[0]?.value ?? '';
  return written
    .replace(/\\([,;\\])/g, '$1')
    .replace(/\\n/gi, ' ')
    .slice(0, 200);
}

function instructionOf(lines: (name: string) => Line[]): string | null {
  const title = titleOf(lines);
  const isOurs = lines('UID')[0]?.value.startsWith('booking-');
  return !isOurs && isInstruction(title) ? title : null;
}

/** The times of a VFREEBUSY that are not free. @throws {UnknownTime} for one without a date */
export function readFreeBusy(component: Component, zones: Zones): Period[] {
  return linesOf(component.lines, 'FREEBUSY')
    .filter((line) => parameterOf(line, 'FBTYPE').toUpperCase() !== 'FREE')
    .flatMap((line) => readPeriods(line, zones, none));
}

function readPeriods(line: Line, zones: Zones, length: Length): Period[] {
  const values = line.value.split(/[,;]/).filter(Boolean);
  return values.map((value) => readPeriod(value, line, zones, length));
}

/** `start/end`, `start/duration`, or a start alone: a day takes all of it. @throws {UnknownTime} for text without a date */
function readPeriod(value: string, line: Line, zones: Zones, length: Length): Period {
  const [first = '', last] = value.split('/');
  const start = readTime(first, line, zones);
  if (!start) throw new UnknownTime('an event has no date');
  if (last === undefined) return startingAt(start, length);
  const isDuration = /^[+-]?P/i.test(last);
  const end = isDuration ? undefined : readTime(last, line, zones);
  const found = lengthOf(start, end, isDuration ? durationOf(last) : undefined);
  return found === null
    ? { ...wholeDays(start, end ?? start), isUnclear: true }
    : { start, length: found, isUnclear: start.isUnclear || found === openEnd };
}

function startingAt(start: EventTime, length: Length): Period {
  return { start, length: start.isDate ? { days: length.days || 1, ms: 0 } : length, isUnclear: start.isUnclear };
}

/** Eight digits are a day, whatever VALUE says, and so is a midnight that it calls one. @returns null for text without a date */
function readTime(value: string, line: Line, { named, floating }: Zones): EventTime | null {
  const [, year, month, date, hours, minutes, seconds = '00', utc] = timePattern.exec(value.trim()) ?? [];
  const day = dateOf(year, month, date);
  if (Number.isNaN(day)) return dayIn(value);
  const wall = Date.parse(`${year}-${month}-${date}T${hours}:${minutes}:${seconds}Z`);
  const isDate = parameterOf(line, 'VALUE').toUpperCase() === 'DATE';
  if (hours === undefined || (isDate && wall === day)) return { wall: day, zone: officeZone, isDate: true };
  if (Number.isNaN(wall) || isDate) return { wall: day, zone: officeZone, isDate: true, isUnclear: true };
  const name = parameterOf(line, 'TZID');
  const zone = utc ? offsetZone(utc) : name ? named(name) : floating;
  return zone ? { wall, zone, isDate: false } : { wall, zone: earliestZone, isDate: false, isUnclear: true };
}

/** NaN for a day that the month does not have: the engine takes November 31 for December 1. */
function dateOf(year = '', month = '', date = ''): WallTime {
  const day = new Date(`${year}-${month}-${date}T00:00:00Z`);
  return day.getUTCDate() === Number(date) ? day.getTime() : Number.NaN;
}

/** The time in UTC. Of one in a zone that is not known, the last: `zone` gives the first that it can be. */
export function latestOf({ wall, zone }: EventTime): number {
  return zone === earliestZone ? latestZone(wall) : zone(wall);
}

/** Whether a time of an event is clear, or in the same unknown zone as its start. */
function isComparable(time: EventTime, start: EventTime): boolean {
  return !time.isUnclear || (!time.isDate && time.zone === start.zone);
}

/** @returns null for text without a date, or with several */
function dayIn(value: string): EventTime | null {
  const [found, ...others] = value.matchAll(/(\d{4})-?(\d\d)-?(\d\d)/g);
  const wall = dateOf(...(found?.slice(1) ?? []));
  return Number.isNaN(wall) || others.length > 0 ? null : { wall, zone: officeZone, isDate: true, isUnclear: true };
}

/** From the first to the last day of what is not clear. */
function wholeDays(from: EventTime, to: EventTime): Period {
  const dayOf = (time: number) => Date.parse(ohioDate(new Date(time)));
  const first = from.isDate ? from.wall : dayOf(from.zone(from.wall));
  const last = to.isDate ? to.wall : dayOf(latestOf(to));
  return {
    start: { wall: first, zone: officeZone, isDate: true },
    length: { days: Math.max(last - first, 0) / day + 1, ms: 0 },
  };
}

/** A date includes its whole day, and so does a midnight for whole days. Without a date there is no end. */
function untilOf(line: Line, { zone, isDate }: EventTime, zones: Zones): EventTime | null {
  const value = /(?:^|;)UNTIL=([^;]*)/i.exec(line.value)?.[1];
  const until = value ? readTime(value, line, zones) : null;
  if (!until || (until.isUnclear && !until.isDate)) return null;
  // Where its time cannot be read, it may be of another zone, in which the day ends later.
  const days = until.isUnclear ? 2 : 1;
  if (until.isDate || (isDate && until.wall % day === 0)) return { ...until, wall: until.wall + days * day - 1, zone };
  return until.zone === zones.floating ? { ...until, zone } : until;
}

/** @returns null where it is not clear; an end or a duration is null where it cannot be read, undefined where there is none */
function lengthOf(start: EventTime, end?: EventTime | null, duration?: Length | null): Length | null {
  if (end === undefined && duration === undefined) return { days: start.isDate ? 1 : 0, ms: 0 };
  // Where both are given, one of them may be left over from before the event was changed.
  const given = [duration ?? null, end && isComparable(end, start) ? between(start, end) : null];
  const [length] = given.filter((known) => known !== null).sort((a, b) => sizeOf(b) - sizeOf(a));
  if (length === openEnd) return openEnd;
  const isDayOnly = start.isDate && start.isUnclear;
  if (!length || (isDayOnly && end)) return end ? null : openEnd;
  if (!start.isDate) return length;
  const days = sizeOf(length) / day;
  // From an hour that cannot be read, whole days reach into one more.
  return { days: Math.max(isDayOnly ? Math.floor(days) + 1 : Math.ceil(days), 1), ms: 0 };
}

function sizeOf(length: Length | null): number {
  return length ? length.days * day + length.ms : -1;
}

/** @returns null for an end before the start */
function between(start: EventTime, end: EventTime): Length | null {
  if (start.isDate && end.isDate) return { days: (end.wall - start.wall) / day, ms: 0 };
  const ms = end.zone(end.wall) - start.zone(start.wall);
  // A day may have 25 hours.
  if (start.isDate) return { days: Math.ceil((ms - 3_600_000) / day), ms: 0 };
  return ms < 0 ? null : { days: 0, ms };
}

/** `P1DT2H30M`, also `PT1D`, `P1H` and `P0Y0M1D`; null for text that is no duration, and for a negative one. */
function durationOf(text: string): Length | null {
  const found = durationPattern.exec(text);
  if (!found || !/\d/.test(text)) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found.slice(1).map((text) => Number(text ?? 0));
  const length = { days: weeks * 7 + days, ms: ((hours * 60 + minutes) * 60 + seconds) * 1_000 };
  return sizeOf(length) > mostDays * day ? openEnd : length;
}
