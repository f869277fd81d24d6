import { type Availability, startTimes } from '#shared/booking/availability.ts';
import { meetingKind, officeFor } from '#shared/booking/meeting-kinds.ts';
import { clockTime, hoursOn } from '#shared/firm/office-hours.ts';
import type { Offices } from '#shared/firm/offices.ts';
import { dayName, minutesOf, ohioDate, ohioInstant, printedDay, timeOf } from '#shared/format/ohio-date.ts';

export type GridDay = ReturnType<typeof gridDays>[number];
export type HalfDay = GridDay['halves'][number];
export type GridTime = HalfDay['times'][number];

/**
 * The days of the grid from today on, each with the same times in its two halves. Dates are YYYY-MM-DD and times HH:MM, both
 * Eastern; a time has the `start` of its slot, or the reason why it cannot be booked.
 * @param now ISO 8601; times sooner than the kind's notice are marked so
 */
export function gridDays({ kind, office: chosen, days }: Availability, offices: Offices, now: string) {
  const { minutes, noticeHours } = meetingKind(kind);
  const office = officeFor(offices, kind, chosen);
  const today = ohioDate(new Date(now));
  const soonest = Date.parse(now) + noticeHours * 3_600_000;
  const coming = days.filter(({ date }) => date >= today);
  const hours = new Map(coming.map(({ date }) => [date, hoursOn(office, date).hours]));
  const times = startTimes(kind, [...hours.values()].flat());
  return coming.map(({ date, closed, slots }) => {
    const starts = new Map(slots.map(({ start }) => [start.slice(11, 16), start]));
    const reasonOf = (time: string) => {
      if (starts.has(time)) return null;
      const end = timeOf(minutesOf(time) + minutes);
      if (!hours.get(date)!.some(([opens, closes]) => time >= opens && end <= closes)) return 'closed';
      return ohioInstant(date, time) < soonest ? 'too soon' : 'taken';
    };
    const half = (name: string, isInHalf: (time: string) => boolean) => {
      const all = times
        .filter(isInHalf)
        .map((time) => ({ time, start: starts.get(time) ?? null, reason: reasonOf(time) }));
      const closed = all.every(({ reason }) => reason === 'closed');
      const over = !closed && all.every(({ reason }) => reason === 'closed' || reason === 'too soon');
      // One late evening adds no closed times to the other days.
      const last = all.findLastIndex(({ reason }) => reason !== 'closed');
      return { name, closed, over, times: all.slice(0, last + 1) };
    };
    return {
      date,
      name: `${dayName(date)}, ${printedDay(date, 'long')}`,
      shortName: shortDay(date),
      closed: closed ?? (slots.length === 0 ? 'No free time left' : null),
      free: slots.length,
      halves: [half('Morning', (time) => time < noon), half('Afternoon', (time) => time >= noon)],
    };
  });
}

/** "Tuesday, December 1, 9:30 in the morning" for the start of a slot. */
export function spokenTime(start: string): string {
  const time = start.slice(11, 16);
  const part = time < noon ? 'in the morning' : 'in the afternoon';
  return `${spokenDay(start)}, ${shortClock(time)} ${time === noon ? 'noon' : part}`;
}

/** "Tuesday, December 1 at 9:30 a.m." for the start of a slot. */
export function printedStart(start: string): string {
  return `${spokenDay(start)} at ${printedClock(start)}`;
}

/** "Tue, Dec 1" for a date. */
export function shortDay(date: string): string {
  return `${dayName(date).slice(0, 3)}, ${printedDay(date)}`;
}

/** "9:30 a.m." for the start or end of a slot, with a no-break space. */
export function printedClock(moment: string): string {
  return clockTime(moment.slice(11, 16)).replace(' ', '\u00a0');
}

/** `13:30` as "1:30". */
export function shortClock(time: string): string {
  return `${Number(time.slice(0, 2)) % 12 || 12}${time.slice(2)}`;
}

const noon = '12:00';

function spokenDay(start: string): string {
  const date = start.slice(0, 10);
  return `${dayName(date)}, ${printedDay(date, 'long')}`;
}
