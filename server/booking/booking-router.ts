import { type NextFunction, type Request, type Response, Router } from 'express';
import * as z from 'zod/mini';
import { type AvailabilityParams, availabilityParams } from '#shared/booking/availability-params.ts';
import { type BookingResponse, bookingIdPattern } from '#shared/booking/booking-response.ts';
import {
  type BookingErrors,
  bookingFieldMessages,
  bookingSchema,
  bookingStatusMessages,
  parseBooking,
  unavailableText,
} from '#shared/booking/booking-schema.ts';
import { type BrandId, brandIds, isBrandId } from '#shared/brands/index.ts';
import { ohioIso, ohioTime } from '#shared/format/ohio-date.ts';
import { cleanValues, parseFields } from '#shared/forms/fields.ts';
import type { FormState } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { isOnlyStart } from '#views/components/contact-form/service-choice.ts';
import * as forms from '../forms/form-endpoint.ts';
import { brandOf, createSpamFilter, maskValues, readFormRequest } from '../forms/form-request.ts';
import { networkOf } from '../http/request-limits.ts';
import type { FormPages } from '../pages/forms.tsx';
import type { SiteRedis } from '../redis.ts';
import type { BookingCounts } from '../report/counts.ts';
import type { BookingOutcome } from './booking-changes.ts';
import { holderOf, type LinkHolder, manageLink } from './booking-details.ts';
import { bookingIcs } from './booking-ics.ts';
import type { BookingRules } from './booking-rules.ts';
import { type Booking, type BookingContext, heldUntil } from './booking-store.ts';
import type { Refused } from './diary.ts';
import type { Notifier } from './notifier.ts';

const changes = ['confirm', 'move', 'cancel'] as const;
type Action = 'book' | (typeof changes)[number];

/** Counts what becomes of requests, for /metrics; one that repeats an earlier one is not counted again. */
export type CountBooking = (action: Action, outcome: 'ok' | 'refused' | 'failed') => void;

type Deps = BookingContext & {
  env: forms.FormSettings;
  bookings: BookingRules;
  notifier: Pick<Notifier, 'details' | 'mailLinksSoon'>;
  formPages: FormPages;
  redis: SiteRedis | undefined;
  counts: BookingCounts;
  count: CountBooking | undefined;
};

const texts = {
  unreadable: 'This booking could not be read.',
  domain: `domain has to be one of ${brandIds.join(', ')}.`,
  foreign: 'Bookings from other sites are not accepted here.',
  method: 'Book a meeting here with POST.',
  large: 'This booking is too large.',
  type: 'Send the booking as JSON.',
  form: 'This address is for the booking form of the site. Ask for free times at /api/availability.',
  tooMany: (wait: string, phone: string) =>
    `Too many bookings from your network. Please wait ${wait} and try again, or call us: ${phone}.`,
  notFound: 'There is no such booking.',
} as const;

const fields = Object.keys(bookingSchema.shape);
const mailboxSchema = z.pick(bookingSchema, { email: true });
const minute = 60_000;
const statusOf: Record<Refused['reason'], number> = {
  invalid: 400,
  taken: 409,
  limit: 409,
  changed: 409,
  cancelled: 410,
  'too-late': 410,
  failed: 502,
  unknown: 503,
};

