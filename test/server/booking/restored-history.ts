import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import type { Booking } from '#server/booking/booking.ts';
import { createBookingLimits } from '#server/booking/booking-limits.ts';
import { bookingMailId } from '#server/booking/booking-mail.ts';
import { createBookingStore } from '#server/booking/booking-store.ts';
import { createBookingRules } from '#server/booking/bookings.ts';
import { createFollower } from '#server/booking/calendar-follower.ts';
import { caldavCalendars, createCalendars, diaries } from '#server/booking/calendars.ts';
import { createNotifier } from '#server/booking/notifier.ts';
import { createRestorer } from '#server/booking/restore-bookings.ts';
import { parseEnv } from '#server/env.ts';
import { createDelivery } from '#server/mail/delivery.ts';
import { brands } from '#shared/brands/index.ts';
import { icalUtc } from '#shared/format/ical-lines.ts';
import { ohioIso } from '#shared/format/ohio-date.ts';
import { bookFor } from './book-once.ts';
import { createCalendarInMemory } from './calendar-in-memory.ts';
import { invitationsIn } from './firms-calendar.ts';
import { createMemoryStore, type MemoryRecords } from './memory-store.ts';

const histories = Number(process.env['BOOKING_HISTORIES'] ?? 30);
const firstSeed = Number(process.env['BOOKING_SEED'] ?? Math.floor(Math.random() * 1e6));

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const secret = 'a secret of the firm';
const log = pino({ level: 'silent' });
const slots = [1, 2, 3, 4].flatMap((date) =>
  ['09:00', '11:30', '14:00'].map((time) => `2026-12-0${date}T${time}:00-05:00`),
);

/** `calendar`: the CalDAV calendar is all that a restart leaves. `exported`: the firm's mail program fills it from mails. */
type Kind = 'caldav' | 'calendar' | 'exported';
type Model = { id: string; visitor: string; start: number; state: 'booked' | 'cancelled' | 'gone' };

function randomOf(seed: number) {
  let state = seed;
  /** A whole number below `limit`. */
  return (limit: number) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((((state ^ (state >>> 13)) >>> 0) * limit) / 2 ** 32) | 0;
  };
}

