// By hand and not by Intl: the first format that is made takes a phone 60 ms, just while a page comes alive (measured).
const hour = 3_600_000;

const monthNames = 'January February March April May June July August September October November December'.split(' ');
export const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export type Day = (typeof dayNames)[number];

/**
 * Date and time on Ohio's clocks: `{ date: '2026-11-21', time: '14:05' }`. Summer time as since 2007, 15 U.S.C. 260a:
 * from 2:00 on the second Sunday of March to 2:00 on the first Sunday of November.
 * @param moment the time zone of the machine does not matter
 * @throws RangeError for an invalid date
 */
export function ohioTime(moment: Date): { date: string; time: string } {
  const time = moment.getTime();
  const year = moment.getUTCFullYear();
  const summer = time >= sundayFrom(year, 2, 8) + 7 * hour && time < sundayFrom(year, 10, 1) + 6 * hour;
  const local = new Date(time - (summer ? 4 : 5) * hour).toISOString();
  return { date: local.slice(0, 10), time: local.slice(11, 16) };
}

/** The calendar date in Ohio at this moment, as `YYYY-MM-DD`. */
export function ohioDate(moment: Date): string {
  return ohioTime(moment).date;
}

/** A date as printed: `Nov 21, 2026`, or with the whole month's name. */
export function printedDate(date: string, length: 'short' | 'long' = 'short'): string {
  return `${printedDay(date, length)}, ${date.slice(0, 4)}`;
}

/** The same without the year: `Nov 21`. */
export function printedDay(date: string, length: 'short' | 'long' = 'short'): string {
  return `${monthName(date, length)} ${Number(date.slice(8, 10))}`;
}

/** The month of a date, or of a month as `2026-11`. */
export function monthName(date: string, length: 'short' | 'long'): string {
  const name = monthNames[Number(date.slice(5, 7)) - 1]!;
  return length === 'short' ? name.slice(0, 3) : name;
}

/** The day of the week of a date. */
export function dayName(date: string): Day {
  return dayNames[new Date(`${date}T12:00:00Z`).getUTCDay()]!;
}

/** Midnight UTC of the first Sunday from a day of a month on (0 for January), in milliseconds since 1970. */
function sundayFrom(year: number, month: number, day: number): number {
  const first = new Date(Date.UTC(year, month, day));
  return Date.UTC(year, month, day + ((7 - first.getUTCDay()) % 7));
}
