import {
  type Dispatch,
  type FocusEvent,
  type FormEvent,
  type RefObject,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { contactStatusMessages } from '#shared/contact/contact-messages.ts';
import { addressQuestion, type EmailSuggestion } from '#shared/contact/email-suggestion.ts';
import type { FormState } from '#shared/site/page-context.ts';
import { type Control, changedControls, isChoice } from '#views/runtime/changed-controls.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { isFetchRefused } from '#views/runtime/request.ts';
import { showToast } from '../toast/toast-store.ts';
import { restoreDraft, saveDraft } from './draft.ts';
import { controlOf, formControls } from './form-values.ts';
import { fillMetadata } from './hidden-fields.tsx';

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
 * hint at a mistyped email address, and what became of the last attempt to send.
 */
export function useForm<Code extends FormCode>({ draftName, load, validate, fresh = false }: Options<Code>) {
  const { formState } = usePageContext();
  const returned = fresh || formState?.answerTo ? null : formState;
  const formRef = useRef<HTMLFormElement>(null);
  const [view, setView] = useState(() => initialView(returned));
  const loaded = () => load().catch(() => null);
  const outcomes = outcomesOf(setView);
  const submit = useSubmit(loaded, outcomes);
  useDraft(formRef, draftName);

  async function validateField(name: string) {
    const [form, code] = [formRef.current, await loaded()];
    if (!form?.isConnected || !code) return;
    const result = validate(code, form);
    const error = result.ok ? undefined : result.errors[name];
    const suggestion = name === 'email' ? code.emailSuggestion(controlOf(form, name)!.value) : undefined;
    code.keepFocusInPlace(() => setView((before) => afterValidation(before, name, error, suggestion)));
  }

  /** Asks at the field whether the domain of an address is right where it is nearly a well-known one: once. @returns whether it asks */
  function holdsAddress(form: HTMLFormElement, code: Code, email: string): boolean {
    const suggestion = code.emailSuggestion(email);
    if (!suggestion || view.sureOf === email) return false;
    setView((before) => ({ ...before, suggestion, sureOf: email }));
    outcomes.refuse(form, code, { email: addressQuestion(suggestion) });
    return true;
  }

  const field = (name: string) => fieldProps(name, view, returned);
  return {
    formRef,
    ...view,
    ...outcomes,
    submit,
    holdsAddress,
    /** Values and errors of a failed post without scripts. */
    returned,
    returnedErrors: returnedErrors(returned),
    field,
    emailField: () => ({
      ...field('email'),
      suggestion: view.suggestion,
      onAccept(email: string) {
        const control = controlOf(formRef.current!, 'email')!;
        control.value = email;
        control.focus();
        saveDraft(formRef.current!, draftName);
        void validateField('email');
      },
    }),
    saveDraft: () => saveDraft(formRef.current!, draftName),
    handlers: {
      onFocus: () => void loaded(),
      onBlur(event: FocusEvent<HTMLFormElement>) {
        const name = fieldToValidate(event);
        if (name) void loaded().then((code) => code?.afterPress(() => void validateField(name)));
      },
      onInput({ target }: FormEvent<HTMLFormElement>) {
        const { name } = target as Element as Control;
        saveDraft(formRef.current!, draftName);
        if (isValidatedAtOnce(view, name)) void validateField(name);
      },
    },
  };
}

export type Form = ReturnType<typeof useForm>;

/** Restores the draft, unless something was typed before hydration, which then is the draft. */
function useDraft(formRef: RefObject<HTMLFormElement | null>, draftName: string) {
  useEffect(() => {
    const form = formRef.current!;
    const hasEarlyInput = changedControls(form).length > 0;
    restoreDraft(form, draftName);
    if (hasEarlyInput) saveDraft(form, draftName);
    fillMetadata(form);
  }, [formRef, draftName]);
}

/** Shows that an attempt to send has begun, and how it ended. */
function outcomesOf(setView: Dispatch<SetStateAction<FormView>>) {
  return {
    setSending: (sending: boolean) => setView((view) => ({ ...view, sending })),
    /** Forgets what was wrong with fields; a failure stays in its place until the next attempt has ended. */
    clear: () => setView((view) => afterAttempt(view, {}, view.failure)),
    /** Shows what is wrong with fields, and focuses the first of them. */
    refuse(form: HTMLFormElement, { focusError }: FormCode, errors: FormErrors) {
      flushSync(() => setView((view) => afterAttempt(view, errors, null)));
      const wrong = formControls(form).find(({ name, offsetParent }) => errors[name] && offsetParent);
      if (wrong) focusError(wrong);
    },
    /** Shows why the form was not sent: the way out has the focus, and what is below it is in sight. */
    end(form: HTMLFormElement, message: string, wayOut = '.submit-button') {
      flushSync(() => setView((view) => afterAttempt(view, {}, message)));
      const button = form.querySelector<HTMLElement>(wayOut)!;
      button.focus();
      // Clear of the toast at the foot of a phone's screen. A button that has the focus already is not scrolled to by `focus`.
      button.scrollIntoView({ block: 'center' });
    },
  };
}

type Outcomes = Pick<ReturnType<typeof outcomesOf>, 'setSending' | 'end'>;

/** Posts a form as the browser does by itself: what it would send of the button, too. */
function post(form: HTMLFormElement, { name = '', value = '' }: Partial<HTMLButtonElement>) {
  const pressed = Object.assign(document.createElement('input'), { type: 'hidden', name, value });
  form.append(pressed);
  form.submit();
  pressed.remove();
}

/**
 * Sends a form, once at a time. Without its code, or where the browser refuses `fetch`, the browser posts it and the server
 * validates, if there is a connection.
 */
function useSubmit<Code>(loaded: () => Promise<Code | null>, { setSending, end }: Outcomes) {
  const busy = useRef(false);
  function sendByBrowser(form: HTMLFormElement, submitter: HTMLButtonElement | null) {
    setSending(false);
    if (navigator.onLine) return post(form, submitter ?? {});
    const { errorToastTitle: title, notReached } = contactStatusMessages;
    showToast({ title, description: notReached, tone: 'destructive' });
    end(form, notReached);
  }
  return async (event: FormEvent<HTMLFormElement>, send: Send<Code>) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    const form = event.currentTarget;
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const code = await loaded();
    try {
      if (code) await send(form, code, submitter);
      else sendByBrowser(form, submitter);
    } catch (error) {
      if (!isFetchRefused()) throw error;
      sendByBrowser(form, submitter);
    } finally {
      busy.current = false;
    }
  };
}

