import { createCipheriv, createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { bookingTokenPattern } from '#shared/booking/booking-response.ts';
import { bringTo, costText } from '#shared/booking/meeting-facts.ts';
import { meetingKind } from '#shared/booking/meeting-kinds.ts';
import { whoMeets } from '#shared/firm/trust.ts';
import { href } from '#shared/site/routes.ts';
import { checklistFor } from '#shared/tax/checklist.ts';
import { checklistTopics } from '#shared/tax/checklist-topics.ts';
import { aboutOf } from '#views/pages/schedule/errand.ts';
import { errandOfTopic, whatToBring } from '#views/pages/schedule/what-to-bring.ts';
import { originOf } from '../brand-resolver.ts';
import { type Booking, type BookingContext, changeableUntil, endOf, heldUntil, newBooking } from './booking-store.ts';

type Deps = Pick<BookingContext, 'brands' | 'secret' | 'sealSecret'> & { port: number };

export type BookingDetails = Awaited<ReturnType<typeof bookingDetails>>;

/** A booking as its mails and calendar entries show it. */
export async function bookingDetails(booking: Booking, { brands, port, secret, sealSecret }: Deps) {
  const {
    id,
    brand,
    sequence,
    start,
    state,
    values,
    released,
    spam,
    masked,
    page,
    cancelledInCalendar,
    placedByFirm,
    seen,
  } = booking;
  const isBack = state === 'booked' && cancelledInCalendar === sequence - 1;
  const { serviceOptions: options, meetings, offices, trust } = brands[brand];
  const place = offices.find((office) => office.id === values.office) ?? null;
  const errand = errandOfTopic(values.topic ?? '');
  const isBooked = state === 'booked';
  const urlFor = async (holder: LinkHolder) => originOf(brands[brand], port) + manageLink(await secret(), id, holder);
  return {
    ...values,
    id,
    sequence,
    spam,
    masked,
    page,
    changedAt: new Date(booking.changedAt),
    start: new Date(start),
    end: new Date(endOf(booking)),
    released,
    /** It was cancelled, and its event has returned to the firm's calendar. */
    isBack,
    previousStart: state === 'booked' && !isBack && released.length > 0 ? new Date(released.at(-1)!) : null,
    cancelled: state === 'cancelled',
    changedByFirm: placedByFirm && sequence > 0,
    /** What the firm did in its own calendar is there. */
    isInCalendar: cancelledInCalendar === sequence || Object.values(seen).some((shown) => shown.sequence === sequence),
    /** Where a meeting in person is; null for every other kind. */
    place,
    /** Whom the visitor meets, where the owner's facts say so. */
    meets: whoMeets(aboutOf(brands[brand], errand), place?.town ?? null, trust),
    cost: costText(meetingKind(values.kind).minutes, trust.firstMeeting),
    /** The last hour to move or cancel it online. */
    changeUntil: new Date(changeableUntil(booking, false)),
    /** Where a video meeting takes place, and what the visitor is to bring, as the owner says today. */
    videoUrl: isBooked && values.kind === 'video' ? meetings.videoUrl : null,
    bring: isBooked ? bringTo(meetings, values.kind) : [],
    kindLabel: meetingKind(values.kind).label,
    topic: options.find(({ value }) => value === values.topic)?.label ?? values.topic ?? null,
    papers: papersFor(values.papers),
    /** Where nothing was ticked. */
    toBring: whatToBring(brands[brand], errand),
    checklistUrl: originOf(brands[brand], port) + href('taxPrepChecklist'),
    scheduleUrl: originOf(brands[brand], port) + href('schedule'),
    /** URLs of the booking's own page, which can move and cancel it: for the browser that booked, and in the mails. */
    manageUrl: await urlFor('visitor'),
    mailUrl: await urlFor('mail'),
    firmUrl: await urlFor('firm'),
    heldUntil: heldUntil(booking),
    /** For the firm's events only. */
    sealed: sealSecret && state === 'booked' ? seal(booking, sealSecret) : null,
  };
}

/** The topics of the checklist that the visitor ticked, in words, and the papers for them; null without one. */
function papersFor(ids: readonly string[] = []) {
  const topics = checklistTopics.filter(({ id }) => ids.includes(id));
  if (topics.length === 0) return null;
  const groups = checklistFor(topics.map(({ id }) => id));
  return {
    topics: topics.map(({ label }) => label).join(', '),
    groups: groups.map(({ title, items }) => ({ title, items: items.map(({ text }) => text) })),
  };
}

const holders = ['visitor', 'mail', 'firm'] as const;

/**
 * Who has a link to a booking: the firm's works until the meeting begins, the visitor's until its notice. The one in the
 * visitor's mail also shows that the address is theirs.
 */
export type LinkHolder = (typeof holders)[number];

/** Path and query of the page on which the holder of the link can move or cancel a booking. */
export function manageLink(secret: string, id: string, holder: LinkHolder): string {
  return `${href('bookedMeeting', { id })}?token=${tokenOf(secret, id, holder)}`;
}

/** The token of a booking's link. It has no expiry of its own: the booking decides until when it can be changed. */
function tokenOf(secret: string, id: string, holder: LinkHolder): string {
  const signed = [href('bookedMeeting', { id }), ...(holder === 'visitor' ? [] : [holder])].join(' ');
  return createHmac('sha256', secret).update(signed).digest('base64url');
}

/** Whose token it is; null when it is not one of this booking. */
export function holderOf(secret: string, id: string, token: unknown): LinkHolder | null {
  if (typeof token !== 'string' || !bookingTokenPattern.test(token)) return null;
  const isOf = (holder: LinkHolder) => timingSafeEqual(Buffer.from(token), Buffer.from(tokenOf(secret, id, holder)));
  return holders.find(isOf) ?? null;
}

const version = '1';
const ivBytes = 12;
const tagBytes = 16;
const maxSealed = 8_000;
const maxBytes = 65_536;
/** Calendars cut long descriptions: of what the firm's event says in full, this much is sealed. */
const maxMessage = 1_000;
const maxReleased = 20;
/** In the order in which they are sealed: another one would write all events anew. */
const sealedFields = [
  ...(['id', 'brand', 'start', 'values', 'masked', 'page', 'spam', 'network', 'confirmed'] as const),
  ...(['createdAt', 'changedAt', 'sequence', 'released'] as const),
];

/**
 * A booking as text that only this site can read: AES-256-GCM with keys from BOOKING_SECRET. Its IV is a keyed hash of what is
 * sealed, so that the same booking is always the same text, and repeating a mail or an event changes nothing.
 */
export function seal(booking: Booking, secret: string): string {
  const { message, ...others } = booking.values;
  const values = { ...others, ...(message !== undefined && { message: message.slice(0, maxMessage) }) };
  const shortened: Booking = { ...booking, values, released: booking.released.slice(-maxReleased) };
  const kept = Object.fromEntries(sealedFields.map((field) => [field, shortened[field]]));
  const text = deflateRawSync(JSON.stringify(kept), { level: 9 });
  const { key, ivKey } = keysOf(secret);
  const iv = createHmac('sha256', ivKey).update(booking.id).update(text).digest().subarray(0, ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(booking.id));
  const parts = [iv, cipher.update(text), cipher.final(), cipher.getAuthTag()];
  return version + Buffer.concat(parts).toString('base64url');
}

/**
 * The booking of a sealed text, as one that everybody was told of.
 * @param id of the booking in whose event the text was found
 * @returns null for any text that was not sealed for this booking with this secret
 */
export function unseal(text: string, id: string, secret: string): Booking | null {
  if (!text.startsWith(version) || text.length > maxSealed) return null;
  const bytes = Buffer.from(text.slice(version.length), 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', keysOf(secret).key, bytes.subarray(0, ivBytes));
    decipher.setAAD(Buffer.from(id)).setAuthTag(bytes.subarray(-tagBytes));
    const packed = Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]);
    const kept = JSON.parse(inflateRawSync(packed, { maxOutputLength: maxBytes }).toString());
    const notified = { firm: kept.sequence, caldav: kept.sequence, visitor: kept.sequence, reminder: -1 };
    return newBooking({ ...kept, state: 'booked', placedByFirm: true, notified });
  } catch {
    return null;
  }
}

function keysOf(secret: string) {
  const keys = Buffer.from(hkdfSync('sha256', secret, '', 'sealed booking', 64));
  return { key: keys.subarray(0, 32), ivKey: keys.subarray(32) };
}
