import ICAL from 'ical.js';
import { components, timeLines } from './event-lines.ts';
import { occurrences } from './recurrence.ts';
import type { RecurrenceRule } from './recurrence-rule.ts';
import { parseWall, type WallTime, type Zone, zoneOf } from './time-zone.ts';

type Property = [name: string, parameters: Record<string, string>, type: string, ...values: unknown[]];
type Component = [name: string, properties: Property[], components: Component[]];

/** A change of the UTC offset: from `utc` on they show UTC plus `offset`. In milliseconds. */
type Change = { utc: number; offset: number };

const year = 366 * 86_400_000;
const maxZones = 200;

/**
 * The time zones that a calendar defines (VTIMEZONE), by name, right from a year before `from` to a year after `to` (milliseconds
 * since 1970).
 * @throws for text that is not iCalendar
 */
export function calendarZones(text: string, from: number, to: number): Map<string, Zone> {
  const zones = new Map<string, Zone>();
  // CalDAV servers repeat the zone with each event.
  const seen = new Set<string>();
  for (const component of components(text, 'VTIMEZONE')) {
    if (zones.size >= maxZones) break;
    if (seen.has(component)) continue;
    seen.add(component);
    const [, properties, parts] = ICAL.parse(timeLines(component)) as Component;
    const name = properties.find(([found]) => found === 'tzid')?.[3];
    if (typeof name === 'string')
      zones.set(
        name,
        zoneOfChanges(
          parts.flatMap((part) => changes(part, from, to)),
          parts,
        ),
      );
  }
  return zones;
}

function zoneOfChanges(unsorted: Change[], parts: Component[]): Zone {
  const sorted = unsorted.sort((a, b) => a.utc - b.utc);
  const standard = parts.find(([name]) => name === 'standard') ?? parts[0];
  const first = standard ? offsetOf(standard[1], 'tzoffsetto') : 0;
  return zoneOf((utc) => sorted.findLast((change) => change.utc <= utc)?.offset ?? first);
}

/** The changes that a STANDARD or DAYLIGHT part describes, with the first one, however long ago. */
function changes([, properties]: Component, from: number, to: number): Change[] {
  const value = (name: string) => properties.find(([found]) => found === name)?.[3];
  const start = parseWall(value('dtstart'));
  const rule = value('rrule') as RecurrenceRule | undefined;
  const added = properties.filter(([name]) => name === 'rdate').flatMap(([, , , ...times]) => times.map(parseWall));
  const [before, offset] = [offsetOf(properties, 'tzoffsetfrom'), offsetOf(properties, 'tzoffsetto')];
  const times = [start, ...added, ...(rule ? recurring(rule, start, before, from - year, to + year) : [])];
  return times.filter((time) => !Number.isNaN(time)).map((time) => ({ utc: time - before, offset }));
}

/** Rules of zones recur each year, often since 1601: the years before the period are skipped. */
function recurring(rule: RecurrenceRule, start: WallTime, before: number, from: WallTime, to: WallTime): WallTime[] {
  const untilUtc = rule.until ? parseWall(rule.until) : null;
  const until = untilUtc !== null && rule.until?.endsWith('Z') ? untilUtc + before : untilUtc;
  if (until !== null && until < from) return [until];
  const first = new Date(start);
  const isYearly = rule.freq === 'YEARLY' && (rule.interval ?? 1) === 1 && rule.count === undefined;
  if (isYearly && first.getTime() < from) first.setUTCFullYear(new Date(from).getUTCFullYear() - 1);
  return occurrences({ rule, start: first.getTime(), from: Math.min(from, first.getTime()), to, until });
}

/** `-05:00`, as ical.js writes it, in milliseconds. */
function offsetOf(properties: Property[], name: string): number {
  const text = String(properties.find(([found]) => found === name)?.[3] ?? '');
  const [, sign, hours, minutes, seconds = 0] = /^([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(text) ?? [];
  return sign ? (sign === '-' ? -1 : 1) * ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000 : 0;
}
