import { bookingMailId } from '#server/booking/booking-mail.ts';
import type { Booking } from '#server/booking/booking-store.ts';
import { icalUtc } from '#shared/format/ical-lines.ts';
import { ohioIso } from '#shared/format/ohio-date.ts';
import { bookFor } from './book-once.ts';
import { randomOf } from './booking-process.ts';
import { invitationsIn, stampModified } from './firms-calendar.ts';
import { type DeliveredMail, type HistoryCalendar, type HistoryKind, startHistorySite } from './history-site.ts';
import type { MemoryRecords } from './memory-store.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const slots = [1, 2, 3, 4].flatMap((date) =>
  ['09:00', '11:30', '14:00'].map((time) => `2026-12-0${date}T${time}:00-05:00`),
);

type OpenCalendar = (now: () => number) => HistoryCalendar | Promise<HistoryCalendar>;
type Model = { id: string; visitor: string; start: number; state: 'booked' | 'cancelled' | 'gone' };

/**
 * A firm's meetings over days in which its site restarts, and loses its store or gets an old copy of it.
 * @param open the firm's calendar, empty, with the history's clock
 */
export async function playHistory(kind: HistoryKind, seed: number, open: OpenCalendar): Promise<string[]> {
  const random = randomOf(seed);
  const clock = { time: Date.parse('2026-11-30T08:00:00-05:00') };
  const now = () => clock.time;
  const calendar = await open(now);
  const delivered: DeliveredMail[] = [];
  const records: MemoryRecords = new Map();
  let copy: MemoryRecords | null = null;
  const meetings: Model[] = [];
  const faults: string[] = [];
  const usesCopies = random(2) === 0;
  /** What was changed during an outage is in the store alone until the calendar has it. */
  let isBehind = false;
  /** The firm's change was mailed, and its event not written again before the store was lost: it is mailed once more, as the same message. */
  let mayRepeat = false;

  const start = () => startHistorySite({ kind, calendar, records, delivered, now });
  let site = start();

  const standing = () => meetings.filter((meeting) => meeting.state === 'booked' && meeting.start > now() + 2 * day);
  const pick = (): Model | undefined => standing()[random(Math.max(standing().length, 1))];

  const pickInCalendar = () => (calendar.state.isDown ? undefined : pick());

  /** The firm's own change of a meeting's event; false when there is none. */
  const edit = ({ id }: Model, change: (event: string) => string | null) =>
    calendar.edit(id, (event) => {
      const changed = change(event);
      return changed && stampModified(changed, now());
    });

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
      // To the time that the site knows, nothing is moved; the firm's own move may not be known yet.
      if (outcome.ok && outcome.booking.start !== booking.start) meeting.start = outcome.booking.start;
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
      const isDone = await edit(meeting, (event) =>
        event
          .replace(/^DTSTART.*$/m, `DTSTART:${icalUtc(new Date(start))}`)
          .replace(/^DTEND.*$/m, `DTEND:${icalUtc(new Date(start + 30 * minute))}`),
      );
      if (isDone) meeting.start = start;
    },
    async firmDeletes() {
      // Before the first minute after an outage is over, what the site still has to write makes the event again.
      const meeting = isBehind ? undefined : pickInCalendar();
      if (meeting && (await edit(meeting, () => null))) meeting.state = 'gone';
    },
    async firmCancels() {
      const meeting = usesCopies ? undefined : pickInCalendar();
      const isDone = meeting && (await edit(meeting, (event) => event.replace(/^STATUS.*$/m, 'STATUS:CANCELLED')));
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

  async function cycle() {
    await site.cycle();
    isBehind &&= calendar.state.isDown;
  }

  async function play() {
    const names = [...Object.keys(acts), 'book', 'book', 'book'];
    for (let left = random(4); left > 0; left--) {
      await acts['book']!();
      clock.time += minute;
    }
    for (let left = 6 + random(14); left > 0; left--) {
      const name = names[random(names.length + 5)] ?? 'cycle';
      if (name === 'cycle') await cycle();
      else await acts[name]!();
      if (random(2)) await cycle();
      clock.time += [minute, 2 * minute, 4 * minute, 11 * minute, 3 * hour][random(5)]!;
    }
    calendar.state.isDown = false;
    for (let left = 6; left > 0; left--) {
      clock.time += 6 * minute;
      await cycle();
    }
    await check();
    return faults;
  }

  async function check() {
    const events = await calendar.events();
    const stored = new Map((await site.store.list()).map((booking) => [booking.id, booking]));
    for (const { id, state, start } of meetings) {
      const booking = stored.get(id);
      if (start < now()) continue;
      if (state === 'booked') {
        if (booking?.state !== 'booked') faults.push(`lost: ${booking?.state ?? 'not stored'}`);
        else if (booking.start !== start) faults.push('at another time');
        if (booking && !(await found({ id } as Model))) faults.push('a link is dead');
        if (!events.some((event) => event.includes(`booking-${id}`))) faults.push('no event');
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

  return play();
}
