import type { Logger } from 'pino';
import { availabilityGrid } from '#shared/booking/availability.ts';
import { type BookedMeeting, bookingPaths } from '#shared/booking/booking-response.ts';
import { usualKind } from '#shared/booking/meeting-kinds.ts';
import type { BrandId, Brands } from '#shared/brands/index.ts';
import { ohioIso } from '#shared/format/ohio-date.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { bookingStorage, type Env } from '../env.ts';
import type { Delivery } from '../mail/delivery.ts';
import { createMailboxLimit } from '../mail/mailbox.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import type { FormPages } from '../pages/forms.tsx';
import type { BookingData } from '../pages/load.ts';
import type { SiteRedis } from '../redis.ts';
import type { BookingCounts } from '../report/counts.ts';
import { createOwnerMail } from '../report/owner-mail.ts';
import type { Store } from '../store/store.ts';
import { createAvailability } from './availability-router.ts';
import { changeRefusal } from './booking-changes.ts';
import { type BookingDetails, holderOf, type LinkHolder } from './booking-details.ts';
import { createBookingLimits } from './booking-limits.ts';
import { type CountBooking, createBookingRouter } from './booking-router.ts';
import { type BookingRules, createBookingRules } from './booking-rules.ts';
import {
  type Booking,
  type BookingContext,
  type BookingStore,
  changeableUntil,
  createBookingStore,
  endOf,
} from './booking-store.ts';
import type { CalendarWorker } from './calendar/cached-calendar.ts';
import { reasonOf } from './calendar/fetch-calendar.ts';
import { createFollower } from './calendar-follower.ts';
import { caldavCalendars, createCalendars, diaries } from './calendars.ts';
import { createCoverWatch } from './covered-meetings.ts';
import type { DiaryDeps } from './diary.ts';
import { type CalendarOf, createNotifier, mailsVisitors, type Notifier } from './notifier.ts';
import { createRestorer } from './restore-bookings.ts';

type Deps = {
  env: Env;
  brands: Brands;
  log: Logger;
  delivery: Delivery;
  store: Store;
  redis?: SiteRedis | undefined;
  /** By default they are read in the calling thread. */
  calendarWorker?: CalendarWorker | undefined;
  /** Called when a calendar cannot be read completely, for the owner's report. */
  onCalendarProblem?: (() => void) | undefined;
  /** Called for each booking, move and cancellation, for /metrics. */
  count?: CountBooking | undefined;
  now?: () => number;
};

export type BookingService = ReturnType<typeof createBookingService>;

const catchUpMs = 60_000;
/** What the firm writes into its calendar is on the pages within two minutes. */
const calendarMs = 100_000;

/** Free meeting times and bookings, configured by the environment. */
export function createBookingService(deps: Deps) {
  const { env, brands, log, delivery, redis, calendarWorker, count, now = Date.now } = deps;
  const diaryOf = diaries(env);
  const store = createBookingStore(deps.store, diaryOf, brands);
  const calendars = createCalendars({ env, log, read: calendarWorker?.read, onProblem: deps.onCalendarProblem, now });
  const { secret, stored } = createSecret(env.BOOKING_SECRET, store, log);
  const sealing = { secret, sealSecret: env.BOOKING_SECRET };
  const shared = { store, brands, diaryOf, ...sealing, mailsVisitors: mailsVisitors(env), log, now };
  const calendarOf = caldavCalendars(env, brands, calendarWorker?.find);
  const mailOwner = createOwnerMail({ ...shared, env, delivery });
  const mailboxes = createMailboxLimit(deps.store, now);
  const notifier = createNotifier({
    ...shared,
    delivery,
    mailboxes,
    from: env.MAIL_FROM,
    port: env.PORT,
    calendarOf,
    mailOwner,
  });
  const limits = createBookingLimits(env.CONTACT_LIMIT);
  const restorer = createRestorer({ ...shared, calendars, calendarOf, notifier, stored });
  const storage = (brand: BrandId) => bookingStorage(env, brand);
  const bookings = createBookingRules({ ...shared, calendars, notifier, limits, restorer, storage });
  const follow = createFollower({ ...shared, calendars, calendarOf, bookings, notifier });
  const watchCovers = createCoverWatch({ ...shared, calendars, bookings, notifier });
  let timers: NodeJS.Timeout[] = [];

  async function followCalendars() {
    try {
      await restorer.compare();
      await follow();
      await watchCovers();
    } catch (error) {
      log.warn({ error: reasonOf(error) }, 'The calendars could not be followed');
    }
  }

  /** One at a time: a calendar that does not answer takes longer than the pause between two. */
  const { run: catchUp, idle } = oneAtATime(async () => {
    try {
      await stored();
      await followCalendars();
      await notifier.catchUp();
    } catch (error) {
      log.error({ error: (error as Error).message }, 'Bookings could not be caught up');
    }
  });

  const readCalendars = async () => {
    await calendars.refresh();
    if (timers.length > 0) void catchUp();
  };

  return {
    data: createBookingData({ ...shared, bookings, storage, calendarOf, notifier }),
    /** To be mounted at /api/bookings and /api/availability. */
    routers: ({ formPages, counts }: { formPages: FormPages; counts: BookingCounts }) => ({
      availability: createAvailability({ ...shared, bookings, storage, redis }),
      bookings: createBookingRouter({ ...shared, env, bookings, counts, count, notifier, redis, formPages }),
    }),
    list: () => store.list(),
    /** What each mailbox is mailed, about meetings and otherwise. */
    mailboxes,
    onInstructions: calendars.onInstructions,
    start() {
      void catchUp();
      void calendars.refresh();
      timers = [setInterval(catchUp, catchUpMs).unref(), setInterval(readCalendars, calendarMs).unref()];
    },
    async close() {
      for (const timer of timers.splice(0)) clearInterval(timer);
      await Promise.all([idle(), notifier.idle(), calendars.idle()]);
    },
  };
}

