import { type BookingValues, bookingStatusMessages, refusalText } from '#shared/booking/booking-schema.ts';
import { freeTimes, type Interval, nearestTimes, preferredTimes, refusal } from '#shared/booking/free-times.ts';
import { type MeetingKindId, meetingKind, officeFor } from '#shared/booking/meeting-kinds.ts';
import type { Brand } from '#shared/brands/index.ts';
import type { Office } from '#shared/firm/offices.ts';
import { ohioDate, ohioIso } from '#shared/format/ohio-date.ts';

export type Taken = { busy: Interval[]; stale: boolean };

/** A meeting that a visitor asks for. `start` in milliseconds since 1970. */
export type RequestedTime = { kind: MeetingKindId; office: Office; start: number };

export type Refused = {
  ok: false;
  /**
   * `invalid`: never offered. `taken`: not any more. `changed`: by another request. `too-late`: notice has passed. `limit`:
   * more is arranged by phone.
   */
  reason: 'invalid' | 'taken' | 'limit' | 'changed' | 'too-late' | 'cancelled' | 'unknown' | 'failed';
  error: string;
  next?: string[];
};

const day = 86_400_000;

export function requestedTimeOf({ offices }: Brand, { kind, office }: BookingValues, slot: string): RequestedTime {
  return { kind, office: officeFor(offices, kind, office ?? null), start: Date.parse(slot) };
}

/**
 * Why a meeting cannot begin at a time; null when it can.
 * @param taken null while that is unknown
 */
export function refuseTime(taken: Taken | null, requested: RequestedTime, now: number): Refused | null {
  const { kind, office, start } = requested;
  if (!taken) return { ok: false, reason: 'unknown', error: bookingStatusMessages.unknown };
  const reason = refusal(meetingKind(kind), office, start, now);
  if (reason) {
    const error = refusalText(reason, kind, office, start);
    return { ok: false, reason: 'invalid', error, next: nearest(taken.busy, requested, now) };
  }
  const isFree = freeBetween(taken.busy, requested, start, start, now).some((time) => time.start === start);
  return isFree ? null : refuseTaken(taken, requested, now);
}

/** The refusal of a time that is not to come, for a meeting that the firm moves. */
export function refusePast(start: number, now: number): Refused | null {
  return start > now ? null : { ok: false, reason: 'invalid', error: bookingStatusMessages.past };
}

/** The answer for a time that is taken, with the nearest free ones. */
export function refuseTaken(taken: Taken | null, requested: RequestedTime, now: number): Refused {
  const next = taken ? nearest(taken.busy, requested, now) : [];
  return { ok: false, reason: 'taken', error: bookingStatusMessages.taken, next };
}

function nearest(busy: Interval[], requested: RequestedTime, now: number): string[] {
  const { horizonDays } = meetingKind(requested.kind);
  const around = Math.min(Math.max(requested.start, now), now + horizonDays * day);
  const times = freeBetween(busy, requested, around - 21 * day, around + 21 * day, now);
  const others = preferredTimes(
    meetingKind(requested.kind),
    times.filter(({ start }) => start !== requested.start),
  );
  return nearestTimes(others, requested.start).map(({ start }) => ohioIso(start));
}

function freeBetween(
  busy: Interval[],
  { kind, office }: RequestedTime,
  first: number,
  last: number,
  now: number,
): Interval[] {
  const [from, to] = [ohioDate(new Date(first)), ohioDate(new Date(last))];
  return freeTimes({ kind: meetingKind(kind), office, from, to, now, busy });
}
