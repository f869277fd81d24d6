import type { Request, Response } from 'express';
import { type AvailabilityParams, availabilityParams } from '#shared/booking/availability-params.ts';
import type { BookingResponse } from '#shared/booking/booking-response.ts';
import type { BookingErrors } from '#shared/booking/booking-schema.ts';
import type { Brands } from '#shared/brands/index.ts';
import { ohioIso, ohioTime } from '#shared/format/ohio-date.ts';
import type { FormState } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { textsOf, wantsPage } from '../http/form-endpoint.ts';
import type { FormPages } from '../pages/form-refusal.tsx';
import { type Booking, heldUntil } from './booking.ts';
import { bookingIcs } from './booking-ics.ts';
import { type LinkHolder, manageLink } from './manage-link.ts';
import type { Refused } from './meeting-times.ts';
import type { Notifier } from './notifier.ts';

export type BookingReplyDeps = {
  notifier: Pick<Notifier, 'details'>;
  secret: () => Promise<string>;
  brands: Brands;
  pages: FormPages;
};

export function createBookingReplies({
  notifier,
  secret,
  brands,
  pages: { renderForm, refuseForm },
}: BookingReplyDeps) {
  return { succeed, fail, failChange, showTimes, calendarFile };

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
    if (wantsPage(request)) return response.redirect(303, manageUrl + shown);
    const ics = await calendarFile(booking);
    const held = heldUntil(booking);
    const body = { success: true, id: booking.id, manageUrl, ics, ...(held && { heldUntil: ohioIso(held) }) } as const;
    response.json(body satisfies BookingResponse);
  }

  function withDomain(request: Request, path: string) {
    const { domainParam } = request.brandChoice;
    return domainParam ? `${path}&domain=${domainParam}` : path;
  }

  /** A script gets JSON; a form gets the schedule page again, at the week of the wished time, with everything that was typed. */
  function fail(request: Request, response: Response, status: number, refused: Refusal) {
    if (!wantsPage(request) || status === 405) return sendRefusal(response, status, refused);
    if (request.body === undefined) return refuseForm(request, response, status, refused.error);
    const values = textsOf(request.body);
    return renderForm(request, response, href('schedule'), status, stateOf(values, refused), weekOf(values));
  }

  function failChange(request: Request, response: Response, booking: Booking, status: number, refused: Refusal) {
    if (!wantsPage(request)) return sendRefusal(response, status, refused);
    const { kind, office = '' } = booking.values;
    const typed = textsOf(request.body);
    const query = weekOf({ kind, office, from: typed['from'] ?? '', slot: typed['slot'] ?? '' });
    if (!query.has('from')) query.set('from', ohioTime(new Date(booking.values.slot)).date);
    query.set('token', typed['token']!);
    if (status !== 410) query.set('move', '1');
    const path = href('bookedMeeting', { id: booking.id });
    return renderForm(request, response, path, status, stateOf(typed, refused), query);
  }

  /** The scheduling page with other times and everything that was typed, for a form without scripts. */
  function showTimes(request: Request, response: Response) {
    const { show = '', ...values } = textsOf(request.body);
    const requested = new URLSearchParams(show);
    const query = queryOf(availabilityParams(requested));
    if (requested.has('service')) query.set('service', requested.get('service')!);
    return renderForm(request, response, href('schedule'), 200, stateOf(values, { error: '' }), query);
  }
}

export type Refusal = { error: string; errors?: BookingErrors; next?: string[] };

export function refusalOf({ reason, error, next }: Refused): Refusal {
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
