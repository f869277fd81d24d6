import { addDays, dateOf, dayName, memorialDay, nthWeekday } from '../format/ohio-date.ts';

/** Whose holidays move a due date: those of the District of Columbia for the IRS, those of the Ohio Revised Code for Ohio. */
export type Calendar = 'federal' | 'ohio';

/** Those of the last years that were requested: a calendar of due dates looks each of its dates up. */
const computed = new Map<string, ReadonlyMap<string, string>>();
const maxComputed = 20;

/** The holidays of a year on the days they are observed: date (`YYYY-MM-DD`) to name. */
export function holidays(year: number, calendar: Calendar): ReadonlyMap<string, string> {
  const key = `${calendar} ${year}`;
  const known = computed.get(key);
  if (known) return known;
  if (computed.size >= maxComputed) computed.clear();
  const found = compute(year, calendar);
  computed.set(key, found);
  return found;
}

function compute(year: number, calendar: Calendar): Map<string, string> {
  const days: [date: string, name: string][] = [
    [dateOf(year, 1, 1), 'New Year’s Day'],
    [nthWeekday(year, 1, 'Monday', 3), 'Martin Luther King Jr. Day'],
    [nthWeekday(year, 2, 'Monday', 3), 'Presidents’ Day'],
    [memorialDay(year), 'Memorial Day'],
    [dateOf(year, 6, 19), 'Juneteenth'],
    [dateOf(year, 7, 4), 'Independence Day'],
    [nthWeekday(year, 9, 'Monday', 1), 'Labor Day'],
    [nthWeekday(year, 10, 'Monday', 2), 'Columbus Day'],
    [dateOf(year, 11, 11), 'Veterans Day'],
    [nthWeekday(year, 11, 'Thursday', 4), 'Thanksgiving Day'],
    [dateOf(year, 12, 25), 'Christmas Day'],
  ];
  if (calendar === 'federal') days.push([dateOf(year, 4, 16), 'Emancipation Day (District of Columbia)']);
  return new Map(days.map(([date, name]) => [observed(date, calendar), name]));
}

/**
 * The due date moved past Saturdays, Sundays and holidays. Source: IRC 7503 (holidays of the District of Columbia);
 * RC 1.14 for Ohio.
 * @param date ISO date
 */
export function nextBusinessDay(date: string, calendar: Calendar): string {
  let moved = date;
  while (isWeekend(moved) || holidays(Number(moved.slice(0, 4)), calendar).has(moved)) moved = addDays(moved, 1);
  return moved;
}

/**
 * A holiday on a Sunday is observed on Monday, one on a Saturday on Friday in the federal calendar only: the Ohio Revised
 * Code moves none back, and the earlier due date is the conservative one.
 */
function observed(date: string, calendar: Calendar): string {
  const day = dayName(date);
  if (day === 'Saturday' && calendar === 'federal') return addDays(date, -1);
  return day === 'Sunday' ? addDays(date, 1) : date;
}

const isWeekend = (date: string) => dayName(date) === 'Saturday' || dayName(date) === 'Sunday';
