import { createHmac, timingSafeEqual } from 'node:crypto';

/** The furthest a link may reach into the future, in hours. */
export const longestLink = 7 * 24;

type Query = { expires?: unknown; signature?: unknown };

/**
 * Path and query under which whoever has it sees the draft.
 * @param id the post's, in Ghost
 * @param expires seconds since 1970
 */
export function previewLink(secret: string, id: string, expires: number): string {
  return `/preview/${id}?${new URLSearchParams({ expires: String(expires), signature: signature(secret, id, expires) })}`;
}

/**
 * What a link is worth. A link that reaches further than a week is none of ours, whatever its signature.
 * @param now milliseconds since 1970
 */
export function checkLink(secret: string, id: string, query: Query, now: number): 'good' | 'expired' | 'wrong' {
  const { expires, signature: given } = query;
  if (typeof expires !== 'string' || !/^\d{10}$/.test(expires)) return 'wrong';
  if (typeof given !== 'string' || !/^[\w-]{43}$/.test(given)) return 'wrong';
  const end = Number(expires);
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(signature(secret, id, end)))) return 'wrong';
  if (end * 1_000 <= now) return 'expired';
  return end * 1_000 <= now + longestLink * 3_600_000 ? 'good' : 'wrong';
}

function signature(secret: string, id: string, expires: number): string {
  return createHmac('sha256', secret).update(`/preview/${id}?expires=${expires}`).digest('base64url');
}
