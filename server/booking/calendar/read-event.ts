import { isInstruction, readInstruction } from '#shared/firm/hour-instructions.ts';
import { ohioDate } from '#shared/format/ohio-date.ts';
import { sealedLink, sealedProperty, sequenceProperty } from '../booking-ics.ts';
import { type Component, type Line, linesOf, parameterOf } from './calendar-lines.ts';
import type { WallTime } from './recurrence.ts';
import { officeZone, offsetZone, type Zone } from './time-zone.ts';

/** A date or time of an event. `isUnclear` where only its day can be read. */
export type EventTime = { wall: WallTime; zone: Zone; isDate: boolean; isUnclear?: boolean };

type Rule = { text: string; until: EventTime | null };

/**
 * How long an event lasts. Days are those of the calendar, of 23 or 25 hours when the clock changes; milliseconds are exact
 * (RFC 5545, 3.3.6).
 */
export type Length = { days: number; ms: number };

export type CalendarEvent = {
  uid: string;
  sequence: number;
  start: EventTime;
  length: Length;
  /** It takes no time: cancelled, shown as free, or an instruction. */
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
  rules: Rule[];
  added: Period[];
  excluded: EventTime[];
  /** Which occurrence of the event of the same UID this one replaces. */
  replaces: { time: EventTime; following: boolean } | null;
  /** It may be an event of ours that another program has copied: it links to a booking, or its title tells nothing. */
  isCopy: boolean;
  /** Something of it cannot be read. */
  isUnclear: boolean;
};

export type Period = { start: EventTime; length: Length; isUnclear?: boolean };
export type Zones = { named: (name: string) => Zone | null; floating: Zone };

const day = 86_400_000;
const none: Length = { days: 0, ms: 0 };
const timePattern = /(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d):?(\d\d)?(?:\.\d+)?(Z|[+-]\d\d:?\d\d)?)?$/i;

/**
 * Reads an event. What cannot be read of it costs itself: a time that is not clear makes its event last the whole day.
 * @returns null for one whose day is not clear either
 */
export function readEvent(event: Component, zones: Zones): CalendarEvent | null {
  const lines = (name: string) => linesOf(event.lines, name);
  const text = (name: string) => (lines(name)[0]?.value ?? '').toUpperCase();
  const first = (name: string) => {
    const found = lines(name).map((line) => readTime(line.value, line, zones));
    return found.find((time) => time && !time.isUnclear) ?? found.find((time) => time) ?? found[0];
  };
  const [begin, end] = [first('DTSTART'), first('DTEND')];
  const given = begin ?? (end ? { ...end, isUnclear: true } : null);
  if (!given) return null;
  const clear = given.isUnclear ? null : lengthOf(given, end, lines('DURATION')[0]?.value.toUpperCase());
  const { start, length } = clear === null ? wholeDays(given, end ?? given) : { start: given, length: clear };
  const times = (name: string) =>
    lines(name).flatMap((line) => line.value.split(',').map((value) => readTime(value, line, zones)));
  const excluded = times('EXDATE');
  const added = lines('RDATE').flatMap((line) =>
    line.value.split(',').map((value) => readPeriod(value, line, zones, length)),
  );
  const replaced = lines('RECURRENCE-ID')[0];
  const replacedTime = replaced ? readTime(replaced.value, replaced, zones) : null;
  const isClear = (time: EventTime | null) => time !== null && !time.isUnclear;
  const isCancelled = /^CANCELL?ED$/.test(text('STATUS'));
  const modified = first('LAST-MODIFIED');
  const version = /^\d{1,9}$/.exec(text(sequenceProperty))?.[0];
  const instruction = isCancelled ? null : instructionOf(lines, start.isDate);
  return {
    uid: lines('UID')[0]?.value ?? '',
    sequence: Number(text('SEQUENCE')) || 0,
    start,
    length,
    isFree:
      isCancelled ||
      (instruction !== null &&
        (/^\s*(?:OPEN|HOURS)\b/.test(instruction) || readInstruction(instruction, start.isDate) !== null)) ||
      isShownFree(text('TRANSP'), text('X-MICROSOFT-CDO-BUSYSTATUS')) ||
      isDeclined(lines('ATTENDEE'), event.calendar.title),
    isCancelled,
    modified: modified ? modified.zone(modified.wall) : null,
    version: version === undefined ? null : Number(version),
    sealed: sealedIn(lines),
    instruction,
    rules: lines('RRULE').map((line) => ({ text: line.value, until: untilOf(line, start, zones) })),
    added: added.filter((period) => period !== null),
    excluded: excluded.filter((time) => time !== null).filter(isClear),
    replaces:
      replaced && replacedTime && isClear(replacedTime)
        ? { time: replacedTime, following: parameterOf(replaced, 'RANGE').toUpperCase() === 'THISANDFUTURE' }
        : null,
    isCopy:
      event.lines.some(({ value }) => value.includes('/schedule/booking/')) ||
      /^(?:busy|private.{0,20})?$/i.test((lines('SUMMARY')[0]?.value ?? '').trim()),
    isUnclear:
      clear === null ||
      (replaced !== undefined && !isClear(replacedTime)) ||
      !excluded.every(isClear) ||
      added.includes(null),
  };
}

