import { expect, it } from 'vitest';
import { bookingMailId } from '#server/booking/booking-mail.ts';
import { createBookingStore } from '#server/booking/booking-store.ts';
import type { CalendarState } from '#server/booking/calendar/cached-calendar.ts';
import type { Meeting } from '#server/booking/calendar/read-calendar.ts';
import { createFollower } from '#server/booking/calendar-follower.ts';
import { diaries } from '#server/booking/calendars.ts';
import type { BookingCalendar } from '#server/booking/notifier.ts';
import { parseEnv } from '#server/env.ts';
import type { Mail } from '#server/mail/mail-body.ts';
import { brands } from '#shared/brands/index.ts';
import { bookFor } from './book-once.ts';
import { playAll, randomOf, startBookings } from './booking-process.ts';
import { createMemoryStore } from './memory-store.ts';

const histories = Number(process.env['BOOKING_HISTORIES'] ?? 20);

const minute = 60_000;
const env = parseEnv({});
const slots = ['2026-12-03T10:00:00-05:00', '2026-12-04T09:30:00-05:00', '2026-12-07T11:00:00-05:00'];

type Event = Meeting & { goneSince: number | null; restoredAt: number };

/** A firm's calendar, whose server looks empty for a while, or takes no events. */
function createServer(now: () => number, key: string) {
  const events = new Map<string, Event>();
  const server = { key, events, changedAt: 0, emptyUntil: 0, closedUntil: 0 };
  const isEmpty = () => now() < server.emptyUntil;
  const isClosed = () => isEmpty() || now() < server.closedUntil;
  const standing = () => (isEmpty() ? [] : [...events.values()].filter(({ goneSince }) => goneSince === null));
  const calendar: BookingCalendar = {
    key,
    async put({ id, sequence, start, changedAt }) {
      if (isClosed()) return { ok: false, reason: 'down', isDown: true };
      const stored = events.get(id);
      if (stored && stored.goneSince === null && stored.version! >= sequence) return { ok: true };
      const restoredAt = stored?.restoredAt ?? now();
      const times = { start: start.getTime(), length: 30 * minute, modified: changedAt.getTime() };
      events.set(id, {
        id,
        ...times,
        version: sequence,
        sealed: null,
        isCancelled: false,
        goneSince: null,
        restoredAt,
      });
      server.changedAt = now();
      return { ok: true };
    },
    async remove({ id }) {
      if (isClosed()) return { ok: false, reason: 'down', isDown: true };
      if (events.delete(id)) server.changedAt = now();
      return { ok: true };
    },
    find: async ({ id }) => standing().find((event) => event.id === id) ?? null,
  };
  const read = (): CalendarState => {
    const times = {
      busy: [],
      others: [],
      ourEvents: [],
      meetings: standing().map((event) => ({ ...event })),
      instructions: [],
    };
    return { ok: true, times: { ...times, unreadable: 0, tag: String(server.changedAt) }, readAt: now(), stale: false };
  };
  return { ...server, server, calendar, read };
}

/** What is wrong with a history of bookings whose events the firm deletes, cancels and restores, in words. */
async function faultsOf(seed: number): Promise<string[]> {
  const random = randomOf(seed);
  const clock = { time: Date.parse('2026-11-30T08:00:00-05:00') };
  const now = () => clock.time;
  const records = createMemoryStore(now);
  const store = createBookingStore(records, diaries(env), brands);
  const servers = ['first', 'second'].map((key) => createServer(now, key));
  let used = servers[0]!;
  const faults: string[] = [];
  const told: Mail['id'][] = [];
  const cancelledAt = new Map<string, number>();

  function start() {
    const own = used;
    let reading = own.read();
    // Not all processes read it at the same time.
    let readAt = now() - random(3) * minute;
    const calendarOf = () => own.calendar;
    const send = async ({ id: mail }: Mail) => {
      told.push(mail);
      for (const { id, brand, sequence, state, cancelledInCalendar } of await store.list()) {
        if (mail !== bookingMailId({ brand, id }, sequence, 'visitor')) continue;
        const event = own.events.get(id);
        const isGone = event && event.goneSince !== null && now() - event.goneSince >= 5 * minute;
        if (state === 'cancelled' && !isGone && !event?.isCancelled)
          faults.push('told of a cancellation that was none');
        const isBack = event && event.restoredAt >= (cancelledAt.get(id) ?? 0) - 3 * minute;
        if (cancelledInCalendar === sequence - 1 && !isBack) faults.push('told of a return that was none');
        if (state === 'cancelled') cancelledAt.set(id, now());
      }
    };
    const delivery = {
      submitMail: async (mail: Mail) => send(mail).then(() => 'sent' as const),
      sendLatest: async (mail: Mail) => send(mail).then(() => true),
    };
    const { rules, notifier } = startBookings({ env, records, delivery, now, calendarOf });
    const followed = async () => {
      if (now() - readAt > 2 * minute) [reading, readAt] = [own.read(), now()];
      return [{ key: own.key, state: reading }];
    };
    const follow = createFollower({ store, calendars: { followed }, calendarOf, bookings: rules, notifier, now });
    return {
      rules,
      async tick() {
        await follow();
        await notifier.catchUp();
        await notifier.idle();
      },
    };
  }

  let processes = Array.from({ length: 1 + random(2) }, start);
  for (let count = 1 + random(3); count > 0; count--) await bookFor(processes[0]!, `pat${count}`, slots[count - 1]);
  const tick = async () => {
    clock.time += minute;
    await Promise.all(processes.map((one) => one.tick()));
  };
  for (let left = 60; left > 0; left--) {
    const events = [...used.events.values()];
    const event = events[random(events.length)];
    const act = random(24);
    if (act < 4 && event && now() >= used.server.emptyUntil) {
      const back = { goneSince: null, isCancelled: false, restoredAt: now() };
      const changes = [{ goneSince: event.goneSince ?? now() }, back, back, { isCancelled: true }];
      Object.assign(event, changes[act]);
      used.server.changedAt = now();
    }
    // A change that was not read before an accident looks like its cause.
    if (act === 4 && now() - used.server.changedAt > 2 * minute)
      used.server.emptyUntil = now() + (1 + random(12)) * minute;
    if (act === 5) processes = processes.map(start);
    if (act === 6 && random(3) === 0) {
      used = servers[used === servers[0] ? 1 : 0]!;
      used.server.closedUntil = now() + random(12) * minute;
      processes = processes.map(start);
    }
    await tick();
  }
  for (let left = 25; left > 0; left--) await tick();
  for (const { id, state, asked, sequence, calendar } of await store.list()) {
    if (state === 'cancelled' && calendar !== used.key) continue;
    const event = used.events.get(id);
    const stands = event !== undefined && event.goneSince === null && !event.isCancelled;
    if (stands !== (state === 'booked' && !asked))
      faults.push(`${state}, asked: ${asked}, and its event stands: ${stands}`);
    if (!told.includes(bookingMailId({ brand: 'payroll', id }, sequence, 'visitor')))
      faults.push('the visitor was not told');
  }
  return faults;
}

it(`in ${histories} histories with accidents, restarts and other calendars, no visitor is told of a cancellation that was none`, async () => {
  expect(await playAll(histories, faultsOf)).toEqual([]);
}, 1_800_000);
