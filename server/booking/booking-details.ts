import { meetingKind } from '#shared/booking/meeting-kinds.ts';
import type { Brands } from '#shared/brands/index.ts';
import { originOf } from '../brand-resolver.ts';
import { type Booking, endOf, heldUntil } from './booking.ts';
import { type LinkHolder, manageLink } from './manage-link.ts';
import { seal } from './sealed-booking.ts';

type Deps = {
  brands: Brands;
  port: number;
  secret: () => Promise<string>;
  /** BOOKING_SECRET: a secret that is stored is lost with what it would restore. */
  sealSecret?: string | undefined;
};

export type BookingDetails = Awaited<ReturnType<typeof bookingDetails>>;

/** A booking as its mails and calendar entries show it. */
export async function bookingDetails(booking: Booking, { brands, port, secret, sealSecret }: Deps) {
  const { id, brand, sequence, start, state, values, released, spam, masked, page, cancelledInCalendar } = booking;
  const isBack = state === 'booked' && cancelledInCalendar === sequence - 1;
  const options = brands[brand].serviceOptions;
  const urlFor = async (holder: LinkHolder) => originOf(brands[brand], port) + manageLink(await secret(), id, holder);
  return {
    ...values,
    id,
    sequence,
    spam,
    masked,
    page,
    changedAt: new Date(booking.changedAt),
    start: new Date(start),
    end: new Date(endOf(booking)),
    released,
    /** It was cancelled, and its event has returned to the firm's calendar. */
    isBack,
    previousStart: state === 'booked' && !isBack && released.length > 0 ? new Date(released.at(-1)!) : null,
    cancelled: state === 'cancelled',
    /** Where a meeting in person is; null for every other kind. */
    place: brands[brand].offices.find((office) => office.id === values.office) ?? null,
    kindLabel: meetingKind(values.kind).label,
    topic: options.find(({ value }) => value === values.topic)?.label ?? values.topic ?? null,
    /** URLs of the booking's own page, which can move and cancel it: for the browser that booked, and in the mails. */
    manageUrl: await urlFor('visitor'),
    mailUrl: await urlFor('mail'),
    firmUrl: await urlFor('firm'),
    heldUntil: heldUntil(booking),
    /** For the firm's events only. */
    sealed: sealSecret && state === 'booked' ? seal(booking, sealSecret) : null,
  };
}
