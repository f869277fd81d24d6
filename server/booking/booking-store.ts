import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type Interval, occupied } from '#shared/booking/free-times.ts';
import { cellMinutes, meetingKind, meetingKinds } from '#shared/booking/meeting-kinds.ts';
import { type Brands, brandIds } from '#shared/brands/index.ts';
import { type Offices, wayMinutes } from '#shared/firm/offices.ts';
import { ohioDate } from '#shared/format/ohio-date.ts';
import { bookingRetentionDays } from '#shared/limits.ts';
import { changeStored, type NewRecord, parseRecord, parseRecords, type Store } from '../store/store.ts';

const holdMs = 30 * 60_000;
const cellMs = cellMinutes * 60_000;
const moment = z.number().int();

/** Looser than the schema of requests: a booking that was accepted must never become unreadable, or its time would be free. */
const storedValues = z.object({
  kind: z.enum(meetingKinds.map(({ value }) => value)),
  slot: z.string(),
  office: z.string().optional(),
  name: z.string(),
  email: z.string(),
  phone: z.string().optional(),
  town: z.string().optional(),
  topic: z.string().optional(),
  papers: z.array(z.string()).optional(),
  message: z.string().optional(),
});

const recordSchema = z.object({
  id: z.string().regex(/^[0-9a-f]{32}$/),
  brand: z.enum(brandIds),
  /** `held`: the firm does not know of it until it is confirmed by the link in the visitor's mail. */
  state: z.enum(['held', 'booked', 'cancelled']),
  /** Start of the meeting, milliseconds since 1970, as all times here. */
  start: moment,
  /** Length of its event in the firm's calendar, in milliseconds; null until an event at its start is seen. */
  length: moment.nullable().default(null),
  /** What the visitor entered, with numbers that looked private masked. */
  values: storedValues,
  masked: z.boolean(),
  page: z.string().nullable(),
  spam: z.enum(['no', 'possible']),
  /** Which network it was booked from, as a keyed hash. */
  network: z.string(),
  /** Whether it was confirmed by the link in the visitor's mail. */
  confirmed: z.boolean().default(false),
  createdAt: moment,
  /** When it was booked, or last moved or cancelled. */
  changedAt: moment,
  /** SEQUENCE of the calendar event (RFC 5546): raised when the meeting is moved or cancelled. */
  sequence: z.number().int().default(0),
  /** The starts that the meeting had before. */
  released: z.array(moment).default([]),
  /** The firm has put it over another meeting: it reserves no time. */
  overlaps: z.boolean().default(false),
  /** Which sequence each exported calendar of the firm, by a hash of its URL, has shown. */
  seen: z.record(z.string(), z.object({ sequence: z.number().int() })).default({}),
  /** It is missing in the firm's calendar, and the firm was asked what that means. */
  asked: z.boolean().default(false),
  /** The firm chose its time, whatever else it has then. */
  placedByFirm: z.boolean().default(false),
  /** Which events of the firm at the same time it knows of, by hashes of their UIDs. */
  known: z.array(z.string()).default([]),
  /** The CalDAV calendar that its event was written to, or cancelled in, by a hash of its URL without credentials. */
  calendar: z.string().nullable().default(null),
  /** The sequence with which it was cancelled in the firm's calendar: an event that returns books it again. */
  cancelledInCalendar: z.number().int().nullable().default(null),
  /** The highest sequence sent to the firm, its CalDAV calendar and the visitor, and reminded of; -1 for none. */
  notified: z
    .record(z.enum(['firm', 'caldav', 'visitor', 'reminder']), z.number().int())
    .default({ firm: -1, caldav: -1, visitor: -1, reminder: -1 }),
});

export type Booking = z.infer<typeof recordSchema>;

/** A booking with these fields; without others nobody was told of it yet. @throws when they are damaged */
export const newBooking = (fields: z.input<typeof recordSchema>): Booking => recordSchema.parse(fields);

