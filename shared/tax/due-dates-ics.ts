import { escapeText, icalLines } from '../format/ical-lines.ts';
import type { DueDate } from './due-dates.ts';
import { DUE_DATES_CHECKED_ON } from './facts/due-date-rules/index.ts';

export type CalendarDay = Pick<DueDate, 'id' | 'date' | 'title' | 'who' | 'detail'> & { source: { url: string } };

/** A week before, at 9 a.m.: from the midnight at which the day begins. */
const alarmTrigger = '-P6DT15H';

/**
 * An iCalendar file of all-day events (RFC 5545). UIDs are stable and DTSTAMP is the day of the latest check of a rule, so that the
 * same dates give the same file.
 * @param options.host the domain in the UIDs
 * @param options.name title of the calendar
 * @param options.alarm whether the calendar program reminds of each a week before
 */
export function dueDatesIcs(
  dueDates: readonly CalendarDay[],
  options: { host: string; name?: string; alarm?: boolean },
): string {
  const stamp = `${compact(DUE_DATES_CHECKED_ON)}T000000Z`;
  const events = dueDates.flatMap((dueDate) => [
    'BEGIN:VEVENT',
    `UID:${dueDate.id}@${escapeText(options.host)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(dueDate.date)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(dueDate.date))}`,
    `SUMMARY:${escapeText(dueDate.title)}`,
    `DESCRIPTION:${escapeText(`${dueDate.who}. ${dueDate.detail}`)}`,
    `URL:${dueDate.source.url}`,
    'TRANSP:TRANSPARENT',
    ...(options.alarm
      ? [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escapeText(dueDate.title)}`,
          `TRIGGER:${alarmTrigger}`,
          'END:VALARM',
        ]
      : []),
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(options.host)}//Tax deadlines//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(options.name ?? 'Tax deadlines')}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1W',
    'X-PUBLISHED-TTL:P1W',
    ...events,
    'END:VCALENDAR',
  ];
  return icalLines(lines);
}

function compact(date: string): string {
  return date.replaceAll('-', '');
}

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