/** A firm's meetings over days in which its site restarts, and loses its store or gets an old copy of it. */
function createHistory(kind: Kind, seed: number) {
  const random = randomOf(seed);
  const clock = { time: Date.parse('2026-11-30T08:00:00-05:00') };
  const now = () => clock.time;
  const calendar = createCalendarInMemory(now);
  vi.stubGlobal('fetch', calendar.fetch);
  const url =
    kind === 'exported'
      ? { BRAND_PAYROLL_CALENDAR_URLS: 'https://firm.example/basic.ics' }
      : { BRAND_PAYROLL_CALDAV_URL: 'https://office:pa55word@firm.example/office/meetings/' };
  const env = parseEnv({ SMTP_URL: 'smtp://mail.firm.example', BOOKING_SECRET: secret, ...url });
  const diaryOf = diaries(env);
  const delivered: { id: string; raw: string }[] = [];
  const records: MemoryRecords = new Map();
  let copy: MemoryRecords | null = null;
  const meetings: Model[] = [];
  const faults: string[] = [];
  const usesCopies = random(2) === 0;
  /** What was changed during an outage is in the store alone until the calendar has it. */
  let isBehind = false;
  /** The firm's change was mailed, and its event not written again before the store was lost: it is mailed once more, as the same message. */
  let mayRepeat = false;

  const start = () => {
    const memory = createMemoryStore(now, records);
    const store = createBookingStore(memory, diaryOf);
    const mailer = {
      async send({ id }: { id: string }, raw: Buffer) {
        delivered.push({ id, raw: raw.toString() });
        const isFirms = kind === 'exported' && !raw.includes('\r\nAuto-Submitted');
        if (isFirms) for (const file of invitationsIn([raw.toString()])) calendar.importInvitation(file);
        return { ok: true as const, server: 'primary' as const, rejected: 0 };
      },
    };
    const delivery = createDelivery({ env, brands, log, stores: [memory], mailer, now });
    const calendars = createCalendars({ env, log, now });
    const calendarOf = caldavCalendars(env, brands);
    const shared = { store, brands, secret: async () => secret, sealSecret: secret, mailsVisitors: true, log, now };
    const notifier = createNotifier({
      ...{ ...shared, delivery, from: undefined, port: 3000, calendarOf, mailOwner: async () => false },
    });
    const restorer = createRestorer({ ...shared, calendars, calendarOf, diaryOf, notifier, stored: store.secret });
    const keeper = () => (kind === 'calendar' ? ('calendar' as const) : ('store' as const));
    const limits = createBookingLimits(1_000);
    const rules = createBookingRules({ ...shared, calendars, notifier, limits, diaryOf, restorer, keeper });
    const follow = createFollower({ store, calendars, calendarOf, bookings: rules, notifier, now });
    const idle = async () => {
      await notifier.idle();
      await delivery.idle();
      await calendars.idle();
    };
    return {
      store,
      rules,
      idle,
      /** What a process does each minute. */
      async cycle() {
        await restorer
          .compare()
          .then(follow)
          .catch(() => undefined);
        await idle();
        await notifier.catchUp();
        await idle();
        isBehind &&= calendar.state.isDown;
      },
    };
  };
  let site = start();

  const standing = () => meetings.filter((meeting) => meeting.state === 'booked' && meeting.start > now() + 2 * day);
  const pick = (): Model | undefined => standing()[random(Math.max(standing().length, 1))];

  const pickInCalendar = () => (calendar.state.isDown ? undefined : pick());

  const acts: Record<string, () => Promise<void>> = {
    async book() {
      const visitor = `visitor${meetings.length}`;
      const slot = slots[random(slots.length)]!;
      const outcome = await bookFor(site, visitor, slot);
      await site.idle();
      if (!outcome.ok) return;
      const { id, start } = outcome.booking;
      if (meetings.some((other) => other.state === 'booked' && other.start === start)) faults.push('taken twice');
      meetings.push({ id, visitor, start, state: 'booked' });
    },
    async repeat() {
      const meeting = pick();
      if (!meeting || !slots.includes(ohioIso(meeting.start))) return;
      const outcome = await bookFor(site, meeting.visitor, ohioIso(meeting.start));
      await site.idle();
      if (outcome.ok && outcome.booking.id === meeting.id && !outcome.repeated) faults.push('booked twice');
    },
    async move() {
      const meeting = pick();
      if (!meeting) return;
      const slot = slots[random(slots.length)]!;
      const booking = await found(meeting);
      if (!booking) return;
      const outcome = await site.rules.move(booking, slot);
      await site.idle();
      if (outcome.ok) meeting.start = outcome.booking.start;
      if (standing().some((other) => other !== meeting && other.start === meeting.start)) faults.push('taken twice');
    },
    async cancel() {
      const meeting = pick();
      const booking = meeting && (await found(meeting));
      if (!booking) return;
      const outcome = await site.rules.cancel(booking);
      await site.idle();
      if (outcome.ok) meeting!.state = 'cancelled';
    },
    async firmMoves() {
      const meeting = pickInCalendar();
      if (!meeting) return;
      // In the evening of a day of its own, between two and six o'clock of the next one in UTC.
      const start =
        Math.floor(meeting.start / day + 1) * day + (2 + random(4)) * hour + meetings.indexOf(meeting) * minute;
      const isDone = calendar.edit(meeting.id, (event) =>
        event
          .replace(/^DTSTART.*$/m, `DTSTART:${icalUtc(new Date(start))}`)
          .replace(/^DTEND.*$/m, `DTEND:${icalUtc(new Date(start + 30 * minute))}`),
      );
      if (isDone) meeting.start = start;
    },
    async firmDeletes() {
      const meeting = pickInCalendar();
      if (meeting && calendar.edit(meeting.id, () => null)) meeting.state = 'gone';
    },
    async firmCancels() {
      const meeting = usesCopies ? undefined : pickInCalendar();
      const isDone = meeting && calendar.edit(meeting.id, (event) => event.replace(/^STATUS.*$/m, 'STATUS:CANCELLED'));
      if (isDone) meeting.state = 'gone';
    },
    async restart() {
      if (kind === 'calendar') {
        records.clear();
        mayRepeat ||= isBehind;
      }
      site = start();
    },
    async empty() {
      if (isBehind && kind === 'caldav') return;
      mayRepeat ||= isBehind;
      if (kind === 'calendar') site = start();
      records.clear();
    },
    async copy() {
      copy = structuredClone(records);
    },
    async restore() {
      if (!usesCopies || !copy || kind === 'calendar' || isBehind) return;
      records.clear();
      for (const [key, record] of structuredClone(copy)) records.set(key, record);
      site = start();
    },
    async outage() {
      calendar.state.isDown = !calendar.state.isDown;
      isBehind = kind !== 'exported';
    },
  };

  /** What the visitor's link leads to. */
  async function found({ id }: Model): Promise<Booking | null> {
    const booking = await site.rules.read(id).catch(() => 'unknown' as const);
    if (booking === 'unknown') return null;
    if (!booking) faults.push('a link is dead');
    return booking;
  }

  async function play() {
    const names = [...Object.keys(acts), 'book', 'book', 'book'];
    for (let left = random(4); left > 0; left--) {
      await acts['book']!();
      clock.time += minute;
    }
    for (let left = 6 + random(14); left > 0; left--) {
      const name = names[random(names.length + 5)] ?? 'cycle';
      if (name === 'cycle') await site.cycle();
      else await acts[name]!();
      if (random(2)) await site.cycle();
      clock.time += [minute, 2 * minute, 4 * minute, 11 * minute, 3 * hour][random(5)]!;
    }
    calendar.state.isDown = false;
    for (let left = 6; left > 0; left--) {
      clock.time += 6 * minute;
      await site.cycle();
    }
    await check();
    return faults;
  }

  async function check() {
    const stored = new Map((await site.store.list()).map((booking) => [booking.id, booking]));
    for (const { id, state, start } of meetings) {
      const booking = stored.get(id);
      if (start < now()) continue;
      if (state === 'booked') {
        if (booking?.state !== 'booked') faults.push(`lost: ${booking?.state ?? 'not stored'}`);
        else if (booking.start !== start) faults.push('at another time');
        if (booking && !(await found({ id } as Model))) faults.push('a link is dead');
        if (![...calendar.events.values()].some((event) => event.includes(`booking-${id}`))) faults.push('no event');
        const told = delivered.filter(({ raw }) => raw.includes(`/booking/${id}`) || raw.includes(id));
        if (told.length === 0) faults.push('nobody was told');
        else if (lastTold(id) !== icalUtc(new Date(start))) faults.push('the visitor knows another time');
      } else if (booking?.state === 'booked' && !booking.asked && !isUnseen(booking))
        faults.push(`${state}, but booked`);
    }
    const counts = Map.groupBy(delivered, ({ id }) => id);
    for (const { id } of meetings)
      for (let sequence = 0; sequence < 30; sequence++)
        for (const audience of ['firm', 'visitor'] as const) {
          const times = counts.get(bookingMailId({ brand: 'payroll', id }, sequence, audience))?.length ?? 0;
          if (times > 1 && !mayRepeat) faults.push(`${audience} told ${times} times`);
        }
    const booked = [...stored.values()].filter(({ state, start }) => state === 'booked' && start > now());
    const starts = booked.filter(({ asked }) => !asked).map(({ start }) => start);
    if (new Set(starts).size < starts.length) faults.push('taken twice at the end');
  }

  /** An exported calendar that has never shown an event cannot lack it. */
  const isUnseen = ({ seen }: Booking) => kind === 'exported' && Object.keys(seen).length === 0;

  /** The time in the last mail to a visitor. */
  function lastTold(id: string): string | undefined {
    const visitors = delivered.filter(({ raw }) => raw.includes('\r\nAuto-Submitted')).map(({ raw }) => raw);
    const files = invitationsIn(visitors).filter((file) => file.includes(`UID:booking-${id}`));
    return /^DTSTART:(.*)\r$/m.exec(files.at(-1) ?? '')?.[1];
  }

  return { play };
}

afterEach(() => vi.unstubAllGlobals());

it.each<[string, Kind]>([
  ['a CalDAV calendar beside a store that is emptied, or restored from an old copy', 'caldav'],
  ['a CalDAV calendar beside a store that each restart empties', 'calendar'],
  ['an exported calendar beside a store that is emptied, or restored from an old copy', 'exported'],
])(
  `in ${histories} histories with %s, no meeting is lost, nobody is told twice, and links work`,
  async (_what, kind) => {
    console.log(`seeds from ${firstSeed} on`);
    const faults: string[] = [];
    for (let seed = firstSeed; seed < firstSeed + histories; seed++)
      faults.push(...(await createHistory(kind, seed).play()).map((fault) => `seed ${seed}: ${fault}`));
    expect(faults).toEqual([]);
  },
  1_800_000,
);