/** Outlook's own word counts where there is one: it calls an absence transparent, too. */
function isShownFree(transparency: string, status: string): boolean {
  if (['BUSY', 'OOF', 'TENTATIVE'].includes(status)) return false;
  return transparency === 'TRANSPARENT' || ['FREE', 'WORKINGELSEWHERE'].includes(status);
}

/** Whether the person whose calendar it is, by its title, has declined. */
function isDeclined(guests: Line[], title: string): boolean {
  return guests.some(
    (guest) =>
      parameterOf(guest, 'PARTSTAT').toUpperCase() === 'DECLINED' &&
      guest.value.toLowerCase() === `mailto:${title.toLowerCase()}`,
  );
}

function sealedIn(lines: (name: string) => Line[]): string | null {
  const property = lines(sealedProperty)[0]?.value ?? '';
  const texts = ['DESCRIPTION', 'X-ALT-DESC'].flatMap((name) => lines(name).map(({ value }) => value));
  return [`#b=${property}`, ...texts].map((text) => sealedLink.exec(text)?.[2]).find((found) => found) ?? null;
}

/** An event with guests is none: anyone could send the firm an invitation that says "CLOSED". */
function instructionOf(lines: (name: string) => Line[], isAllDay: boolean): string | null {
  const title = (lines('SUMMARY')[0]?.value ?? '')
    .replace(/\\([,;\\])/g, '$1')
    .replace(/\\n/gi, ' ')
    .slice(0, 200);
  const isOurs = lines('UID')[0]?.value.startsWith('booking-');
  return !isOurs && lines('ATTENDEE').length === 0 && isInstruction(title, isAllDay) ? title : null;
}

/** The times of a VFREEBUSY that are not free; null for one that cannot be read. */
export function readFreeBusy(component: Component, zones: Zones): (Period | null)[] {
  return linesOf(component.lines, 'FREEBUSY')
    .filter((line) => parameterOf(line, 'FBTYPE').toUpperCase() !== 'FREE')
    .flatMap((line) => line.value.split(',').map((value) => readPeriod(value, line, zones, none)));
}

/** `start/end`, `start/duration`, or a start alone. */
function readPeriod(value: string, line: Line, zones: Zones, length: Length): Period | null {
  const [first = '', last] = value.split('/');
  const start = readTime(first, line, zones);
  if (!start) return null;
  if (last === undefined) return { start, length };
  const isDuration = last.startsWith('P');
  const end = isDuration ? undefined : readTime(last, line, zones);
  const found = start.isUnclear ? null : lengthOf(start, end, isDuration ? last : undefined);
  return found === null ? { ...wholeDays(start, end ?? start), isUnclear: true } : { start, length: found };
}

