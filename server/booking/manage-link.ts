import { createHmac, timingSafeEqual } from 'node:crypto';
import { bookingTokenPattern } from '#shared/booking/booking-response.ts';
import { href } from '#shared/site/routes.ts';

const holders = ['visitor', 'mail', 'firm'] as const;

/**
 * Who has a link to a booking: the firm's works until the meeting begins, the visitor's until its notice. The one in the
 * visitor's mail also shows that the address is theirs.
 */
export type LinkHolder = (typeof holders)[number];

/** Path and query of the page on which the holder of the link can move or cancel a booking. */
export function manageLink(secret: string, id: string, holder: LinkHolder): string {
  return `${href('bookedMeeting', { id })}?token=${tokenOf(secret, id, holder)}`;
}

/** The token of a booking's link. It has no expiry of its own: the booking decides until when it can be changed. */
export function tokenOf(secret: string, id: string, holder: LinkHolder): string {
  const signed = [href('bookedMeeting', { id }), ...(holder === 'visitor' ? [] : [holder])].join(' ');
  return createHmac('sha256', secret).update(signed).digest('base64url');
}

/** Whose token it is; null when it is not one of this booking. */
export function holderOf(secret: string, id: string, token: unknown): LinkHolder | null {
  if (typeof token !== 'string' || !bookingTokenPattern.test(token)) return null;
  const isOf = (holder: LinkHolder) => timingSafeEqual(Buffer.from(token), Buffer.from(tokenOf(secret, id, holder)));
  return holders.find(isOf) ?? null;
}
