import { editDistance } from '../format/edit-distance.ts';
import {
  addDays,
  type Day,
  dayName,
  dayNames,
  monthNames,
  ohioTime,
  printedDay,
  printedWeekday,
  timeOf,
} from '../format/ohio-date.ts';
import { listed, trimEnd } from '../format/text.ts';
import { clockTime, hasHours, holidayOn, specialDayText } from './office-hours.ts';
import { type Office, type Offices, offices, type SpecialDay, type TimeRange } from './offices.ts';
import { townPlaces } from './town-places.ts';

/** An event of the firm's calendar that changes the office hours: its title, and when it is in milliseconds since 1970. */
export type HourInstruction = {
  uid: string;
  title: string;
  start: number;
  end: number;
  isAllDay: boolean;
  hasGuests?: boolean;
};

/** In place of a time: when the office usually opens. */
const usual = 'usual';

/** Hours on some days of the week; null for the days of the event, whichever they are. */
type DayHours = { days: Day[] | null; hours: TimeRange };

/** What a title says. Without `hours` it means the time of the event. */
type Instruction = { closes: boolean; office: string | null; hours: DayHours[]; note: string | null };

/** What is known of an event when its title is read; `date` (YYYY-MM-DD) only of one on a single day. */
type Titled = Pick<HourInstruction, 'title' | 'isAllDay'> & { date: string | null };

/** Where an office can be. */
const towns = [...offices, ...townPlaces.map(({ slug: id, name: town }) => ({ id, town }))];

const horizonDays = 61;
const rangePattern =
  /^(\d{1,2})(?::([0-5]\d))? ?(?:([ap])\.?m\.?)? ?(?:-|–|to|until) ?(\d{1,2})(?::([0-5]\d))? ?(?:([ap])\.?m\.?)?$/i;
