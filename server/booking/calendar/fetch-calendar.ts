import type { Interval } from '#shared/booking/free-times.ts';

/**
 * Reads the text of a calendar.
 * @param url may contain a user name and a password
 * @param period events outside it may be missing
 * @returns with a tag that changes with each change of the calendar; null where its server gives none
 * @throws when it cannot be read; `reasonOf` says why
 */
export type LoadCalendar = (url: string, period: Interval) => Promise<{ text: string; tag: string | null }>;

/** A reason for logs, with nothing of the URL or the calendar in it. */
export class CalendarFailure extends Error {}

const timeoutMs = 10_000;
const maxBytes = 5 * 1024 * 1024;
const maxRedirects = 3;

/**
 * Reads a private iCalendar URL: 10 s and 5 MB at most, and redirects only within its own origin, so that no response
 * sends the server to another machine.
 */
export const fetchCalendar: LoadCalendar = async (calendarUrl) => {
  const signal = AbortSignal.timeout(timeoutMs);
  const { url, authorization } = splitCredentials(calendarUrl);
  const headers = { Accept: 'text/calendar', ...(authorization && { Authorization: authorization }) };
  let target = url;
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const response = await fetch(target, { headers, signal, redirect: 'manual' });
    if (response.ok) return { text: (await readBody(response)).toString('utf8'), tag: null };
    await response.body?.cancel();
    const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
    const next = location ? URL.parse(location, target) : null;
    if (!next) throw new CalendarFailure(`status ${response.status}`);
    if (next.origin !== new URL(url).origin) throw new CalendarFailure('redirects to another origin');
    target = next.href;
  }
  throw new CalendarFailure('too many redirects');
};

/** `fetch` takes no credentials in a URL. */
export function splitCredentials(calendarUrl: string): { url: string; authorization: string | null } {
  const parsed = new URL(calendarUrl);
  const [user, password] = [decodeURIComponent(parsed.username), decodeURIComponent(parsed.password)];
  parsed.username = '';
  parsed.password = '';
  const authorization = user ? `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` : null;
  return { url: parsed.href, authorization };
}

/** @throws {CalendarFailure} for more than 5 MB */
export async function readBody(response: Response): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > maxBytes) throw new CalendarFailure('larger than 5 MB');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The kind of error and its code; a message may contain the URL. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'error';
  if (error instanceof CalendarFailure) return error.message;
  if (error.name === 'TimeoutError') return 'no answer within 10 seconds';
  const { code } = (error.cause ?? {}) as { code?: string };
  return ['cannot be reached', code].filter(Boolean).join(': ');
}
