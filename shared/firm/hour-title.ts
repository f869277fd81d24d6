import { editDistance, nearest } from '../format/edit-distance.ts';
import { type Day, dayName, dayNames, monthNames, printedDay, timeOf } from '../format/ohio-date.ts';
import { listed, trimEnd } from '../format/text.ts';
import { type Office, type Offices, offices, type TimeRange } from './offices.ts';
import { townPlaces } from './town-places.ts';

/** In place of a time: when the office usually opens. */
export const usual = 'usual';

/** Hours on some days of the week; null for the days of the event, whichever they are. */
type DayHours = { days: Day[] | null; hours: TimeRange };

/** What a title says. Without `hours` it means the time of the event. */
export type Instruction = { closes: boolean; office: string | null; hours: DayHours[]; note: string | null };

/** An event's title, and what it is read with; `date` (YYYY-MM-DD) only of one on a single day. */
export type Titled = { title: string; isAllDay: boolean; date: string | null };

/** Where an office can be. */
const towns = [...offices, ...townPlaces.map(({ slug: id, name: town }) => ({ id, town }))];

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
const daysPattern = /^([a-z]{2,})(?:(?: ?[-–] ?| to | thr(?:ough|u) )([a-z]{2,}))?$/i;
const partPattern = /^([a-z]{2,}(?:(?: ?[-–] ?| to | thr(?:ough|u) )[a-z]{2,})?) (.+)$/i;

/** A time at the end of a closing: "for lunch 12-1", "for the dentist, until 1". */
const lastTime =
  /(?:^|[\s,;:–—-])(?:from )?((?:(?:until|till?|after|at|from) (?:\d{1,2}(?::[0-5]\d)?|noon)|\d{1,2}(?::[0-5]\d)? ?(?:[ap]\.?m\.?)? ?(?:-|–|to|until) ?(?:\d{1,2}(?::[0-5]\d)?|noon))(?: ?[ap]\.?m\.?)?)$/i;