/** Where the words for visitors begin. A closing needs no colon before its reason. */
const notePattern = /:(?!\d\d)/;
const reasonPattern = /:(?!\d\d)| (?:[-–—]|for|due to|because of) (?=\D{0,80}$)| \((?=\D{0,80}$)/i;
/** "Thursday, 9-20", "Thursday: 9-20" and "Thursday from 9 to 8" are meant as "Thursday 9-20". */
const afterDay = /\b((?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)[,:]? (?:from )?(?=\d)/gi;
/** "until 8" without a time before it, and "early at 3" without one after it. */
const untilPattern = /(?<!\d |[ap]\.?m\.? )\b(?:until|till?) (?=\d|noon)/i;
const fromPattern = /^(?:early|(?:early )?(?:at|after|from)) (\d[^-–]*|noon)$/i;
const daysPattern = /^([a-z]{3,})(?:(?: ?[-–] ?| to | thr(?:ough|u) )([a-z]{3,}))?$/i;
const partPattern = /^([a-z]{3,}(?:(?: ?[-–] ?| to | thr(?:ough|u) )[a-z]{3,})?) (.+)$/i;

/** A time at the end of a closing: "for lunch 12-1", "for the dentist, until 1". */
const lastTime =
  /(?:^|[\s,;:–—-])(?:from )?((?:(?:until|till?|after|at|from) (?:\d{1,2}(?::[0-5]\d)?|noon)|\d{1,2}(?::[0-5]\d)? ?(?:[ap]\.?m\.?)? ?(?:-|–|to|until) ?(?:\d{1,2}(?::[0-5]\d)?|noon))(?: ?[ap]\.?m\.?)?)$/i;
/** A day of the week where a closing names one. */
const namedDay = /(?:^|,? )(?:on |this )?((?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)[.,]?(?= |$)/i;
const writtenDate =
  /(?:^|(?:,|&| and| on)? )(\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?)(?= |,|:|$)/gi;

const dateRange =
  / ((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)\.? \d{1,2} ?(?:-|–|to|through) ?(\d{1,2})$/i;
const rangeAtEnd = /\d{1,2}(?::\d\d)?(?: ?[ap]m)? ?[-–] ?\d{1,2}(?::\d\d)?(?: ?[ap]m)?$/i;

/** Who is closed or open, where a title begins with that. */
const subject = /^(?:the|our|office|is|will be|now|we(?:['’]re| are| will be)?)\b[ :–-]*/i;
const wordPattern = /^(closed|close|closing|open|hours)\b(.*)$/i;
const words = ['closed', 'close', 'closing', 'open', 'hours'] as const;
const otherWords = /^(?:closets?|closer|clone|chose|owen|oven|omen)$/i;

/** A reason without a mark before it: "CLOSED Christmas Eve". */
const wordsAlone = /^(?!(?:the|an?|out|on|with) )[a-z]\D{2,60}$/i;
const timeWord =
  /\b(?:mon|tues?|wed|wednes|thu|thurs|fri|sat|satur|sun|to)(?:days?)?\b|\b(?:noon|midday|morning|afternoon|evening|lunch|early|until|tomorrow)\b/i;

/** What may be a town, a time or another matter: "Pikerington", "until Monday", "the books with Sam". */
function notReason(text: string): boolean {
  const isName = (name: string) => editDistance(text.toLowerCase(), name.toLowerCase(), 2) <= 2;
  return towns.some(({ town }) => isName(town)) || timeWord.test(text);
}

/** Whether a title is an instruction, or was meant as one: its first word is one of those, or like one. */
export function isInstruction(title: string): boolean {
  return meant(title) !== null;
}

/** Whether nothing can be booked during an event: it was meant to close the office, and how cannot be read. */
export function blocksBooking(event: Titled): boolean {
  return meant(event.title)?.word === 'closed' && readInstruction(event) === null;
}

/** The word with which a title was meant to begin, a town before it, and what follows. Null for any other title. */
function meant(title: string): { word: (typeof words)[number]; town: string; rest: string } | null {
  if (/^\s*(?:(?:office )?holiday|snow day)\s*$/i.test(title)) return { word: 'closed', town: '', rest: '' };
  const town = towns.find(({ town }) => title.trim().toLowerCase().startsWith(`${town.toLowerCase()} `))?.town ?? '';
  const [, written = '', rest = ''] = /^([a-z]+)\b(.*)$/i.exec(withoutSubject(title.trim().slice(town.length))) ?? [];
  if (otherWords.test(written)) return null;
  const errors = (word: string) => editDistance(written.toLowerCase(), word, word.length > 5 ? 2 : 1);
  const [word] = words
    .filter((word) => word[0] === written[0]?.toLowerCase() && errors(word) <= (word.length > 5 ? 2 : 1))
    .sort((a, b) => errors(a) - errors(b));
  return word ? { word, town, rest } : null;
}

function withoutSubject(title: string): string {
  let said = title.trim();
  for (let part: string | undefined = ''; part !== undefined; part = subject.exec(said)?.[0])
    said = said.slice(part.length).trim();
  return said;
}

/** How to write a title that cannot be read: in its own words, where these can be mended, or examples of what was meant. */
export function howToWrite(event: Titled, offices: Offices): string {
  const { word = 'closed', town: before = '', rest = '' } = meant(event.title) ?? {};
  const isNamed = (text: string) => (office: { town: string }) =>
    editDistance(text.toLowerCase(), office.town.toLowerCase(), 2) <= 2;
  const isTown = (text: string) => text.length > 4 && towns.some(isNamed(text));
  const said = rest.match(/[a-z]{5,}/gi)?.find(isTown) ?? before;
  const town = said && ` ${(offices.find(isNamed(said)) ?? offices.at(-1)!).town}`;
  const capitals = /^clos/.test(word) ? 'CLOSED' : word.toUpperCase();
  const own = said ? rest.replace(said, '') : rest;
  const [, named = ''] = (capitals === 'CLOSED' && namedDay.exec(own)) || [];
  const day = dayNames[dayIndex(named)];
  if (named && day && event.date && day !== dayName(event.date))
    return `${printedDay(event.date, 'long')} is a ${dayName(event.date)}, the title says ${day}: move the event, or change the word.`;
  const [dates, month = '', last] = dateRange.exec(own) ?? [];
  if (dates)
    return `Write it like this: ${capitals}${town}${own.replace(dates, '')}. Let the event last to ${monthNames.find((name) => name.toLowerCase().startsWith(month.slice(0, 3).toLowerCase()))} ${last}.`;
  const [, ...moreDates] = [...own.matchAll(writtenDate)].map(([, date]) => date);
  const undated = own.replace(writtenDate, '').replace(/\b(?:today|tomorrow)\b/i, '');
  const range = capitals === 'OPEN' ? rangeAtEnd.exec(own)?.[0] : undefined;
  const mended = [undated, undated.replace(namedDay, ''), ...(range ? [` ${range}`] : [])]
    .map((text) => text.replace(/^\s*(?:early )?(?:at|from) (?=\d|noon)/i, ' after ').replace(/\bnoon\b/i, '12'))
    .map((text) => (capitals === 'OPEN' ? text.replace(untilPattern, '9-') : text))
    .map((text) => `${capitals}${town}${text}`.replace(/\s+/g, ' ').trim())
    .find((title) => readInstruction({ ...event, title }));
  const second = moreDates.length > 0 ? `. Make another event for ${moreDates.join(' and for ')}` : '';
  if (mended) return `Write it like this: ${mended}${second}.`;
  const examples =
    capitals === 'CLOSED'
      ? `CLOSED${town} 12-1, CLOSED${town} until 11 or CLOSED${town} after 3; for the whole day CLOSED${town}`
      : capitals === 'HOURS'
        ? 'HOURS Mon-Fri 8-6, Sat 9-3'
        : `OPEN${town || (/\w{3}day/i.test(event.title) ? ' Thursday' : '')} ${town ? '9-12' : '9-8'}`;
  return `Write it like this, with your own hours: ${examples}.`;
}

/**
 * Reads the title of an event: `CLOSED`, `OPEN` or `HOURS`, an office's town, hours with or without days of the week, and a note
 * behind a colon; the reason of a closing may follow a dash, "for" and the like, too, and its time the reason. Letter case is
 * free, and "The office is" or "We are" may stand before it. `OPEN` needs hours on a whole day, and a closing may name
 * the day of the week only if it is that of the event.
 * @returns null for anything else
 */
export function readInstruction({ title, isAllDay, date }: Titled): Instruction | null {
  const [, word = '', rest = ''] = wordPattern.exec(withoutSubject(title)) ?? [];
  const closes = /^clos/i.test(word);
  const isClosed = /^closed$/i.test(word) || (closes && rest.trim() === '');
  const office = towns.find(({ town }) => rest.trim().toLowerCase().startsWith(town.toLowerCase()));
  const behind = office ? rest.trim().slice(office.town.length) : rest;
  const text = isClosed ? timeFirst(behind) : behind.replace(afterDay, '$1 ');
  const found = (closes ? reasonPattern : notePattern).exec(text);
  const note =
    (found &&
      text
        .slice(found.index + found[0].length)
        .replace(/\)$/, '')
        .trim()) ||
    null;
  const said = text.slice(0, found?.index).trim();
  const spoken = closes ? withoutDay(said, date) : said;
  const isReason = isClosed && !note && wordsAlone.test(spoken) && !notReason(spoken);
  const hours = isReason ? [] : readHours(inRanges(spoken, closes));
  if (!word || !hours) return null;
  const hasDays = hours.some(({ days }) => days);
  const isComplete = closes
    ? !hasDays && (hours.length > 0 || isClosed)
    : hours.length > 0
      ? /^open$/i.test(word) || hours.every(({ days }) => days)
      : /^open$/i.test(word) && !isAllDay;
  return isComplete ? { closes, office: office?.id ?? null, hours, note: isReason ? spoken : note } : null;
}

/** "for lunch 12-1" as "12-1 for lunch", "for funeral, back at 1" as "until 1 for funeral"; "in the morning" is until noon. */
function timeFirst(text: string): string {
  const said = text
    .replace(/\b(?:in|for) the morning\b/i, 'until noon')
    .replace(/\b(?:in|for) the afternoon\b/i, 'after noon')
    .replace(/\bback (?:at|by) (?=\d|noon)/i, 'until ');
  const found = lastTime.exec(said);
  const time = found?.[1];
  const reason = trimEnd(said.slice(0, found?.index), ' ,;:–—-');
  return time && (reason === '' || reasonPattern.test(reason)) ? ` ${time}${reason}` : said;
}

/** Without the day of the week, where it is that of `date`. */
function withoutDay(text: string, date: string | null): string {
  const said = text.replace(/(?:^| )(?:all day|today)$/i, '');
  const [, name = ''] = namedDay.exec(said) ?? [];
  return name && date && dayNames[dayIndex(name)] === dayName(date) ? said.replace(namedDay, '').trim() : said;
}

/** "after 3", "early at noon" and "until 8" as hours: a closing lasts until midnight, or from midnight on. */
function inRanges(text: string, closes: boolean): string {
  if (!closes) return text.replace(/^late\b ?/i, '').replace(untilPattern, `${usual}-`);
  const [, hour = ''] = fromPattern.exec(text) ?? [];
  if (!hour) return text.replace(untilPattern, '0-');
  return `${hour}${/^[6-8](?::\d\d)?$/.test(hour) ? ' pm' : ''}-24`;
}

/** The hours of a week: "Tue, Thu 9-17, Sat 9:30-12". Days that are not named are closed. Null for anything else. */
export function weekHours(text: string): Office['hours'] | null {
  const open = text.split(/[,;]/).filter((part) => !/^\s*closed\b\D*$|^\D*\bclosed\s*$/i.test(part));
  const found = readHours(open.join()) ?? [];
  if (found.length === 0 || found.some(({ days }) => !days)) return null;
  return Object.fromEntries(found.flatMap(({ days, hours }) => days!.map((day) => [day, hours])));
}

/** "Mon-Fri 8-18, Sat and Sun 9:30 am to 3 pm"; null for what is neither that nor empty. */
function readHours(text: string): DayHours[] | null {
  const found: DayHours[] = [];
  let before: Day[] = [];
  for (const part of text === '' ? [] : text.split(/,|;|&| and /i)) {
    const days = readDays(part.trim());
    const read = days ? null : readPart(part.trim());
    if (!days && (!read || (before.length > 0 && !read.days))) return null;
    if (read) found.push({ ...read, days: read.days && [...before, ...read.days] });
    before = days ? [...before, ...days] : [];
  }
  return before.length > 0 ? null : found;
}

function readPart(part: string): DayHours | null {
  const [, named, times = part] = partPattern.exec(part) ?? [];
  const hours = readRange(times);
  const days = named ? readDays(named) : null;
  return hours && (days || !named) ? { days, hours } : null;
}

/** "Mon", "Mon-Fri"; null for anything else. */
function readDays(text: string): Day[] | null {
  const [, first, last = first] = daysPattern.exec(text) ?? [];
  if (!first || !last) return null;
  const [from, to] = [dayIndex(first), dayIndex(last)];
  if (from < 0 || to < 0) return null;
  const count = ((to - from + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => dayNames[(from + index) % 7]!);
}

function dayIndex(name: string): number {
  return dayNames.findIndex((day) => `${day}s`.toLowerCase().startsWith(name.toLowerCase()));
}

/** Hours of 1 to 5 without a.m. are in the afternoon, and so is a closing time before the opening time: 9-5, 8-6. */
function readRange(text: string): TimeRange | null {
  const written = text.replace(usual, '9').replace(/\b(?:12 )?noon\b/gi, '12 pm');
  const [, hour, minute, half, lastHour, lastMinute, lastHalf] = rangePattern.exec(written) ?? [];
  const opens = minutesIn(hour, minute, half);
  let closes = minutesIn(lastHour, lastMinute, lastHalf);
  if (!lastHalf && closes <= opens && closes < 720) closes += 720;
  const first = text.startsWith(usual) ? usual : timeOf(opens);
  return opens < closes && closes <= 1_440 ? [first, timeOf(closes)] : null;
}

function minutesIn(hour = '', minute = '0', half?: string): number {
  const hours = Number(hour || Number.NaN);
  const isAfternoon = half ? half.toLowerCase() === 'p' : /^[1-5]$/.test(hour);
  return (half ? (hours % 12) + (isAfternoon ? 12 : 0) : hours + (isAfternoon ? 12 : 0)) * 60 + Number(minute);
}

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

function noticesOf(
  { town, hours, specialDays = [] }: Office,
  today: string,
): { first: string; line: string; town: string }[] {
  const groups: { first: string; last: string; text: string }[] = [];
  for (const day of specialDays) {
    const text = earlyClosing(day, hours[dayName(day.date)]) ?? specialDayText(day);
    const last = groups.at(-1);
    // Over a Sunday too.
    if (last?.text === text && day.date <= addDays(last.last, 2)) last.last = day.date;
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
