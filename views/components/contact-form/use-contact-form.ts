import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { contactStatusMessages } from '#shared/contact/contact-messages.ts';
import * as limits from '#shared/limits.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { showToast } from '../toast/toast-store.ts';
import { restoreDraft, saveDraft } from './draft.ts';
import { type FormControl, formControls } from './form-values.ts';
import { cancelQueued, isQueued, queueUntilOnline, sendFromForm } from './offline-queue.ts';
import type { SensitiveWarning } from './validate.ts';

export type FormType = 'contact' | 'schedule';
export type FormErrors = Partial<Record<string, string>>;
type Status = 'idle' | 'sending' | 'waiting' | 'sent';
type Question = SensitiveWarning & { answer: (masked: boolean) => void };

const loadEngine = () => import('./validate.ts');

/** Behaviour of the contact and the schedule form; without it they are plain forms that the browser posts. */
export function useContactForm(formType: FormType, formRef: RefObject<HTMLFormElement | null>) {
  const { brand, formState } = usePageContext();
  const returned = formState && (formState.values['formType'] ?? 'contact') === formType ? formState : null;
  const [status, setStatus] = useState<Status>('idle');
  const [fresh, setFresh] = useState(false);
  const [errors, setErrors] = useState<FormErrors>(returned?.errors ?? {});
  const [question, setQuestion] = useState<Question | null>(null);
  const [charactersLeft, setCharactersLeft] = useState<number | null>(null);
  const busy = useRef(false);
  const sent = status === 'sent';

  useEffect(() => {
    const form = formRef.current;
    if (!form || sent) return;
    restoreDraft(form, formType);
    form.querySelector<HTMLInputElement>('input[name="startedAt"]')!.value = String(Date.now());
    if (isQueued(formType)) setStatus('waiting');
    if (fresh) focusControl(form, 'name');
    return sendFromForm(formType, () => form.requestSubmit());
  }, [formRef, formType, fresh, sent]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    cancelQueued();
    await send(event.currentTarget).finally(() => {
      busy.current = false;
    });
  }

  async function send(form: HTMLFormElement) {
    const engine = await loadEngine().catch(() => null);
    if (!engine) return sendWithoutEngine(form);
    const checked = engine.checkForm(form, brand, formType);
    if (!checked.ok) return showFaults(form, checked.errors);
    setErrors({});
    const warning = engine.sensitiveWarning(checked.values.message);
    if (warning) {
      const masked = await new Promise<boolean>((answer) => setQuestion({ ...warning, answer }));
      flushSync(() => setQuestion(null));
      if (!masked) return focusControl(form, 'message');
      checked.values.message = warning.masked;
      controlOf(form, 'message')!.value = warning.masked;
      saveDraft(form, formType);
    }
    const submission = engine.toSubmission(form, checked.values, brand);
    setStatus('sending');
    const outcome = await engine.deliver(submission);
    if (outcome.ok) return setStatus('sent');
    if (outcome.offline) {
      queueUntilOnline(formType, () => void engine.deliver(submission));
      return setStatus('waiting');
    }
    flushSync(() => setStatus('idle'));
    if (Object.keys(outcome.errors ?? {}).length > 0) showFaults(form, outcome.errors!);
    else focusSubmit(form);
  }

  function showFaults(form: HTMLFormElement, faults: FormErrors) {
    setStatus('idle');
    flushSync(() => setErrors(faults));
    focusControl(form, formControls(form).find(({ name }) => faults[name])?.name);
  }

  async function check(form: HTMLFormElement, name: string) {
    const engine = await loadEngine().catch(() => null);
    if (!engine || !form.isConnected) return;
    const checked = engine.checkForm(form, brand, formType);
    setErrors((before) => ({ ...before, [name]: checked.ok ? undefined : (checked.errors as FormErrors)[name] }));
  }

  return {
    status,
    errors,
    question,
    charactersLeft,
    /** What a failed post without scripts brought back. */
    returned: fresh ? null : returned,
    fresh,
    onSubmit,
    onFocus: () => void loadEngine().catch(() => null),
    onBlur(event: FocusEvent<HTMLFormElement>) {
      const form = event.currentTarget;
      const { name } = event.target as Element as FormControl;
      const towardsSubmit = (event.relatedTarget as HTMLButtonElement | null)?.type === 'submit';
      if (formControls(form).some((control) => control.name === name) && !towardsSubmit)
        afterPress(() => void check(form, name));
    },
    onInput(event: FormEvent<HTMLFormElement>) {
      const form = event.currentTarget;
      const control = event.target as FormControl;
      saveDraft(form, formType);
      if (errors[control.name]) void check(form, control.name);
      if (control.name === 'message') setCharactersLeft(nearLimit(control.value.length));
    },
    cancelWaiting() {
      cancelQueued();
      setStatus('idle');
    },
    startAgain() {
      setErrors({});
      setFresh(true);
      setCharactersLeft(null);
      setStatus('idle');
    },
  };
}

/** A fault that appears moves what lies below it: while a button or link is pressed that has to wait, or the press misses. */
function afterPress(run: () => void) {
  if (!document.querySelector(':active:is(a, button, label, summary, :is(a, button, label, summary) *)')) return run();
  const later = () => setTimeout(run, 0);
  document.addEventListener('pointerup', later, { once: true });
}

/** The part of the form that checks could not be loaded: the browser posts the form itself, the server checks. */
function sendWithoutEngine(form: HTMLFormElement) {
  if (navigator.onLine) return form.submit();
  showToast({
    title: contactStatusMessages.errorToastTitle,
    description: contactStatusMessages.notReached,
    tone: 'destructive',
  });
}

function controlOf(form: HTMLFormElement, name: string | undefined): FormControl | undefined {
  return formControls(form).find((control) => control.name === name);
}

function focusControl(form: HTMLFormElement, name: string | undefined) {
  controlOf(form, name)?.focus();
}

/** The focus alone scrolls nothing where the button has it still. */
function focusSubmit(form: HTMLFormElement) {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  button?.focus();
  button?.scrollIntoView({ block: 'nearest' });
}

function nearLimit(length: number): number | null {
  const left = limits.messageMax - length;
  return left <= limits.messageMax / 10 ? left : null;
}
