import { type BookingResponse, bookingPaths } from '#shared/booking/booking-response.ts';
import { type BookingValues, bookingStatusMessages, parseBooking } from '#shared/booking/booking-schema.ts';
import type { BrandId } from '#shared/brands/index.ts';
import type { Offices } from '#shared/firm/offices.ts';
import { metadataOf, postForm } from '#views/components/form/form-code.ts';
import { formValues, hiddenValue } from '#views/components/form/form-values.ts';
import { isFetchRefused } from '#views/runtime/request.ts';

// Loaded when the form gets the focus, because of the size of the schema.

export * from '#views/components/form/form-code.ts';

/**
 * Validates the form's values, its hidden fields among them.
 * @param slot the time of a button, instead of the one chosen in the grid
 */
export function validate(form: HTMLFormElement, offices: Offices, slot?: string) {
  const [kind, office] = [hiddenValue(form, 'kind'), hiddenValue(form, 'office')];
  return parseBooking({ ...formValues(form), kind, office, ...(slot && { slot }) }, offices);
}

/**
 * Books the meeting.
 * @throws where the browser refuses `fetch`
 */
export async function sendBooking(
  form: HTMLFormElement,
  values: BookingValues,
  domain: BrandId,
): Promise<BookingResponse> {
  const { slot, kind, office, ...formData } = values;
  const content = { slot, kind, office, formData, domain, page: hiddenValue(form, 'page') };
  const url = bookingPaths.bookings + location.search;
  const posted = await postForm(url, content, { ...content, ...metadataOf(form) }).catch((error) => {
    if (isFetchRefused()) throw error;
    return null;
  });
  const error = posted
    ? bookingStatusMessages.failed
    : 'No answer came. Check your connection and try again: it does not schedule a second meeting.';
  return { success: false, error, ...(posted?.body as Partial<BookingResponse> | null) } as BookingResponse;
}
