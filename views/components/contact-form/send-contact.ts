import { contactStatusMessages } from '#shared/contact/contact-messages.ts';
import { waitText } from '#shared/format/wait-text.ts';

export type SendOutcome =
  | { ok: true }
  /**
   * `message` is for the toast; `reason` says more at the form; `errors` are the server's, by field; `offline`: nothing was
   * sent, it can be queued.
   */
  | { ok: false; message: string; reason?: string; errors?: Record<string, string>; offline?: true };

export type Submission = {
  /** Cleaned values of the form, without empty ones. */
  values: Record<string, unknown>;
  formType: 'contact' | 'schedule';
  /** Id of the brand. */
  domain: string;
  recipientEmail: string;
  /** Path of the page with the form. */
  page: string;
  /** Form marker, honeypot, time of display and idempotency key. */
  metadata: Record<string, string>;
};

/** In milliseconds; more than the 12 s that the server allows a slow mail server. */
const timeoutMs = 25_000;

/**
 * Sends a message and returns the outcome with the text for the visitor. Never throws.
 * @param now time of the submission, becomes `timestamp`
 */
export async function sendContact(
  submission: Submission,
  now: Date,
  { fetch = globalThis.fetch, online = () => navigator.onLine } = {},
): Promise<SendOutcome> {
  let response: Response;
  try {
    response = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(contactBody(submission, now)),
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    if (!(error instanceof Error)) return { ok: false, message: contactStatusMessages.unexpected };
    return { ok: false, message: contactStatusMessages.notReached, ...(!online() && { offline: true }) };
  }
  return readResponse(response);
}

/** The body of POST /api/contact. The server never uses `recipientEmail` as a recipient. */
export function contactBody({ values, formType, domain, recipientEmail, page, metadata }: Submission, now: Date) {
  return {
    formData: { ...values, formType, domain, timestamp: now.toISOString(), recipientEmail },
    domain,
    recipientEmail,
    page,
    ...metadata,
  };
}

async function readResponse(response: Response): Promise<SendOutcome> {
  const body = await response.json().then(asRecord, () => null);
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

function asRecord(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

function texts(value: unknown): Record<string, string> {
  const entries = Object.entries(asRecord(value) ?? {});
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
