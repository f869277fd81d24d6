import type { ClientBrand } from '#shared/brands/client-brand.ts';
import { contactStatusMessages } from '#shared/contact/contact-messages.ts';
import { type ContactValues, parseContact } from '#shared/contact/contact-schema.ts';
import { findSensitive, maskSensitive, sensitiveAdvice } from '#shared/contact/sensitive-numbers.ts';
import { waitText } from '#shared/format/text.ts';
import { phoneDigits } from '#shared/forms/phone-number.ts';
import { isFetchRefused } from '#views/runtime/request.ts';
import { clearDraft } from '../form/draft.ts';
import { metadataOf, postForm } from '../form/form-code.ts';
import { formValues, hiddenValue } from '../form/form-values.ts';
import { closeOutcome, showOutcome } from './contact-sent.tsx';
import { serviceKeys } from './service-choice.ts';

// Loaded when the first field gets the focus, because of the size of the schema.

export * from '../form/form-code.ts';

/** Validates the form's current values. */
export function validate(form: HTMLFormElement, brand: ClientBrand) {
  return parseContact(formValues(form), serviceKeys(brand));
}

export type SensitiveWarning = { advice: string[]; masked: string };

/** The warning about numbers that do not belong in email; null when the message has none. */
export function sensitiveWarning(message: string): SensitiveWarning | null {
  const found = findSensitive(message);
  if (found.length === 0) return null;
  const kinds = new Set(found.map(({ kind }) => kind));
  return { advice: [...kinds].map((kind) => sensitiveAdvice[kind]), masked: maskSensitive(message) };
}

/** What the form asks once about a number that has no area code; null for none. */
export function phoneQuestion(phone: string | undefined): string | null {
  return phone && phoneDigits(phone).length < 10
    ? `${phone} has fewer than 10 digits. Press again if it is right`
    : null;
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

export type SendOutcome =
  | { ok: true; receipt: boolean }
  /** `message` is for the toast; `reason` says more at the form; `errors` are the server's, by field. */
  | { ok: false; message: string; reason?: string; errors?: Record<string, string> };

export type Submission = {
  /** Cleaned values of the form, without empty ones. */
  values: Record<string, unknown>;
  /** Id of the brand. */
  domain: string;
  recipientEmail: string;
  /** Path of the page with the form. */
  page: string;
  /** What `metadataOf` the form returned. */
  metadata: Record<string, string>;
};

/**
 * Sends a message and returns the outcome with the text for the visitor. The server never uses `recipientEmail` as a
 * recipient.
 * @throws where the browser refuses `fetch`
 * @param now time of the submission, becomes `timestamp`
 */
export async function sendContact(
  { values, domain, recipientEmail, page, metadata }: Submission,
  now: Date,
): Promise<SendOutcome> {
  const formData = { ...values, formType: 'contact', domain, timestamp: now.toISOString(), recipientEmail };
  const body = { formData, domain, recipientEmail, page, ...metadata };
  try {
    return readOutcome(await postForm('/api/contact', { domain, values }, body));
  } catch (error) {
    if (isFetchRefused()) throw error;
    const { notReached, unexpected } = contactStatusMessages;
    return { ok: false, message: error instanceof Error ? notReached : unexpected };
  }
}

function readOutcome({ response, body }: Awaited<ReturnType<typeof postForm>>): SendOutcome {
  if (response.ok && !body) return { ok: false, message: contactStatusMessages.unreadable };
  if (response.ok && body?.['success'] === true) return { ok: true, receipt: body['receipt'] === true };
  const error = body?.['error'];
  const errors = texts(body?.['errors']);
  if (typeof error === 'string' && error.trim()) return { ok: false, message: error, errors };
  const failed = { ok: false, message: contactStatusMessages.failed, errors } as const;
  return response.status === 429 ? { ...failed, reason: tooMany(response.headers.get('retry-after')) } : failed;
}

/** @param retryAfter seconds; a date, or none, counts as a minute */
function tooMany(retryAfter: string | null): string {
  return `Too many messages came from your network. Please wait ${waitText(Number(retryAfter))} and try again.`;
}

function texts(value: unknown): Record<string, string> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
