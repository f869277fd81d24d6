import { hasHours, hoursOn } from '../firm/office-hours.ts';
import type { Office, Offices } from '../firm/offices.ts';
import { addDays, dayName, mondayOf, ohioDate, ohioIso, ohioTime, printedDay } from '../format/ohio-date.ts';
import { type FreeTimesInput, freeTimes, type Interval, lastDay, preferredTimes } from './free-times.ts';
import { type MeetingKindId, meetingKind, meetingOffice, officeFor } from './meeting-kinds.ts';

/** A free time, ISO 8601 in Eastern time with its offset: `2026-12-01T09:30:00-05:00`. `start` is what a booking names. */
export type Slot = { start: string; end: string };

export type AvailableDay = {
  /** YYYY-MM-DD, Eastern time. */
  date: string;
  /** Why the whole day is closed, for display ("Closed for Thanksgiving Day"); null on a day of meetings, even when all are taken. */
  closed: string | null;
  /** `preferred`: no other time of the half day would waste less of it. */
  slots: (Slot & { preferred: boolean })[];
};

/** What the page shows: two weeks of days from a Monday on; of the first ones those from the first that has a free time on. */
export type Availability = {
  kind: MeetingKindId;
  /** Whose hours count; null unless the kind is `in-person`. */
  office: string | null;
  days: AvailableDay[];
  /** Mondays (YYYY-MM-DD) to link to as `from`; null where there is nothing to book. */
  previous: string | null;
  next: string | null;
  /** A calendar could not be read lately: the times are those of its last copy, or without it. Say that we confirm by phone or email. */
  stale: boolean;
};

/** Days on one page of the grid. */
export const gridDays = 14;

type GridInput = Pick<FreeTimesInput, 'now' | 'busy' | 'pauseMinutes'> &
  Pick<Availability, 'kind' | 'office' | 'stale'> & {
    offices: Offices;
    /** Any day of the first week that is shown; empty for the week of the first day that has a time. */
    from: string;
  };

/**
 * The two weeks around a day, never before the current week or after the last day that can be booked. On a Sunday the
 * current week is the one that begins the next day.
 */
export function availabilityGrid(input: GridInput): Availability {
  const { kind: id, office: chosen, offices, from, now, busy, pauseMinutes, stale } = input;
  const kind = meetingKind(id);
  const office = officeFor(offices, id, chosen);
  const thisWeek = mondayOf(addDays(ohioDate(new Date(now)), 1));
  const lastWeek = mondayOf(lastDay(kind, now));
  const free = (first: string, last: string) =>
    freeTimes({ kind, office, from: first, to: last, now, busy, pauseMinutes });
  const target = from || ohioDate(new Date(free(thisWeek, lastDay(kind, now))[0]?.start ?? now));
  const first = earlier(later(mondayOf(target), thisWeek), lastWeek);
  const times = free(first, addDays(first, gridDays - 1));
  const preferred = new Set(preferredTimes(kind, times, pauseMinutes));
  const timesOn = Map.groupBy(times, ({ start }) => ohioTime(new Date(start)).date);
  const next = addDays(first, gridDays);
  const lastBefore = free(thisWeek, addDays(first, -1)).at(-1);
  const opens = lastBefore ? first : later(first, times[0] ? dateOf(times[0]) : ohioDate(new Date(now)));
  const dates = Array.from({ length: gridDays }, (_, index) => addDays(first, index)).filter((date) => date >= opens);
  const days = dates.map((date) => {
    const slots = (timesOn.get(date) ?? []).map((time) => ({ ...slotOf(time), preferred: preferred.has(time) }));
    return { date, closed: closedText(date, id, office, now), slots };
  });
  return {
    kind: id,
    office: meetingOffice(offices, id, chosen),
    days,
    previous: lastBefore ? later(earlier(addDays(first, -gridDays), mondayOf(dateOf(lastBefore))), thisWeek) : null,
    next: free(next, lastDay(kind, now)).length > 0 ? next : null,
    stale,
  };
}

export function slotOf({ start, end }: Interval): Slot {
  return { start: ohioIso(start), end: ohioIso(end) };
}

/** Why no meeting can begin on a date: "Closed on Sundays", "Closed for Labor Day", "Opens for booking on December 2"; null otherwise. */
function closedText(date: string, id: MeetingKindId, office: Office, now: number): string | null {
  const { hours, reason } = hoursOn(office, date);
  if (hours.length === 0) return reason ?? (hasHours(office) ? `Closed on ${dayName(date)}s` : 'By appointment');
  const kind = meetingKind(id);
  const opens = addDays(date, -kind.horizonDays);
  return date > lastDay(kind, now) ? `Opens for booking on ${printedDay(opens, 'long')}` : null;
}

const dateOf = ({ start }: Interval) => ohioDate(new Date(start));
const earlier = (a: string, b: string) => [a, b].sort()[0]!;
const later = (a: string, b: string) => [a, b].sort()[1]!;
