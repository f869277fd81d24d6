import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Availability } from '#shared/booking/availability.ts';
import { type AvailabilityParams, availabilityParams } from '#shared/booking/availability-params.ts';
import type { EmailSuggestion } from '#shared/contact/email-suggestion.ts';
import { dataRequest } from '#shared/site/page-data.ts';
import { href } from '#shared/site/routes.ts';
import { clearDraft, restoreDraft, saveDraft } from '#views/components/contact-form/draft.ts';
import { formControls } from '#views/components/contact-form/form-values.ts';
import { previousPaths } from '#views/components/contact-form/service-choice.ts';
import type { FormErrors } from '#views/components/contact-form/use-contact-form.ts';
import type { Control } from '#views/runtime/changed-controls.ts';
import { useBrandPath, usePageContext } from '#views/runtime/page-context.tsx';
import { useSource } from '#views/runtime/use-data.tsx';

const loadSending = () => import('./send-booking.ts');
const draftName = 'booking';
/** Name of the field that without scripts remembers the chosen time while the times of another week are shown. */
export const lastSlot = 'lastSlot';

/**
 * State and event handlers of the booking form. Without scripts the browser posts the form: to book, and to show another
 * kind or week.
 * @param initial what the page was loaded with
 */
export function useBookingForm(
  formRef: RefObject<HTMLFormElement | null>,
  initial: { params: AvailabilityParams; availability: Availability },
) {
  const { brand, formState: returned } = usePageContext();
  const source = useSource();
  const withBrand = useBrandPath();
  const [shown, setShown] = useState(initial);
  const [errors, setErrors] = useState<FormErrors>(returned?.errors ?? {});
  const [summary, setSummary] = useState(errors);
  const [failure, setFailure] = useState(() =>
    returned && Object.keys(returned.errors).length === 0 ? returned.message : null,
  );
  const [next, setNext] = useState(returned?.next ?? []);
  const [status, setStatus] = useState<'idle' | 'loading' | 'sending'>('idle');
  const [notLoaded, setNotLoaded] = useState<string | null>(null);
  const [lastChosen, setLastChosen] = useState(() => slotOf(returned?.values));
  const [chosen, setChosen] = useState(() => freeStart(initial.availability, lastChosen));
  const isShowingTimes = returned?.message === '' && Object.keys(returned.errors).length === 0;
  const [lost, setLost] = useState(() => (isShowingTimes ? lostStart(initial.availability, lastChosen) : ''));
  const [suggestion, setSuggestion] = useState<EmailSuggestion | null>(null);
  const busy = useRef(false);

  useEffect(() => {
    const form = formRef.current!;
    restoreDraft(form, draftName);
    setChosen(checkedSlot(form));
    inputOf(form, 'startedAt').value = String(Date.now());
    const cameFrom = previousPaths().findLast((path) => path !== location.pathname);
    if (cameFrom) inputOf(form, 'page').value = cameFrom;
  }, [formRef]);

  // A time that was just taken must not be offered when the visitor returns.
  useEffect(() => () => source.evict?.(dataRequest('availability', shown.params).key), [source, shown.params]);

  /** @returns null when the times could not be loaded */
  async function load(params: AvailabilityParams): Promise<Availability | null> {
    source.evict?.(dataRequest('availability', params).key);
    const outcome = await source.load('availability', params);
    if (!outcome.ok) return null;
    setShown({ params, availability: outcome.value });
    return outcome.value;
  }

  /** Shows the times of another kind, office or week, given as the page's query. The chosen one stays if it is among them. */
  async function show(query: string) {
    if (status !== 'idle') return;
    const url = withBrand(`${href('schedule')}?${query}`);
    setStatus('loading');
    const loaded = await load(availabilityParams(new URLSearchParams(query)));
    flushSync(() => {
      setStatus('idle');
      setNotLoaded(loaded ? null : query);
      if (!loaded) return;
      const last = chosen || lastChosen;
      const start = freeStart(loaded, last);
      setLastChosen(last);
      setChosen(start);
      setLost(lostStart(loaded, last));
      setNext([]);
      setErrors({});
      setSummary({});
    });
    if (!loaded) return formRef.current?.querySelector<HTMLElement>('.times-failed button')?.focus();
    history.replaceState(history.state, '', url);
    // A button that the last week does not have takes its focus along.
    if (document.activeElement === document.body)
      formRef.current?.querySelector<HTMLElement>('.time-weeks-shown')?.focus();
  }

  async function send(form: HTMLFormElement, slot: string | undefined) {
    const sending = await loadSending().catch(() => null);
    // Without the code the browser posts the form itself.
    if (!sending) return form.submit();
    setStatus('sending');
    const outcome = await sending.sendBooking(form, brand.id, slot);
    if (outcome.ok) {
      clearDraft(draftName);
      // In place of this page: Back would offer the time that is the visitor's own now.
      return location.replace(outcome.manageUrl);
    }
    const fields: FormErrors = { ...outcome.errors };
    if (outcome.next.length > 0) {
      delete fields['slot'];
      await load(shown.params);
    }
    flushSync(() => {
      setStatus('idle');
      setErrors(fields);
      setSummary(fields);
      setFailure(Object.keys(fields).length > 0 ? null : outcome.message);
      setNext(outcome.next);
    });
    // The time that was taken is gone from the form.
    setChosen(checkedSlot(form));
    const field = formControls(form).find(({ name, offsetParent }) => fields[name] && offsetParent);
    if (field) sending.focusError(field);
    else focusWayOut(form);
  }

  async function validateField(form: HTMLFormElement, name: string) {
    const sending = await loadSending().catch(() => null);
    if (!sending || !form.isConnected) return;
    const parsed = sending.validateBooking(form, undefined);
    const error = parsed.ok ? undefined : (parsed.errors as FormErrors)[name];
    sending.keepFocusInPlace(() => setErrors((before) => ({ ...before, [name]: error })));
  }

  return {
    ...shown,
    errors,
    /** Those of the last submit. */
    summary,
    failure,
    /** The nearest free times, when the chosen one cannot be had. */
    next,
    status,
    /** The query of the times that could not be loaded last. */
    notLoaded,
    chosen,
    /** The time that was chosen before these times were shown: chosen again if it is among them. */
    lastChosen,
    /** The time that was chosen, when the kind or office that is shown now does not have it free. */
    lost,
    suggestion,
    /** Values of a failed post without scripts. */
    values: returned?.values ?? {},
    /** Names of the fields that such a post was refused for. */
    returnedErrors: Object.keys(returned?.errors ?? {}),
    onFocus: () => void loadSending().catch(() => null),
    async onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (busy.current) return;
      const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
      if (submitter?.name === 'show') return void show(submitter.value);
      busy.current = true;
      await send(event.currentTarget, submitter?.name === 'slot' ? submitter.value : undefined).finally(() => {
        busy.current = false;
      });
    },
    onInput(event: FormEvent<HTMLFormElement>) {
      const { name } = event.target as Element as Control;
      saveDraft(event.currentTarget, draftName);
      setChosen(checkedSlot(event.currentTarget));
      if (name === 'slot') setLost('');
      if (name === 'email') setSuggestion(null);
      if (errors[name]) void validateField(event.currentTarget, name);
    },
    async onBlur(event: FormEvent<HTMLFormElement>) {
      const { name, value } = event.target as Element as Control;
      if (name !== 'email') return;
      const sending = await loadSending().catch(() => null);
      // It moves what is below: a press under way would miss its button.
      sending?.afterPress(() => sending.keepFocusInPlace(() => setSuggestion(sending.emailSuggestion(value))));
    },
    acceptEmail(email: string) {
      const form = formRef.current!;
      inputOf(form, 'email').value = email;
      inputOf(form, 'email').focus();
      saveDraft(form, draftName);
      setSuggestion(null);
    },
  };
}

