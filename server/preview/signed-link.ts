import { createHmac, timingSafeEqual } from 'node:crypto';

type Query = { expires?: unknown; signature?: unknown };

/**
 * Path and query of a draft's preview, valid without sign-in.
 * @param expires seconds since 1970
 */
export function previewLink(secret: string, id: string, expires: number): string {
  return `/preview/${id}?${new URLSearchParams({ expires: String(expires), signature: signature(secret, id, String(expires)) })}`;
}

/** Verifies the signature and the expiry of a link. */
export function checkLink(secret: string, id: string, query: Query, now: number): 'valid' | 'expired' | 'invalid' {
  const { expires, signature: given } = query;
  if (typeof expires !== 'string' || typeof given !== 'string' || !/^[\w-]{43}$/.test(given)) return 'invalid';
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(signature(secret, id, expires)))) return 'invalid';
  return Number(expires) * 1_000 > now ? 'valid' : 'expired';
}

function signature(secret: string, id: string, expires: string): string {
  return createHmac('sha256', secret).update(`/preview/${id}?expires=${expires}`).digest('base64url');
}
