import { calendarQuery, propfind } from 'tsdav';
import { type LoadCalendar, reasonOf } from '../calendar/fetch-calendar.ts';
import { type Collection, openCollection } from './collection.ts';

const emptyCalendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR';

/**
 * Reads the events of a CalDAV calendar in a period, as `fetchCalendar` reads an exported calendar: not every server
 * exports one. Unchanged is what has the same CTag.
 */
export const fetchCollection: LoadCalendar = async (calendarUrl, validators, period) => {
  const collection = openCollection(calendarUrl);
  try {
    const { isCalendar, ctag } = await describe(collection);
    // The URL of an account would look like a calendar without events.
    if (!isCalendar) return { outcome: 'failed', reason: 'there is no calendar at this address' };
    if (ctag !== null && ctag === validators?.etag) return { outcome: 'unchanged' };
    const objects = await calendarQuery({
      url: collection.url,
      props: { 'c:calendar-data': {} },
      filters: eventsIn({ 'time-range': { _attributes: { start: stamp(period.start), end: stamp(period.end) } } }),
      depth: '1',
      ...collection.request,
    });
    const text = [emptyCalendar, ...objects.flatMap(({ props }) => calendarText(props) ?? [])].join('\r\n');
    return { outcome: 'read', text, validators: { etag: ctag, lastModified: null } };
  } catch (error) {
    return { outcome: 'failed', reason: reasonOf(error) };
  }
};

/** Whether the user may write events; true where the server does not say. */
export async function mayWrite(calendarUrl: string): Promise<boolean> {
  const { url, request } = openCollection(calendarUrl);
  const [found] = await propfind({ url, props: { 'd:current-user-privilege-set': {} }, depth: '0', ...request });
  const set = found?.props?.['currentUserPrivilegeSet'] as { privilege?: object | object[] } | undefined;
  if (!set?.privilege) return true;
  const names = [set.privilege].flat().flatMap((privilege) => Object.keys(privilege));
  return names.some((name) => ['all', 'write', 'bind', 'writeContent'].includes(name));
}

/** The filter of a calendar query for events that match a condition. */
export function eventsIn(condition: object) {
  return [
    {
      'comp-filter': {
        _attributes: { name: 'VCALENDAR' },
        'comp-filter': { _attributes: { name: 'VEVENT' }, ...condition },
      },
    },
  ];
}

/** The text of an event among the properties that a server sent. */
export function calendarText(props: Record<string, unknown> | undefined): string | null {
  const data = props?.['calendarData'] as { _cdata?: string } | string | undefined;
  const text = typeof data === 'object' ? data._cdata : data;
  return typeof text === 'string' ? text : null;
}

async function describe({ url, request }: Collection): Promise<{ isCalendar: boolean; ctag: string | null }> {
  const props = { 'd:resourcetype': {}, 'cs:getctag': {} };
  const [found] = await propfind({ url, props, depth: '0', ...request });
  const { resourcetype, getctag: ctag } = (found?.props ?? {}) as Record<string, unknown>;
  return {
    isCalendar: typeof resourcetype === 'object' && resourcetype !== null && 'calendar' in resourcetype,
    ctag: typeof ctag === 'string' || typeof ctag === 'number' ? String(ctag) : null,
  };
}

function stamp(time: number): string {
  return `${new Date(time).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
}
