import { addDays, isDate } from '#shared/format/ohio-date.ts';
import { nextBusinessDay } from '../holidays.ts';
import type { LetterTerm } from './letter.ts';

/** The last day of a limit. `day` is the counted day, `last` the same after any move past weekends and holidays, `isClosed` where no office is open on it. */
export type LastDay = { term: LetterTerm; day: string; last: string; isPast: boolean; isClosed: boolean };

/** What the day of a term is: `Last day to ask for a hearing`, or `From this day on withhold as it says`. */
export function dayOf({ to, begins }: LetterTerm): string {
  return `${begins ? 'From this day on' : 'Last day to'} ${to}`;
}

/**
 * The last days of a letter's limits. The day after the letter's date is day 1.
 * @param date the date printed on the letter, ISO
 * @param today the date in Ohio, ISO
 */
export function lastDays(date: string, terms: readonly LetterTerm[], today: string): LastDay[] {
  return terms.map((term) => {
    const day = lastDayOf(date, term);
    const open = nextBusinessDay(day, term.calendar);
    const last = term.moves ? open : day;
    return { term, day, last, isPast: last < today, isClosed: last !== open };
  });
}

function lastDayOf(date: string, term: LetterTerm): string {
  if (term.count === 'business') return businessDay(date, term);
  if (term.count === 'calendar') return addDays(date, term.days);
  const sameDay = `${Number(date.slice(0, 4)) + term.days}${date.slice(4)}`;
  // Of February 29.
  return isDate(sameDay) ? sameDay : `${sameDay.slice(0, 8)}28`;
}

function businessDay(date: string, { days, calendar }: LetterTerm): string {
  let day = date;
  for (let counted = 0; counted < days; counted += 1) day = nextBusinessDay(addDays(day, 1), calendar);
  return day;
}

export type LetterDate = { ok: true; date: string } | { ok: false; message: string };

/**
 * Reads the date of a letter.
 * @param text a date field's value
 * @param today the date in Ohio, ISO
 */
export function readLetterDate(text: string, today: string): LetterDate {
  if (!isDate(text))
    return { ok: false, message: 'Please enter the date as it is printed on the letter: month, day and year' };
  if (text > today) return { ok: false, message: 'This date is still to come. Please check the year on the letter' };
  if (text < '2000-01-01')
    return { ok: false, message: 'This date is too long ago. Please check the year on the letter' };
  return { ok: true, date: text };
}