type DataDeps = Pick<DiaryDeps, keyof BookingContext | 'storage'> & {
  bookings: BookingRules;
  calendarOf: CalendarOf;
  notifier: Pick<Notifier, 'details'>;
};

function createBookingData(deps: DataDeps): BookingData {
  const { brands, bookings, storage, secret, mailsVisitors, calendarOf, notifier, log, now } = deps;
  return {
    async availability({ kind, office, from }, brand) {
      if (!storage(brand)) return { ok: false, reason: 'not-kept' };
      const { offices } = brands[brand];
      const requested = { kind: kind || forBrand(usualKind, brand), office: office || null, from };
      const taken = await bookings.taken(brand, requested);
      if (!taken) return { ok: false, reason: 'unavailable' };
      const grid = availabilityGrid({ ...requested, ...taken, offices, now: now() });
      return { ok: true, value: { ...grid, mailsVisitors } };
    },
    async booking({ id, token }) {
      try {
        const holder = holderOf(await secret(), id, token);
        const booking = holder && (await bookings.read(id));
        if (!booking) return { ok: false, reason: 'not-found' };
        const details = await notifier.details(booking);
        const isWritten = calendarOf(booking.brand) !== null;
        const value = bookedMeeting(booking, details, { holder, token, isMailed: mailsVisitors, isWritten }, now());
        return { ok: true, value };
      } catch (error) {
        log.error({ error: (error as Error).message }, 'A booking cannot be read');
        return { ok: false, reason: 'unavailable' };
      }
    },
  };
}

/** BOOKING_SECRET, or the one that is stored with the bookings. */
function createSecret(configured: string | undefined, store: BookingStore, log: Logger) {
  let known: string | null = null;

  /** Made anew by the first process that finds the store without it. */
  async function stored(): Promise<string> {
    const found = await store.secret();
    if (known !== null && known !== found)
      log.error(
        'The store was emptied: messages that only it held are lost, and so are meetings, and links to them, that are not in a calendar with BOOKING_SECRET set',
      );
    known = found;
    return found;
  }

  return { secret: async () => configured ?? stored(), stored };
}

function bookedMeeting(
  booking: Booking,
  details: BookingDetails,
  { holder, token, isMailed, isWritten }: { holder: LinkHolder; token: string; isMailed: boolean; isWritten: boolean },
  now: number,
): BookedMeeting {
  const byFirm = holder === 'firm';
  const { id, kind, office, name, email, phone, town, topic, videoUrl, bring, papers, heldUntil, meets, toBring } =
    details;
  return {
    ...{ id, kind, office, name, email, phone, town, topic, meets, videoUrl, isMailed },
    bring: bring.join('; ') || null,
    state: booking.state,
    forFirm: byFirm,
    gone: byFirm && booking.asked ? (isWritten ? 'written' : 'read') : null,
    start: ohioIso(booking.start),
    end: ohioIso(endOf(booking)),
    previousStart: details.previousStart && ohioIso(details.previousStart.getTime()),
    message: booking.values.message ?? null,
    heldUntil: heldUntil === null ? null : ohioIso(heldUntil),
    canConfirm: heldUntil !== null && holder === 'mail',
    papers: papers?.groups ?? [{ title: 'For this meeting', items: toBring.items }],
    papersLink: papers ? { label: 'Check them off on the list', to: href('taxPrepChecklist') } : toBring.link,
    canChange: changeRefusal(booking, now, byFirm) === null,
    changeUntil: ohioIso(changeableUntil(booking, byFirm)),
    calendarFile: bookingPaths.calendarFile(id, token),
  };
}
