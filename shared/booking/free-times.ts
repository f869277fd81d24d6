import { type Hours, hoursOn } from '../firm/office-hours.ts';
import { addDays, ohioDate, ohioInstant, ohioTime } from '../format/ohio-date.ts';
import { cellMinutes, type MeetingKind, startEveryMinutes } from './meeting-kinds.ts';

/** From `start` up to but not including `end`, in milliseconds since 1970. */
export type Interval = { start: number; end: number };

type Rules = Pick<MeetingKind, 'minutes' | 'bufferMinutes' | 'noticeHours' | 'horizonDays'>;

export type FreeTimesInput = {
  kind: Rules;
  office: Hours;
  /** First and last day (YYYY-MM-DD, Eastern time). */
  from: string;
  to: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Times that nothing may overlap: events of the calendars and `occupied` of bookings. Sorted and merged by `mergeIntervals`. */
  busy: readonly Interval[];
  /** Minutes that have to be free after the meeting; its buffer may be among them. */
  pauseMinutes?: number;
};

const minute = 60_000;

/**
 * The free meeting times of a period, in order. A time is free when the meeting lies within office hours, keeps the
 * kind's notice and horizon, and neither it nor its buffers and its pause overlap a busy time.
 */
export function freeTimes({ kind, office, from, to, now, busy, pauseMinutes }: FreeTimesInput): Interval[] {
  const free: Interval[] = [];
  const earliest = now + kind.noticeHours * 60 * minute;
  const last = lastDay(kind, now);
  let next = 0;
  for (let date = from; date <= to && date <= last; date = addDays(date, 1)) {
    for (const open of openingTimes(office, date)) {
      for (let start = open.start; start + kind.minutes * minute <= open.end; start += startEveryMinutes * minute) {
        if (start < earliest) continue;
        const meeting = { start, end: start + kind.minutes * minute };
        const whole = occupied(kind, start, pauseMinutes);
        while (next < busy.length && busy[next]!.end <= whole.start) next += 1;
        if (next === busy.length || busy[next]!.start >= whole.end) free.push(meeting);
      }
    }
  }
  return free;
}

/** A meeting with its buffers and its pause. Of two bookings, or a booking and a calendar event, these may not overlap. */
export function occupied({ minutes, bufferMinutes }: Rules, start: number, pauseMinutes = 0): Interval {
  return {
    start: start - bufferMinutes * minute,
    end: start + (minutes + Math.max(bufferMinutes, pauseMinutes)) * minute,
  };
}

/** Sorted intervals without overlaps; empty ones are dropped. */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const merged: Interval[] = [];
  for (const { start, end } of intervals.filter(({ start, end }) => end > start).sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

/** When an office has time on a date, from a quarter hour on, in order; never on closed days and holidays. */
export function openingTimes(office: Hours, date: string): Interval[] {
  const cell = cellMinutes * minute;
  return hoursOn(office, date).hours.map(([opens, closes]) => ({
    start: Math.ceil(ohioInstant(date, opens) / cell) * cell,
    end: closes === '24:00' ? ohioInstant(addDays(date, 1), '00:00') : ohioInstant(date, closes),
  }));
}

/** Why no meeting of a kind can begin at a time, whatever else is booked. */
export type Refusal = 'past' | 'notice' | 'far' | 'closed' | 'unknown';

/** The reason why a time is never offered at `now`; null for one that is free unless it is taken. All in milliseconds since 1970. */
export function refusal(kind: Rules, office: Hours, start: number, now: number): Refusal | null {
  const { date } = ohioTime(new Date(start));
  if (start <= now) return 'past';
  if (date > lastDay(kind, now)) return 'far';
  const open = openingTimes(office, date).find(
    (open) => start >= open.start && start + kind.minutes * minute <= open.end,
  );
  if (!open) return 'closed';
  if ((start - open.start) % (startEveryMinutes * minute) !== 0) return 'unknown';
  return start < now + kind.noticeHours * 60 * minute ? 'notice' : null;
}

/** The three times nearest to a requested one, in order of time. */
export function nearestTimes(free: readonly Interval[], requested: number): Interval[] {
  return [...free]
    .sort((a, b) => Math.abs(a.start - requested) - Math.abs(b.start - requested))
    .slice(0, 3)
    .sort((a, b) => a.start - b.start);
}

/**
 * Of the free times of each half of a day those that waste least: a meeting there leaves room for as many further ones of
 * its kind on the day as one at any other time of that half, with the pause and without it. So a pause offers no more of them.
 */
export function preferredTimes(kind: Rules, free: readonly Interval[], pauseMinutes = 0): Interval[] {
  const apart = (minutes: number) => occupied(kind, 0, minutes).end - occupied(kind, 0).start;
  const days = Map.groupBy(free, ({ start }) => ohioTime(new Date(start)).date);
  return [...days.values()].flatMap((day) => {
    const plain = leastWasting(day, apart(0));
    return pauseMinutes > 0 ? leastWasting(day, apart(pauseMinutes)).filter((time) => plain.includes(time)) : plain;
  });
}

function leastWasting(day: Interval[], apart: number): Interval[] {
  const isFar = (one: Interval) => (other: Interval) => Math.abs(other.start - one.start) >= apart;
  const room = new Map(day.map((time) => [time, mostMeetings(day.filter(isFar(time)), apart)]));
  const halves = Map.groupBy(day, ({ start }) => ohioTime(new Date(start)).time < '12:00');
  return [...halves.values()].flatMap((half) => {
    const most = Math.max(...half.map((time) => room.get(time)!));
    return half.filter((time) => room.get(time) === most);
  });
}

/** How many meetings can begin at some of these times, in order, each `apart` milliseconds after the one before or later. */
function mostMeetings(times: readonly Interval[], apart: number): number {
  let [count, earliest] = [0, 0];
  for (const { start } of times) {
    if (start < earliest) continue;
    count += 1;
    earliest = start + apart;
  }
  return count;
}

/** The last day (YYYY-MM-DD) that can be booked. */
export function lastDay(kind: Pick<Rules, 'horizonDays'>, now: number): string {
  return addDays(ohioDate(new Date(now)), kind.horizonDays);
}
