import { type BookingResponse, bookingPaths } from '#shared/booking/booking-response.ts';
import { type BookingErrors, bookingStatusMessages, parseBooking } from '#shared/booking/booking-schema.ts';
import type { BrandId } from '#shared/brands/index.ts';
import { formMarker, honeypotField } from '#shared/contact/contact-messages.ts';
import { emailSuggestion } from '#shared/contact/email-suggestion.ts';
import { formValues } from '#views/components/contact-form/form-values.ts';
import { afterPress, focusError, keepFocusInPlace, keyOf } from '#views/components/contact-form/validate.ts';

// Loaded when the form gets the focus, because of the size of the schema.

export { afterPress, emailSuggestion, focusError, keepFocusInPlace };

export type BookingOutcome =
  | { ok: true; manageUrl: string }
  /** `next`: the nearest free times, when the chosen one cannot be had. */
  | { ok: false; message: string; errors: BookingErrors; next: string[] };

/** In milliseconds. */
const timeoutMs = 25_000;

/** The form's values, its hidden fields among them, and their errors. */
export function validateBooking(form: HTMLFormElement, slot: string | undefined) {
  const hidden = (name: string) => form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value;
  return parseBooking({ ...formValues(form), kind: hidden('kind'), office: hidden('office'), ...(slot && { slot }) });
}

/**
 * Books the meeting. The same content has the same idempotency key, so that a retry is the same booking. Never throws.
 * @param slot the time of a button, instead of the one chosen in the grid
 */
export async function sendBooking(form: HTMLFormElement, domain: BrandId, slot?: string): Promise<BookingOutcome> {
  const parsed = validateBooking(form, slot);
  if (!parsed.ok) return { ok: false, message: '', errors: parsed.errors, next: [] };
  const { slot: start, kind, office, ...formData } = parsed.values;
  const hidden = (name: string) => form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
  const body = { slot: start, kind, office, formData, domain, page: hidden('page') };
  const metadata = { form: formMarker, startedAt: hidden('startedAt'), [honeypotField]: hidden(honeypotField) };
  const failed = (message: string): BookingOutcome => ({ ok: false, message, errors: {}, next: [] });
  let response: Response;
  try {
    response = await fetch(bookingPaths.bookings + location.search, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'idempotency-key': keyOf(JSON.stringify(body)),
      },
      body: JSON.stringify({ ...body, ...metadata }),
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    return failed('No answer came. Check your connection and try again: your meeting is booked once.');
  }
  const result = await response.json().then(
    (json) => json as BookingResponse,
    () => null,
  );
  if (result?.success) return { ok: true, manageUrl: result.manageUrl };
  if (!result) return failed(bookingStatusMessages.failed);
  return {
    ok: false,
    message: result.error || bookingStatusMessages.failed,
    errors: result.errors ?? {},
    next: result.next ?? [],
  };
}
