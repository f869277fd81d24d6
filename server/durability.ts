import type { BrandId } from '#shared/brands/index.ts';
import type { Env } from './env.ts';

/**
 * Whether all that is stored is gone with the next restart: on a Heroku dyno (DYNO), which starts with an empty disk, without
 * Redis.
 */
export function forgetsAtRestart({ DYNO, REDIS_URL }: Pick<Env, 'DYNO' | 'REDIS_URL'>): boolean {
  return DYNO !== undefined && REDIS_URL === undefined;
}

/**
 * What keeps a brand's bookings when the process restarts: the store, or on a dyno whose disk is all of it the CalDAV calendar
 * that they are sealed in; null for nothing.
 */
export function bookingKeeper(
  env: Pick<Env, 'brands' | 'BOOKING_SECRET' | 'DYNO' | 'REDIS_URL'>,
  id: BrandId,
): 'store' | 'calendar' | null {
  if (!forgetsAtRestart(env)) return 'store';
  return env.BOOKING_SECRET && env.brands[id].caldavUrl ? 'calendar' : null;
}
