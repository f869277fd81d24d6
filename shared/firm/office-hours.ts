import {
  addDays,
  type Day,
  dateOf,
  dayName,
  dayNames,
  memorialDay,
  nthWeekday,
  ohioTime,
  printedDay,
} from '../format/ohio-date.ts';
import { listed } from '../format/text.ts';
import type { Office, SpecialDay, TimeRange } from './offices.ts';

/** What is needed to know when an office is open. */
export type Hours = Pick<Office, 'hours' | 'specialDays'>;

export type OpenState =
  | { open: true; closes: string }
  | { open: false; next: { date: string; opens: string } | null; reason: string | null };

/** When an office is open on a date (YYYY-MM-DD); `reason` is why it is not: "Closed for Labor Day", "Closed: funeral". */
export function hoursOn(office: Hours, date: string): { hours: TimeRange[]; reason: string | null } {
  const special = office.specialDays?.find((day) => day.date === date);
  if (special) return { hours: special.hours, reason: special.hours.length > 0 ? null : specialDayText(special) };
  const holiday = holidayOn(date);
  if (holiday) return { hours: [], reason: `Closed for ${holiday}` };
  const usual = office.hours[dayName(date)];
  return { hours: usual ? [usual] : [], reason: null };
}

/** False for an office that is open by appointment only. */
export function hasHours({ hours }: Hours): boolean {
  return Object.keys(hours).length > 0;
}

/**
 * Whether an office is open, in Eastern time.
 * @param now a Date; the time zone of the machine is not used
 */
export function openState(office: Hours, now: Date): OpenState {
  const { date, time } = ohioTime(now);
  const { hours, reason } = hoursOn(office, date);
  const open = hours.find(([opens, closes]) => time >= opens && time < closes);
  return open ? { open: true, closes: open[1] } : { open: false, next: nextOpening(office, date, time), reason };
}

/** The next date (YYYY-MM-DD) after today's on which an office is open; null if none is near. */
export function nextWorkingDay(office: Hours, now: Date): string | null {
  return nextOpening(office, ohioTime(now).date, '24:00')?.date ?? null;
}

/**
 * The state as text: "Open now, until 5 p.m.", "Closed for Labor Day. Opens Tuesday at 9 a.m." No line ends inside a
 * time, or between the first two words.
 */
export function openStateText(state: OpenState, now: Date): string {
  if (state.open) return `${unbroken('Open now')}, until ${unbroken(clockTime(state.closes))}`;
  const closed = `${state.reason ?? unbroken('Closed now')}.`;
  if (!state.next) return closed;
  const { date, opens } = state.next;
  const { date: today } = ohioTime(now);
  const isNear = date < addDays(today, 7);
  const day = date === today ? 'today' : isNear ? dayName(date) : `on ${printedDay(date, 'long')}`;
  return `${closed} Opens ${day} ${unbroken(`at ${clockTime(opens)}`)}`;
}

/**
 * The days of the two weeks from `today` (YYYY-MM-DD) on whose hours are not those of their day of the week; holidays too. A
 * closing that begins in them is one, to its last day: half of it would say that the office opens after that.
 */
export function unusualDays(office: Hours, today: string): (SpecialDay & { last: string })[] {
  const found: (SpecialDay & { last: string })[] = [];
  const lastShown = addDays(today, 13);
  for (let date = today; date <= addDays(today, 75); date = addDays(date, 1)) {
    const holiday = office.hours[dayName(date)] && holidayOn(date);
    const special = office.specialDays?.find((day) => day.date === date);
    const day = special ?? (holiday && { date, hours: [], note: holiday });
    if (!day) continue;
    const before = found.findLast(({ hours, note }) => hours.length === 0 && note === day.note);
    if (before && day.hours.length === 0 && isClosedBetween(office, before.last, date)) before.last = date;
    else if (date <= lastShown) found.push({ ...day, last: date });
  }
  return found;
}

/** Whether an office has no hours on the days between two dates (YYYY-MM-DD). */
export function isClosedBetween(office: Hours, first: string, last: string): boolean {
  for (let date = addDays(first, 1); date < last; date = addDays(date, 1))
    if (hoursOn(office, date).hours.length > 0) return false;
  return true;
}

