import { contactStatusMessages } from '#shared/contact/contact-messages.ts';

export type SendOutcome =
  | { ok: true }
  /** `message` is for the toast; `errors` are the server's, by field; `offline`: nothing was sent, it can be kept. */
  | { ok: false; message: string; errors?: Record<string, string>; offline?: true };

export type Submission = {
  /** Cleaned values of the form, without empty ones. */
  values: Record<string, unknown>;
  formType: 'contact' | 'schedule';
  /** Id of the brand. */
  domain: string;
  recipientEmail: string;
  /** Path of the page the form stands on. */
  page: string;
  /** What the site's own forms carry besides: marker, bait field, time on the page, key against doubles. */
  marks: Record<string, string>;
};

/** Long enough for a slow mail server, short enough that the visitor still waits. Milliseconds. */
const timeLimit = 25_000;

/**
 * Sends a message and says how it went, in the words of specification section 8. Never throws.
 * @param now moment of the press, becomes `timestamp`
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
      signal: AbortSignal.timeout(timeLimit),
    });
  } catch (error) {
    if (!(error instanceof Error)) return { ok: false, message: contactStatusMessages.unexpected };
    return { ok: false, message: contactStatusMessages.notReached, ...(!online() && { offline: true }) };
  }
  return readAnswer(response);
}

/** The body of POST /api/contact (specification, section 7). The brand's address is sent as asked; the server never uses it as a target. */
export function contactBody({ values, formType, domain, recipientEmail, page, marks }: Submission, now: Date) {
  return {
    formData: { ...values, formType, domain, timestamp: now.toISOString(), recipientEmail },
    domain,
    recipientEmail,
    page,
    ...marks,
  };
}

async function readAnswer(response: Response): Promise<SendOutcome> {
  const answer = await response.json().then(asRecord, () => null);
  if (response.ok && !answer) return { ok: false, message: contactStatusMessages.unreadable };
  if (response.ok && answer?.['success'] === true) return { ok: true };
  const error = answer?.['error'];
  const message = typeof error === 'string' && error.trim() ? error : contactStatusMessages.failed;
  return { ok: false, message, errors: texts(answer?.['errors']) };
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