const parseStored = (record: NewRecord): Booking => parseRecord('bookings', record, recordSchema);

/** All bookings that are stored, and what is said of those that cannot be read. Rejects when the store cannot be read. */
export async function readBookings(store: Store) {
  const states: Booking['state'][] = ['held', 'booked', 'cancelled'];
  const lists = await Promise.all(states.map((state) => store.list('bookings', state)));
  return parseRecords(lists.flat(), parseStored);
}

type Meeting = Pick<Booking, 'values' | 'start' | 'length'>;

/** The time that nothing else may overlap: the meeting with its buffers, shorter where the firm has shortened it. */
export function occupiedTime({ values, start, length }: Meeting): Interval {
  const kind = meetingKind(values.kind);
  const minutes = length === null ? kind.minutes : Math.min(kind.minutes, length / 60_000);
  return occupied({ ...kind, minutes }, start);
}

/** What a booking takes of the diary from a meeting at an office, or anywhere else: with a pause, and the way from another office. */
export function blockedTime(booking: Meeting, office: string | null, offices: Offices, pauseMinutes = 0): Interval {
  const { start, end } = occupiedTime(booking);
  const pause = Math.max(pauseMinutes - meetingKind(booking.values.kind).bufferMinutes, 0) * 60_000;
  const way = wayMinutes(offices, booking.values.office, office) * 60_000;
  return { start: start - way, end: end + pause + way };
}

/** When a held booking's time is free again unless it is confirmed; null for every other booking. */
export function heldUntil({ state, changedAt }: Booking): number | null {
  return state === 'held' ? changedAt + holdMs : null;
}

/** A booking that the firm was never told of: refused because neither a mail server nor the queue took the mail, or released. */
export function wasNeverBooked({ state, notified }: Booking): boolean {
  return state === 'cancelled' && notified.firm < 0;
}

/**
 * The bookings whose visitor let the hold end on one of these days (YYYY-MM-DD, Eastern time), those that look like spam last.
 * Rejects when the store cannot be read.
 */
export async function unconfirmedBookings(store: Store, days: readonly string[], now: number): Promise<Booking[]> {
  const lists = await Promise.all([store.list('bookings', 'held'), store.list('bookings', 'cancelled')]);
  return lists
    .flat()
    .map(parseStored)
    .filter((booking) => {
      // Who was refused at once has had no mail, and has read whom to call.
      const isUnconfirmed = booking.state === 'held' || (wasNeverBooked(booking) && booking.notified.visitor >= 0);
      const until = booking.changedAt + holdMs;
      return isUnconfirmed && until < now && days.includes(ohioDate(new Date(until)));
    })
    .sort((a, b) => Number(a.spam !== 'no') - Number(b.spam !== 'no') || a.changedAt - b.changedAt);
}

/** Until when a booking can be moved or cancelled, in milliseconds since 1970: for the firm until it begins. */
export function changeableUntil({ values, start }: Booking, byFirm: boolean): number {
  return byFirm ? start : start - meetingKind(values.kind).noticeHours * 3_600_000;
}

export function endOf({ values, start }: Pick<Booking, 'values' | 'start'>): number {
  return start + meetingKind(values.kind).minutes * 60_000;
}

/** What a booking reserves, by name: each unit of its time, and the ways to and from other offices; none when cancelled. */
function reservedNames(booking: Booking, offices: Offices): string[] {
  if (booking.state === 'cancelled' || booking.overlaps) return [];
  const { start, end } = occupiedTime(booking);
  const [first, next] = [Math.floor(start / cellMs), Math.ceil(end / cellMs)];
  const cells = Array.from({ length: next - first }, (_, index) => String(first + index));
  return [...cells, ...shortWays(booking.values.office, offices, first, next)];
}

