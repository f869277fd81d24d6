import { readCalendar } from '#server/booking/calendar/read-calendar.ts';
import { ohioIso } from '#shared/format/ohio-date.ts';

/** A calendar file with these components. */
export function calendar(...components: string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...components, 'END:VCALENDAR', ''].join('\r\n');
}

let number = 0;

/** An event with a UID and a title of its own, unless the lines hold one. */
export function event(...lines: string[]): string {
  const uid = lines.some((line) => line.startsWith('UID:')) ? [] : [`UID:event-${++number}`];
  const title = lines.some((line) => line.startsWith('SUMMARY:')) ? [] : ['SUMMARY:A secret'];
  return ['BEGIN:VEVENT', ...uid, 'DTSTAMP:20260101T000000Z', ...title, ...lines, 'END:VEVENT'].join('\r\n');
}

export const wholeDay = '00:00-00:00';

/** When December 1, 2026 is busy in a calendar: `10:00-11:00 13:00-14:00`, in Eastern time, `free`, or why that is not known. */
export function busyHours(text: string): string {
  const [from, to] = [Date.parse('2026-12-01T00:00:00-05:00'), Date.parse('2026-12-02T00:00:00-05:00')];
  const reading = readCalendar(text, from, to);
  if (!reading.ok) return reading.reason;
  const hours = (time: number) => ohioIso(time).slice(11, 16);
  return reading.times.busy.map(({ start, end }) => `${hours(start)}-${hours(end)}`).join(' ') || 'free';
}

/** The same of a calendar with one event of these lines. */
export function hoursOf(...lines: string[]): string {
  return busyHours(calendar(event(...lines)));
}

/**
 * The cases of a table: its cells are parted by two blanks or more, `{a|b}` stands for a case with each, and a line from #
 * says what those below it are.
 */
export function casesOf(table: string): [string, ...string[]][] {
  const expand = (row: string): string[] => {
    const [found = '', choices] = /\{(.*?)\}/.exec(row) ?? [];
    return choices === undefined
      ? [row]
      : choices.split('|').flatMap((choice) => expand(row.replace(found, () => choice)));
  };
  const rows = table.split('\n').map((row) => row.trim());
  return rows
    .filter((row) => row && !row.startsWith('#'))
    .flatMap((row) => expand(row).map((one) => one.split(/ {2,}/) as [string, ...string[]]));
}

/** The zone as Google's calendars define it. */
export const newYorkZone = [
  ...['BEGIN:VTIMEZONE', 'TZID:America/New_York', 'BEGIN:DAYLIGHT', 'TZOFFSETFROM:-0500', 'TZOFFSETTO:-0400'],
  ...['TZNAME:EDT', 'DTSTART:19700308T020000', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU', 'END:DAYLIGHT'],
  ...['BEGIN:STANDARD', 'TZOFFSETFROM:-0400', 'TZOFFSETTO:-0500', 'TZNAME:EST', 'DTSTART:19701101T020000'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU', 'END:STANDARD', 'END:VTIMEZONE'],
].join('\r\n');
