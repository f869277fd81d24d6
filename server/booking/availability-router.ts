import { type Request, type Response, Router } from 'express';
import { slotOf } from '#shared/booking/availability.ts';
import { meetingKindIds } from '#shared/booking/availability-params.ts';
import type { AvailabilityResponse } from '#shared/booking/booking-response.ts';
import { bookingStatusMessages, unavailableText } from '#shared/booking/booking-schema.ts';
import { freeTimes } from '#shared/booking/free-times.ts';
import { maxRangeDays, meetingKind, officeFor } from '#shared/booking/meeting-kinds.ts';
import { type BrandId, type Brands, brandIds, isBrandId } from '#shared/brands/index.ts';
import { addDays, daysBetween, isDate, ohioDate } from '#shared/format/ohio-date.ts';
import { createRateLimit } from '../http/request-limits.ts';
import type { SiteRedis } from '../redis.ts';
import type { BookingRules } from './booking-rules.ts';
import type { DiaryDeps } from './diary.ts';

type Deps = Pick<DiaryDeps, 'brands' | 'storage' | 'now'> & {
  bookings: Pick<BookingRules, 'taken'>;
  redis: SiteRedis | undefined;
};

const requestsPerMinute = 120;

/** GET /api/availability: the free times of a period. */
export function createAvailability({ brands, bookings, storage, redis, now }: Deps) {
  const limit = createRateLimit({
    name: 'availability',
    windowMs: 60_000,
    limit: requestsPerMinute,
    redis,
    reject: (_request, response) =>
      void response.status(429).json({ error: 'Too many requests from your network. Please wait a minute.' }),
  });

  const router = Router();
  router.get('/', limit, sendFreeTimes);
  router.all('/', (_request, response) => {
    response.set('Allow', 'GET').status(405).json({ error: 'Ask for free times with GET.' });
  });
  return router;

  async function sendFreeTimes(request: Request, response: Response) {
    const query = readQuery(new URL(request.url, 'http://x').searchParams, request.brandChoice.id, brands, now());
    if (typeof query === 'string') return void response.status(400).json({ error: query });
    const { kind, office, from, to } = query;
    const { offices, contact } = brands[query.brand];
    const taken = await bookings.taken(query.brand, { kind, office });
    if (!taken) {
      const error = storage(query.brand) ? bookingStatusMessages.unknown : unavailableText(contact.phone);
      return void response.status(503).set('Retry-After', '60').json({ error });
    }
    const rules = { kind: meetingKind(kind), office: officeFor(offices, kind, office), now: now() };
    const slots = freeTimes({ ...rules, from, to, ...taken }).map(slotOf);
    const body: AvailabilityResponse = { slots, stale: taken.stale };
    // Not by `json`, which answers `If-None-Match: *` with 304: free times are always sent.
    response.set('Cache-Control', 'no-store').type('json').end(JSON.stringify(body));
  }
}

/**
 * The parameters of a request, or what is wrong with them as one sentence. A period that is over, or more than a year away,
 * was made by a wrong clock: it begins today instead.
 */
function readQuery(query: URLSearchParams, ownBrand: BrandId, brands: Brands, now: number) {
  const brand = query.get('brand') || ownBrand;
  const kind = meetingKindIds.find((id) => id === query.get('kind'));
  const office = query.get('office') || null;
  const today = ohioDate(new Date(now));
  const from = query.get('from') || today;
  if (!isBrandId(brand)) return `brand has to be one of ${brandIds.join(', ')}.`;
  if (!kind) return `kind has to be one of ${meetingKindIds.join(', ')}.`;
  const officeIds = brands[brand].offices.map(({ id }) => id);
  if (office !== null && !officeIds.includes(office)) return `office has to be one of ${officeIds.join(', ')}.`;
  if (!isDate(from)) return 'from has to be a date such as 2026-12-01.';
  const to = query.get('to');
  if (to && !isDate(to)) return 'to has to be a date such as 2026-12-14.';
  const days = to ? daysBetween(from, to) : 13;
  if (days < 0) return 'to has to be the same day as from, or a later one.';
  if (days >= maxRangeDays) return `from and to may span ${maxRangeDays} days at most.`;
  const away = daysBetween(today, from);
  const first = away + days < 0 || away > 366 ? today : from;
  return { brand, kind, office, from: first, to: addDays(first, days) };
}
