import { availabilityGrid } from '#shared/booking/availability.ts';
import { usualKind } from '#shared/booking/meeting-kinds.ts';
import type { Brands } from '#shared/brands/index.ts';
import type { BookingData } from '../pages/loaders.ts';

type Deps = {
  brands: Brands;
  /** Milliseconds since 1970. */
  now?: () => number;
};

export type BookingService = {
  /** For the schedule page and the page of a booked meeting. */
  data: BookingData;
};

/** Free meeting times and bookings. */
export function createBookings({ now = Date.now }: Deps): BookingService {
  return {
    data: {
      availability: async ({ kind, office, from }, brand) => ({
        ok: true,
        value: availabilityGrid({
          kind: kind || usualKind[brand],
          office: office || null,
          from,
          now: now(),
          busy: [],
          stale: false,
        }),
      }),
      booking: async () => ({ ok: false, reason: 'not-found' }),
    },
  };
}
