import ICAL from 'ical.js';
import { easternZone } from '#shared/format/ohio-date.ts';
import { type Component, linesOf } from './calendar-lines.ts';

/**
 * A local time without its time zone: the milliseconds since 1970 that it would have in UTC. Recurrences are
 * computed in local time, because a weekly meeting at nine stays at nine when the UTC offset changes.
 */
export type WallTime = number;

/**
 * Milliseconds since 1970 of a local time: of one that occurs twice the first one; of one that is skipped, the time by the
 * old offset (RFC 5545, 3.3.5).
 */
export type Zone = (wall: WallTime) => number;

const day = 86_400_000;
/** What calendar programs write: one day of a month a year. */
const yearlyRule = /^FREQ=YEARLY(?:;(?:BYMONTH=\d{1,2}|BYDAY=[+-]?\d?[A-Z]{2}|(?:UNTIL|WKST)=\w+))*$/i;

/** American names of Windows and Outlook (Unicode CLDR, windowsZones.xml, territory 001). Others need the calendar's definition. */
const windowsZones = new Map([
  ['Hawaiian Standard Time', 'Pacific/Honolulu'],
  ['Alaskan Standard Time', 'America/Anchorage'],
  ['Pacific Standard Time', 'America/Los_Angeles'],
  ['US Mountain Standard Time', 'America/Phoenix'],
  ['Mountain Standard Time', 'America/Denver'],
  ['Central Standard Time', 'America/Chicago'],
  ['Eastern Standard Time', 'America/New_York'],
  ['US Eastern Standard Time', 'America/Indianapolis'],
  ['Coordinated Universal Time', 'Etc/UTC'],
]);

export const utcZone: Zone = (wall) => wall;

/** The offices' own time: for floating times and whole days. */
export const officeZone: Zone = databaseZone(easternZone)!;

/**
 * The zones of a calendar by name: of the time zone database, of Windows, else by the calendar's own definition
 * (VTIMEZONE); null for a name that is none of these.
 */
export function createZones(components: Component[]): (name: string) => Zone | null {
  const definitions = components.filter(({ name }) => name === 'VTIMEZONE');
  const found = new Map<string, Zone | null>();
  const definition = (name: string) => definitions.find((one) => linesOf(one, 'TZID')[0]?.value === name);
  return (name) => {
    if (!found.has(name)) found.set(name, namedZone(name, definition(name)));
    return found.get(name)!;
  };
}

function namedZone(name: string, definition: Component | undefined): Zone | null {
  // Outlook numbers the copies of a zone: "Central Standard Time 1".
  const windows = windowsZones.get(name) ?? windowsZones.get(name.replace(/ \d+$/, ''));
  if (windows) return databaseZone(windows);
  // With a prefix: "/freeassociation.sourceforge.net/Europe/Berlin". Abbreviations such as EST mean what the file says.
  const parts = name.split('/');
  const full = [parts, parts.slice(-3), parts.slice(-2)].filter(({ length }) => length > 1);
  for (const candidate of full) {
    const zone = databaseZone(candidate.join('/'));
    if (zone) return zone;
  }
  return (definition && definedZone(definition)) ?? databaseZone(parts.at(-1)!);
}

function databaseZone(name: string): Zone | null {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
    const offsetAt = (utc: number) => readOffset(format.format(utc));
    return (wall) => {
      const [before, after] = [offsetAt(wall - day), offsetAt(wall + day)];
      if (before === after || offsetAt(wall - before) === before) return wall - before;
      return offsetAt(wall - after) === after ? wall - after : wall - before;
    };
  } catch {
    return null;
  }
}

/** `12/1/2026, GMT-05:00` as milliseconds. */
function readOffset(text: string): number {
  const [, sign, hours = 0, minutes = 0] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3_600_000 + Number(minutes) * 60_000);
}

/** A zone as ical.js reads it; null where it has no offsets, or rules that no zone has. */
function definedZone(definition: Component): Zone | null {
  if (linesOf(definition, 'RRULE').some(({ value }) => !yearlyRule.test(value))) return null;
  if (linesOf(definition, 'TZOFFSETTO').length === 0) return null;
  try {
    const text = ['BEGIN:VTIMEZONE', ...definition.lines, 'END:VTIMEZONE'].join('\r\n');
    const zone = new ICAL.Timezone({ component: text });
    const toUtc: Zone = (wall) => wall - zone.utcOffset(icalTime(wall)) * 1_000;
    return Number.isNaN(toUtc(Date.now())) ? null : toUtc;
  } catch {
    return null;
  }
}

export function icalTime(wall: WallTime) {
  return ICAL.Time.fromDateTimeString(new Date(wall).toISOString().slice(0, 19));
}
