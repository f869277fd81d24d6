import { icalUtc } from '#shared/format/ical-lines.ts';
import { calendar } from './calendar/calendar-text.ts';

/** The iCalendar files that are attached to mails, unfolded, of one sequence after the other. */
export function invitationsIn(mails: string[]): string[] {
  const files = mails.flatMap((mail) =>
    [...mail.matchAll(/base64\r\n\r\n([\w+/=\r\n]+)/g)].map(([, text]) => Buffer.from(text!, 'base64').toString()),
  );
  const sequenceOf = (file: string) => Number(/^SEQUENCE:(\d+)/m.exec(file)?.[1]);
  return files
    .filter((file) => file.startsWith('BEGIN:VCALENDAR'))
    .map((file) => file.replace(/\r?\n[ \t]/g, ''))
    .toSorted((a, b) => sequenceOf(a) - sequenceOf(b));
}

/**
 * The firm's calendar as its mail program has made it of invitations, and as services export it: with the UID, times, title and
 * description, and no property of others.
 */
export function exportedCalendar(invitations: string[]): string {
  const events = new Map<string, string>();
  for (const file of invitations) {
    const [event = ''] = /BEGIN:VEVENT[\s\S]*END:VEVENT/.exec(file) ?? [];
    const uid = /^UID:(.*)\r$/m.exec(event)![1]!;
    if (file.includes('METHOD:CANCEL')) events.delete(uid);
    else events.set(uid, event.replace(/^(?:X-|ATTENDEE|ORGANIZER).*\r\n/gm, ''));
  }
  return calendar(...events.values());
}

/** An event as a calendar program stores it that changes it at this time. */
export function stampModified(event: string, time: number): string {
  const modified = `LAST-MODIFIED:${icalUtc(new Date(time))}\r\n`;
  return event.replace(/^LAST-MODIFIED.*\r\n/m, '').replace('END:VEVENT', `${modified}END:VEVENT`);
}