/** A day of the week where a closing names one. */
const namedDay = /(?:^|,? )(?:on |this )?((?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)[.,]?(?= |$)/i;
const writtenDate =
  /(?:^|(?:,|&| and| on)? )(\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?)(?= |,|:|$)/gi;

/** "Dec 24-26", "Dec 24 and 25" */
const severalDays =
  / (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (\d{1,2}) ?(-|–|to|through|and|&) ?(\d{1,2})(?= (?![ap]\.?m)|,|:(?!\d)|$)/i;
const rangeAtEnd = /\d{1,2}(?::\d\d)?(?: ?[ap]m)? ?[-–] ?\d{1,2}(?::\d\d)?(?: ?[ap]m)?$/i;

/** Who is closed or open, where a title begins with that. */
const subject = /^(?:the|our|office|is|will be|now|we(?:['’]re| are| will be)?)\b[ :–-]*/i;
/** "Opening late, at 10 am" and "Holiday: closed" are meant as "closed until 10 am" and "closed: Holiday". */
const lateOpening = /^open(?:ing|s)? late,? (?:at )?(?=(?:\d{1,2}(?::[0-5]\d)? ?a\.?m\.?|noon)$)/i;
const closedLast =
  /^([a-z'’ ]{0,30}\b(?:holiday|vacation|christmas|thanksgiving|snow|funeral|training|day|eve|weekend)) ?[,:–—-] ?(?:(?:the |our )?office )?(?:is )?closed$/i;
const wordPattern = /^(closed|close|closing|open|hours)\b(.*)$/i;
const words = ['closed', 'close', 'closing', 'open', 'hours'] as const;
const otherWords = /^(?:closets?|closer|clone|chose|owen|oven|omen)$/i;

/** A reason without a mark before it: "CLOSED Christmas Eve". */
const wordsAlone = /^(?!(?:the|an?|out|on|with) )[a-z]\D{2,60}$/i;
const timeWord =
  /\b(?:mon|tues?|wed|wednes|thu|thurs|fri|sat|satur|sun|to)(?:days?)?\b|\b(?:noon|midday|morning|afternoon|evening|lunch|early|until|tomorrow)\b/i;

/** The time alone in "Close: 3pm". */
const bareTime = /^[\s:–—-]+(?=(?:\d{1,2}(?::[0-5]\d)? ?p\.?m\.?|noon)$)/i;
/** No reason to close a whole day: from or until when is missing. */
const lacksTime = /^(?:\d{1,2}(?::[0-5]\d)?(?: ?[ap]\.?m\.?)?|(?:(?:an?|the|our|long) ){0,3}lunch(?: break)?)$/i;

/** What may be a town, a time or another matter: "Pikerington", "until Monday", "the books with Sam". */
function notReason(text: string): boolean {
  return townIn(text) !== undefined || timeWord.test(text);
}

function townIn(text: string): string | undefined {
  const name = nearest(
    text,
    towns.map(({ town }) => town.toLowerCase()),
  );
  return towns.find(({ town }) => town.toLowerCase() === name)?.town;
}

/** Whether a title is an instruction, or was meant as one: its first word is one of those, or like one. */
export function isInstruction(title: string): boolean {
  return meant(title) !== null;
}

/** Whether nothing can be booked during an event: it was meant to close the office, and how cannot be read. */
export function blocksBooking(event: Titled): boolean {
  const { word = '', rest = '' } = meant(event.title) ?? {};
  const isTimed = timeWord.test(rest) || /^[\s:–—-]*(?:(?:at|from) )?\d/i.test(rest);
  return (word === 'closed' || (/^clos/.test(word) && isTimed)) && readInstruction(event) === null;
}

/** The word with which a title was meant to begin, a town before it, and what follows. Null for any other title. */
function meant(title: string): { word: (typeof words)[number]; town: string; rest: string } | null {
  if (/^\s*(?:(?:office )?holiday|snow day)\s*$/i.test(title)) return { word: 'closed', town: '', rest: '' };
  const exact = towns.find(({ town }) => title.trim().toLowerCase().startsWith(`${town.toLowerCase()} `))?.town;
  const [lead = ''] = exact ? [exact] : title.trim().split(' ', 1);
  const town = exact ?? townIn(lead) ?? '';
  const [, written = '', rest = ''] = /^([a-z]+)\b(.*)$/i.exec(plain(title.trim().slice(town ? lead.length : 0))) ?? [];
  if (otherWords.test(written)) return null;
  const errors = (word: string) => editDistance(written.toLowerCase(), word, word.length > 5 ? 2 : 1);
  const [word] = words
    .filter((word) => word[0] === written[0]?.toLowerCase() && errors(word) <= (word.length > 5 ? 2 : 1))
    .sort((a, b) => errors(a) - errors(b));
  return word ? { word, town, rest } : null;
}

/** The title from its word on, without who is closed or open. */
function plain(title: string): string {
  let said = title.trim();
  for (let part: string | undefined = ''; part !== undefined; part = subject.exec(said)?.[0])
    said = said.slice(part.length).trim();
  return said
    .replace(/^(?:late|delayed) opening\b/i, 'opening late')
    .replace(lateOpening, 'closed until ')
    .replace(closedLast, 'closed: $1')
    .replace(/^opening(?= (?:late|early|at|from|\d))/i, 'open');
}

/** How to write a title that cannot be read: in its own words, where these can be mended, or examples of what was meant. */
export function howToWrite(event: Titled, offices: Offices): string {
  const { word = 'closed', town: before = '', rest = '' } = meant(event.title) ?? {};
  const names = (rest.match(/[a-z]+/gi) ?? []).flatMap((name, index, all) => [name, `${name} ${all[index + 1]}`]);
  const said = names.find(townIn) ?? before;
  const office = said && townIn(said);
  const ours = offices.map(({ town }) => town);
  if (office && !ours.includes(office))
    return `The firm has no office in ${office}: write ${listed(ours, 'or')} in its place, or no town for all offices.`;
  const town = office ? ` ${office}` : '';
  const capitals = /^clos/.test(word) ? 'CLOSED' : word.toUpperCase();
  const own = said ? rest.replace(said, '') : rest;
  const [, named = ''] = (capitals === 'CLOSED' && namedDay.exec(own)) || [];
  const day = dayNames[dayIndex(named)];
  if (named && day && event.date && day !== dayName(event.date))
    return `${printedDay(event.date, 'long')} is a ${dayName(event.date)}, the title says ${day}: move the event, or change the word.`;
  const [dates = '', month = '', first, mark = '', last] = severalDays.exec(own) ?? [];
  const lastDate = `${monthNames.find((name) => name.toLowerCase().startsWith(month.toLowerCase()))} ${last}`;
  const isRow = !/and|&/i.test(mark) || Number(last) === Number(first) + 1;
  const [, ...moreDates] = dates ? ['', lastDate] : [...own.matchAll(writtenDate)].map(([, date]) => date);
  const undated = own
    .replace(dates, '')
    .replace(writtenDate, '')
    .replace(/\b(?:today|tomorrow)\b/i, '');
  const range = capitals === 'OPEN' ? rangeAtEnd.exec(own)?.[0] : undefined;
  const mended = [undated, undated.replace(namedDay, ''), ...(range ? [` ${range}`] : [])]
    .map((text) => text.replace(/^\s*(?:early )?(?:at|from) (?=\d|noon)/i, ' after ').replace(/\bnoon\b/i, '12'))
    .map((text) => (capitals === 'OPEN' ? text.replace(untilPattern, '9-') : text))
    .map((text) => `${capitals}${town}${text}`.replace(/\s+/g, ' ').replace(' :', ':').trim())
    .find((title) => readInstruction({ ...event, title }));
  const second =
    dates && isRow
      ? `. Let the event last to ${lastDate}`
      : moreDates.length > 0
        ? `. Make another event for ${moreDates.join(' and for ')}`
        : '';
  if (mended) return `Write it like this: ${mended}${second}.`;
  const examples =
    capitals === 'CLOSED'
      ? `CLOSED${town} 12-1, CLOSED${town} until 11 or CLOSED${town} after 3; for the whole day CLOSED${town}`
      : capitals === 'HOURS'
        ? 'HOURS Mon-Fri 8-6, Sat 9-3'
        : `OPEN${town || (/\w{3}day/i.test(event.title) ? ' Thursday' : '')} ${town ? '9-12' : '9-8'}; to begin later than usual CLOSED${town} until 10`;
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
  const [, word = '', rest = ''] = wordPattern.exec(plain(title)) ?? [];
  const closes = /^clos/i.test(word);
  const isClosed = /^closed$/i.test(word) || (closes && rest.trim() === '');
  const office = towns.find(({ town }) => rest.trim().toLowerCase().startsWith(town.toLowerCase()));
  const written = office ? rest.trim().slice(office.town.length) : rest;
  const behind = closes ? written.replace(bareTime, ' at ') : written;
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
  if (!word || !hours || (isAllDay && hours.length === 0 && lacksTime.test(note ?? ''))) return null;
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
  // "Sat. 9-12"
  for (const part of text === '' ? [] : text.replace(/\b([a-z]{2,9})\.(?= )/gi, '$1').split(/,|;|&| and /i)) {
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
