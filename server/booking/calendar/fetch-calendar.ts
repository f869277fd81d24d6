import { isUtf8 } from 'node:buffer';
import { DAVNamespace, davRequest, getDAVAttribute, propfind } from 'tsdav';
import { fetchWithinOrigin, readBody } from '#server/fetch-within-origin.ts';
import type { Interval } from '#shared/booking/free-times.ts';
import { icalUtc } from '#shared/format/ical-lines.ts';

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
  if (response.ok)
    return { text: decodeCalendar(await readWhole(response), response.headers.get('content-type') ?? ''), tag: null };
  await response.body?.cancel();
  throw new CalendarFailure(response.status === 401 ? meaningOf401(response) : `status ${response.status}`);
};

/**
 * By its mark, as UTF-8, or by its declared character set. Else each letter is UTF-8 or as Windows writes western languages:
 * some programs fold a line within a letter, or join calendars as they are.
 */
export function decodeCalendar(body: Buffer, contentType: string): string {
  const [first, second] = body;
  const mark = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null;
  const declared = /charset="?([\w-]+)/i.exec(contentType)?.[1];
  for (const label of [mark, 'utf-8', declared]) {
    try {
      if (label) return new TextDecoder(label, { fatal: true }).decode(body);
    } catch {
      // An unknown name, or not in it.
    }
  }
  const unfolded = body.toString('latin1').replace(/(?:\r\n?|\n)[ \t]/g, '');
  return unfolded.replace(/[\x80-\xff]+/g, (letters) => {
    const bytes = Buffer.from(letters, 'latin1');
    return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes);
  });
}

/** Some servers, such as Baikal as it is installed, refuse a password that is sent as such. */
function meaningOf401(response: Response): string {
  const asked = response.headers.get('www-authenticate') ?? '';
  return /digest/i.test(asked) && !/basic/i.test(asked)
    ? 'the server takes Digest authentication only: set it to Basic (status 401)'
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
  const [start, end] = [body.subarray(0, 1_000), body.subarray(-1_000)].map((part) => part.toString('latin1'));
  // The parser takes a list that is cut for a shorter one.
  if (/<[\w:-]*multistatus\b/.test(start!) && !listEnd.test(end!))
    throw new CalendarFailure('the list of events cannot be read to its end');
  return new Response(body.length > 0 ? body : null, { status: response.status, headers: response.headers });
};

/** The end of a list, or one without anything. */
const listEnd = /<(?:\/(?:[\w-]{1,40}:)?multistatus\s{0,40}|(?:[\w-]{1,40}:)?multistatus(?:\s[^<>]*)?\/)>/;
const emptyCalendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR';

/**
 * Reads the events of a CalDAV calendar in a period, as `fetchCalendar` reads an exported calendar: not every server
 * exports one.
 */
export const fetchCollection: LoadCalendar = async (calendarUrl, period) => {
  const collection = openCollection(calendarUrl);
  const { url, request } = collection;
  const asked = { 'd:resourcetype': {}, 'cs:getctag': {}, 'd:sync-token': {} };
  const [found] = await propfind({ url, props: asked, depth: '0', ...request });
  const { resourcetype, getctag, syncToken } = (found?.props ?? {}) as Record<string, unknown>;
  // The URL of an account would look like a calendar without events.
  if (typeof resourcetype !== 'object' || resourcetype === null || !('calendar' in resourcetype))
    throw new CalendarFailure('there is no calendar at this address');
  const [start, end] = [period.start, period.end].map((time) => icalUtc(new Date(time)));
  const inPeriod = { 'time-range': { _attributes: { start, end } } };
  const objects = await queryEvents(collection, { 'c:calendar-data': {} }, inPeriod);
  const tag = getctag ?? syncToken;
  return {
    text: [emptyCalendar, ...objects.map(({ props }) => wholeCalendar(calendarText(props)))].join('\r\n'),
    tag: tag === undefined ? null : JSON.stringify(tag),
  };
};

/**
 * The events of a calendar that match the condition of a calendar query; without those that have just been deleted.
 * @throws {CalendarFailure} when the response is something else, or does not give one of them
 */
export async function queryEvents({ url, request }: Collection, props: Record<string, object>, condition: object) {
  const _attributes = getDAVAttribute([DAVNamespace.DAV, DAVNamespace.CALDAV]);
  const ofEvents = { 'comp-filter': { _attributes: { name: 'VEVENT' }, ...condition } };
  const filter = [{ 'comp-filter': { _attributes: { name: 'VCALENDAR' }, ...ofEvents } }];
  const found = await davRequest({
    url,
    init: {
      method: 'REPORT',
      headers: { depth: '1', ...request.headers },
      namespace: 'c',
      body: { 'calendar-query': { _attributes, 'd:prop': props, filter } },
    },
    fetch: request.fetch,
  });
  if (found.some(({ raw }) => !raw?.multistatus)) throw new CalendarFailure('the list of events cannot be read');
  const events = found.filter(({ href, status }) => href && status !== 404 && status !== 410);
  const refused = events.find(({ ok }) => !ok);
  if (refused) throw new CalendarFailure(`an event cannot be read (status ${refused.status})`);
  // Some servers list the calendar itself, which has no text.
  const pathOf = (href: string) => URL.parse(href, url)?.pathname;
  return events.filter(({ href }) => !href!.endsWith('/') && `${pathOf(href!)}/` !== pathOf(url));
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

/** @throws {CalendarFailure} where the server gives an event without its text, or a part of it: it may take any time */
function wholeCalendar(text: string | null): string {
  const trimmed = text?.replace(/^[\uFEFF\s]+/, '') ?? '';
  if (!/^BEGIN:\s*VCALENDAR/i.test(trimmed) || !/END:\s*VCALENDAR\s*$/i.test(trimmed.slice(-50)))
    throw new CalendarFailure('an event cannot be read');
  return trimmed;
}

/** The text of an event among the properties that a server sent. */
export function calendarText(props: Record<string, unknown> | undefined): string | null {
  const data = props?.['calendarData'] as { _cdata?: string | string[] } | string | undefined;
  const text = typeof data === 'object' ? data._cdata : data;
  return typeof text === 'string' ? text : (text?.join('') ?? null);
}
