import { expect, it } from 'vitest';
import { bookingMailId } from '#server/booking/booking-mail.ts';
import { type Booking, createBookingStore } from '#server/booking/booking-store.ts';
import { diaries } from '#server/booking/calendars.ts';
import { parseEnv } from '#server/env.ts';
import { createDelivery } from '#server/mail/delivery.ts';
import type { Mailer, SendResult } from '#server/mail/transport.ts';
import type { Store } from '#server/store/store.ts';
import { brands } from '#shared/brands/index.ts';
import { bookFor } from './book-once.ts';
import { playAll, randomOf, silentLog, startBookings } from './booking-process.ts';
import { createMemoryStore } from './memory-store.ts';

const histories = Number(process.env['BOOKING_HISTORIES'] ?? 100);

const minute = 60_000;
const day = 1_440 * minute;
const env = parseEnv({ SMTP_URL: 'smtp://mail.firm.example' });
const diaryOf = diaries(env);
const slots = ['2026-12-03T10:00:00-05:00', '2026-12-04T09:30:00-05:00', '2026-12-05T11:00:00-05:00'];

type Delivered = { id: string; raw: string };

/** One booking's history, with processes that are killed, mail and store that fail, and a clock that is set. */
function createHistory(seed: number) {
  const random = randomOf(seed);
  const clock = { time: Date.parse('2026-11-30T08:00:00-05:00') };
  const now = () => clock.time;
  const shared = createMemoryStore(now);
  const delivered: Delivered[] = [];
  const mailer: Mailer = {
    async send({ id }, raw): Promise<SendResult> {
      const mode = healthy ? 0 : random(6);
      if (mode === 1 || mode === 2) return { ok: false, reason: 'unreachable', error: 'down' };
      if (mode === 3) return { ok: false, reason: 'deferred', error: 'later' };
      delivered.push({ id, raw: raw.toString() });
      // The server has the mail, but its answer is lost.
      return mode === 4
        ? { ok: false, reason: 'deferred', error: 'cut off' }
        : { ok: true, server: 'primary', rejected: 0 };
    },
  };
  let healthy = false;

  /** Runs `work` in a process of its own, which may be killed before or after any step outside it. */
  async function inProcess(work: (site: ReturnType<typeof start>) => Promise<unknown>) {
    let stepsLeft = healthy || random(3) > 0 ? Number.POSITIVE_INFINITY : random(25);
    const isAway = !healthy && random(12) === 0;
    const { promise: death, resolve: die } = Promise.withResolvers<void>();
    async function step<T>(action: () => Promise<T>): Promise<T> {
      if (--stepsLeft < 0) return new Promise<T>(() => die());
      const result = await action();
      return stepsLeft === 0 && random(2) ? new Promise<T>(() => die()) : result;
    }
    const failing = async () => Promise.reject(new Error('away'));
    const store = Object.fromEntries(
      Object.entries(shared).map(([name, action]) => [
        name,
        name === 'close'
          ? action
          : (...given: never[]) => step(isAway ? failing : () => (action as () => Promise<never>)(...(given as []))),
      ]),
    ) as unknown as Store;
    const site = start(store, { send: (...given) => step(() => mailer.send(...given)) });
    await Promise.race([death, work(site).catch(() => undefined)]);
    void site.delivery.close();
  }

  function start(records: Store, ownMailer: Mailer) {
    const delivery = createDelivery({ env, brands, log: silentLog, stores: [records], mailer: ownMailer, now });
    return { ...startBookings({ env, records, delivery, now }), delivery };
  }

  const booking = async (): Promise<Booking | undefined> =>
    (await createBookingStore(shared, diaryOf, brands).list())[0];

  const tick = () =>
    inProcess(async ({ delivery, notifier }) => {
      delivery.start();
      await notifier.catchUp();
      await delivery.idle();
    });

  const change = () =>
    inProcess(async ({ store, rules, notifier, delivery }) => {
      const [read] = await store.list();
      const by = random(3);
      const slot = random(3) === 0 ? null : slots[random(3)]!;
      // By the firm's own calendar, or by a link of the firm or the visitor.
      if (read?.state === 'booked' && by === 0) await rules.follow(read, slot ? Date.parse(slot) : null);
      else if (read) await (slot ? rules.move(read, slot, by === 1) : rules.cancel(read, by === 1));
      await notifier.idle();
      await delivery.idle();
    });

  async function play() {
    await inProcess(async ({ rules, notifier }) => {
      await bookFor({ rules }, 'pat', slots[random(3)]);
      await notifier.idle();
    });
    let latest = clock.time;
    for (let left = 1 + random(5); left > 0; left--) {
      clock.time += [0, minute, 20 * minute, 5 * 60 * minute, day, -3 * 60 * minute][random(6)]!;
      latest = Math.max(latest, clock.time);
      await Promise.all([[change], [tick], [change, tick], [tick, tick]][random(4)]!.map((act) => act()));
    }
    clock.time = latest;
    healthy = true;
    for (let left = 6; left > 0; left--) {
      await tick();
      clock.time += 7 * minute;
    }
    return booking();
  }

  return { play, delivered, clock, tick };
}

/** What is wrong with a history, in words. */
async function faultsOf(seed: number): Promise<string[]> {
  const { play, delivered, clock, tick } = createHistory(seed);
  const before = await play();
  if (!before || (before.state === 'cancelled' && before.notified.firm < 0)) return [];
  const isReminded = before.state === 'booked' && before.changedAt < before.start - day && clock.time < before.start;
  if (isReminded) {
    clock.time = Math.max(clock.time, before.start - day + minute);
    await tick();
  }
  const { sequence, start } = before;
  const faults: string[] = [];
  const known = Array.from({ length: sequence + 1 }, (_, number) =>
    (['visitor', 'reminder', 'firm'] as const).map((audience) => ({
      audience,
      number,
      id: bookingMailId(before, number, audience),
    })),
  ).flat();
  const told = delivered.map(({ id, raw }) => ({ raw, ...known.find((mail) => mail.id === id)! }));
  const toVisitor = told.filter(({ audience }) => audience !== 'firm');
  const has = (audience: string) => told.some((mail) => mail.audience === audience && mail.number === sequence);
  if (clock.time < start) {
    if (!has('visitor')) faults.push('lost: the visitor');
    if (!has('firm')) faults.push('lost: the firm');
  }
  if (isReminded && !has('reminder')) faults.push('lost: the reminder');
  if (toVisitor.some(({ number }, index) => index > 0 && number < toVisitor[index - 1]!.number))
    faults.push('wrong: old news last');
  if (
    told.some(({ audience, number, raw }) =>
      told.some((other) => other.audience === audience && other.number === number && other.raw !== raw),
    )
  )
    faults.push('twice: another message');
  return faults;
}

it(`in ${histories} histories with kills, outages and a clock that is set, no visitor is left in the dark, told wrongly or told twice`, async () => {
  expect(await playAll(histories, faultsOf)).toEqual([]);
}, 1_800_000);
