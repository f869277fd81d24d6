import { isUtf8 } from 'node:buffer';
import { type DAVResponse, davRequest } from 'tsdav';
import type { Interval } from '#shared/booking/free-times.ts';
import { unfold } from './calendar-lines.ts';
import { CalendarFailure, type Download } from './fetch-calendar.ts';
import { type CalendarReading, readCalendar } from './read-calendar.ts';

/** An event on a CalDAV server, as it is stored; in a list its URL may be relative. */
export type StoredEvent = { url: string; etag: string | undefined; data: string };

/** `event` is null where the list does not have it. `reason` is for logs. */
export type Finding = { ok: true; event: StoredEvent | null } | { ok: false; reason: string };

/** Reads what a server sent, as `readCalendar` does: a list of events as if it were an exported calendar. */
export async function readDownload(download: Download, { start, end }: Interval): Promise<CalendarReading> {
  return failureOf(async () => readCalendar(await textOf(download), start, end));
}

export type FindEvent = (list: Download, uid: string) => Promise<Finding>;

/** Finds the event of a UID in a list of events. */
export const findEvent: FindEvent = async (list, uid) => {
  return failureOf(async () => {
    const events = await readList(list);
    return { ok: true, event: events.find(({ data }) => unfold(data).includes(`UID:${uid}`)) ?? null };
  });
};

async function failureOf<T>(read: () => Promise<T>): Promise<T | { ok: false; reason: string }> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof CalendarFailure)) throw error;
    return { ok: false, reason: error.message };
  }
}

/** The text of a calendar. @throws {CalendarFailure} where a list does not give one of its events, or a part of it */
export async function textOf(download: Download): Promise<string> {
  if (!download.collection) return decodeCalendar(download.body, download.contentType);
  const events = await readList(download);
  return [emptyCalendar, ...events.map(({ data }) => data)].join('\r\n');
}

/**
 * By its mark, as UTF-8, or by its declared character set. Else each letter is UTF-8 or as Windows writes western languages:
 * some programs fold a line within a letter, or join calendars as they are.
 */
export function decodeCalendar(body: Uint8Array, contentType: string): string {
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
  return unfold(Buffer.from(body).toString('latin1')).replace(/[\x80-\xff]+/g, (letters) => {
    const bytes = Buffer.from(letters, 'latin1');
    return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes);
  });
}

/** The end of a list, or one without anything. */
const listEnd = /<(?:\/(?:[\w-]{1,40}:)?multistatus\s{0,40}|(?:[\w-]{1,40}:)?multistatus(?:\s[^<>]*)?\/)>/;
const emptyCalendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR';

/**
 * The events of a list that a CalDAV server sent; without those that have just been deleted.
 * @throws {CalendarFailure} when it is something else, does not give one of them, or has a response that names none
 */
async function readList({ body, contentType, collection: url = '' }: Download): Promise<StoredEvent[]> {
  const xml = decodeCalendar(body, contentType);
  // The parser takes a list that is cut for a shorter one.
  if (!listEnd.test(xml.slice(-1_000))) throw new CalendarFailure('the list of events cannot be read to its end');
  const response = new Response(xml, { headers: { 'Content-Type': 'text/xml' } });
  const found = await davRequest({ url, init: { method: 'REPORT', body: null }, fetch: async () => response });
  const list = found[0]?.raw?.multistatus;
  if (!list) throw new CalendarFailure('the list of events cannot be read');
  if (isEmptyList(list)) return [];
  return found.flatMap((one) => eventOf(one, url) ?? []);
}

const isEmptyList = (list: object) =>
  Object.keys(list).every((name) => ['_attributes', '_comment', 'syncToken'].includes(name));

/**
 * The event of one response in a list. Null where there is none any more, and for the calendar itself, which some servers
 * list, without a text.
 */
function eventOf({ href, status, ok, props = {} }: DAVResponse, collection: string): StoredEvent | null {
  const addresses = [href].flat().map(textIn);
  if (!addresses.every(Boolean)) throw new CalendarFailure('the list of events cannot be read: an address is missing');
  const isCalendar = addresses.some((address) => pathOf(address, collection) === pathOf('', collection));
  if (!isCalendar && (status === 404 || status === 410)) return null;
  if (!ok) throw new CalendarFailure(`an event cannot be read (status ${status})`);
  const text = textIn(props['calendarData']);
  if (isCalendar && !text) return null;
  return { url: addresses[0]!, etag: strong(String(props['getetag'] ?? '')), data: wholeCalendar(text) };
}

/** The path of an address, without a slash at its end, however its characters are escaped. */
function pathOf(address: string, base: string): string {
  const { pathname } = URL.parse(address, base) ?? { pathname: address };
  return pathname.replace(/(?<!\/)\/+$/, '').replace(/%[2-7][\da-f]/gi, (code) => decodeURIComponent(code));
}

/** If-Match takes no weak ETags. */
export function strong(etag: string | null): string | undefined {
  return etag && !etag.startsWith('W/') ? etag : undefined;
}

/** The text of an element as the parser gives it: with the sections that it is written in. */
function textIn(element: unknown): string {
  const { _cdata: sections = [] } = Object(element) as { _cdata?: string | string[] };
  return typeof element === 'object' ? [sections].flat().join('') : String(element ?? '');
}

/** @throws {CalendarFailure} where the server gives an event without its text, or a part of it: it may take any time */
function wholeCalendar(text: string): string {
  const trimmed = text.replace(/^[\uFEFF\s]+/, '');
  if (!/^BEGIN:\s*VCALENDAR/i.test(trimmed) || !/END:\s*VCALENDAR\s*$/i.test(trimmed.slice(-50)))
    throw new CalendarFailure('an event cannot be read');
  return trimmed;
}
