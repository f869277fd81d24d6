import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Availability } from '#shared/booking/availability.ts';
import { type AvailabilityParams, availabilityParams } from '#shared/booking/availability-params.ts';
import { dataRequest } from '#shared/site/page-data.ts';
import { href } from '#shared/site/routes.ts';
import { clearDraft, readDraft, writeDraft } from '#views/components/form/draft.ts';
import { controlOf } from '#views/components/form/form-values.ts';
import { useForm } from '#views/components/form/use-form.ts';
import { useBrandPath, usePageContext } from '#views/runtime/page-context.tsx';
import { isFetchRefused } from '#views/runtime/request.ts';
import { useSource } from '#views/runtime/use-data.tsx';

type BookingCode = typeof import('./booking-code.ts');

type Initial = { params: AvailabilityParams; availability: Availability; slot: string | null };

const draftName = 'booking';

/**
 * The form with the times to choose from. Without scripts the browser posts it: to book, and to show another kind or week.
 * @param initial what the page was loaded with, and the time that its link names
 * @param firstTopic what it is about at first
 */
export function useBookingForm(initial: Initial, firstTopic: string) {
  const { brand } = usePageContext();
  const load = () => import('./booking-code.ts');
  useLinkedSlot(initial);
  const form = useForm({ draftName, load, validate: (code, element) => code.validate(element, brand.offices) });
  const times = useTimes(form.formRef, initial);
  const [topic, setTopic] = useState(firstTopic);

  // After the draft is restored.
  useEffect(() => setTopic(controlOf(form.formRef.current!, 'topic')!.value), [form.formRef]);

  async function send(element: HTMLFormElement, code: BookingCode, submitter: HTMLButtonElement | null) {
    const near = submitter?.name === 'slot' ? submitter.value : undefined;
    // Another attempt is made by another button.
    if (near) times.choose(near);
    const parsed = code.validate(element, brand.offices, near);
    if (!parsed.ok) return form.refuse(element, code, parsed.errors);
    if (form.holdsAddress(element, code, parsed.values.email)) return;
    form.setSending(true);
    const outcome = await code.sendBooking(element, parsed.values, brand.id);
    if (outcome.success) {
      clearDraft(draftName);
      // In place of this page: Back would offer the time that is the visitor's own now.
      return location.replace(outcome.manageUrl);
    }
    const { error, errors = {}, next = [] } = outcome;
    times.setNext(next);
    const isTaken = next.length > 0;
    if (isTaken) await times.reload();
    const { slot, ...others } = errors;
    const shown = isTaken ? others : errors;
    if (Object.keys(shown).length > 0) form.refuse(element, code, shown);
    else form.end(element, error, isTaken ? '.booking-next button' : undefined);
    // The time that was taken is gone from the form.
    times.readChosen();
  }

  return {
    ...form,
    times,
    /** What the meeting is about, as the form says now. */
    topic,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
      if (submitter?.name !== 'show') return form.submit(event, send);
      if (isFetchRefused()) return;
      event.preventDefault();
      if (!times.loading && !form.sending) return times.show(submitter.value, form.clear);
    },
    onInput(event: FormEvent<HTMLFormElement>) {
      form.handlers.onInput(event);
      const { name, value } = event.target as HTMLInputElement;
      times.readChosen(name);
      if (name === 'topic') setTopic(value);
    },
  };
}

/** Takes the time that a link names into the draft, in place of one chosen here before. Call it before `useForm`. */
function useLinkedSlot({ availability, slot }: Initial) {
  useEffect(() => {
    const linked = freeStart(availability, slot ?? undefined);
    if (!linked) return;
    writeDraft(draftName, { ...readDraft(draftName), slot: linked });
    // After a reload what was chosen since counts.
    const here = new URL(location.href);
    here.searchParams.delete('slot');
    history.replaceState(history.state, '', here);
  }, [availability, slot]);
}

/** Name of the field that without scripts remembers the chosen time while the times of another week are shown. */
export const lastSlot = 'lastSlot';

/**
 * The times that are shown, and the one that is chosen. Call it after `useForm`, which restores the draft.
 * @param initial what the page was loaded with
 */
function useTimes(formRef: RefObject<HTMLFormElement | null>, initial: Initial) {
  const { formState: returned } = usePageContext();
  const source = useSource();
  const withBrand = useBrandPath();
  const { slot, ...page } = initial;
  const [shown, setShown] = useState(page);
  const [next, setNext] = useState(returned?.next ?? []);
  const [loading, setLoading] = useState(false);
  const [notLoaded, setNotLoaded] = useState<string | null>(null);
  const [lastChosen, setLastChosen] = useState(() => slotOf(returned?.values ?? { slot: slot ?? '' }));
  const [chosen, setChosen] = useState(() => freeStart(initial.availability, lastChosen));
  const isShowingTimes = returned?.message === '' && Object.keys(returned.errors).length === 0;
  const [lost, setLost] = useState(() => (isShowingTimes ? lostStart(initial.availability, lastChosen) : ''));

  // After the draft is restored.
  useEffect(() => {
    const start = checkedSlot(formRef.current!);
    setChosen(start);
    showDay(formRef.current!, start);
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

  /**
   * Shows the times of another kind, office or week, given as the page's query. The chosen one stays if it is among them.
   * @param onShown called with the update
   */
  async function show(query: string, onShown: () => void) {
    setLoading(true);
    const loaded = await load(availabilityParams(new URLSearchParams(query)));
    flushSync(() => {
      setLoading(false);
      setNotLoaded(loaded ? null : query);
      if (!loaded) return;
      const last = chosen || lastChosen;
      setLastChosen(last);
      setChosen(freeStart(loaded, last));
      setLost(lostStart(loaded, last));
      setNext([]);
      onShown();
    });
    const form = formRef.current;
    if (!loaded) return form?.querySelector<HTMLElement>('.times-failed button')?.focus();
    history.replaceState(history.state, '', withBrand(`${href('schedule')}?${query}`));
    // A button that the last week does not have takes its focus along.
    if (document.activeElement === document.body) form?.querySelector<HTMLElement>('.time-weeks-shown')?.focus();
  }

  return {
    ...shown,
    /** The nearest free times, when the chosen one cannot be had. */
    next,
    setNext,
    loading,
    /** The query of the times that could not be loaded last. */
    notLoaded,
    chosen,
    /** The time that was chosen before these times were shown: chosen again if it is among them. */
    lastChosen,
    /** The time that was chosen, when the kind or office that is shown now does not have it free. */
    lost,
    show,
    reload: () => load(shown.params),
    /** Chooses a time by another button than its own, if it is shown. */
    choose(start: string) {
      const own = formRef.current!.querySelector<HTMLInputElement>(`input[name="slot"][value="${start}"]`);
      if (own) own.checked = true;
    },
    /** Follows what is chosen in the form. */
    readChosen(changed?: string) {
      setChosen(checkedSlot(formRef.current!));
      if (changed === 'slot') setLost('');
    },
  };
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

/** Shows the day of a start; without one the day of the draft, or the first if that is of other weeks. */
function showDay(form: HTMLFormElement, start: string) {
  const days = [...form.querySelectorAll<HTMLInputElement>('input[name="day"]')];
  const day =
    days.find(({ value }) => start.startsWith(value)) ??
    days.find(({ checked }) => checked) ??
    days.find(({ defaultChecked }) => defaultChecked);
  if (day) day.checked = true;
}
