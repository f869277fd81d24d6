import { meetingModes, meetingOffices, timesOfDay } from '#shared/contact/meeting-options.ts';
import { escapeText, icalLines } from '#shared/format/ical-lines.ts';
import { ohioTime } from '#shared/format/ohio-date.ts';
import type { Lead, MailBrand } from './lead.ts';

/**
 * A tentative half hour on the first requested day, as an attachment (RFC 5545; without METHOD, so that opening it sends
 * no invitation). Null when no day was requested.
 */
export function meetingIcs(lead: Lead, brand: MailBrand): string | null {
  const { values } = lead;
  const date = values.dates?.[0];
  if (values.formType !== 'schedule' || !date) return null;
  const time = timesOfDay.find(({ value }) => value === values.timeOfDay) ?? timesOfDay[0];
  const start = easternTime(date, time.start);
  const mode = meetingModes.find(({ value }) => value === values.mode)?.label;
  const office = meetingOffices.find(({ value }) => value === values.office)?.label;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Website//Meeting request//EN',
    'BEGIN:VEVENT',
    `UID:${lead.id}@${brand.domains[0] ?? brand.id}`,
    `DTSTAMP:${stamp(lead.receivedAt)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(new Date(start.getTime() + 30 * 60_000))}`,
    'STATUS:TENTATIVE',
    `SUMMARY:${escapeText(`Meeting: ${values.name}${mode ? `, ${mode.toLowerCase()}` : ''}`)}`,
    `LOCATION:${escapeText([mode, office, values.town].filter(Boolean).join(', '))}`,
    `DESCRIPTION:${escapeText([values.topic && `Topic: ${values.topic}`, values.message, values.email, values.phone ?? 'no phone given', lead.page && `Asked on ${lead.page}`].filter(Boolean).join('\n'))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return icalLines(lines);
}

/** `time` (HH:MM, in working hours) on `date` (YYYY-MM-DD) in Eastern time. */
function easternTime(date: string, time: string): Date {
  const winter = new Date(`${date}T${time}:00-05:00`);
  return ohioTime(winter).time === time ? winter : new Date(`${date}T${time}:00-04:00`);
}

function stamp(time: Date) {
  return `${time.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
}
