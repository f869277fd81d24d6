import ICAL from 'ical.js';
import { createCalendarObject, deleteCalendarObject, updateCalendarObject } from 'tsdav';
import { mailId } from '#server/mail/compose-mail.ts';
import type { MailBrand } from '#server/mail/mail-body.ts';
import type { BookingDetails } from '../booking-details.ts';
import { bookingIcs, bookingUidPrefix, sealedLink, sealedProperty, sequenceProperty, uidOf } from '../booking-ics.ts';
import type { BookingCalendar, CalendarOutcome } from '../notifier.ts';
import { CaldavRefusal, CalendarFailure, openCollection, queryEvents, reasonOf } from './fetch-calendar.ts';
import { type Meeting, readCalendar } from './read-calendar.ts';
import { type FindEvent, findEvent, type StoredEvent, strong } from './read-download.ts';

const maxTries = 3;
/** Statuses that concern one event only: the next one may be accepted. */
const ofOneEvent = [400, 403, 409, 412, 413, 415];
/** Something else is stored there: another version, or the same UID at another URL. */
const conflicts = [403, 409, 412];

/**
 * Writes bookings into a firm's calendar by CalDAV (RFC 4791). Each has one URL and one UID, so that repeating is
 * harmless. A version that another process wrote later is left alone, and so is what the firm has added to the event.
 * @param calendarUrl with user name and password
 * @param find by default in the calling thread
 */
export function createCaldavCalendar(
  calendarUrl: string,
  brand: MailBrand,
  find: FindEvent = findEvent,
): BookingCalendar {
  const { url, request } = openCollection(calendarUrl);
  const nameOf = ({ id }: BookingDetails) => `${bookingUidPrefix}${id}.ics`;

  async function put(booking: BookingDetails) {
    const own = bookingIcs({ booking, brand, method: null, audience: 'firm' });
    let conflict: unknown;
    for (let tries = 0; tries < maxTries; tries++) {
      const stored = (await read(booking)) ?? (conflict ? await findByUid(booking) : null);
      if (stored && (isWritten(stored.data, booking) || isMovedSince(stored.data, booking))) return;
      try {
        if (stored)
          await updateCalendarObject({
            calendarObject: { ...stored, data: updateEvent(stored.data, own) },
            ...request,
          });
        else await createCalendarObject({ calendar: { url }, filename: nameOf(booking), iCalString: own, ...request });
        return;
      } catch (error) {
        if (!hasStatus(error, conflicts)) throw error;
        conflict = error;
      }
    }
    throw conflict;
  }

  async function remove(booking: BookingDetails) {
    const stored = (await read(booking)) ?? (await findByUid(booking));
    if (!stored) return;
    try {
      // Whatever has been changed in it since: the meeting is cancelled.
      await deleteCalendarObject({ calendarObject: { url: stored.url }, ...request });
    } catch (error) {
      if (!hasStatus(error, [404, 410])) throw error;
    }
  }

  async function read(booking: BookingDetails): Promise<StoredEvent | null> {
    const target = new URL(nameOf(booking), url).href;
    try {
      const response = await request.fetch(target, { headers: request.headers });
      return { url: target, etag: strong(response.headers.get('etag')), data: await response.text() };
    } catch (error) {
      if (hasStatus(error, [404, 410])) return null;
      throw error;
    }
  }

  /** A mail program may have stored the invitation, which has the same UID, under a name of its own. */
  async function findByUid(booking: BookingDetails): Promise<StoredEvent | null> {
    const uid = uidOf(booking, brand);
    const match = `<c:prop-filter name="UID"><c:text-match>${uid}</c:text-match></c:prop-filter>`;
    const found = await find(await queryEvents({ url, request }, match), uid);
    if (!found.ok) throw new CalendarFailure(found.reason);
    return found.event && { ...found.event, url: new URL(found.event.url, url).href };
  }

  return {
    key: mailId(url),
    put: (booking) => outcomeOf(put(booking)),
    remove: (booking) => outcomeOf(remove(booking)),
    async find(booking) {
      const stored = (await read(booking)) ?? (await findByUid(booking));
      const meeting = stored && meetingIn(stored.data);
      if (stored && !meeting) throw new CalendarFailure('the event of a booking cannot be read');
      return meeting;
    },
  };
}

/** Whether the stored event is of this sequence or a later one, with the booking in it wherever that can be added. */
function isWritten(data: string, { sequence, start, sealed }: BookingDetails): boolean {
  const written = Number(new RegExp(`^${sequenceProperty}:(\\d{1,9})`, 'm').exec(data)?.[1] ?? -1);
  if (written !== sequence || !sealed) return written >= sequence;
  const meeting = meetingIn(data);
  return meeting?.start !== start.getTime() || meeting.sealed === sealed;
}

/** The stored event of a booking; null when it cannot be read. */
function meetingIn(data: string): Meeting | null {
  const reading = readCalendar(data, 0, 0);
  return (reading.ok && reading.times.meetings[0]) || null;
}

/** Whether the firm has moved the event since the booking was changed: then the booking follows. */
function isMovedSince(data: string, { start, released, changedAt }: BookingDetails): boolean {
  const { start: shown = null, modified = null, isCancelled = true } = meetingIn(data) ?? {};
  const isKnown = shown === null || shown === start.getTime() || released.includes(shown);
  return !isKnown && !isCancelled && (modified === null || modified > changedAt.getTime());
}

/** The stored event at the time of ours: notes, alarms and guests that the firm has added stay. */
function updateEvent(stored: string, own: string): string {
  try {
    const calendar = ICAL.Component.fromString(stored);
    const event = calendar.getFirstSubcomponent('vevent')!;
    const ours = ICAL.Component.fromString(own).getFirstSubcomponent('vevent')!;
    const sequence = Number(event.getFirstPropertyValue('sequence') ?? 0);
    for (const name of [
      'duration',
      'dtstamp',
      'last-modified',
      'dtstart',
      'dtend',
      'status',
      'sequence',
      sequenceProperty.toLowerCase(),
      sealedProperty.toLowerCase(),
    ]) {
      event.removeAllProperties(name);
      const property = ours.getFirstProperty(name);
      if (property) event.addProperty(property);
    }
    const text = event.getFirstPropertyValue('description');
    const sealed = event.getFirstPropertyValue(sealedProperty.toLowerCase());
    if (typeof text === 'string' && sealedLink.test(text) && sealed)
      event.updatePropertyWithValue('description', text.replace(sealedLink, `$1${sealed}`));
    // A calendar program raises it by itself when the firm changes the event.
    if (sequence >= Number(event.getFirstPropertyValue('sequence')))
      event.updatePropertyWithValue('sequence', sequence + 1);
    return calendar.toString();
  } catch {
    return own;
  }
}

function hasStatus(error: unknown, statuses: readonly number[]): boolean {
  return error instanceof CaldavRefusal && statuses.includes(error.status);
}

async function outcomeOf(work: Promise<void>): Promise<CalendarOutcome> {
  try {
    await work;
    return { ok: true };
  } catch (error) {
    return { ok: false, reason: reasonOf(error), isDown: !hasStatus(error, ofOneEvent) };
  }
}
