import type { Interval } from '#shared/booking/free-times.ts';

/** What a calendar's server said of the copy that is in memory. */
export type Validators = { etag: string | null; lastModified: string | null };

export type FetchedCalendar =
  | { outcome: 'read'; text: string; validators: Validators }
  | { outcome: 'unchanged' }
  /** `reason` is for logs: it holds nothing of the URL, which is a secret, nor of the calendar. */
  | { outcome: 'failed'; reason: string };

/**
 * Reads a calendar.
 * @param url may contain a user name and a password
 * @param period events outside it may be missing
 */
export type LoadCalendar = (url: string, validators: Validators | null, period: Interval) => Promise<FetchedCalendar>;

/** A reason for logs, with nothing of the URL or the calendar in it. */
export class CalendarFailure extends Error {}

const timeoutMs = 10_000;
const maxBytes = 5 * 1024 * 1024;
const maxRedirects = 3;

/**
 * Reads a private iCalendar URL: 10 s and 5 MB at most, and redirects only within its own origin, so that no response
 * sends the server to another machine.
 * @param calendarUrl may contain a user name and a password
 */
export async function fetchCalendar(calendarUrl: string, validators: Validators | null): Promise<FetchedCalendar> {
  const signal = AbortSignal.timeout(timeoutMs);
  const { url, authorization } = splitCredentials(calendarUrl);
  const headers = {
    Accept: 'text/calendar',
    ...(authorization && { Authorization: authorization }),
    ...(validators?.etag && { 'If-None-Match': validators.etag }),
    ...(validators?.lastModified && { 'If-Modified-Since': validators.lastModified }),
  };
  try {
    let target = url;
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      const response = await fetch(target, { headers, signal, redirect: 'manual' });
      if (response.status === 304) return { outcome: 'unchanged' };
      if (response.ok) return await read(response);
      await response.body?.cancel();
      const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
      const next = location ? URL.parse(location, target) : null;
      if (!next) return { outcome: 'failed', reason: `status ${response.status}` };
      if (next.origin !== new URL(url).origin) return { outcome: 'failed', reason: 'redirects to another origin' };
      target = next.href;
    }
    return { outcome: 'failed', reason: 'too many redirects' };
  } catch (error) {
    return { outcome: 'failed', reason: reasonOf(error) };
  }
}

/** `fetch` takes no credentials in a URL. */
export function splitCredentials(calendarUrl: string): { url: string; authorization: string | null } {
  const parsed = new URL(calendarUrl);
  const [user, password] = [decodeURIComponent(parsed.username), decodeURIComponent(parsed.password)];
  parsed.username = '';
  parsed.password = '';
  const authorization = user ? `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` : null;
  return { url: parsed.href, authorization };
}

async function read(response: Response): Promise<FetchedCalendar> {
  const body = await readBody(response);
  return {
    outcome: 'read',
    text: body.toString('utf8'),
    validators: { etag: response.headers.get('etag'), lastModified: response.headers.get('last-modified') },
  };
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
