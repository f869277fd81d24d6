import { propfind } from 'tsdav';
import { fetchWithinOrigin, readBody } from '#server/fetch-within-origin.ts';
import type { Interval } from '#shared/booking/free-times.ts';
import { icalUtc } from '#shared/format/ical-lines.ts';

/** What a server sent of a calendar, for `readDownload`. `collection`: the URL of a CalDAV calendar, whose events it lists. */
export type Download = { body: Uint8Array; contentType: string; collection?: string };

/**
 * Fetches a calendar.
 * @param url may contain a user name and a password
 * @param period events outside it may be missing
 * @returns with a tag that changes with each change of the calendar; null where its server gives none
 * @throws when it cannot be fetched; `reasonOf` says why
 */
export type LoadCalendar = (url: string, period: Interval) => Promise<Download & { tag: string | null }>;

/** A reason for logs, with nothing of the URL or the calendar in it. */
export class CalendarFailure extends Error {}

const timeoutMs = 10_000;
/** A calendar of many years; what lies in the past is skipped while it is read. */
const maxBytes = 20 * 1024 * 1024;

/**
 * Reads a private iCalendar URL: 10 s and 20 MB at most, and redirects only within its own origin, so that no response
 * sends the server to another machine.
 */
export const fetchCalendar: LoadCalendar = async (calendarUrl) => {
  const signal = AbortSignal.timeout(timeoutMs);
  const { url, authorization } = splitCredentials(calendarUrl);
  const headers = { Accept: 'text/calendar', ...(authorization && { Authorization: authorization }) };
  const response = await fetchWithinOrigin(url, { headers, signal }, CalendarFailure);
  if (response.ok) return { body: await readWhole(response), contentType: typeOf(response), tag: null };
  await response.body?.cancel();
  throw new CalendarFailure(response.status === 401 ? meaningOf401(response) : `status ${response.status}`);
};

/** Some servers, such as Baikal as it is installed, refuse a password that is sent as such. */
function meaningOf401(response: Response): string {
  const asked = response.headers.get('www-authenticate') ?? '';
  const takes = (scheme: RegExp) => scheme.test(asked);
  return takes(/(?:^|,)\s*digest\b/i) && !takes(/(?:^|,)\s*basic\b/i)
    ? 'the server asks for Digest authentication, which this site does not have: switch it to Basic, over https (status 401)'
    : 'the user name or the password is not accepted (status 401)';
}

/** `fetch` takes no credentials in a URL. */
function splitCredentials(calendarUrl: string): { url: string; authorization: string | null } {
  const parsed = new URL(calendarUrl);
  const [user, password] = [decodeURIComponent(parsed.username), decodeURIComponent(parsed.password)];
  parsed.username = '';
  parsed.password = '';
  const authorization = user ? `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` : null;
  return { url: parsed.href, authorization };
}

const typeOf = (response: Response) => response.headers.get('content-type') ?? '';
const readWhole = (response: Response) => readBody(response, maxBytes, CalendarFailure, 'larger than 20 MB');

/** The kind of error and its code; a message may contain the URL. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'error';
  if (error instanceof CalendarFailure) return error.message;
  if (error.name === 'TimeoutError') return 'no answer within 10 seconds';
  const { code } = (error.cause ?? {}) as { code?: string };
  return ['cannot be reached', code].filter(Boolean).join(': ');
}

export class CaldavRefusal extends CalendarFailure {
  readonly status: number;

  constructor(status: number, meaning?: string) {
    super(
      meaning ??
        meanings[status] ??
        (status >= 300 && status < 400 ? 'redirects to another address' : `status ${status}`),
    );
    this.status = status;
  }
}

const meanings: Record<number, string> = {
  403: 'this user has no permission (status 403)',
  404: 'there is no calendar at this address (status 404)',
  405: 'there is no calendar at this address (status 405)',
};

/** A calendar on a CalDAV server, for the functions of tsdav. */
type Collection = {
  /** With a slash at its end, without credentials. */
  url: string;
  /** `fetch` takes 10 s and 20 MB at most, follows no redirect and throws {CaldavRefusal}. */
  request: { headers: Record<string, string>; fetch: typeof fetch };
};

/** @param calendarUrl with user name and password */
export function openCollection(calendarUrl: string): Collection {
  const { url, authorization } = splitCredentials(calendarUrl);
  return {
    url: url.endsWith('/') ? url : `${url}/`,
    request: { headers: authorization ? { Authorization: authorization } : {}, fetch: limitedFetch },
  };
}

const limitedFetch: typeof fetch = async (target, init) => {
  const response = await fetch(target, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) {
    await response.body?.cancel();
    throw new CaldavRefusal(response.status, response.status === 401 ? meaningOf401(response) : undefined);
  }
  const body = await readWhole(response);
  return new Response(body.length > 0 ? body : null, { status: response.status, headers: response.headers });
};

/**
 * Fetches the events of a CalDAV calendar in a period, as `fetchCalendar` fetches an exported calendar: not every server
 * exports one.
 */
export const fetchCollection: LoadCalendar = async (calendarUrl, period) => {
  const collection = openCollection(calendarUrl);
  const { url, request } = collection;
  const asked = { 'd:resourcetype': {}, 'cs:getctag': {}, 'd:sync-token': {} };
  const [found] = await propfind({ url, props: asked, depth: '0', ...request });
  const { resourcetype, getctag, syncToken } = ((found?.ok && found.props) || {}) as Record<string, unknown>;
  // The URL of an account would look like a calendar without events.
  if (typeof resourcetype !== 'object' || resourcetype === null || !('calendar' in resourcetype))
    throw new CalendarFailure('there is no calendar at this address');
  const [start, end] = [period.start, period.end].map((time) => icalUtc(new Date(time)));
  const list = await queryEvents(collection, `<c:time-range start="${start}" end="${end}"/>`);
  const tag = getctag ?? syncToken;
  return { ...list, tag: tag === undefined ? null : JSON.stringify(tag) };
};

/**
 * A list of the events of a calendar that match the condition of a calendar query.
 * @param condition XML: `c` is CalDAV's name space
 */
export async function queryEvents({ url, request }: Collection, condition: string): Promise<Download> {
  const events = `<c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT">${condition}</c:comp-filter></c:comp-filter>`;
  const names = 'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"';
  const props = '<d:getetag/><c:calendar-data/>';
  const response = await request.fetch(url, {
    method: 'REPORT',
    headers: { ...request.headers, Depth: '1', 'Content-Type': 'text/xml;charset=UTF-8' },
    body: `<c:calendar-query ${names}><d:prop>${props}</d:prop><c:filter>${events}</c:filter></c:calendar-query>`,
  });
  return { body: new Uint8Array(await response.arrayBuffer()), contentType: typeOf(response), collection: url };
}

/** Whether the user may write events; true where the server does not say. */
export async function mayWrite(calendarUrl: string): Promise<boolean> {
  const { url, request } = openCollection(calendarUrl);
  const [found] = await propfind({ url, props: { 'd:current-user-privilege-set': {} }, depth: '0', ...request });
  const set = found?.props?.['currentUserPrivilegeSet'] as { privilege?: object | object[] } | undefined;
  if (!set?.privilege) return true;
  const names = [set.privilege].flat().flatMap((privilege) => Object.keys(privilege));
  return names.some((name) => ['all', 'write', 'bind', 'writeContent'].includes(name));
}
