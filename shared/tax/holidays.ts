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
  const fixed = (month: number, day: number) => utc(year, month, day);
  const days: [Date, string][] = [
    [fixed(1, 1), 'New Year’s Day'],
    [nthMonday(year, 1, 3), 'Martin Luther King Jr. Day'],
    [nthMonday(year, 2, 3), 'Presidents’ Day'],
    [lastMonday(year, 5), 'Memorial Day'],
    [fixed(6, 19), 'Juneteenth'],
    [fixed(7, 4), 'Independence Day'],
    [nthMonday(year, 9, 1), 'Labor Day'],
    [nthMonday(year, 10, 2), 'Columbus Day'],
    [fixed(11, 11), 'Veterans Day'],
    [fourthThursday(year, 11), 'Thanksgiving Day'],
    [fixed(12, 25), 'Christmas Day'],
  ];
  if (calendar === 'federal') days.push([fixed(4, 16), 'Emancipation Day (District of Columbia)']);
  return new Map(days.map(([day, name]) => [iso(observed(day, calendar)), name]));
}

/**
 * The due date moved past Saturdays, Sundays and holidays. Source: IRC 7503 (holidays of the District of Columbia);
 * RC 1.14 for Ohio.
 * @param date ISO date
 */
export function nextBusinessDay(date: string, calendar: Calendar): string {
  const day = new Date(`${date}T00:00:00Z`);
  for (;;) {
    const moved = iso(day);
    if (!isWeekend(day) && !holidays(day.getUTCFullYear(), calendar).has(moved)) return moved;
    day.setUTCDate(day.getUTCDate() + 1);
  }
}

/**
 * A holiday on a Sunday is observed on Monday, one on a Saturday on Friday in the federal calendar only: the Ohio Revised
 * Code moves none back, and the earlier due date is the conservative one.
 */
function observed(day: Date, calendar: Calendar): Date {
  const shift = day.getUTCDay() === 0 ? 1 : day.getUTCDay() === 6 && calendar === 'federal' ? -1 : 0;
  return new Date(day.getTime() + shift * 86_400_000);
}

function isWeekend(day: Date): boolean {
  return day.getUTCDay() === 0 || day.getUTCDay() === 6;
}

function nthMonday(year: number, month: number, n: number): Date {
  const first = utc(year, month, 1);
  return utc(year, month, 1 + ((8 - first.getUTCDay()) % 7) + (n - 1) * 7);
}

function lastMonday(year: number, month: number): Date {
  const last = utc(year, month + 1, 0);
  return utc(year, month, last.getUTCDate() - ((last.getUTCDay() + 6) % 7));
}

function fourthThursday(year: number, month: number): Date {
  const first = utc(year, month, 1);
  return utc(year, month, 1 + ((11 - first.getUTCDay()) % 7) + 21);
}

function utc(year: number, month: number, day: number): Date {
  return new Date(Date.UTC(year, month - 1, day));
}

function iso(day: Date): string {
  return day.toISOString().slice(0, 10);
}
