import type { ClientBrand } from '#shared/brands/client-brand.ts';
import { contactStatusMessages } from '#shared/contact/contact-messages.ts';
import { type ContactValues, parseContact } from '#shared/contact/contact-schema.ts';
import { findSensitive, maskSensitive, sensitiveAdvice } from '#shared/contact/sensitive-numbers.ts';
import { clearDraft } from '../form/draft.ts';
import { metadataOf } from '../form/form-code.ts';
import { formValues, hiddenValue } from '../form/form-values.ts';
import { closeOutcome, showOutcome } from './outcome-toast.ts';
import { type SendOutcome, type Submission, sendContact } from './send-contact.ts';

// Loaded when the first field gets the focus, because of the size of the schema.

export * from '../form/form-code.ts';

/** Validates the form's current values. */
export function validate(form: HTMLFormElement, brand: ClientBrand) {
  return parseContact(
    formValues(form),
    brand.serviceOptions.map(({ value }) => value),
  );
}

export type SensitiveWarning = { advice: string[]; masked: string };

/** The warning about numbers that do not belong in email; null when the message has none. */
export function sensitiveWarning(message: string): SensitiveWarning | null {
  const found = findSensitive(message);
  if (found.length === 0) return null;
  const kinds = new Set(found.map(({ kind }) => kind));
  return { advice: [...kinds].map((kind) => sensitiveAdvice[kind]), masked: maskSensitive(message) };
}

/** A validated form as it is sent. */
export function toSubmission(form: HTMLFormElement, values: ContactValues, brand: ClientBrand): Submission {
  return {
    values,
    domain: brand.id,
    recipientEmail: brand.contact.email,
    page: hiddenValue(form, 'page'),
    metadata: metadataOf(form),
  };
}

/** Sends and shows the outcome in a toast, in place of that of an earlier attempt. Success clears the draft. */
export async function submit(submission: Submission): Promise<SendOutcome> {
  closeOutcome();
  const outcome = await sendContact(submission, new Date());
  if (outcome.ok) {
    clearDraft('contact');
    showOutcome(contactStatusMessages.sentToast);
  } else {
    const description = outcome.message || contactStatusMessages.tryLater;
    showOutcome({ title: contactStatusMessages.errorToastTitle, description, tone: 'destructive' });
  }
  return outcome;
}
