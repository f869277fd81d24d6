import { clockTime } from '#shared/firm/office-hours.ts';

/**
 * The start of a slot on the visitor's own clock; null where that shows the same as Ohio's.
 * @param start ISO 8601 in Eastern time with its offset
 */
export function ownTime(start: string): string | null {
  const moment = new Date(start);
  const two = (part: number) => String(part).padStart(2, '0');
  const date = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
  const time = `${two(moment.getHours())}:${two(moment.getMinutes())}`;
  if (`${date}T${time}` === start.slice(0, 16)) return null;
  const day = date < start.slice(0, 10) ? ', a day earlier' : ', a day later';
  return clockTime(time) + (date === start.slice(0, 10) ? '' : day);
}

/** The visitor's time zone, such as "Pacific Time". */
export function ownZone(): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')!.value;
}
