import { isUtf8 } from 'node:buffer';
import { davRequest } from 'tsdav';
import type { Interval } from '#shared/booking/free-times.ts';
import { CalendarFailure, type Download } from './fetch-calendar.ts';
import { type CalendarReading, readCalendar } from './read-calendar.ts';

/** Reads what a server sent, as `readCalendar` does: a list of events as if it were an exported calendar. */
export async function readDownload(download: Download, { start, end }: Interval): Promise<CalendarReading> {
  try {
    return readCalendar(await textOf(download), start, end);
  } catch (error) {
    if (!(error instanceof CalendarFailure)) throw error;
    return { ok: false, reason: error.message };
  }
}

/** The text of a calendar. @throws {CalendarFailure} where a list does not give one of its events, or a part of it */
export async function textOf({ body, contentType, collection }: Download): Promise<string> {
  const text = decodeCalendar(body, contentType);
  if (!collection) return text;
  const events = await readList(text, collection);
  return [emptyCalendar, ...events.map(({ props }) => wholeCalendar(calendarText(props)))].join('\r\n');
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
  const unfolded = Buffer.from(body)
    .toString('latin1')
    .replace(/(?:\r\n?|\n)[ \t]/g, '');
  return unfolded.replace(/[\x80-\xff]+/g, (letters) => {
    const bytes = Buffer.from(letters, 'latin1');
    return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes);
  });
}

/** The end of a list, or one without anything. */
const listEnd = /<(?:\/(?:[\w-]{1,40}:)?multistatus\s{0,40}|(?:[\w-]{1,40}:)?multistatus(?:\s[^<>]*)?\/)>/;
const emptyCalendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR';

/**
 * The events of a list that a CalDAV server sent; without those that have just been deleted.
 * @throws {CalendarFailure} when it is something else, or does not give one of them
 */
export async function readList(xml: string, url: string) {
  // The parser takes a list that is cut for a shorter one.
  if (!listEnd.test(xml.slice(-1_000))) throw new CalendarFailure('the list of events cannot be read to its end');
  const response = new Response(xml, { headers: { 'Content-Type': 'text/xml' } });
  const found = await davRequest({ url, init: { method: 'REPORT', body: null }, fetch: async () => response });
  if (found.some(({ raw }) => !raw?.multistatus)) throw new CalendarFailure('the list of events cannot be read');
  const events = found.filter(({ href, status }) => href && status !== 404 && status !== 410);
  const refused = events.find(({ ok }) => !ok);
  if (refused) throw new CalendarFailure(`an event cannot be read (status ${refused.status})`);
  // Some servers list the calendar itself, which has no text.
  const pathOf = (href: string) => URL.parse(href, url)?.pathname;
  return events.filter(({ href }) => !href!.endsWith('/') && `${pathOf(href!)}/` !== pathOf(url));
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
