import { flushSync } from 'react-dom';
import type { ClientBrand } from '#shared/brands/client-brand.ts';
import { contactStatusMessages, formMarker, honeypotField } from '#shared/contact/contact-messages.ts';
import { type ContactValues, type ParsedContact, parseContact } from '#shared/contact/contact-schema.ts';
import { emailSuggestion } from '#shared/contact/email-suggestion.ts';
import { findSensitive, maskSensitive, sensitiveAdvice } from '#shared/contact/sensitive-numbers.ts';
import * as limits from '#shared/limits.ts';
import { focusError } from '../form/focus-error.ts';
import { clearDraft } from './draft.ts';
import { formValues } from './form-values.ts';
import { closeOutcome, showOutcome } from './outcome-toast.ts';
import { type SendOutcome, type Submission, sendContact } from './send-contact.ts';

export { emailSuggestion, focusError };

// Loaded when the first field gets the focus, because of the size of the schema.

/** Validates the form's current values. */
export function validateForm(form: HTMLFormElement, brand: ClientBrand, formType: string): ParsedContact {
  const keys = brand.serviceOptions.map(({ value }) => value);
  return parseContact({ ...formValues(form), formType }, keys);
}

/** How many characters the message may still have; empty while that is many. */
export function charactersNote(length: number): string {
  const left = limits.messageMax - length;
  const count = Math.abs(left).toLocaleString('en-US');
  if (left > limits.messageMax / 10) return '';
  return left < 0 ? `${count} characters too many` : `${count} characters left`;
}

export type SensitiveWarning = { advice: string[]; masked: string };

/** The warning about numbers that do not belong in e-mail; null when the message has none. */
export function sensitiveWarning(message: string): SensitiveWarning | null {
  const found = findSensitive(message);
  if (found.length === 0) return null;
  const kinds = new Set(found.map(({ kind }) => kind));
  return { advice: [...kinds].map((kind) => sensitiveAdvice[kind]), masked: maskSensitive(message) };
}

/** A validated form as it is sent. The same content has the same idempotency key, so that a retry is the same message. */
export function toSubmission(form: HTMLFormElement, values: ContactValues, brand: ClientBrand): Submission {
  const { formType, ...fields } = values;
  const hidden = (name: string) => form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
  const honeypot = hidden(honeypotField);
  return {
    values: fields,
    formType,
    domain: brand.id,
    recipientEmail: brand.contact.email,
    page: hidden('page'),
    metadata: {
      form: formMarker,
      startedAt: hidden('startedAt'),
      cameFrom: hidden('cameFrom'),
      idempotencyKey: keyOf(JSON.stringify([brand.id, values])),
      ...(honeypot && { [honeypotField]: honeypot }),
    },
  };
}

/** Sends and shows the outcome in a toast, in place of that of an earlier attempt. Success clears the draft. */
export async function submit(submission: Submission): Promise<SendOutcome> {
  closeOutcome();
  if (!navigator.onLine) return { ok: false, message: contactStatusMessages.notReached, offline: true };
  const outcome = await sendContact(submission, new Date());
  if (outcome.ok) {
    clearDraft(submission.formType);
    showOutcome(contactStatusMessages.sentToast);
  } else if (!outcome.offline) {
    const description = outcome.message || contactStatusMessages.tryLater;
    showOutcome({ title: contactStatusMessages.errorToastTitle, description, tone: 'destructive' });
  }
  return outcome;
}

/** An error that appears shifts the layout below it, and a press under way would miss its target: so it waits for pointerup. */
export function afterPress(run: () => void): void {
  const pressed = document.querySelector(':active:is(a, button, label, summary, :is(a, button, label, summary) *)');
  if (pressed) document.addEventListener('pointerup', () => setTimeout(run, 0), { once: true });
  else run();
}

/** Updates what is shown without moving what has the focus: messages that come or go above it move it otherwise. */
export function keepFocusInPlace(update: () => void): void {
  const focused = document.activeElement;
  const before = focused?.getBoundingClientRect().top;
  flushSync(update);
  const after = focused?.getBoundingClientRect().top;
  if (focused?.closest('form') && focused === document.activeElement)
    scrollBy({ top: after! - before!, behavior: 'instant' });
}

const last = { content: '', key: '' };

/** The idempotency key of a submission: the same for the same content, sent again. */
export function keyOf(content: string): string {
  if (last.content !== content) Object.assign(last, { content, key: randomKey() });
  return last.key;
}

/** A random UUID, version 4; `crypto.randomUUID` is missing on plain http. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
