import { IANA_ALIAS_MAP, WINDOWS_TO_IANA_MAP } from 'windows-iana';
import { easternZone } from '#shared/format/ohio-date.ts';
import { type Component, type Line, linesOf } from './calendar-lines.ts';
import { occurrences, type WallTime } from './recurrence.ts';

/**
 * Milliseconds since 1970 of a local time: of one that occurs twice the first one; of one that is skipped, the time by the
 * old offset (RFC 5545, 3.3.5).
 */
export type Zone = (wall: WallTime) => number;

const day = 86_400_000;
/** Of the changes that a calendar defines. Those before the recent ones differ between programs, and move no appointment of today. */
const [firstChange, recentChange, lastChange] = [Date.UTC(1970), Date.UTC(2024), Date.UTC(2100)];

/** Of `Z`, `-0500` or `-05:00` behind a time. */
export function offsetZone(text: string): Zone {
  const offset = readOffset(text);
  return (wall) => wall - offset;
}

const offsetPattern = /([+-])(\d\d|\d(?=:))(?::?([0-5]\d))?(?::?([0-5]\d))?$/;
/** The engine also knows those of the first Java, such as IST and BST, each of which means several zones. */
const abbreviations = /^(?:UTC|UCT|GMT|EST|MST|HST|WET|CET|MET|EET|PRC|ROC|ROK)$/i;

/** Found ones, by name in small letters: making one takes longer than reading an event. */
const databaseZones = new Map<string, Zone>();

/** Names of the database by those of Windows, and by their last parts, both in small letters. */
const windowsZones = new Map<string, string>(
  WINDOWS_TO_IANA_MAP.filter(({ territory }) => territory === '001').map(({ windowsName, iana }) => [
    windowsName.toLowerCase(),
    iana[0],
  ]),
);
const places = new Map<string, string>(
  IANA_ALIAS_MAP.flatMap(({ alias }) => alias.map((name) => [name.split('/').at(-1)!.toLowerCase(), name])),
);

/** Where a local time comes first, and where last. */
export const [earliestZone, latestZone] = [offsetZone('+1400'), offsetZone('-1200')];

/** The offices' own time: for floating times and whole days. */
export const officeZone: Zone = databaseZone(easternZone)!;

/**
 * The zones of a calendar by name: of the time zone database, else by the calendar's own definition (VTIMEZONE), else of
 * Windows; null for a name that is none of these, or that the calendar defines in several ways.
 */
