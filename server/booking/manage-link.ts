import { createHmac, timingSafeEqual } from 'node:crypto';
import { bookingTokenPattern } from '#shared/booking/booking-response.ts';
import { href } from '#shared/site/routes.ts';

/** Path and query of the page on which the holder of the link can move or cancel a booking. */
export function manageLink(secret: string, id: string): string {
  return `${href('bookedMeeting', { id })}?token=${tokenOf(secret, id)}`;
}

/** The token of a booking's link. It has no expiry of its own: the booking decides until when it can be changed. */
export function tokenOf(secret: string, id: string): string {
  return createHmac('sha256', secret).update(href('bookedMeeting', { id })).digest('base64url');
}

export function isToken(secret: string, id: string, token: unknown): boolean {
  if (typeof token !== 'string' || !bookingTokenPattern.test(token)) return false;
  return timingSafeEqual(Buffer.from(token), Buffer.from(tokenOf(secret, id)));
}
