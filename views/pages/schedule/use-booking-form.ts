import type { FormEvent } from 'react';
import type { Availability } from '#shared/booking/availability.ts';
import type { AvailabilityParams } from '#shared/booking/availability-params.ts';
import { clearDraft } from '#views/components/form/draft.ts';
import { useForm } from '#views/components/form/use-form.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { useTimes } from './use-times.ts';

type BookingCode = typeof import('./booking-code.ts');

const draftName = 'booking';

/**
 * The form with the times to choose from. Without scripts the browser posts it: to book, and to show another kind or week.
 * @param initial what the page was loaded with
 */
export function useBookingForm(initial: { params: AvailabilityParams; availability: Availability }) {
  const { brand } = usePageContext();
  const load = () => import('./booking-code.ts');
  const form = useForm({ draftName, load, validate: (code, element) => code.validate(element, brand.offices) });
  const times = useTimes(form.formRef, initial);

  async function send(element: HTMLFormElement, code: BookingCode, submitter: HTMLButtonElement | null) {
    const near = submitter?.name === 'slot' ? submitter.value : undefined;
    // Another attempt is made by another button.
    if (near) times.choose(near);
    const parsed = code.validate(element, brand.offices, near);
    if (!parsed.ok) return form.refuse(element, code, parsed.errors);
    form.setSending(true);
    const outcome = await code.sendBooking(element, parsed.values, brand.id);
    if (outcome.ok) {
      clearDraft(draftName);
      // In place of this page: Back would offer the time that is the visitor's own now.
      return location.replace(outcome.manageUrl);
    }
    times.setNext(outcome.next);
    const isTaken = outcome.next.length > 0;
    if (isTaken) await times.reload();
    const { slot, ...others } = outcome.errors;
    const errors = isTaken ? others : outcome.errors;
    if (Object.keys(errors).length > 0) form.refuse(element, code, errors);
    else form.end(element, outcome.message, isTaken ? '.booking-next button' : undefined);
    // The time that was taken is gone from the form.
    times.readChosen();
  }

  return {
    ...form,
    times,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
      if (submitter?.name !== 'show') return form.submit(event, send);
      event.preventDefault();
      if (!times.loading && !form.sending) return times.show(submitter.value, form.clear);
    },
    onInput(event: FormEvent<HTMLFormElement>) {
      form.handlers.onInput(event);
      times.readChosen((event.target as HTMLInputElement).name);
    },
  };
}