export function createZones({ zones }: Component['calendar']): (name: string) => Zone | null {
  const found = new Map<string, Zone | null>();
  // A name with commas has backslashes in its definition, and none where it is used.
  const plain = (name: string) => name.replaceAll(/["\\]/g, '').trim();
  const definitions = (name: string) => zones.filter((lines) => plain(linesOf(lines, 'TZID')[0]?.value ?? '') === name);
  return (name) => {
    const key = plain(name);
    if (!found.has(key)) found.set(key, namedZone(key, definitions(key)));
    return found.get(key)!;
  };
}

function namedZone(name: string, definitions: Line[][]): Zone | null {
  const [, offset, shown = name] = /^\((?:UTC|GMT)([^)]*)\) (.*)$/.exec(name) ?? [];
  // With a prefix: "/freeassociation.sourceforge.net/Europe/Berlin". Abbreviations such as EST mean what the file says.
  const plain = shown.replace(/^(?:GMT|UTC) ?(?=[+-])/i, '').replace(/^[+-](?=\d(?::|$))/, '$&0');
  const parts = plain.replaceAll(' ', '_').split('/');
  const full = [parts, parts.slice(-3), parts.slice(-2)].filter(({ length }) => length > 1);
  for (const candidate of full) {
    const zone = databaseZone(candidate.join('/'));
    if (zone) return zone;
  }
  const defined = new Map(definitions.map(definedChanges).map((changes) => [recentOf(changes), changes]));
  defined.delete('');
  if (defined.size > 0) return defined.size > 1 ? null : changingZone([...defined.values()][0]!);
  // Outlook numbers the copies of a zone: "Central Standard Time 1". Windows shows it as "(UTC-06:00) Central Time (US & Canada)".
  const listed = shown.replace(/^.*\/| \d+$/g, '').replace(/^(\w+) (Time) \(US (?:&|and) Canada\)$/, '$1 Standard $2');
  const isUtc = /^(?:Z|Coordinated Universal Time|Greenwich Mean Time)$/i.test(listed);
  const windows = isUtc ? 'UTC' : windowsZones.get(listed.toLowerCase());
  return databaseZone(windows ?? parts.at(-1)!) ?? (offset === undefined ? null : placeZone(offset, shown));
}

/** Of `(UTC+02:00) Helsinki, Kyiv`, as Windows shows a zone: that of a place which has this offset in standard time. */
function placeZone(offset: string, shown: string): Zone | null {
  const standard = offset === '' ? 0 : offsetPattern.test(offset) ? readOffset(offset) : Number.NaN;
  const named = shown.split(', ').flatMap((place) => places.get(place.toLowerCase().replaceAll(' ', '_')) ?? []);
  const zones = named.slice(0, 9).flatMap((name) => databaseZone(name) ?? []);
  const [january, july] = [Date.UTC(2026, 0), Date.UTC(2026, 6)];
  return zones.find((zone) => Math.min(january - zone(january), july - zone(july)) === standard) ?? null;
}

function databaseZone(name: string): Zone | null {
  if (/^[a-z]{3}$/i.test(name) && !abbreviations.test(name)) return null;
  try {
    const known = databaseZones.get(name.toLowerCase());
    if (known) return known;
    const format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
    const zone = zoneOf((utc) => readOffset(format.format(utc)));
    databaseZones.set(name.toLowerCase(), zone);
    return zone;
  } catch {
    return null;
  }
}

function zoneOf(offsetAt: (utc: number) => number): Zone {
  return (wall) => {
    const [before, after] = [offsetAt(wall - day), offsetAt(wall + day)];
    if (before === after || offsetAt(wall - before) === before) return wall - before;
    return offsetAt(wall - after) === after ? wall - after : wall - before;
  };
}

/** `12/1/2026, GMT-05:00` or `-0500` as milliseconds; 0 for text without an offset. */
function readOffset(text: string): number {
  const [, sign, hours = 0, minutes = 0, seconds = 0] = offsetPattern.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000;
}

type Change = { at: number; from: number; to: number };

/** The changes of the offset of a zone, in order; none where one of them cannot be read. */
function definedChanges(definition: Line[]): Change[] {
  try {
    return observances(definition)
      .flatMap(changesOf)
      .sort((a, b) => a.at - b.at);
  } catch {
    return [];
  }
}

/** What two definitions have to share to be the same: the offset at the beginning of the recent changes, and these. Empty for none. */
function recentOf(changes: Change[]): string {
  if (changes.length === 0) return '';
  const recent = changes.filter(({ at }) => at > recentChange).map(({ at, to }) => [at, to]);
  return JSON.stringify([changingZone(changes)(recentChange), recent]);
}

function changingZone(changes: Change[]): Zone {
  return zoneOf((utc) => changes.findLast(({ at }) => at <= utc)?.to ?? changes[0]!.from);
}

function observances(definition: Line[]): Line[][] {
  const found: Line[][] = [];
  for (const line of definition) {
    if (line.name === 'BEGIN') found.push([]);
    else found.at(-1)?.push(line);
  }
  return found;
}

/** When an observance begins, in UTC, and the offsets before and after. @throws where that cannot be read */
function changesOf(observance: Line[]): Change[] {
  const values = (name: string) => linesOf(observance, name).map(({ value }) => value);
  const [to = '', from = to] = [values('TZOFFSETTO')[0], values('TZOFFSETFROM')[0]];
  const offsets = { from: readOffset(from), to: readOffset(to) };
  if (![to, from].every((offset) => offsetPattern.exec(offset)?.index === 0 && Math.abs(readOffset(offset)) < day))
    throw new RangeError('an offset cannot be read');
  const start = wallTime(values('DTSTART')[0] ?? '');
  const walls = new Set([start, ...values('RDATE').flatMap((value) => value.split(',').map(wallTime))]);
  for (const rule of values('RRULE')) {
    const until = /UNTIL=([^;]+)/i.exec(rule)?.[1];
    const last = until ? wallTime(until) + (/Z$/i.test(until) ? offsets.from : 0) : lastChange;
    for (const wall of occurrences(rule, start, firstChange, Math.min(last, lastChange))) walls.add(wall);
  }
  return [...walls].map((wall) => ({ at: wall - offsets.from, ...offsets }));
}

/** @throws for text that is not a time */
function wallTime(text: string): WallTime {
  const [, year, month, date, hours = '00', minutes = '00', seconds = '00'] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?)?/.exec(text) ?? [];
  const wall = Date.parse(`${year}-${month}-${date}T${hours}:${minutes}:${seconds}Z`);
  if (Number.isNaN(wall)) throw new RangeError('a time cannot be read');
  return wall;
}
