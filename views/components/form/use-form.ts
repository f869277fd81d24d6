import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { contactStatusMessages } from '#shared/contact/contact-messages.ts';
import type { EmailSuggestion } from '#shared/contact/email-suggestion.ts';
import { type Control, changedControls, isChoice } from '#views/runtime/changed-controls.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { showToast } from '../toast/toast-store.ts';
import { restoreDraft, saveDraft } from './draft.ts';
import { controlOf, formControls } from './form-values.ts';
import { fillMetadata } from './hidden-fields.tsx';

export type FormErrors = Partial<Record<string, string>>;

type FormCode = typeof import('./form-code.ts');

type Options<Code> = {
  /** Name of the draft in sessionStorage. */
  draftName: string;
  /** Loads the code that follows the use of the form, when it begins. */
  load: () => Promise<Code>;
  validate: (code: Code, form: HTMLFormElement) => { ok: true } | { ok: false; errors: FormErrors };
  /** A new form after one that was sent: without the values of a failed post. */
  fresh?: boolean;
};
type Send<Code> = (form: HTMLFormElement, code: Code, submitter: HTMLButtonElement | null) => Promise<unknown>;

/**
 * State and event handlers of a form that the browser posts itself without scripts: draft, validation while typing, the
 * hint at a mistyped e-mail address, and what became of the last attempt to send.
 */
export function useForm<Code extends FormCode>({ draftName, load, validate, fresh = false }: Options<Code>) {
  const { formState } = usePageContext();
  const returned = fresh ? null : formState;
  const returnedErrors = Object.keys(returned?.errors ?? {});
  const formRef = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors>(returned?.errors ?? {});
  /** Errors of the last submit: a summary that changed with each field would move the form. */
  const [summary, setSummary] = useState(errors);
  /** Why the form could not be sent. */
  const [failure, setFailure] = useState(returned && returnedErrors.length === 0 ? returned.message : null);
  const [suggestion, setSuggestion] = useState<EmailSuggestion | null>(returned?.emailSuggestion ?? null);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const loaded = () => load().catch(() => null);

  useEffect(() => {
    const form = formRef.current!;
    const hasEarlyInput = changedControls(form).length > 0;
    restoreDraft(form, draftName);
    if (hasEarlyInput) saveDraft(form, draftName);
    fillMetadata(form);
  }, [draftName]);

  function show(next: FormErrors, message: string | null) {
    setSending(false);
    setErrors(next);
    setSummary(next);
    setFailure(message);
  }

  async function validateField(name: string) {
    const [form, code] = [formRef.current, await loaded()];
    if (!form?.isConnected || !code) return;
    const result = validate(code, form);
    code.keepFocusInPlace(() => {
      if (name === 'email') setSuggestion(code.emailSuggestion(controlOf(form, name)!.value));
      setErrors((before) => ({ ...before, [name]: result.ok ? undefined : result.errors[name] }));
    });
  }

  /** Shows why the form was not sent: the way out has the focus, and what is below it is in sight. */
  function end(form: HTMLFormElement, message: string, wayOut = '.submit-button') {
    flushSync(() => show({}, message));
    focusWayOut(form.querySelector<HTMLElement>(wayOut)!);
  }

  /** The browser posts the form and the server validates, unless there is no connection. */
  async function sendWithoutCode(form: HTMLFormElement) {
    if (navigator.onLine) return form.submit();
    const { errorToastTitle: title, notReached } = contactStatusMessages;
    showToast({ title, description: notReached, tone: 'destructive' });
    end(form, notReached);
  }

  const field = (name: string) => ({
    name,
    defaultValue: returned?.values[name],
    error: errors[name],
    // Several errors have a summary, which gets the focus.
    autoFocus: returnedErrors.length === 1 && returnedErrors[0] === name,
  });

  return {
    formRef,
    errors,
    summary,
    failure,
    sending,
    setSending,
    /** Values and errors of a failed post without scripts. */
    returned,
    returnedErrors,
    field,
    emailField: () => ({
      ...field('email'),
      suggestion,
      onAccept(email: string) {
        const control = controlOf(formRef.current!, 'email')!;
        control.value = email;
        control.focus();
        saveDraft(formRef.current!, draftName);
        void validateField('email');
      },
    }),
    saveDraft: () => saveDraft(formRef.current!, draftName),
    /** Forgets what was wrong with fields; a failure stays in its place until the next attempt has ended. */
    clear: () => show({}, failure),
    /** Shows what is wrong with fields, and focuses the first of them. */
    refuse(form: HTMLFormElement, code: Code, next: FormErrors) {
      flushSync(() => show(next, null));
      const wrong = formControls(form).find(({ name, offsetParent }) => next[name] && offsetParent);
      if (wrong) code.focusError(wrong);
    },
    end,
    /** Sends the form, once at a time. */
    async submit(event: FormEvent<HTMLFormElement>, send: Send<Code>) {
      event.preventDefault();
      if (busy.current) return;
      busy.current = true;
      const form = event.currentTarget;
      const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
      const code = await loaded();
      const sent = code ? send(form, code, submitter) : sendWithoutCode(form);
      await sent.finally(() => {
        busy.current = false;
      });
    },
    handlers: {
      onFocus: () => void loaded(),
      onBlur(event: FocusEvent<HTMLFormElement>) {
        const name = fieldToValidate(event);
        if (name) void loaded().then((code) => code?.afterPress(() => void validateField(name)));
      },
      onInput({ target }: FormEvent<HTMLFormElement>) {
        const { name } = target as Element as Control;
        saveDraft(formRef.current!, draftName);
        if (errors[name] || (name === 'email' && suggestion)) void validateField(name);
      },
    },
  };
}

export type Form = ReturnType<typeof useForm>;

/** The field that the focus leaves, if it is to be validated: what is still empty is asked for when the form is sent. */
function fieldToValidate({ target, relatedTarget, currentTarget }: FocusEvent<HTMLFormElement>): string | null {
  const control = target as Element as Control;
  const movesToSubmit = (relatedTarget as HTMLButtonElement | null)?.type === 'submit';
  if (!control.value || isChoice(control) || movesToSubmit) return null;
  return formControls(currentTarget).includes(control) ? control.name : null;
}

/** Clear of the toast at the foot of a phone's screen. A button that has the focus already is not scrolled to by `focus`. */
function focusWayOut(button: HTMLElement) {
  button.focus();
  button.scrollIntoView({ block: 'center' });
}
