import type { ClientBrand } from '#shared/brands/client-brand.ts';
import {
  contactStatusMessages,
  findSensitive,
  formMarker,
  honeypotField,
  maskSensitive,
  type ParsedContact,
  parseContact,
  sensitiveAdvice,
} from '#shared/contact/contact-schema.ts';
import { showToast } from '../toast/toast-store.ts';
import { clearDraft } from './draft.ts';
import { formValues } from './form-values.ts';
import { type SendOutcome, type Submission, sendContact } from './send-contact.ts';

// Everything the form needs only once somebody uses it, the schema above all; loaded when the first field gets the focus.

type ContactValues = Extract<ParsedContact, { ok: true }>['values'];

export function checkForm(form: HTMLFormElement, brand: ClientBrand, formType: string): ParsedContact {
  const keys = brand.serviceOptions.map(({ value }) => value);
  return parseContact({ ...formValues(form), formType }, keys);
}

export type SensitiveWarning = { advice: string[]; masked: string };

/** What to tell a visitor whose message holds numbers that do not belong in e-mail; null when it holds none. */
export function sensitiveWarning(message: string): SensitiveWarning | null {
  const found = findSensitive(message);
  if (found.length === 0) return null;
  const kinds = new Set(found.map(({ kind }) => kind));
  return { advice: [...kinds].map((kind) => sensitiveAdvice[kind]), masked: maskSensitive(message) };
}

/** A checked form as it is sent. The same content keeps its key, so that a second try is the same message. */
export function toSubmission(form: HTMLFormElement, values: ContactValues, brand: ClientBrand): Submission {
  const { formType, ...fields } = values;
  const hidden = (name: string) => form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
  const bait = hidden(honeypotField);
  return {
    values: fields,
    formType,
    domain: brand.id,
    recipientEmail: brand.contact.email,
    page: hidden('page'),
    marks: {
      form: formMarker,
      startedAt: hidden('startedAt'),
      idempotencyKey: keyOf(JSON.stringify([brand.id, values])),
      ...(bait && { [honeypotField]: bait }),
    },
  };
}

/** Sends, tells the visitor by a notice how it went, and forgets the draft of what has arrived. */
export async function deliver(submission: Submission): Promise<SendOutcome> {
  if (!navigator.onLine) return { ok: false, message: contactStatusMessages.notReached, offline: true };
  const outcome = await sendContact(submission, new Date());
  if (outcome.ok) {
    clearDraft(submission.formType);
    showToast(contactStatusMessages.sentToast);
  } else if (!outcome.offline) {
    const description = outcome.message || contactStatusMessages.tryLater;
    showToast({ title: contactStatusMessages.errorToastTitle, description, tone: 'destructive' });
  }
  return outcome;
}

const last = { content: '', key: '' };

function keyOf(content: string): string {
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
