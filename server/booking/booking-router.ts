import { type NextFunction, type Request, type Response, Router } from 'express';
import type { Logger } from 'pino';
import { type AvailabilityParams, availabilityParams } from '#shared/booking/availability-params.ts';
import { type BookingResponse, bookingIdPattern } from '#shared/booking/booking-response.ts';
import {
  type BookingErrors,
  bookingFieldMessages,
  bookingStatusMessages,
  parseBooking,
} from '#shared/booking/booking-schema.ts';
import { type BrandId, type Brands, isBrandId } from '#shared/brands/index.ts';
import { ohioTime } from '#shared/format/ohio-date.ts';
import * as limits from '#shared/limits.ts';
import type { FormState } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import type { BrandChoice } from '../brand-resolver.ts';
import { maskedValues } from '../contact/contact-request.ts';
import { createSpamFilter } from '../contact/spam-filter.ts';
import { createFormEndpoint, exactly, textsOf, wantsPage } from '../http/form-endpoint.ts';
import { bookingIcs } from '../mail/booking-ics.ts';
import type { SiteRedis } from '../redis.ts';
import type { BookingCounts } from '../report/counts.ts';
import type { Booking } from './booking.ts';
import { type BookingPost, readBookingPost } from './booking-request.ts';
import type { BookingOutcome, Bookings, Refused } from './bookings.ts';
import { isToken, manageLink, tokenOf } from './manage-link.ts';
import type { Notifier } from './notifier.ts';

export type BookingRouterDeps = {
  bookings: Bookings;
  notifier: Pick<Notifier, 'details'>;
  secret: () => Promise<string>;
  brands: Brands;
  log: Logger;
  redis?: SiteRedis | undefined;
  /** What the owner's report counts. */
  counts: BookingCounts;
  allowedOrigins: string[];
  /** Accepted bookings per address and minute, six times that an hour. */
  contactLimit: number;
  choice: (request: Request) => BrandChoice;
  /** Renders a page for a browser without scripts whose post was not accepted. */
  renderForm: (
    request: Request,
    response: Response,
    path: string,
    status: number,
    state: FormState,
    query: URLSearchParams,
  ) => Promise<void>;
  /** Answers a form that was refused before it was read. */
  refuseForm: (request: Request, response: Response, status: number, message: string) => void;
  now: () => number;
};

const texts = {
  unreadable: 'This booking could not be read.',
  foreign: 'Bookings from other sites are not accepted here.',
  method: 'Book a meeting here with POST.',
  large: 'This booking is too large.',
  type: 'Send the booking as JSON.',
  form: 'This address is for the booking form of the site. Ask for free times at /api/availability.',
  tooMany: (wait: string) => `Too many bookings from your network. Please wait ${wait} and try again, or call us.`,
  automated: 'This looks like an automated request. Please try again more slowly, or call us.',
  notFound: 'There is no such booking.',
} as const;

const minute = 60_000;
const statusOf: Record<Refused['reason'], number> = {
  invalid: 400,
  taken: 409,
  changed: 409,
  cancelled: 410,
  'too-late': 410,
  failed: 502,
  unknown: 503,
};

