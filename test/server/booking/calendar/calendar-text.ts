/** A calendar file with these components. */
export function calendar(...components: string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...components, 'END:VCALENDAR', ''].join('\r\n');
}

let number = 0;

/** An event with a UID and a title of its own, unless the lines hold one. */
export function event(...lines: string[]): string {
  const uid = lines.some((line) => line.startsWith('UID:')) ? [] : [`UID:event-${++number}`];
  const title = lines.some((line) => line.startsWith('SUMMARY:')) ? [] : ['SUMMARY:A secret'];
  return ['BEGIN:VEVENT', ...uid, 'DTSTAMP:20260101T000000Z', ...title, ...lines, 'END:VEVENT'].join('\r\n');
}

/** The zone as Google's calendars define it. */
export const newYorkZone = [
  ...['BEGIN:VTIMEZONE', 'TZID:America/New_York', 'BEGIN:DAYLIGHT', 'TZOFFSETFROM:-0500', 'TZOFFSETTO:-0400'],
  ...['TZNAME:EDT', 'DTSTART:19700308T020000', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU', 'END:DAYLIGHT'],
  ...['BEGIN:STANDARD', 'TZOFFSETFROM:-0400', 'TZOFFSETTO:-0500', 'TZNAME:EST', 'DTSTART:19701101T020000'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU', 'END:STANDARD', 'END:VTIMEZONE'],
].join('\r\n');