/** "Closed: funeral", "9 a.m. to 8 p.m. (tax season)" */
export function specialDayText({ hours, note }: Pick<SpecialDay, 'hours' | 'note'>): string {
  if (hours.length === 0) return note ? `Closed: ${note}` : 'Closed';
  return `${hours.map(rangeText).join(', ')}${note ? ` (${note})` : ''}`;
}

/** `17:00` as "5 p.m.", `09:30` as "9:30 a.m.", `12:00` as "noon". */
export function clockTime(time: string): string {
  if (time === '12:00') return 'noon';
  const [hours, minutes] = time.split(':') as [string, string];
  const hour = Number(hours);
  return `${hour % 12 || 12}${minutes === '00' ? '' : `:${minutes}`} ${hour % 24 < 12 ? 'a.m.' : 'p.m.'}`;
}

/** In narrow columns no line ends inside a time. */
function rangeText(range: TimeRange): string {
  return range.map((time) => unbroken(clockTime(time))).join(' to ');
}

function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

/**
 * Groups days with the same hours: `{ days: 'Monday to Friday', hours: '9 a.m. to 5 p.m.' }`, its times with no-break spaces.
 * Sunday is last. Empty for an office without hours.
 */
export function hoursTable(office: Hours): { days: string; hours: string }[] {
  const rows: { first: Day; last: Day; hours: string }[] = [];
  if (!hasHours(office)) return [];
  for (const day of [...dayNames.slice(1), dayNames[0]]) {
    const open = office.hours[day];
    const hours = open ? rangeText(open) : 'Closed';
    const row = rows.at(-1);
    if (row?.hours === hours) row.last = day;
    else rows.push({ first: day, last: day, hours });
  }
  return rows.map(({ first, last, hours }) => ({ days: first === last ? first : `${first} to ${last}`, hours }));
}

/** "Monday to Friday 9 a.m. to 5 p.m., Saturday 9 a.m. to noon"; empty for an office without hours. */
export function weekText(office: Hours): string {
  const open = hoursTable(office).filter(({ hours }) => hours !== 'Closed');
  return open.map(({ days, hours }) => `${days} ${hours}`).join(', ');
}

/** Whether offices that have hours have different ones. */
export function hoursDiffer(offices: readonly Hours[]): boolean {
  return new Set(offices.filter(hasHours).map(weekText)).size > 1;
}

/** The days on which an office is open: "Monday through Saturday", "Monday through Wednesday and Friday". */
export function openDays({ hours }: Hours): string {
  const sameHours = Object.fromEntries(Object.keys(hours).map((day) => [day, ['09:00', '17:00']]));
  const open = hoursTable({ hours: sameHours }).filter(({ hours }) => hours !== 'Closed');
  return listed(open.map(({ days }) => days.replace(' to ', ' through '))) || 'By appointment';
}

/**
 * The holidays on which the offices are closed, by date (YYYY-MM-DD). A holiday on a Sunday is observed on the Monday
 * after it; one on a Saturday closes that Saturday only. The owner has to confirm the list of holidays.
 */
export function holidays(year: number): { date: string; name: string }[] {
  return [
    { date: observedOn(year, 1, 1), name: 'New Year’s Day' },
    { date: memorialDay(year), name: 'Memorial Day' },
    { date: observedOn(year, 6, 19), name: 'Juneteenth' },
    { date: observedOn(year, 7, 4), name: 'Independence Day' },
    { date: nthWeekday(year, 9, 'Monday', 1), name: 'Labor Day' },
    { date: nthWeekday(year, 11, 'Thursday', 4), name: 'Thanksgiving Day' },
    { date: observedOn(year, 12, 25), name: 'Christmas Day' },
  ];
}

function nextOpening(office: Hours, today: string, time: string) {
  for (let offset = 0; offset <= 30; offset++) {
    const date = addDays(today, offset);
    const next = hoursOn(office, date).hours.find(([opens]) => offset > 0 || opens > time);
    if (next) return { date, opens: next[0] };
  }
  return null;
}

/** The name of the holiday on which the offices are closed on this date (YYYY-MM-DD); null on other days. */
export function holidayOn(date: string): string | null {
  return holidays(Number(date.slice(0, 4))).find((holiday) => holiday.date === date)?.name ?? null;
}

function observedOn(year: number, month: number, day: number): string {
  const date = dateOf(year, month, day);
  return dayName(date) === 'Sunday' ? addDays(date, 1) : date;
}