/** POST /api/bookings, and below it what a booking's link can do: confirm, move, cancel, and the calendar file. Mount it at that path. */
export function createBookingRouter(deps: Deps): Router {
  const { env, bookings, secret, brands, log, redis, counts, count, notifier, formPages, now } = deps;
  const classify = createSpamFilter();
  const endpoint = forms.createFormEndpoint({
    ...{ name: 'booking', env, brands, redis, texts },
    requestsPerAccepted: 40,
    refuse: (request, response, status, error) =>
      request.path === '/find' && forms.wantsPage(request)
        ? formPages.refuseForm(request, response, status, error)
        : fail(request, response, status, { error }),
  });

  const router = Router();
  router.use(...endpoint.guard);
  router.options('/', endpoint.respondToPreflight);
  router.use(endpoint.limitRequests);
  router.get('/:id/meeting.ics', sendCalendarFile);
  router.post('/times', ...endpoint.readBody, (request, response) =>
    forms.wantsPage(request) ? showTimes(request, response) : fail(request, response, 415, { error: texts.form }),
  );
  router.post('/find', ...endpoint.readBody, find);
  router.post('/:id/:action', ...endpoint.readBody, change);
  router.post('/', forms.exactly('/'), ...endpoint.readBody, book);
  router.all('/', endpoint.refuseMethod);
  router.use(endpoint.bodyError, refuseFailed);
  return router;

  async function book(request: Request, response: Response) {
    const post = readFormRequest(request, fields, now());
    if (!post) return fail(request, response, 400, { error: texts.unreadable });
    if ([post.domain, post.innerDomain].some((name) => name !== null && !isBrandId(name)))
      return fail(request, response, 400, { error: texts.domain });
    const brand = brandOf(request, post, brands);
    const parsed = parseBooking(post.values, brands[brand].offices);
    if (!parsed.ok)
      return fail(request, response, 400, { error: Object.values(parsed.errors)[0]!, errors: parsed.errors });
    const question = forms.questionOf(request, post, parsed.values.email);
    if (question) return fail(request, response, 400, { error: question.email, errors: question });
    if (isOnlyStart(parsed.values.message ?? '')) delete parsed.values.message;
    const { name, email, slot, message = `${email} ${slot}` } = parsed.values;
    const spam = classify({ name, email, message }, post);
    if (!(await endpoint.take(request, response))) return;
    const { values, masked } = maskValues(parsed.values);
    const key = post.idempotencyKey ?? `minute ${Math.floor(now() / (2 * minute))}`;
    // Of IPv4 the first three numbers, of IPv6 the first three groups: what one customer of a provider may have.
    const network = networkOf(request).split(/[.:]/).slice(0, 3).join(' ');
    const page = post.cameFrom ?? post.page;
    const outcome = await bookings.book({ brand, values, key, masked, page, spam, network });
    logOutcome(request, 'book', brand, outcome);
    if (!outcome.ok) return fail(request, response, statusOf[outcome.reason], refusalOf(outcome));
    if (!outcome.repeated) counts.booking(brand, values.kind, page);
    response.status(201);
    await succeed(request, response, outcome.booking, 'visitor');
  }

  async function change(request: Request<{ id: string; action: string }>, response: Response, next: NextFunction) {
    const { id } = request.params;
    const action = changes.find((name) => name === request.params.action);
    if (!bookingIdPattern.test(id) || !action) return next('router');
    const { token, slot } = forms.textsOf(request.body);
    const holder = holderOf(await secret(), id, token);
    const mayDo = holder && (action !== 'confirm' || holder === 'mail');
    const booking = mayDo && (await bookings.read(id));
    if (!booking) return fail(request, response, 404, { error: bookingStatusMessages.invalidLink });
    if (action === 'move' && (!slot || Number.isNaN(Date.parse(slot)) || !/[Z+-]/.test(slot.slice(10)))) {
      const error = slot ? bookingFieldMessages.slotMalformed : bookingFieldMessages.slotMissing;
      return failChange(request, response, booking, 400, { error, errors: { slot: error } });
    }
    if (!(await endpoint.take(request, response))) return;
    const byFirm = holder === 'firm';
    const outcome = await {
      confirm: () => bookings.confirm(booking),
      move: () => bookings.move(booking, slot!, byFirm),
      cancel: () => bookings.cancel(booking, byFirm),
    }[action]();
    logOutcome(request, action, booking.brand, outcome);
    if (!outcome.ok) return failChange(request, response, booking, statusOf[outcome.reason], refusalOf(outcome));
    const isKept = byFirm && outcome.booking.start === booking.start;
    const shown = action !== 'move' ? '' : isKept ? '&answer=keep' : '&moved=1';
    await succeed(request, response, outcome.booking, holder, shown);
  }

  /** The same answer whether or not a meeting is booked for the address, before that is looked up. */
  async function find(request: Request, response: Response) {
    const { mailbox = '' } = forms.textsOf(request.body);
    const parsed = parseFields(mailboxSchema, cleanValues({ email: mailbox }));
    const error = parsed.ok ? '' : parsed.errors.email!;
    if (parsed.ok && !(await endpoint.take(request, response))) return;
    if (parsed.ok) notifier.mailLinksSoon(parsed.values.email);
    const status = parsed.ok ? 200 : 400;
    if (!forms.wantsPage(request)) return response.status(status).json({ success: parsed.ok, ...(error && { error }) });
    const values = { mailbox: parsed.ok ? parsed.values.email : mailbox };
    const state = { values, errors: { ...(error && { mailbox: error }) }, message: error };
    return formPages.renderForm(request, response, href('schedule'), status, state);
  }

  /** The store could not be read or written. Express recognizes an error handler by its four parameters. */
  function refuseFailed(error: Error, request: Request, response: Response, next: NextFunction) {
    if (response.headersSent) return next(error);
    log.error({ id: request.id, error: error.message }, 'A booking could not be read or changed');
    return fail(request, response, 503, { error: unavailableText(brands[request.brandChoice.id].contact.phone) });
  }

  async function sendCalendarFile(request: Request<{ id: string }>, response: Response) {
    const { id } = request.params;
    const valid = bookingIdPattern.test(id) && holderOf(await secret(), id, request.query['token']);
    const booking = valid ? await bookings.read(id) : null;
    if (!booking) return fail(request, response, 404, { error: texts.notFound });
    response
      .set({
        'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH',
        'Content-Disposition': 'attachment; filename="meeting.ics"',
      })
      .send(await calendarFile(booking));
  }

  /** Nothing of the visitor's is logged. */
  function logOutcome(request: Request, action: Action, brand: BrandId, outcome: BookingOutcome) {
    const result = outcome.ok ? { booking: outcome.booking.id } : { refused: outcome.reason };
    const failed = !outcome.ok && outcome.reason === 'failed';
    log[failed ? 'error' : 'info']({ id: request.id, action, brand, ...result }, 'booking');
    if (!outcome.ok) count?.(action, failed || outcome.reason === 'unknown' ? 'failed' : 'refused');
    else if (!outcome.repeated) count?.(action, 'ok');
  }

  async function calendarFile(booking: Booking): Promise<string> {
    return bookingIcs({
      booking: await notifier.details(booking),
      brand: brands[booking.brand],
      method: 'PUBLISH',
      audience: 'visitor',
    });
  }

  /**
   * @param holder whose link to the booking is answered
   * @param shown added to the query of the page that a form leads to
   */
  async function succeed(request: Request, response: Response, booking: Booking, holder: LinkHolder, shown = '') {
    const manageUrl = withDomain(request, manageLink(await secret(), booking.id, holder));
    if (forms.wantsPage(request)) return response.redirect(303, manageUrl + shown);
    const ics = await calendarFile(booking);
    const held = heldUntil(booking);
    const body = { success: true, id: booking.id, manageUrl, ics, ...(held && { heldUntil: ohioIso(held) }) } as const;
    response.json(body satisfies BookingResponse);
  }

  function withDomain(request: Request, path: string) {
    const { domainParam } = request.brandChoice;
    return domainParam ? `${path}&domain=${domainParam}` : path;
  }

  /** A script gets JSON; a form gets the schedule page again, at the week of the requested time, with everything that was typed. */
  function fail(request: Request, response: Response, status: number, refused: Refusal) {
    const render = (values: Record<string, string>) =>
      formPages.renderForm(request, response, href('schedule'), status, stateOf(values, refused), weekOf(values));
    return forms.sendRefusal({ formPages, status, body: refused, render }, request, response);
  }

  function failChange(request: Request, response: Response, booking: Booking, status: number, refused: Refusal) {
    const { kind, office = '', slot: before } = booking.values;
    const render = ({ from = '', slot = '', ...typed }: Record<string, string>) => {
      const query = weekOf({ kind, office, from, slot });
      if (!query.has('from')) query.set('from', ohioTime(new Date(before)).date);
      query.set('token', typed['token']!);
      if (status !== 410) query.set('move', '1');
      const path = href('bookedMeeting', { id: booking.id });
      return formPages.renderForm(request, response, path, status, stateOf({ from, slot, ...typed }, refused), query);
    };
    return forms.sendRefusal({ formPages, status, body: refused, render }, request, response);
  }

  /** The scheduling page with other times and everything that was typed, for a form without scripts. */
  function showTimes(request: Request, response: Response) {
    const { show = '', ...values } = forms.textsOf(request.body);
    const requested = new URLSearchParams(show);
    const query = queryOf(availabilityParams(requested));
    if (requested.has('service')) query.set('service', requested.get('service')!);
    return formPages.renderForm(request, response, href('schedule'), 200, stateOf(values, { error: '' }), query);
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
