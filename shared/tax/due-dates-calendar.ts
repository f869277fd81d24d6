import type { FilerKind } from './facts/due-date-rules/rule.ts';

/** The title of a brand's calendar. */
export function calendarName(brandName: string): string {
  return `${brandName}: due dates`;
}

/** The path of the calendar for these kinds of filers, none meaning all. */
export function calendarPath(kinds: readonly FilerKind[]): string {
  return `/deadlines.ics${kinds.length > 0 ? `?for=${kinds.join(',')}` : ''}`;
}

/**
 * URLs that subscribe a calendar program to a calendar. `webcal:` opens Apple's calendar and whatever other program the
 * device has for it.
 * @param calendar its absolute URL
 * @param name title of the calendar, where the program needs one
 */
export function subscribeUrls(
  calendar: string,
  name: string,
): Record<'apple' | 'google' | 'outlook' | 'office', string> {
  const webcal = calendar.replace(/^https?:/, 'webcal:');
  const query = `url=${encodeURIComponent(calendar)}&name=${encodeURIComponent(name)}`;
  return {
    apple: webcal,
    google: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${query}`,
    office: `https://outlook.office.com/calendar/0/addfromweb?${query}`,
  };
}