/** POST /api/bookings, and below it what a booking's link can do: move, cancel, and the calendar file. Mount it at that path. */
export function createBookingRouter(deps: BookingRouterDeps): Router {
  const { bookings, notifier, secret, brands, log, redis, allowedOrigins, contactLimit, choice, counts, now } = deps;
  const classify = createSpamFilter();
  const endpoint = createFormEndpoint({
    ...{ name: 'booking', brands, allowedOrigins, redis, texts },
    acceptedPerMinute: contactLimit,
    requestsPerMinute: contactLimit * 40,
    maxBodyBytes: limits.contactBodyBytes,
    refuse: (request, response, status, error) => fail(request, response, status, { error }),
  });

  const router = Router();
  router.use(...endpoint.guard);
  router.options('/', endpoint.respondToPreflight);
  router.use(endpoint.limitRequests);
  router.get('/:id/meeting.ics', sendCalendarFile);
  router.post('/times', ...endpoint.readBody, showTimes);
  router.post('/:id/:action', ...endpoint.readBody, change);
  router.post('/', exactly('/'), ...endpoint.readBody, book);
  router.all('/', endpoint.refuseMethod);
  router.use(endpoint.bodyError);
  return router;

  async function book(request: Request, response: Response) {
    const post = readBookingPost(request.body, request.get('Idempotency-Key'), now());
    if (!post) return fail(request, response, 400, { error: texts.unreadable });
    const parsed = parseBooking(post.values);
    if (!parsed.ok)
      return fail(request, response, 400, { error: Object.values(parsed.errors)[0]!, errors: parsed.errors });
    const { values } = parsed;
    const text = values.message ?? `${values.email} ${values.slot}`;
    const spam = classify({ name: values.name, email: values.email, message: text }, post);
    if (spam === 'likely') return fail(request, response, 400, { error: texts.automated });
    if (!(await endpoint.take(request, response))) return;
    const outcome = await reserve(request, post, values, spam);
    if (!outcome.ok) return fail(request, response, statusOf[outcome.reason], refusalOf(outcome));
    await succeed(request, response, 201, outcome.booking);
  }

  async function reserve(request: Request, post: BookingPost, typed: Booking['values'], spam: Booking['spam']) {
    const values = maskedValues(typed);
    const key = post.idempotencyKey ?? `minute ${Math.floor(now() / (2 * minute))}`;
    const masked = JSON.stringify(values) !== JSON.stringify(typed);
    const brand = brandOf(request, post);
    const outcome = await bookings.book({ brand, values, key, masked, page: post.cameFrom ?? post.page, spam });
    logOutcome(request, 'book', brand, outcome);
    if (outcome.ok && !outcome.repeated) counts.booking(brand, values.kind, post.cameFrom ?? post.page);
    return outcome;
  }

  /** The scheduling page with other times and everything that was typed, for a form without scripts. */
  function showTimes(request: Request, response: Response) {
    if (!wantsPage(request)) return fail(request, response, 415, { error: texts.form });
    const { show = '', ...values } = textsOf(request.body);
    const requested = new URLSearchParams(show);
    const query = queryOf(availabilityParams(requested));
    if (requested.has('service')) query.set('service', requested.get('service')!);
    return deps.renderForm(request, response, href('schedule'), 200, stateOf(values, { error: '' }), query);
  }

  async function change(request: Request<{ id: string; action: string }>, response: Response, next: NextFunction) {
    const { id, action } = request.params;
    if (!bookingIdPattern.test(id) || !['move', 'cancel'].includes(action)) return next('router');
    const { token, slot } = textsOf(request.body);
    const booking = isToken(await secret(), id, token) ? await bookings.read(id) : null;
    if (!booking) return fail(request, response, 404, { error: bookingStatusMessages.invalidLink });
    if (action === 'move' && (!slot || Number.isNaN(Date.parse(slot)) || !/[Z+-]/.test(slot.slice(10)))) {
      const error = slot ? bookingFieldMessages.slotMalformed : bookingFieldMessages.slotMissing;
      return failChange(request, response, booking, 400, { error, errors: { slot: error } });
    }
    const outcome = action === 'move' ? await bookings.move(booking, slot!) : await bookings.cancel(booking);
    logOutcome(request, action, booking.brand, outcome);
    if (!outcome.ok) return failChange(request, response, booking, statusOf[outcome.reason], refusalOf(outcome));
    await succeed(request, response, 200, outcome.booking, action === 'move' ? '&moved=1' : '');
  }

  async function sendCalendarFile(request: Request<{ id: string }>, response: Response) {
    const { id } = request.params;
    const valid = bookingIdPattern.test(id) && isToken(await secret(), id, request.query['token']);
    const booking = valid ? await bookings.read(id) : null;
    if (!booking) return fail(request, response, 404, { error: texts.notFound });
    response
      .set({
        'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH',
        'Content-Disposition': 'attachment; filename="meeting.ics"',
      })
      .send(await calendarFile(booking));
  }

  async function calendarFile(booking: Booking): Promise<string> {
    return bookingIcs({ booking: await notifier.details(booking), brand: brands[booking.brand], method: 'PUBLISH' });
  }

  function brandOf(request: Request, { domain, innerDomain }: BookingPost): BrandId {
    return [domain, innerDomain].find(isBrandId) ?? choice(request).id;
  }

  /** Nothing of the visitor's is logged. */
  function logOutcome(request: Request, action: string, brand: BrandId, outcome: BookingOutcome) {
    const result = outcome.ok ? { booking: outcome.booking.id } : { refused: outcome.reason };
    const failed = !outcome.ok && outcome.reason === 'failed';
    log[failed ? 'error' : 'info']({ id: request.id, action, brand, ...result }, 'booking');
  }

  /** @param shown added to the query of the page that a form leads to */
  async function succeed(request: Request, response: Response, status: 200 | 201, booking: Booking, shown = '') {
    const manageUrl = withDomain(request, manageLink(await secret(), booking.id));
    if (wantsPage(request)) return response.redirect(303, manageUrl + shown);
    const ics = await calendarFile(booking);
    response.status(status).json({ success: true, id: booking.id, manageUrl, ics } satisfies BookingResponse);
  }

  function withDomain(request: Request, path: string) {
    const { domainParam } = choice(request);
    return domainParam ? `${path}&domain=${domainParam}` : path;
  }

  /** A script gets JSON; a form gets the schedule page again, at the week of the wished time, with everything that was typed. */
  function fail(request: Request, response: Response, status: number, refused: Refusal) {
    if (!wantsPage(request) || status === 405) return sendRefusal(response, status, refused);
    if (request.body === undefined) return deps.refuseForm(request, response, status, refused.error);
    const values = textsOf(request.body);
    return deps.renderForm(request, response, href('schedule'), status, stateOf(values, refused), weekOf(values));
  }

  async function failChange(request: Request, response: Response, booking: Booking, status: number, refused: Refusal) {
    if (!wantsPage(request)) return sendRefusal(response, status, refused);
    const { kind, office = '' } = booking.values;
    const typed = textsOf(request.body);
    const query = weekOf({ kind, office, from: typed['from'] ?? '', slot: typed['slot'] ?? '' });
    if (!query.has('from')) query.set('from', ohioTime(new Date(booking.values.slot)).date);
    query.set('token', tokenOf(await secret(), booking.id));
    if (status !== 410) query.set('move', '1');
    const path = href('bookedMeeting', { id: booking.id });
    return deps.renderForm(request, response, path, status, stateOf(typed, refused), query);
  }
}

type Refusal = { error: string; errors?: BookingErrors; next?: string[] };

function refusalOf({ reason, error, next }: Refused): Refusal {
  return {
    error,
    ...(reason === 'invalid' && { errors: { slot: error } }),
    ...(next && { next }),
  };
}

function sendRefusal(response: Response, status: number, refused: Refusal) {
  if (status === 503) response.set('Retry-After', '60');
  response.status(status).json({ success: false, ...refused } satisfies BookingResponse);
}

function stateOf(values: Record<string, string>, { error, errors, next }: Refusal): FormState {
  return { values, errors: { ...errors }, message: error, ...(next && { next }) };
}

/** The query of the page that shows the posted kind and office, and the week of the posted time, or else the one shown before. */
function weekOf(values: Record<string, string>): URLSearchParams {
  const moment = new Date(values['slot'] ?? '');
  const from = Number.isNaN(moment.getTime()) ? (values['from'] ?? '') : ohioTime(moment).date;
  return queryOf(availabilityParams(new URLSearchParams({ ...values, from })));
}

function queryOf(params: AvailabilityParams): URLSearchParams {
  return new URLSearchParams(Object.entries(params).filter(([, value]) => value !== ''));
}
