import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { contactStatusMessages } from '#shared/contact/contact-messages.ts';
import type { EmailSuggestion } from '#shared/contact/email-suggestion.ts';
import type { Control } from '#views/runtime/changed-controls.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { showToast } from '../toast/toast-store.ts';
import { restoreDraft, saveDraft } from './draft.ts';
import { type FormType, formControls } from './form-values.ts';
import { cancelQueued, isQueued, queueUntilOnline, sendFromForm } from './offline-queue.ts';
import { sentPanel } from './sent-panel.tsx';
import type { SensitiveWarning } from './validate.ts';

export type FormErrors = Partial<Record<string, string>>;
type Status = 'idle' | 'sending' | 'queued' | 'sent';
type Validation = Awaited<ReturnType<typeof loadValidation>>;
type Confirmation = SensitiveWarning & { onChoice: (masked: boolean) => void };

/** What follows the use of the form, loaded when it begins. */
async function loadValidation() {
  const [validation] = await Promise.all([import('./validate.ts'), sentPanel.load('module')]);
  return validation;
}

/** State and event handlers of the contact and the schedule form, which the browser posts itself without scripts. */
export function useContactForm(formType: FormType, formRef: RefObject<HTMLFormElement | null>) {
  const { brand, formState } = usePageContext();
  const returned = formState && (formState.values['formType'] ?? 'contact') === formType ? formState : null;
  const [status, setStatus] = useState<Status>('idle');
  const [fresh, setFresh] = useState(false);
  const [shownErrors, setShownErrors] = useState<FormErrors>(returned?.errors ?? {});
  const [summary, setSummary] = useState(shownErrors);
  const [failure, setFailure] = useState(
    returned && Object.keys(returned.errors).length === 0 ? returned.message : null,
  );
  const [suggestion, setSuggestion] = useState<EmailSuggestion | null>(returned?.emailSuggestion ?? null);
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const [charactersNote, setCharactersNote] = useState('');
  const submitting = useRef(false);
  const sent = status === 'sent';

  useEffect(() => {
    const form = formRef.current;
    if (!form || sent) return;
    restoreDraft(form, formType);
    form.querySelector<HTMLInputElement>('input[name="startedAt"]')!.value = String(Date.now());
    if (isQueued(formType)) setStatus('queued');
    if (fresh) focusControl(form, 'name');
    return sendFromForm(formType, () => form.requestSubmit());
  }, [formRef, formType, fresh, sent]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submitting.current) return;
    submitting.current = true;
    cancelQueued();
    await send(event.currentTarget).finally(() => {
      submitting.current = false;
    });
  }

  async function send(form: HTMLFormElement) {
    const validation = await loadValidation().catch(() => null);
    if (!validation) {
      // The browser posts the form itself and the server validates.
      if (navigator.onLine) return form.submit();
      showToast({
        title: contactStatusMessages.errorToastTitle,
        description: contactStatusMessages.notReached,
        tone: 'destructive',
      });
      return showEnd(form, 'idle', contactStatusMessages.notReached);
    }
    const result = validation.validateForm(form, brand, formType);
    if (!result.ok) return showErrors(form, result.errors, validation);
    setShownErrors({});
    setSummary({});
    const warning = validation.sensitiveWarning(result.values.message);
    if (warning) {
      const masked = await new Promise<boolean>((onChoice) => setConfirmation({ ...warning, onChoice }));
      flushSync(() => setConfirmation(null));
      if (!masked) return focusControl(form, 'message');
      result.values.message = warning.masked;
      controlOf(form, 'message')!.value = warning.masked;
      saveDraft(form, formType);
    }
    const submission = validation.toSubmission(form, result.values, brand);
    setStatus('sending');
    const outcome = await validation.submit(submission);
    if (outcome.ok) return setStatus('sent');
    if (outcome.offline) {
      queueUntilOnline(formType, () => void validation.submit(submission));
      return showEnd(form, 'queued', null);
    }
    if (Object.keys(outcome.errors ?? {}).length > 0) showErrors(form, outcome.errors!, validation);
    else showEnd(form, 'idle', outcome.reason ?? outcome.message);
  }

  /** Shows why a message was not sent, or that it is queued: the button has the focus, and what is below it is in sight. */
  function showEnd(form: HTMLFormElement, next: Status, message: string | null) {
    flushSync(() => {
      setStatus(next);
      setFailure(message);
    });
    const button = form.querySelector<HTMLButtonElement>('.submit-button')!;
    button.focus();
    // Clear of the toast at the foot of a phone's screen. A button that has the focus already is not scrolled to by `focus`.
    button.scrollIntoView({ block: 'center' });
  }

  function showErrors(form: HTMLFormElement, errors: FormErrors, { focusError }: Validation) {
    flushSync(() => {
      setStatus('idle');
      setFailure(null);
      setShownErrors(errors);
      setSummary(errors);
    });
    const control = formControls(form).find((field) => errors[errorKey(field)]);
    if (control) focusError(control);
  }

  async function validateField(form: HTMLFormElement, name: string) {
    const validation = await loadValidation().catch(() => null);
    if (!validation || !form.isConnected) return;
    const result = validation.validateForm(form, brand, formType);
    validation.keepFocusInPlace(() => {
      if (name === 'email') setSuggestion(validation.emailSuggestion(controlOf(form, name)!.value));
      setShownErrors((before) => ({ ...before, [name]: result.ok ? undefined : (result.errors as FormErrors)[name] }));
    });
  }

  return {
    status,
    errors: shownErrors,
    /** Those of the last submit: a summary that changed with each field would move the form. */
    summary,
    /** Why the message could not be sent. */
    failure,
    emailSuggestion: suggestion,
    confirmation,
    /** How many characters are left, near the limit. */
    charactersNote,
    /** Values and errors of a failed post without scripts. */
    returned: fresh ? null : returned,
    fresh,
    onSubmit,
    onFocus: () => void loadValidation().catch(() => null),
    onBlur(event: FocusEvent<HTMLFormElement>) {
      const form = event.currentTarget;
      const { name, value } = event.target as Element as Control;
      const key = errorKey(event.target as Element as Control);
      const movesToSubmit = (event.relatedTarget as HTMLButtonElement | null)?.type === 'submit';
      // What is still empty is asked for when the form is sent.
      if (value && formControls(form).some((control) => control.name === name) && !movesToSubmit)
        void loadValidation().then(
          ({ afterPress }) => afterPress(() => void validateField(form, key)),
          () => null,
        );
    },
    onInput(event: FormEvent<HTMLFormElement>) {
      const form = event.currentTarget;
      const control = event.target as Control;
      saveDraft(form, formType);
      const key = errorKey(control);
      if (shownErrors[key] || (key === 'email' && suggestion)) void validateField(form, key);
      if (control.name === 'message')
        void loadValidation().then(
          (validation) => setCharactersNote(validation.charactersNote(control.value.length)),
          () => null,
        );
    },
    acceptEmail(email: string) {
      const form = formRef.current!;
      const control = controlOf(form, 'email')!;
      control.value = email;
      control.focus();
      saveDraft(form, formType);
      void validateField(form, 'email');
    },
    cancelQueuedMessage() {
      cancelQueued();
      setStatus('idle');
    },
    startAgain() {
      setShownErrors({});
      setSummary({});
      setFailure(null);
      setSuggestion(null);
      setFresh(true);
      setCharactersNote('');
      setStatus('idle');
    },
  };
}

/** The name of a control's error: of several dates, which all have the same name, the id without its prefix. */
function errorKey({ id, name }: Control): string {
  return /^field-(dates-\d)$/.exec(id)?.[1] ?? name;
}

function controlOf(form: HTMLFormElement, name: string | undefined): Control | undefined {
  return formControls(form).find((control) => control.name === name);
}

function focusControl(form: HTMLFormElement, name: string | undefined) {
  controlOf(form, name)?.focus();
}
