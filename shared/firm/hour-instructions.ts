import { addDays, dayName, dayNames, ohioTime, printedWeekday } from '../format/ohio-date.ts';
import { listed } from '../format/text.ts';
import { type Instruction, readInstruction, type Titled, usual } from './hour-title.ts';
import { clockTime, hasHours, holidayOn, isClosedBetween, specialDayText } from './office-hours.ts';
import type { Office, Offices, SpecialDay, TimeRange } from './offices.ts';

/** An event of the firm's calendar that changes the office hours: its title, and when it is in milliseconds since 1970. */
export type HourInstruction = {
  uid: string;
  title: string;
  start: number;
  end: number;
  isAllDay: boolean;
  hasGuests?: boolean;
};

const horizonDays = 61;

/** An instruction on one of its days. */
type Entry = Instruction & { time: TimeRange; isOneDay: boolean };

/**
 * The office as the instructions want it on and after `today` (YYYY-MM-DD): hours that hold this week and the next become
 * those of the day of the week; every other day that differs becomes a special day. What names no office is meant for those
 * with hours of their own. A holiday is only opened by an `OPEN` of one day.
 */
export function withInstructions(office: Office, found: readonly HourInstruction[], today: string): Office {
  const entries = entriesByDay(found, today);
  const usualHours = office.hours;
  const hasWeek = hasHours(office);
  const of = (date: string) =>
    (entries.get(date) ?? []).filter((entry) => (entry.office ? entry.office === office.id : entry.closes || hasWeek));
  const opening = (date: string) => of(date).filter(({ closes }) => !closes);
  const opened = (date: string): TimeRange[] | null => {
    const day = dayName(date);
    const plain = opening(date).filter(({ isOneDay }) => isOneDay || !hasWeek || usualHours[day]);
    const chosen = plain.flatMap(({ hours }) => hours.filter(({ days }) => !days));
    const named = opening(date).flatMap(({ hours }) => hours.filter(({ days }) => days?.includes(day)));
    const ranges = (chosen.length > 0 ? chosen : named).flatMap(({ hours: [opens, closes] }): TimeRange[] => {
      const from = opens === usual ? usualHours[day]?.[0] : opens;
      return from ? [[from, closes]] : [];
    });
    return ranges.length > 0 ? merged(ranges) : null;
  };

  const hours = { ...usualHours };
  for (let offset = 0; offset < 7; offset++) {
    const date = addDays(today, offset);
    const [first, second] = [opened(date), opened(addDays(date, 7))];
    if (first?.length === 1 && isSame(first, second)) hours[dayName(date)] = first[0];
  }
  const specialDays: SpecialDay[] = [];
  for (let offset = 0; offset <= horizonDays; offset++) {
    const date = addDays(today, offset);
    const day = dayName(date);
    const isHoliday = holidayOn(date) !== null;
    const usual = (week: Office['hours']) => (isHoliday || !week[day] ? [] : [week[day]]);
    const opens = opening(date);
    const mayOpen = !isHoliday || opens.some(({ isOneDay, hours }) => isOneDay && hours.some(({ days }) => !days));
    const added = opens.filter(({ hours }) => hours.length === 0).map(({ time }) => time);
    const closing = of(date).filter(({ closes }) => closes);
    const open = closing
      .flatMap((entry) => (entry.hours.length > 0 ? entry.hours.map(({ hours }) => hours) : [entry.time]))
      .reduce(without, merged([...((mayOpen && opened(date)) || usual(usualHours)), ...added]));
    const note = [...closing, ...opens].find(({ note }) => note)?.note ?? null;
    if (!isSame(open, usual(hours))) specialDays.push({ date, hours: open, note });
  }
  return { ...office, hours, specialDays };
}

/** An event with its date, where it is on one day only. */
export function titled(event: HourInstruction): Titled & HourInstruction {
  const [first, last] = [event.start, event.end - 1].map((moment) => ohioTime(new Date(moment)).date);
  return { ...event, date: first === last ? first! : null };
}

/**
 * Those that were meant as instructions and cannot be read, or name a town without an office, or no opening time on days
 * without usual hours.
 */
export function unreadableInstructions(found: readonly HourInstruction[], offices: Offices) {
  // A series opens on those of its days that have usual hours.
  const opening = new Set(found.filter((one) => hasOpening(one, offices)).map(({ uid }) => uid));
  return found.map(titled).filter((event) => {
    const read = readInstruction(event);
    return (
      !read ||
      event.hasGuests ||
      !opening.has(event.uid) ||
      (read.office && !offices.some(({ id }) => id === read.office))
    );
  });
}

