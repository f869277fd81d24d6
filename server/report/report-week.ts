import { addDays, dayName, dayNames, ohioTime } from '#shared/format/ohio-date.ts';

/** When the report is mailed, in Eastern time: Mondays from this time on. */
const mailTime = '07:00';

/** The Monday whose report is the newest that is due: today's from seven o'clock on. In Eastern time. */
export function dueMonday(now: number): string {
  const { date, time } = ohioTime(new Date(now));
  const sinceMonday = (dayNames.indexOf(dayName(date)) + 6) % 7;
  const monday = addDays(date, -sinceMonday);
  return date === monday && time < mailTime ? addDays(monday, -7) : monday;
}

/** The seven days before a date, the earliest first. */
export function weekBefore(date: string): string[] {
  return Array.from({ length: 7 }, (_, day) => addDays(date, day - 7));
}
