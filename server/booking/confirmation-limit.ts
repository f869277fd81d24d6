import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SiteRedis } from '../redis.ts';

/** Confirmations to one address in a day: anyone can enter any address. */
const perDay = 3;
const daySeconds = 86_400;

/** Counts the confirmations to each address, shared by all processes with Redis. The addresses are stored as hashes. */
export function createConfirmationLimit(redis: SiteRedis | undefined, now: () => number) {
  const counts = new LRUCache<string, number>({ max: 10_000, ttl: daySeconds * 1_000 });
  return async (email: string): Promise<boolean> => {
    const day = Math.floor(now() / (daySeconds * 1_000));
    const hash = createHash('sha256').update(`${day}|${email.toLowerCase()}`).digest('hex').slice(0, 32);
    if (!redis) {
      const count = (counts.get(hash) ?? 0) + 1;
      counts.set(hash, count);
      return count <= perDay;
    }
    const name = redis.key(`booking-confirmations:${hash}`);
    const count = await redis.connection.incr(name);
    await redis.connection.expire(name, daySeconds);
    return count <= perDay;
  };
}
