import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type Booking, parseBooking } from './booking.ts';

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
    const json = inflateRawSync(packed, { maxOutputLength: maxBytes }).toString();
    const kept = JSON.parse(json) as { sequence: number };
    const { sequence } = kept;
    const notified = { firm: sequence, caldav: sequence, visitor: sequence, reminder: -1 };
    return parseBooking(
      JSON.stringify({ ...kept, state: 'booked', overlaps: false, seen: {}, asked: false, notified }),
    );
  } catch {
    return null;
  }
}

function keysOf(secret: string) {
  const keys = Buffer.from(hkdfSync('sha256', secret, '', 'sealed booking', 64));
  return { key: keys.subarray(0, 32), ivKey: keys.subarray(32) };
}
