import { offices } from '#shared/firm/offices.ts';
import { escapeText, icalLines, icalUtc } from '#shared/format/ical-lines.ts';
import type { MailBrand } from '../mail/lead.ts';
import type { BookingDetails } from './booking-details.ts';

/** UIDs of events that this site makes begin so; the rest is the id of the booking. */
export const bookingUidPrefix = 'booking-';

/** The sequence of the booking, in entries of a CalDAV calendar: calendar programs raise SEQUENCE by themselves. */
export const sequenceProperty = 'X-BOOKING-SEQUENCE';

type Event = {
  booking: BookingDetails;
  brand: MailBrand;
  /** `REQUEST` and `CANCEL` go to the firm (iTIP, RFC 5546); `PUBLISH` is a copy for the visitor; null is an entry of a CalDAV calendar. */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH' | null;
  organizer?: string;
};

/** A booked meeting as an iCalendar file. Times are in UTC, so that it needs no time zone. */
export function bookingIcs({ booking, brand, method, organizer }: Event): string {
  const forFirm = method !== 'PUBLISH';
  const attendees = organizer
    ? [
        `ORGANIZER;CN=${parameter(brand.name)}:mailto:${organizer}`,
        ...brand.contact.emails.map(
          (email) => `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE:mailto:${email}`,
        ),
      ]
    : [];
  return icalLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Website//Booking//EN',
    'CALSCALE:GREGORIAN',
    ...(method ? [`METHOD:${method}`] : []),
    'BEGIN:VEVENT',
    `UID:${uidOf(booking, brand)}`,
    `SEQUENCE:${booking.sequence}`,
    ...(method ? [] : [`${sequenceProperty}:${booking.sequence}`]),
    `DTSTAMP:${icalUtc(booking.changedAt)}`,
    `DTSTART:${icalUtc(booking.start)}`,
    `DTEND:${icalUtc(booking.end)}`,
    `STATUS:${method === 'CANCEL' || booking.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    `SUMMARY:${escapeText(forFirm ? eventTitle(booking) : `Meeting with ${brand.name}`)}`,
    `LOCATION:${escapeText(placeOf(booking))}`,
    `DESCRIPTION:${escapeText(forFirm ? detailsOf(booking) : `${booking.kindLabel}. Questions: ${brand.contact.phone}`)}`,
    ...attendees,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

/** "Meeting: Pat Doe, phone". */
export function eventTitle({ name, kindLabel }: Pick<BookingDetails, 'name' | 'kindLabel'>): string {
  return `Meeting: ${name}, ${kindLabel.toLowerCase()}`;
}

export function uidOf({ id }: Pick<BookingDetails, 'id'>, brand: MailBrand): string {
  return `${bookingUidPrefix}${id}@${(brand.domains[0] ?? `${brand.id}.localhost`).replace(/:\d+$/, '')}`;
}

/** Where the meeting is: the office, the visitor's town, the number to call, or "Video". */
export function placeOf({ office, town, kindLabel, phone, kind }: BookingDetails): string {
  const found = offices.find(({ id }) => id === office);
  if (found) return `${found.town} office, ${found.town}, ${found.region} ${found.postalCode}`;
  if (town) return town;
  return kind === 'phone' && phone ? `Phone, ${phone}` : kindLabel;
}

function detailsOf({ name, email, phone, topic, message, page }: BookingDetails): string {
  return [name, email, phone ?? 'no phone given', topic && `Topic: ${topic}`, message, page && `Booked on ${page}`]
    .filter(Boolean)
    .join('\n');
}

/** A parameter value in quotes, without what may not stand in them (RFC 5545, 3.2). */
function parameter(text: string): string {
  return `"${text.replace(/["\p{Cc}]/gu, '')}"`;
}
