const startDate = /^DTSTART(?:;[^:\r\n]{0,200})?:(\d{8})/im;
const endDate = /^DTEND(?:;[^:\r\n]{0,200})?:(\d{8})/im;

/** Everything else (titles, places, guests, descriptions) is dropped before parsing. */
const timeProperties =
  /^(?:BEGIN|END|UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|X-MICROSOFT-CDO-BUSYSTATUS|TZID|TZOFFSETFROM|TZOFFSETTO)[:;]/i;

/**
 * The components of a name in a calendar file, one at a time, as they are written.
 * @throws SyntaxError when a component does not end
 */
export function* components(text: string, name: 'VEVENT' | 'VTIMEZONE'): Generator<string> {
  const [begin, end] = [`BEGIN:${name}`, `END:${name}`];
  for (let at = text.indexOf(begin); at >= 0; ) {
    const stop = text.indexOf(end, at);
    if (stop < 0) throw new SyntaxError(`${name} does not end`);
    yield text.slice(at, stop + end.length);
    at = text.indexOf(begin, stop);
  }
}

/** A component's unfolded lines that decide about times. Alarms are left out: they have a DURATION of their own. */
export function timeLines(component: string): string {
  let inAlarm = false;
  const lines = component
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .filter((line) => {
      if (line === 'BEGIN:VALARM') inAlarm = true;
      const keep = !inAlarm && timeProperties.test(line);
      if (line === 'END:VALARM') inAlarm = false;
      return keep;
    });
  return lines.join('\r\n');
}

/**
 * Whether an event may take time in a period. Cheap, and true when in doubt: most events of a calendar lie in the past and
 * do not recur.
 * @param from first and `to` last day as YYYYMMDD, with a margin of two days for time zones
 */
export function mayConcern(event: string, from: string, to: string): boolean {
  if (/^(?:RRULE|RDATE|RECURRENCE-ID)[:;]/im.test(event)) return true;
  const start = startDate.exec(event)?.[1];
  if (!start) return true;
  if (start > to) return false;
  const end = endDate.exec(event)?.[1] ?? start;
  return end >= from || /^DURATION[:;]/im.test(event);
}
