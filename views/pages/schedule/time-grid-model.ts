import { type Availability, startTimes } from '#shared/booking/availability.ts';
import { meetingKind, officeFor } from '#shared/booking/meeting-kinds.ts';
import { clockTime } from '#shared/firm/office-hours.ts';
import { dayName, ohioDate, ohioInstant, printedDay } from '#shared/format/ohio-date.ts';

export type GridTime = {
  /** Eastern time, HH:MM. */
  time: string;
  /** `start` of the free time; null when it cannot be booked, for `reason`. */
  start: string | null;
  reason: 'taken' | 'too soon' | 'closed' | null;
};
export type HalfDay = {
  name: 'Morning' | 'Afternoon';
  /** The office is closed all of it. */
  closed: boolean;
  /** All of it is past, or too soon. */
  over: boolean;
  times: GridTime[];
};
export type GridDay = {
  /** YYYY-MM-DD, Eastern time. */
  date: string;
  /** "Tuesday, December 1" */
  name: string;
  /** "Tue, Dec 1" */
  shortName: string;
  /** Why there is nothing to choose on this day; null otherwise. */
  closed: string | null;
  free: number;
  halves: HalfDay[];
};

/**
 * The days of the grid from today on, each with the same times in its two halves.
 * @param now ISO 8601; times sooner than the kind's notice are marked so
 */
export function gridDays({ kind, office, days }: Availability, now: string): GridDay[] {
  const { minutes, noticeHours } = meetingKind(kind);
  const { hours } = officeFor(kind, office);
  const times = startTimes(kind, office);
  const today = ohioDate(new Date(now));
  const soonest = Date.parse(now) + noticeHours * 3_600_000;
  const coming = days.filter(({ date }) => date >= today);
  return coming.map(({ date, closed, slots }) => {
    const open = hours[dayName(date)];
    const starts = new Map(slots.map(({ start }) => [start.slice(11, 16), start]));
    const toTime = (time: string): GridTime => {
      const start = starts.get(time) ?? null;
      if (start) return { time, start, reason: null };
      if (!open || time < open[0] || addMinutes(time, minutes) > open[1]) return { time, start, reason: 'closed' };
      return { time, start, reason: ohioInstant(date, time) < soonest ? 'too soon' : 'taken' };
    };
    const half = (name: HalfDay['name'], ofHalf: string[]): HalfDay => {
      const all = ofHalf.map(toTime);
      const closed = all.every(({ reason }) => reason === 'closed');
      const over = !closed && all.every(({ reason }) => reason === 'closed' || reason === 'too soon');
      return { name, closed, over, times: all };
    };
    return {
      date,
      name: `${dayName(date)}, ${printedDay(date, 'long')}`,
      shortName: shortDay(date),
      closed: closed ?? (slots.length === 0 ? 'No free time left' : null),
      free: slots.length,
      halves: [
        half(
          'Morning',
          times.filter((time) => time < noon),
        ),
        half(
          'Afternoon',
          times.filter((time) => time >= noon),
        ),
      ],
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

function addMinutes(time: string, minutes: number): string {
  const sum = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes;
  return `${String(Math.floor(sum / 60)).padStart(2, '0')}:${String(sum % 60).padStart(2, '0')}`;
}