/** Whether an instruction says when an office opens, or one usually does on one of its days. */
function hasOpening(event: HourInstruction, offices: Offices): boolean {
  const { start, end } = event;
  const read = readInstruction(titled(event));
  if (!read?.hours.some(({ hours: [opens] }) => opens === usual)) return true;
  const first = ohioTime(new Date(start)).date;
  const days = dayNames
    .map((_, index) => addDays(first, index))
    .filter((date) => date <= ohioTime(new Date(end - 1)).date);
  return days.some((date) => offices.some(({ id, hours }) => (read.office ?? id) === id && hours[dayName(date)]));
}

function entriesByDay(found: readonly HourInstruction[], today: string): Map<string, Entry[]> {
  const entries = new Map<string, Entry[]>();
  const horizon = addDays(today, horizonDays + 7);
  for (const one of found) {
    const instruction = readInstruction(titled(one));
    if (!instruction || one.hasGuests) continue;
    const at = (moment: number) => ohioTime(new Date(moment));
    const [first, last, end] = [at(one.start), at(one.end - 1), at(one.end)];
    const isOneDay = first.date === last.date;
    for (
      let date = first.date > today ? first.date : today;
      date <= last.date && date <= horizon;
      date = addDays(date, 1)
    ) {
      const time: TimeRange = [date === first.date ? first.time : '00:00', date === end.date ? end.time : '24:00'];
      const others = entries.get(date) ?? [];
      others.push({ ...instruction, time, isOneDay });
      entries.set(date, others);
    }
  }
  return entries;
}

function isSame(one: TimeRange[], other: TimeRange[] | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function merged(ranges: TimeRange[]): TimeRange[] {
  const result: TimeRange[] = [];
  for (const [opens, closes] of ranges.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const last = result.at(-1);
    if (!last || opens > last[1]) result.push([opens, closes]);
    else if (closes > last[1]) last[1] = closes;
  }
  return result;
}

function without(ranges: TimeRange[], [from, to]: TimeRange): TimeRange[] {
  const parts = ranges.flatMap(([opens, closes]): TimeRange[] => [
    [opens, closes < from ? closes : from],
    [opens > to ? opens : to, closes],
  ]);
  return parts.filter(([opens, closes]) => opens < closes);
}

/**
 * A sentence about each special day, or row of like ones, that begins within three days of `today` (YYYY-MM-DD): "Closed on
 * Friday, December 4: funeral." It names the offices, unless it is about all. An office that is open by appointment has none.
 */
export function specialDaysNotices(all: readonly Office[], today: string): string[] {
  const open = all.filter(hasHours);
  const found = open.flatMap((office) => noticesOf(office, today)).sort((a, b) => a.first.localeCompare(b.first));
  return [...Map.groupBy(found, ({ line }) => line)].map(([line, at]) =>
    at.length === open.length ? line : `${listed(at.map(({ town }) => town))}: ${line}`,
  );
}

function noticesOf(office: Office, today: string): { first: string; line: string; town: string }[] {
  const { town, hours, specialDays = [] } = office;
  const groups: { first: string; last: string; text: string }[] = [];
  for (const day of specialDays) {
    const text = earlyClosing(day, hours[dayName(day.date)]) ?? specialDayText(day);
    const last = groups.at(-1);
    // Over a weekend too.
    if (last?.text === text && isClosedBetween(office, last.last, day.date)) last.last = day.date;
    else groups.push({ first: day.date, last: day.date, text });
  }
  return groups
    .filter(({ first, last }) => first <= addDays(today, 3) && last >= today)
    .map(({ first, last, text }) => {
      const when =
        first === last ? `on ${printedWeekday(first)}` : `from ${printedWeekday(first)} to ${printedWeekday(last)}`;
      const line = text.startsWith('Close')
        ? text.replace(/^(?:Closed|Closes at (?:noon|\S+ [ap]\.m\.))/, (said) => `${said} ${when}`)
        : `Open ${when}, ${text}`;
      return { first, line: line.replace(/\.?$/, '.'), town };
    });
}

/** "Closes at 3 p.m."; null for a day that does not only end earlier than usual. */
function earlyClosing({ hours, note }: SpecialDay, usual: TimeRange | undefined): string | null {
  const [range] = hours;
  if (!range || !usual || hours.length > 1 || range[0] !== usual[0] || range[1] >= usual[1]) return null;
  return `Closes at ${clockTime(range[1])}${note ? ` (${note})` : ''}`;
}
