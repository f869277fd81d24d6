import { contactStatusMessages } from '#shared/contact/contact-messages.ts';
import { waitText } from '#shared/format/wait-text.ts';
import { postForm } from '../form/form-code.ts';

export type SendOutcome =
  | { ok: true }
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
 * recipient. Never throws.
 * @param now time of the submission, becomes `timestamp`
 */
export async function sendContact(
  { values, domain, recipientEmail, page, metadata }: Submission,
  now: Date,
  fetch = globalThis.fetch,
): Promise<SendOutcome> {
  const formData = { ...values, formType: 'contact', domain, timestamp: now.toISOString(), recipientEmail };
  const body = { formData, domain, recipientEmail, page, ...metadata };
  try {
    return readOutcome(await postForm('/api/contact', { domain, values }, body, fetch));
  } catch (error) {
    const { notReached, unexpected } = contactStatusMessages;
    return { ok: false, message: error instanceof Error ? notReached : unexpected };
  }
}

function readOutcome({ response, body }: Awaited<ReturnType<typeof postForm>>): SendOutcome {
  if (response.ok && !body) return { ok: false, message: contactStatusMessages.unreadable };
  if (response.ok && body?.['success'] === true) return { ok: true };
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
