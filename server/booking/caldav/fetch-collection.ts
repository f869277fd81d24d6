import { calendarQuery, propfind } from 'tsdav';
import { icalUtc } from '#shared/format/ical-lines.ts';
import { CalendarFailure, type LoadCalendar } from '../calendar/fetch-calendar.ts';
import { openCollection } from './collection.ts';

const emptyCalendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR';

/**
 * Reads the events of a CalDAV calendar in a period, as `fetchCalendar` reads an exported calendar: not every server
 * exports one.
 */
export const fetchCollection: LoadCalendar = async (calendarUrl, period) => {
  const { url, request } = openCollection(calendarUrl);
  const [found] = await propfind({ url, props: { 'd:resourcetype': {} }, depth: '0', ...request });
  const { resourcetype } = (found?.props ?? {}) as { resourcetype?: unknown };
  // The URL of an account would look like a calendar without events.
  if (typeof resourcetype !== 'object' || resourcetype === null || !('calendar' in resourcetype))
    throw new CalendarFailure('there is no calendar at this address');
  const [start, end] = [period.start, period.end].map((time) => icalUtc(new Date(time)));
  const objects = await calendarQuery({
    url,
    props: { 'c:calendar-data': {} },
    filters: eventsIn({ 'time-range': { _attributes: { start, end } } }),
    depth: '1',
    ...request,
  });
  return [emptyCalendar, ...objects.flatMap(({ props }) => calendarText(props) ?? [])].join('\r\n');
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
