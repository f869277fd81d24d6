import { meetingKind } from '#shared/booking/meeting-kinds.ts';
import type { Brands } from '#shared/brands/index.ts';
import { originOf } from '../brand-resolver.ts';
import type { BookingDetails } from '../mail/lead.ts';
import { type Booking, endOf } from './booking.ts';
import { manageLink } from './manage-link.ts';

type Deps = { brands: Brands; port: number; secret: () => Promise<string>; now: () => number };

/** A booking as its mails and calendar entries show it. */
export async function bookingDetails(booking: Booking, deps: Deps): Promise<BookingDetails> {
  const { brands, port, secret, now } = deps;
  const { id, brand, sequence, start, state, values, released, spam, masked, page } = booking;
  const { kind, office, name, email, phone, town, topic, message } = values;
  const options = brands[brand].serviceOptions;
  return {
    id,
    brand,
    sequence,
    changedAt: new Date(sequence === 0 ? booking.createdAt : now()),
    start: new Date(start),
    end: new Date(endOf(booking)),
    previousStart: state === 'booked' && released.length > 0 ? new Date(released.at(-1)!) : null,
    cancelled: state === 'cancelled',
    kind,
    kindLabel: meetingKind(kind).label,
    office: office ?? null,
    name,
    email,
    phone: phone ?? null,
    town: town ?? null,
    topic: options.find(({ value }) => value === topic)?.label ?? topic ?? null,
    message: message ?? null,
    page,
    spam,
    masked,
    manageUrl: originOf(brands[brand], port) + manageLink(await secret(), id),
  };
}
