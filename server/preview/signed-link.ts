import { createHmac, timingSafeEqual } from 'node:crypto';

export const maxLinkHours = 7 * 24;

type Query = { expires?: unknown; signature?: unknown };

/**
 * Path and query of a draft's preview, valid without sign-in.
 * @param expires seconds since 1970
 */
export function previewLink(secret: string, id: string, expires: number): string {
  return `/preview/${id}?${new URLSearchParams({ expires: String(expires), signature: signature(secret, id, expires) })}`;
}

/** Verifies the signature and the expiry of a link, which is at most a week away. */
export function checkLink(secret: string, id: string, query: Query, now: number): 'valid' | 'expired' | 'invalid' {
  const { expires, signature: given } = query;
  if (typeof expires !== 'string' || !/^\d{10}$/.test(expires)) return 'invalid';
  if (typeof given !== 'string' || !/^[\w-]{43}$/.test(given)) return 'invalid';
  const end = Number(expires);
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(signature(secret, id, end)))) return 'invalid';
  if (end * 1_000 <= now) return 'expired';
  return end * 1_000 <= now + maxLinkHours * 3_600_000 ? 'valid' : 'invalid';
}

function signature(secret: string, id: string, expires: number): string {
  return createHmac('sha256', secret).update(`/preview/${id}?expires=${expires}`).digest('base64url');
}
