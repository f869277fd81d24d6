// Not by Intl: creating the first formatter takes 60 ms on a phone, during hydration (measured).
const hour = 3_600_000;

/** The offices' time zone, by the time zone database, and in words for visitors. */
export const easternZone = 'America/New_York';
export const easternTime = 'Eastern time';

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
export type Month = (typeof monthNames)[number];
export const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export type Day = (typeof dayNames)[number];

/**
 * Date and time in Eastern time: `{ date: '2026-11-21', time: '14:05' }`. Daylight saving time since 2007 (15 U.S.C. 260a):
 * from 2:00 on the second Sunday of March to 2:00 on the first Sunday of November.
 * @param moment a Date; the time zone of the machine is not used
 * @throws RangeError for an invalid date
 */
export function ohioTime(moment: Date): { date: string; time: string } {
  const time = moment.getTime();
  const year = moment.getUTCFullYear();
  const summer = time >= sundayFrom(year, 2, 8) + 7 * hour && time < sundayFrom(year, 10, 1) + 6 * hour;
  const local = new Date(time - (summer ? 4 : 5) * hour).toISOString();
  return { date: local.slice(0, 10), time: local.slice(11, 16) };
}

/**
 * The moment of `time` (HH:MM) on `date` (YYYY-MM-DD) in Eastern time, in milliseconds since 1970. Of the hour
 * that is repeated in November it is the second one; a time in the hour that is skipped in March counts from the old offset.
 */
export function ohioInstant(date: string, time: string): number {
  const winter = Date.parse(`${date}T${time}:00-05:00`);
  const shown = ohioTime(new Date(winter));
  return shown.date === date && shown.time === time ? winter : summerInstant(date, time, winter);
}

function summerInstant(date: string, time: string, winter: number): number {
  const summer = winter - hour;
  const shown = ohioTime(new Date(summer));
  return shown.date === date && shown.time === time ? summer : winter;
}

/** A moment (milliseconds since 1970) as ISO 8601 in Eastern time with its offset: `2026-12-01T09:30:00-05:00`. */
export function ohioIso(moment: number): string {
  const { date, time } = ohioTime(new Date(moment));
  const offset =
    Date.parse(`${date}T${time}:00Z`) - Math.floor(moment / 60_000) * 60_000 === -4 * hour ? '-04:00' : '-05:00';
  return `${date}T${time}:00${offset}`;
}

/** Minutes since midnight as HH:MM. */
export function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Minutes since midnight of HH:MM. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** The date (YYYY-MM-DD) so many days later, or earlier for a negative count. */
export function addDays(date: string, count: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + count * 24 * hour).toISOString().slice(0, 10);
}

/** Whether it is a date of the calendar: some browsers take the 31st of a short month for the next one. */
export function isDate(text = ''): boolean {
  const moment = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T12:00:00Z` : Number.NaN);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** How many days from one date to another. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (24 * hour);
}

/** The calendar date in Ohio at this moment, as `YYYY-MM-DD`. */
export function ohioDate(moment: Date): string {
  return ohioTime(moment).date;
}

/** A date for display: `Nov 21, 2026`, or with the full name of the month. */
export function printedDate(date: string, length: 'short' | 'long' = 'short'): string {
  return `${printedDay(date, length)}, ${date.slice(0, 4)}`;
}

/** The same without the year: `Nov 21`. */
export function printedDay(date: string, length: 'short' | 'long' = 'short'): string {
  return `${monthName(date, length)} ${Number(date.slice(8, 10))}`;
}

/** The name of the month of a date or of a month such as `2026-11`. */
export function monthName(date: string, length: 'short' | 'long'): string {
  const name = monthNames[Number(date.slice(5, 7)) - 1]!;
  return length === 'short' ? name.slice(0, 3) : name;
}

/** The day of the week of a date. */
export function dayName(date: string): Day {
  return dayNames[new Date(`${date}T12:00:00Z`).getUTCDay()]!;
}

/** The date of a day of a month, 1 for January. */
export function dateOf(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The date of the first, second, … of a day of the week in a month, 1 for January. */
export function nthWeekday(year: number, month: number, day: Day, nth: number): string {
  const first = dateOf(year, month, 1);
  const later = (dayNames.indexOf(day) - dayNames.indexOf(dayName(first)) + 7) % 7;
  return addDays(first, later + (nth - 1) * 7);
}

/** The last Monday of May. */
export const memorialDay = (year: number) => addDays(nthWeekday(year, 6, 'Monday', 1), -7);

/** "Friday, December 4". */
export function printedWeekday(date: string): string {
  return `${dayName(date)}, ${printedDay(date, 'long')}`;
}

/** The Monday of a date's week. */
export function mondayOf(date: string): string {
  return addDays(date, -((dayNames.indexOf(dayName(date)) + 6) % 7));
}

/** The first Sunday on or after a day of a month (0 for January): midnight UTC in milliseconds since 1970. */
function sundayFrom(year: number, month: number, day: number): number {
  const first = new Date(Date.UTC(year, month, day));
  return Date.UTC(year, month, day + ((7 - first.getUTCDay()) % 7));
}