/** All ways that are too short, named by where and when they begin and end: the meetings at both ends have the name. */
function shortWays(office: string | undefined, offices: Offices, first: number, next: number): string[] {
  return offices.flatMap(({ id: other }) =>
    Array.from({ length: wayMinutes(offices, office, other) / cellMinutes }, (_, cells) => [
      `${office} ${next} ${other} ${next + cells}`,
      `${other} ${first - cells} ${office} ${first}`,
    ]).flat(),
  );
}

export type ChangeOutcome = 'stored' | 'taken' | 'conflict';

/** Which calendar of people a brand's meetings are in: meetings of one diary never overlap. */
type DiaryOf = (brand: Booking['brand']) => string;

export type BookingStore = ReturnType<typeof createBookingStore>;

/** What all parts of the bookings of a process have in common. */
export type BookingContext = {
  store: BookingStore;
  brands: Brands;
  diaryOf: DiaryOf;
  /** Signs the links to bookings. */
  secret: () => Promise<string>;
  /** BOOKING_SECRET: a secret that is stored is lost with what it would restore. Without it nothing is sealed. */
  sealSecret: string | undefined;
  mailsVisitors: boolean;
  log: Logger;
  now: () => number;
};

/** How many rows that cannot be read a line of the log names. */
const namedRows = 5;
const retentionMs = bookingRetentionDays * 86_400_000;

/**
 * Bookings, stored so that no time is taken twice and none is lost: each holds the names of what it reserves in
 * its diary. They are deleted some days after the meeting. Every method rejects when the store cannot be reached.
 */
export function createBookingStore(store: Store, diaryOf: DiaryOf, brands: Brands) {
  const namesOf = (booking: Booking) =>
    reservedNames(booking, brands[booking.brand].offices).map((name) => `${diaryOf(booking.brand)} ${name}`);

  async function read(id: string): Promise<Booking | null> {
    const stored = await store.read('bookings', id);
    return stored && parseStored(stored);
  }

  return {
    read,

    /** Stores a new booking if its whole time is free. `exists`: one of its id is stored already. */
    create: (booking: Booking) => store.put('bookings', toStored(booking), namesOf(booking)),

    /**
     * Changes a booking as it is stored now, with the time that it occupies.
     * @param changesOf the changes, or null when the booking as it is now is to stay: then the outcome is `conflict`
     */
    change(id: string, changesOf: (stored: Booking) => Partial<Booking> | null): Promise<ChangeOutcome> {
      return changeStored(store, 'bookings', id, (stored) => {
        const booking = stored && parseStored(stored);
        const changes = booking && changesOf(booking);
        if (!changes) return null;
        const changed = { ...booking, ...changes };
        return { record: toStored(changed), names: namesOf(changed) };
      });
    },

    /** Stores a booking as it was found elsewhere, in place of an earlier state. `conflict`: this state or a later one is stored. */
    restore(booking: Booking): Promise<ChangeOutcome> {
      return changeStored(store, 'bookings', booking.id, (stored) => {
        const isLater = stored && parseStored(stored).sequence >= booking.sequence;
        return isLater ? null : { record: toStored(booking), names: namesOf(booking) };
      });
    },

    /** All bookings that are stored, cancelled ones too. Rejects when one cannot be read: its time is not known to be free. */
    async list(): Promise<Booking[]> {
      const { values, problems } = await readBookings(store);
      if (problems.length > 0) throw new Error(problems.slice(0, namedRows).join('; '));
      return values;
    },

    /** The secret that signs links to bookings, made on the first call and stored. */
    async secret(): Promise<string> {
      const secret = { id: 'bookings', state: 'kept', due: 0, expires: null };
      const known = await store.read('secrets', secret.id);
      if (known) return known.value;
      const value = randomBytes(32).toString('base64url');
      if ((await store.put('secrets', { ...secret, value })) === 'stored') return value;
      return (await store.read('secrets', secret.id))!.value;
    },
  };
}

function toStored(booking: Booking): NewRecord {
  const { id, state, start } = booking;
  return { id, state, due: start, expires: endOf(booking) + retentionMs, value: JSON.stringify(booking) };
}