function inputOf(form: HTMLFormElement, name: string): HTMLInputElement {
  return form.querySelector<HTMLInputElement>(`input[name="${name}"]`)!;
}

/** @returns the start if it is one of the times that are shown, otherwise an empty string: what was posted may be anything */
function freeStart({ days }: Availability, start: string | undefined): string {
  return days.flatMap(({ slots }) => slots).find((slot) => slot.start === start)?.start ?? '';
}

/** @returns the start if its day is shown without it, otherwise an empty string */
function lostStart(shown: Availability, start: string): string {
  return !freeStart(shown, start) && shown.days.some(({ date }) => start.startsWith(date)) ? start : '';
}

/** @returns the start of the time that was posted, or of the one chosen before it, otherwise an empty string */
function slotOf(values: Record<string, string> = {}): string {
  const posted = values['slot'] || values[lastSlot] || '';
  return Number.isNaN(Date.parse(posted)) ? '' : posted;
}

function checkedSlot(form: HTMLFormElement): string {
  return form.querySelector<HTMLInputElement>('input[name="slot"]:checked')?.value ?? '';
}

/** Focuses the first of the nearest times, otherwise the button to try again. */
function focusWayOut(form: HTMLFormElement) {
  const target =
    form.querySelector<HTMLElement>('.booking-next button') ?? form.querySelector<HTMLElement>('.submit-button');
  target?.focus();
  target?.scrollIntoView({ block: 'nearest' });
}
