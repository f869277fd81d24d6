import { bringLabel } from '#shared/booking/meeting-facts.ts';
import { postalAddress } from '#shared/firm/offices.ts';
import { escapeText, icalLines, icalUtc } from '#shared/format/ical-lines.ts';
import { hostOf } from '../mail/compose-mail.ts';
import type { MailBrand } from '../mail/mail-body.ts';
import type { BookingDetails } from './booking-details.ts';

/** UIDs of events that this site makes begin so; the rest is the id of the booking. */
export const bookingUidPrefix = 'booking-';

/** The sequence of the booking, in entries of a CalDAV calendar: calendar programs raise SEQUENCE by themselves. */
export const sequenceProperty = 'X-BOOKING-SEQUENCE';

/** The sealed booking, in the firm's events. */
export const sealedProperty = 'X-BOOKING-SEALED';

/**
 * The same in the link of the description, for calendars that keep nothing else: as it was written, in HTML, or encoded once
 * in the link of another service.
 */
export const sealedLink = /((?:#|%23|&#35;)b(?:=|%3D|&#61;))(1[\w-]{60,8000})/i;

type Event = {
  booking: BookingDetails;
  brand: MailBrand;
  /** `REQUEST` and `CANCEL` are mailed (iTIP, RFC 5546); `PUBLISH` is a copy to download; null is an entry of a CalDAV calendar. */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH' | null;
  /** The visitor's copy holds nothing that was typed but the number to call. */
  audience: 'firm' | 'visitor';
  /** Of what is mailed: who gets the replies, who is invited, and whether mail programs are to send what they press. */
  invitation?: { organizer: string; attendees: readonly string[]; wantsReply: boolean };
};

/** A booked meeting as an iCalendar file. Times are in UTC, so that it needs no time zone. */
export function bookingIcs({ booking, brand, method, audience, invitation }: Event): string {
  const isCancelled = method === 'CANCEL' || booking.cancelled;
  return icalLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Website//Booking//EN',
    'CALSCALE:GREGORIAN',
    ...(method ? [`METHOD:${method}`] : []),
    'BEGIN:VEVENT',
    `UID:${uidOf(booking, brand)}`,
    `SEQUENCE:${booking.sequence}`,
    ...(method ? [] : [`${sequenceProperty}:${booking.sequence}`, `LAST-MODIFIED:${icalUtc(booking.changedAt)}`]),
    `DTSTAMP:${icalUtc(booking.changedAt)}`,
    `DTSTART:${icalUtc(booking.start)}`,
    `DTEND:${icalUtc(booking.end)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : booking.heldUntil ? 'TENTATIVE' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    ...(audience === 'firm'
      ? firmLines(booking)
      : visitorLines(booking, brand, isCancelled, invitation ? booking.mailUrl : booking.manageUrl)),
    ...(invitation ? [`ORGANIZER;CN=${parameter(brand.name)}:mailto:${encodeURI(invitation.organizer)}`] : []),
    ...(invitation?.attendees ?? []).map(
      (email) =>
        `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=${invitation?.wantsReply ? 'TRUE' : 'FALSE'}:mailto:${encodeURI(email)}`,
    ),
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

function firmLines(booking: BookingDetails): string[] {
  return [
    `SUMMARY:${escapeText(eventTitle(booking))}`,
    `LOCATION:${escapeText(placeOf(booking))}`,
    `DESCRIPTION:${escapeText(detailsOf(booking))}`,
    ...(booking.sealed ? [`${sealedProperty}:${booking.sealed}`] : []),
  ];
}

function visitorLines(booking: BookingDetails, brand: MailBrand, isCancelled: boolean, url: string): string[] {
  const { videoUrl, bring } = booking;
  const description = [
    howOf(booking),
    videoUrl && `Join: ${videoUrl}`,
    bring.length > 0 && `${bringLabel(booking.kind)}: ${bring.join('; ')}`,
    !isCancelled && `Move or cancel: ${url}`,
    `Questions: ${brand.contact.phone}`,
  ];
  const title = `Meeting with ${brand.name}`;
  return [
    `SUMMARY:${escapeText(title)}`,
    // Most programs look for a video link in the location; few know CONFERENCE (RFC 7986, 5.11).
    `LOCATION:${escapeText(officePlace(booking) ?? videoUrl ?? booking.kindLabel)}`,
    `DESCRIPTION:${escapeText(description.filter(Boolean).join('\n'))}`,
    `URL:${url}`,
    ...(videoUrl ? [`CONFERENCE;VALUE=URI;FEATURE=AUDIO,VIDEO;LABEL=Join the meeting:${videoUrl}`] : []),
    ...(isCancelled
      ? []
      : ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escapeText(title)}`, 'TRIGGER:-PT1H', 'END:VALARM']),
  ];
}

/** "Meeting: Pat Doe, phone". */
export function eventTitle({ name, kindLabel }: Pick<BookingDetails, 'name' | 'kindLabel'>): string {
  return `Meeting: ${name}, ${kindLabel.toLowerCase()}`;
}

export function uidOf({ id }: Pick<BookingDetails, 'id'>, brand: MailBrand): string {
  return `${bookingUidPrefix}${id}@${hostOf(brand)}`;
}

/** How visitor and firm meet, in fixed text but for the digits of a telephone: who calls whom, who goes where, how the link comes. */
export function howOf({ kind, place, phone, videoUrl }: BookingDetails): string {
  const hows = {
    'in-person': `In person: you come to our ${place ? `${place.town} ` : ''}office.`,
    video: videoUrl
      ? 'By video: open the link at the time of the meeting.'
      : 'By video: we email you the link before the meeting.',
    phone: `By phone: we call you at ${phone}.`,
    visit: 'At your place: we come to you, and ask for the street beforehand.',
  };
  return hows[kind];
}

/** "Dresden office, Dresden, OH 43821"; null unless the meeting is in person. */
export function officePlace({ place }: Pick<BookingDetails, 'place'>): string | null {
  return place && `${place.town} office, ${postalAddress(place)}`;
}

/** Where the meeting is: the office, the visitor's town, the number to call, the video link, or "Video". */
export function placeOf(booking: BookingDetails): string {
  const { town, kindLabel, phone, kind, videoUrl } = booking;
  return officePlace(booking) ?? town ?? videoUrl ?? (kind === 'phone' && phone ? `Phone, ${phone}` : kindLabel);
}

function detailsOf({ name, email, phone, topic, papers, message, page, firmUrl, sealed }: BookingDetails): string {
  // A browser sends no server what follows the #.
  const link = `Move or cancel: ${firmUrl}${sealed ? `#b=${sealed}` : ''}`;
  return [
    name,
    email,
    phone,
    topic && `Topic: ${topic}`,
    papers && `Papers for: ${papers.topics}`,
    message,
    page && `Booked on ${page}`,
    link,
  ]
    .filter(Boolean)
    .join('\n');
}

/** A parameter value in quotes, without what may not stand in them (RFC 5545, 3.2). */
function parameter(text: string): string {
  return `"${text.replace(/["\p{Cc}]/gu, '')}"`;
}