export type FormErrors = Partial<Record<string, string>>;

/** What a form shows besides its values. */
export type FormView = {
  errors: FormErrors;
  /** Errors of the last submit. */
  summary: FormErrors;
  /** Why the form could not be sent. */
  failure: string | null;
  suggestion: EmailSuggestion | null;
  /** The address that was asked about, and goes through when it is sent again. */
  sureOf: string;
  sending: boolean;
};

/** At first. `returned`: values and errors of a failed post without scripts. */
export function initialView(returned: FormState | null): FormView {
  const errors = returned?.errors ?? {};
  const failure = returned && returnedErrors(returned).length === 0 ? returned.message : null;
  const sureOf = returned?.values[errors['email'] ? 'email' : 'sureOf'] ?? '';
  return { errors, summary: errors, failure, suggestion: returned?.emailSuggestion ?? null, sureOf, sending: false };
}

/** Names of the fields that were wrong in a failed post without scripts. */
export function returnedErrors(returned: FormState | null): string[] {
  return Object.keys(returned?.errors ?? {});
}

/** What a field shows at first, and what is wrong with it now. */
export function fieldProps(name: string, { errors }: FormView, returned: FormState | null) {
  // Several errors have a summary, which gets the focus.
  return {
    name,
    defaultValue: returned?.values[name],
    error: errors[name],
    autoFocus: returnedErrors(returned).join() === name,
  };
}

/** After an attempt to send. */
export function afterAttempt(view: FormView, errors: FormErrors, failure: string | null): FormView {
  return { ...view, errors, summary: errors, failure, sending: false };
}

/** After the validation of a field. `suggestion`: for the email address in it. */
export function afterValidation(
  view: FormView,
  name: string,
  error: string | undefined,
  suggestion = view.suggestion,
): FormView {
  return { ...view, errors: { ...view.errors, [name]: error }, suggestion };
}

/** Whether a field is validated with each key: while it shows what is wrong with it. */
export function isValidatedAtOnce({ errors, suggestion }: FormView, name: string): boolean {
  return Boolean(errors[name] || (name === 'email' && suggestion));
}

/** The field that the focus leaves, if it is to be validated: what is still empty is asked for when the form is sent. */
export function fieldToValidate({ target, relatedTarget, currentTarget }: FocusEvent<HTMLFormElement>): string | null {
  const control = target as Element as Control;
  const movesToSubmit = (relatedTarget as HTMLButtonElement | null)?.type === 'submit';
  if (!control.value || isChoice(control) || movesToSubmit) return null;
  return formControls(currentTarget).includes(control) ? control.name : null;
}