/** Eight digits are a day, whatever VALUE says. @returns null for text without a date */
function readTime(value: string, line: Line, { named, floating }: Zones): EventTime | null {
  const [, year, month, date, hours, minutes, seconds = '00', utc] = timePattern.exec(value.trim()) ?? [];
  const day = Date.parse(`${year}-${month}-${date}T00:00:00Z`);
  if (Number.isNaN(day)) return dayIn(value);
  if (hours === undefined) return { wall: day, zone: officeZone, isDate: true };
  const wall = Date.parse(`${year}-${month}-${date}T${hours}:${minutes}:${seconds}Z`);
  const name = parameterOf(line, 'TZID');
  const zone = utc ? offsetZone(utc) : name ? named(name) : floating;
  if (Number.isNaN(wall) || !zone || parameterOf(line, 'VALUE').toUpperCase() === 'DATE')
    return { wall: day, zone: officeZone, isDate: true, isUnclear: true };
  return { wall, zone, isDate: false };
}

function dayIn(value: string): EventTime | null {
  const [, year, month, date] = /(\d{4})-?(\d\d)-?(\d\d)/.exec(value) ?? [];
  const wall = Date.parse(`${year}-${month}-${date}T00:00:00Z`);
  return Number.isNaN(wall) ? null : { wall, zone: officeZone, isDate: true, isUnclear: true };
}

/** From the first to the last day of what is not clear. */
function wholeDays(from: EventTime, to: EventTime): Period {
  const [first, last] = [from, to].map(({ wall, zone, isDate }) =>
    isDate ? wall : Date.parse(ohioDate(new Date(zone(wall)))),
  ) as [number, number];
  return {
    start: { wall: first, zone: officeZone, isDate: true },
    length: { days: Math.max(last - first, 0) / day + 1, ms: 0 },
  };
}

/** A date includes its whole day. An end that cannot be read is none. */
function untilOf(line: Line, { zone }: EventTime, zones: Zones): EventTime | null {
  const value = /(?:^|;)UNTIL=([^;]*)/i.exec(line.value)?.[1];
  const until = value ? readTime(value, line, zones) : null;
  if (!until || until.isUnclear) return null;
  if (until.isDate) return { ...until, wall: until.wall + day - 1, zone };
  return until.zone === zones.floating ? { ...until, zone } : until;
}

/** @returns null where it is not clear; `end` is null where it cannot be read, undefined where there is none */
function lengthOf(start: EventTime, end: EventTime | null | undefined, duration?: string): Length | null {
  if (end === undefined && duration === undefined) return { days: start.isDate ? 1 : 0, ms: 0 };
  // Where both are given, one of them may be left over from before the event was changed.
  const given = [duration ? durationOf(duration) : null, end && !end.isUnclear ? between(start, end) : null];
  const [length = null] = given
    .filter((known) => known !== null)
    .sort((a, b) => b.days * day + b.ms - a.days * day - a.ms);
  if (start.isDate) return { days: Math.max(length?.days ?? 1, 1), ms: 0 };
  return length;
}

/** @returns null for an end before the start */
function between(start: EventTime, end: EventTime): Length | null {
  if (start.isDate && end.isDate) return { days: (end.wall - start.wall) / day, ms: 0 };
  const ms = end.zone(end.wall) - start.zone(start.wall);
  // A day may have 25 hours.
  if (start.isDate) return { days: Math.ceil((ms - 3_600_000) / day), ms: 0 };
  return ms < 0 ? null : { days: 0, ms };
}

/** `P1DT2H30M`; null for text that is no duration, and for a negative one. */
function durationOf(text: string): Length | null {
  const found = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(text);
  if (!found || !/\d/.test(text)) return null;
  const [weeks, days, hours, minutes, seconds] = found.slice(1).map((number) => Number(number ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return { days: weeks * 7 + days, ms: ((hours * 60 + minutes) * 60 + seconds) * 1_000 };
}
