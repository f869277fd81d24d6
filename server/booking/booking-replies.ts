import type { Request, Response } from 'express';
import { type AvailabilityParams, availabilityParams } from '#shared/booking/availability-params.ts';
import type { BookingResponse } from '#shared/booking/booking-response.ts';
import type { BookingErrors } from '#shared/booking/booking-schema.ts';
import type { Brands } from '#shared/brands/index.ts';
import { ohioIso, ohioTime } from '#shared/format/ohio-date.ts';
import type { FormState } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { sendRefusal, textsOf, wantsPage } from '../forms/form-endpoint.ts';
import type { FormPages } from '../pages/forms.tsx';
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

export function createBookingReplies({ notifier, secret, brands, pages }: BookingReplyDeps) {
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

  /** A script gets JSON; a form gets the schedule page again, at the week of the requested time, with everything that was typed. */
  function fail(request: Request, response: Response, status: number, refused: Refusal) {
    const render = (values: Record<string, string>) =>
      pages.renderForm(request, response, href('schedule'), status, stateOf(values, refused), weekOf(values));
    return sendRefusal({ pages, status, body: refused, render }, request, response);
  }

  function failChange(request: Request, response: Response, booking: Booking, status: number, refused: Refusal) {
    const { kind, office = '', slot: before } = booking.values;
    const render = ({ from = '', slot = '', ...typed }: Record<string, string>) => {
      const query = weekOf({ kind, office, from, slot });
      if (!query.has('from')) query.set('from', ohioTime(new Date(before)).date);
      query.set('token', typed['token']!);
      if (status !== 410) query.set('move', '1');
      const path = href('bookedMeeting', { id: booking.id });
      return pages.renderForm(request, response, path, status, stateOf({ from, slot, ...typed }, refused), query);
    };
    return sendRefusal({ pages, status, body: refused, render }, request, response);
  }

  /** The scheduling page with other times and everything that was typed, for a form without scripts. */
  function showTimes(request: Request, response: Response) {
    const { show = '', ...values } = textsOf(request.body);
    const requested = new URLSearchParams(show);
    const query = queryOf(availabilityParams(requested));
    if (requested.has('service')) query.set('service', requested.get('service')!);
    return pages.renderForm(request, response, href('schedule'), 200, stateOf(values, { error: '' }), query);
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
