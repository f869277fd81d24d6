import { addDays, type Day, dayName, dayNames, ohioTime } from '../format/ohio-date.ts';
import type { Office } from './offices.ts';

export type OpenState =
  | { open: true; closes: string; holiday: null }
  | { open: false; next: { day: Day; date: string; opens: string } | null; holiday: string | null };

/**
 * Whether an office is open, in Eastern time. Closed all day on the holidays below.
 * @param now a Date; the time zone of the machine is not used
 */
export function openState(office: Pick<Office, 'hours'>, now: Date): OpenState {
  const { date, time } = ohioTime(now);
  const holiday = holidayOn(date);
  const today = holiday ? undefined : office.hours[dayName(date)];
  if (today && time >= today[0] && time < today[1]) return { open: true, closes: today[1], holiday: null };
  if (today && time < today[0]) return { open: false, next: { day: dayName(date), date, opens: today[0] }, holiday };
  return { open: false, next: nextOpening(office, date), holiday };
}

/** The state as text: "Open now, until 5 p.m.", "Closed for Labor Day. Opens Tuesday at 9 a.m." */
export function openStateText(state: OpenState, now: Date): string {
  if (state.open) return `Open now, until ${clockTime(state.closes)}`;
  const closed = state.holiday ? `Closed for ${state.holiday}.` : 'Closed now.';
  if (!state.next) return closed;
  const day = state.next.date === ohioTime(now).date ? 'today' : state.next.day;
  return `${closed} Opens ${day} at ${clockTime(state.next.opens)}`;
}

/** `17:00` as "5 p.m.", `09:30` as "9:30 a.m.", `12:00` as "noon". */
export function clockTime(time: string): string {
  if (time === '12:00') return 'noon';
  const [hours, minutes] = time.split(':') as [string, string];
  const hour = Number(hours);
  return `${hour % 12 || 12}${minutes === '00' ? '' : `:${minutes}`} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/** Groups days with the same hours: `{ days: 'Monday to Friday', hours: '9 a.m. to 5 p.m.' }`, its times with no-break spaces. Sunday is last. */
export function hoursTable(office: Pick<Office, 'hours'>): { days: string; hours: string }[] {
  const rows: { first: Day; last: Day; hours: string }[] = [];
  for (const day of [...dayNames.slice(1), dayNames[0]]) {
    const open = office.hours[day];
    // In narrow columns no line ends inside a time.
    const times = open?.map((time) => clockTime(time).replace(' ', '\u00a0'));
    const hours = times ? times.join(' to ') : 'Closed';
    const row = rows.at(-1);
    if (row?.hours === hours) row.last = day;
    else rows.push({ first: day, last: day, hours });
  }
  return rows.map(({ first, last, hours }) => ({ days: first === last ? first : `${first} to ${last}`, hours }));
}

/**
 * The holidays on which both offices are closed, by date (YYYY-MM-DD). A holiday on a Sunday is observed on the Monday
 * after it; one on a Saturday closes that Saturday only. The owner has to confirm the list of holidays.
 */
export function holidays(year: number): { date: string; name: string }[] {
  return [
    { date: observedOn(year, 1, 1), name: 'New Year’s Day' },
    { date: lastWeekday(year, 5, 1), name: 'Memorial Day' },
    { date: observedOn(year, 6, 19), name: 'Juneteenth' },
    { date: observedOn(year, 7, 4), name: 'Independence Day' },
    { date: nthWeekday(year, 9, 1, 1), name: 'Labor Day' },
    { date: nthWeekday(year, 11, 4, 4), name: 'Thanksgiving Day' },
    { date: observedOn(year, 12, 25), name: 'Christmas Day' },
  ];
}

function nextOpening(office: Pick<Office, 'hours'>, today: string) {
  for (let offset = 1; offset <= 14; offset++) {
    const date = addDays(today, offset);
    const hours = office.hours[dayName(date)];
    if (hours && !holidayOn(date)) return { day: dayName(date), date, opens: hours[0] };
  }
  return null;
}

/** The name of the holiday on which the offices are closed on this date (YYYY-MM-DD); null on other days. */
export function holidayOn(date: string): string | null {
  return holidays(Number(date.slice(0, 4))).find((holiday) => holiday.date === date)?.name ?? null;
}

function observedOn(year: number, month: number, day: number): string {
  const date = isoDate(year, month, day);
  return dayName(date) === 'Sunday' ? addDays(date, 1) : date;
}

/** `weekdayNumber` counts from Sunday, 0. */
function nthWeekday(year: number, month: number, weekdayNumber: number, nth: number): string {
  const first = new Date(`${isoDate(year, month, 1)}T12:00:00Z`).getUTCDay();
  return isoDate(year, month, 1 + ((weekdayNumber - first + 7) % 7) + (nth - 1) * 7);
}

function lastWeekday(year: number, month: number, weekdayNumber: number): string {
  const fifth = nthWeekday(year, month, weekdayNumber, 5);
  return Number(fifth.slice(8)) <= 31 ? fifth : nthWeekday(year, month, weekdayNumber, 4);
}

function isoDate(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
