import type { Availability, AvailableDay } from '#shared/booking/availability.ts';
import { meetingKind, officeFor } from '#shared/booking/meeting-kinds.ts';
import { clockTime, hoursOn } from '#shared/firm/office-hours.ts';
import type { Offices } from '#shared/firm/offices.ts';
import { dayName, minutesOf, ohioInstant, printedDay, printedWeekday, timeOf } from '#shared/format/ohio-date.ts';

export type GridDay = ReturnType<typeof gridDays>[number];
export type HalfDay = GridDay['halves'][number];
/** `start` of its slot; null for one that is taken. */
export type GridTime = { time: string; start: string | null };

/**
 * The days of the grid, each with the times of its two halves. Dates are YYYY-MM-DD and times HH:MM, both Eastern; a time
 * has the `start` of its slot, or is taken. Left out are times sooner than the kind's notice, and those that would waste
 * more of their half day than others.
 * @param now ISO 8601
 * @param chosen `start` of a time that is never left out
 */
export function gridDays(availability: Availability, offices: Offices, now: string, chosen?: string) {
  const { kind: id, office: officeId, days } = availability;
  const kind = meetingKind(id);
  const office = officeFor(offices, id, officeId);
  const soonest = Date.parse(now) + kind.noticeHours * 3_600_000;
  const isOffered = ({ start, preferred }: AvailableDay['slots'][number]) => preferred || start === chosen;
  const offered = days.flatMap(({ slots }) => slots.filter(isOffered).map(({ start }) => start.slice(11, 16)));
  const rows = [...new Set(offered)].sort();
  return days.map(({ date, closed, slots }) => {
    const { hours } = hoursOn(office, date);
    const times = rows.flatMap((time): GridTime[] => {
      const slot = slots.find(({ start }) => start.slice(11, 16) === time);
      if (slot && isOffered(slot)) return [{ time, start: slot.start }];
      const end = timeOf(minutesOf(time) + kind.minutes);
      const isOpen = hours.some(([opens, closes]) => time >= opens && end <= closes);
      const isTaken = isOpen && !slot && ohioInstant(date, time) >= soonest;
      return isTaken ? [{ time, start: null }] : [];
    });
    const free = times.filter(({ start }) => start).length;
    return {
      date,
      name: printedWeekday(date),
      shortName: shortDay(date),
      closed: closed ?? (free === 0 ? 'No free time left' : null),
      free,
      halves: [
        {
          name: 'Morning',
          closed: !hours.some(([opens]) => opens < noon),
          times: times.filter(({ time }) => time < noon),
        },
        {
          name: 'Afternoon',
          closed: !hours.some(([, closes]) => closes > noon),
          times: times.filter(({ time }) => time >= noon),
        },
      ].filter(({ closed, times: { length } }) => closed || length > 0),
    };
  });
}

/** "Tuesday, December 1 at 9:30 a.m." for the start of a slot. */
export function printedStart(start: string): string {
  return `${printedWeekday(start.slice(0, 10))} at ${printedClock(start)}`;
}

/** "Tue, Dec 1" for a date. */
export function shortDay(date: string): string {
  return `${dayName(date).slice(0, 3)}, ${printedDay(date)}`;
}

/** "9:30 a.m." for the start or end of a slot, with a no-break space. */
export function printedClock(moment: string): string {
  return printedHour(moment.slice(11, 16));
}

/** `13:30` as "1:30 p.m.", with a no-break space. */
export function printedHour(time: string): string {
  return clockTime(time).replace(' ', '\u00a0');
}

const noon = '12:00';

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
