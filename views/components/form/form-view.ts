import type { FocusEvent } from 'react';
import type { EmailSuggestion } from '#shared/contact/email-suggestion.ts';
import type { FormState } from '#shared/site/page-context.ts';
import { type Control, isChoice } from '#views/runtime/changed-controls.ts';
import { formControls } from './form-values.ts';

export type FormErrors = Partial<Record<string, string>>;

/** What a form shows besides its values. */
export type FormView = {
  errors: FormErrors;
  /** Errors of the last submit. */
  summary: FormErrors;
  /** Why the form could not be sent. */
  failure: string | null;
  suggestion: EmailSuggestion | null;
  sending: boolean;
};

/** At first. `returned`: values and errors of a failed post without scripts. */
export function initialView(returned: FormState | null): FormView {
  const errors = returned?.errors ?? {};
  const failure = returned && returnedErrors(returned).length === 0 ? returned.message : null;
  return { errors, summary: errors, failure, suggestion: returned?.emailSuggestion ?? null, sending: false };
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
