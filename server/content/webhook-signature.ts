import { createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type SiteRedis, withRedis } from '../redis.ts';

/** A call whose time is further from now than this is refused. */
const toleranceMs = 5 * 60_000;
const maxRemembered = 5_000;

export type SignedCall = {
  /** The body as received, before any parsing: the signature is over these bytes. */
  rawBody: Buffer;
  /** Header X-Ghost-Signature: `sha256=<hex>, t=<milliseconds>`. */
  signature: string | undefined;
  now: number;
};

/**
 * Checks the signatures of Ghost's webhook calls and remembers those it has accepted. Ghost signs the body followed by
 * the time: see webhook-trigger.js in its source.
 * @param redis remembers the calls that all processes have accepted; while it is away each process remembers its own
 * @returns true for a call signed with the secret within five minutes, once
 */
export function createSignatureCheck(secret: string, redis?: SiteRedis): (call: SignedCall) => Promise<boolean> {
  const accepted = new LRUCache<string, true>({ max: maxRemembered });

  return async ({ rawBody, signature = '', now }) => {
    const [, given, time] = /^sha256=([0-9a-f]{64}), ?t=(\d{1,16})$/.exec(signature) ?? [];
    if (!given || !time || Math.abs(now - Number(time)) > toleranceMs) return false;
    const expected = createHmac('sha256', secret).update(rawBody).update(time).digest();
    if (!timingSafeEqual(expected, Buffer.from(given, 'hex')) || accepted.has(given)) return false;
    accepted.set(given, true);
    if (!redis) return true;
    const markAccepted = () => redis.connection.set(redis.key(`webhook:${given}`), '1', 'PX', 2 * toleranceMs, 'NX');
    return (await withRedis(redis, markAccepted, 'OK')) === 'OK';
  };
}
