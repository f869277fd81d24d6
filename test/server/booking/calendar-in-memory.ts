import { calendar } from './calendar/calendar-text.ts';
import { stampModified } from './firms-calendar.ts';

const path = '/office/meetings/';

/**
 * The firm's calendar without a network: what `fetch` gets of a CalDAV server, or of an address that exports what the firm's
 * mail program has made of invitations.
 */
export function createCalendarInMemory(now: () => number) {
  /** The events by the path under which a CalDAV server keeps them. */
  const events = new Map<string, string>();
  const state = { isDown: false, changes: 0 };

  function set(name: string, data: string | null) {
    state.changes += 1;
    if (data === null) events.delete(name);
    else events.set(name, data);
  }

  const nameOf = (id: string) => [...events.keys()].find((name) => name.includes(id));

  function edit(id: string, change: (event: string) => string | null) {
    const name = nameOf(id);
    if (!name) return false;
    set(name, change(events.get(name)!));
    return true;
  }

  async function respond(target: string, { method = 'GET', headers, body }: RequestInit = {}): Promise<Response> {
    if (state.isDown) throw new TypeError('fetch failed');
    const { pathname } = new URL(target);
    if (pathname.endsWith('/basic.ics')) return new Response(calendar(...[...events.values()].map(inner)));
    if (method === 'PROPFIND')
      return multistatus([
        [path, `<d:resourcetype><c:calendar/></d:resourcetype><cs:getctag>${state.changes}</cs:getctag>`],
      ]);
    if (method === 'REPORT') {
      const uid = /booking-[0-9a-f]{32}@[^<]*/.exec(String(body))?.[0];
      const found = [...events].filter(([, data]) => !uid || data.includes(`UID:${uid}`));
      return multistatus(found.map(([name, data]) => [name, `<c:calendar-data><![CDATA[${data}]]></c:calendar-data>`]));
    }
    const sent = new Headers(headers);
    const stored = events.get(pathname);
    const isOther = sent.get('If-Match') !== null && sent.get('If-Match') !== etagOf(stored);
    if (isOther || (sent.get('If-None-Match') && stored)) return new Response(null, { status: 412 });
    if (method === 'PUT') set(pathname, String(body));
    else if (stored === undefined) return new Response(null, { status: 404 });
    else if (method === 'DELETE') set(pathname, null);
    else return new Response(stored, { headers: { etag: etagOf(stored) } });
    return new Response(null, { status: 204 });
  }

  return {
    events: () => [...events.values()],
    state,
    edit,
    /** What a mail program does with an invitation: it keeps UID, times, title and description. */
    importInvitation(file: string) {
      const id = /^UID:booking-(\w+)/m.exec(file)![1]!;
      if (file.includes('METHOD:CANCEL')) set(nameOf(id) ?? id, null);
      else set(id, stampModified(file.replace(/^(?:X-|ATTENDEE|ORGANIZER|METHOD).*\r\n/gm, ''), now()));
    },
    fetch: ((target: string, init?: RequestInit) => respond(target, init)) as typeof fetch,
  };
}

const inner = (data: string) => /BEGIN:VEVENT[\s\S]*END:VEVENT/.exec(data)![0];
const etagOf = (data = '') => `"${Buffer.from(data).toString('base64').slice(-40)}${data.length}"`;

function multistatus(responses: [href: string, prop: string][]): Response {
  const items = responses.map(
    ([href, prop]) =>
      `<d:response><d:href>${href}</d:href><d:propstat><d:prop>${prop}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`,
  );
  const spaces = 'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:cs="http://calendarserver.org/ns/"';
  const text = `<?xml version="1.0"?><d:multistatus ${spaces}>${items.join('')}</d:multistatus>`;
  return new Response(text, { status: 207, headers: { 'Content-Type': 'application/xml' } });
}
