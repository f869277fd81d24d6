import { bookingSchema } from '#shared/booking/booking-schema.ts';
import { type ContactRequest, readContactRequest } from '../contact/contact-request.ts';

/** The body of a post to /api/bookings, with values that are not validated yet. */
export type BookingPost = Omit<ContactRequest, 'values'> & { values: Record<string, unknown> };

const fields = Object.keys(bookingSchema.shape);

/**
 * Reads `{ slot, kind, office?, formData: { name, … }, domain, … }`, or the same fields side by side as a form posts them.
 * @returns null for shapes that neither a form nor a regular API client sends
 */
export function readBookingPost(body: unknown, idempotencyHeader: string | undefined, now: number): BookingPost | null {
  const metadata = readContactRequest(body, idempotencyHeader, now);
  if (!metadata) return null;
  const outer = body as Record<string, unknown>;
  const inner = (outer['formData'] ?? {}) as Record<string, unknown>;
  const entries = fields.map((field) => [field, Object.hasOwn(inner, field) ? inner[field] : outer[field]] as const);
  if (entries.some(([, value]) => typeof value === 'object' && value !== null)) return null;
  const wellFormed = entries.map(([field, value]) => [field, typeof value === 'string' ? value.toWellFormed() : value]);
  return { ...metadata, values: Object.fromEntries(wellFormed) };
}
