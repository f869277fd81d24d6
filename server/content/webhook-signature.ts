import { createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { ContentChange } from './content-service.ts';

/** A call older or newer than this, in milliseconds, is refused. */
const window = 5 * 60_000;
const mostRemembered = 5_000;
const seen = new LRUCache<string, number>({ max: mostRemembered });

export type WebhookCall = {
  /** The body as it came, before any parsing: the signature is over these bytes. */
  rawBody: Buffer;
  /** Header X-Ghost-Signature: `sha256=<hex>, t=<milliseconds>`. */
  signature: string | undefined;
  secret: string;
  /** Time in milliseconds since 1970. */
  now: number;
};

/**
 * What a signed call of Ghost's says has changed. Not ok for a wrong or missing signature, a call outside five minutes,
 * one seen before, or a body that is none of Ghost's. Ghost signs the body followed by the time: see webhook-trigger.js
 * in its source.
 */
export function parseGhostWebhook({
  rawBody,
  signature,
  secret,
  now,
}: WebhookCall): { ok: true; change: ContentChange } | { ok: false } {
  const [, given, time] = /^sha256=([0-9a-f]{64}), ?t=(\d{1,16})$/.exec(signature ?? '') ?? [];
  if (!given || !time || Math.abs(now - Number(time)) > window) return { ok: false };
  const expected = createHmac('sha256', secret).update(rawBody).update(time).digest();
  if (!timingSafeEqual(expected, Buffer.from(given, 'hex'))) return { ok: false };
  const last = seen.get(given);
  if (last !== undefined && now - last <= 2 * window) return { ok: false };
  const body = parsed(rawBody);
  if (!body) return { ok: false };
  seen.set(given, now);
  return { ok: true, change: changeOf(body) };
}

const named = z.object({ slug: z.string().max(191), visibility: z.string().nullish() });
const state = z.object({
  slug: z.string().max(191).nullish(),
  status: z.string().nullish(),
  tags: z.array(named).nullish(),
  authors: z.array(named).nullish(),
});
const resource = z.object({ current: state.nullish(), previous: state.nullish() });
const webhookBody = z.object({ event: z.string().max(80), post: resource.optional(), tag: resource.optional() });

type WebhookBody = z.infer<typeof webhookBody>;

function parsed(rawBody: Buffer): WebhookBody | null {
  try {
    return webhookBody.safeParse(JSON.parse(rawBody.toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
}

function changeOf({ event, post, tag }: WebhookBody): ContentChange {
  if (tag) return { event, posts: [], tags: slugs([tag.current, tag.previous]), authors: [] };
  const states = [post?.current, post?.previous];
  const shown =
    states.some((one) => one?.status === 'published') || /\.(?:published|unpublished|deleted)\b/.test(event);
  if (!post || !shown) return { event, posts: [], tags: [], authors: [] };
  const [from, to] = [post.previous?.slug, post.current?.slug];
  return {
    event,
    posts: slugs(states),
    tags: slugs(states.flatMap((one) => one?.tags ?? [])),
    authors: slugs(states.flatMap((one) => one?.authors ?? [])),
    ...(from && to && from !== to && post.current?.status === 'published' ? { renamed: { from, to } } : {}),
  };
}

function slugs(states: ({ slug?: string | null | undefined } | null | undefined)[]): string[] {
  return [
    ...new Set(states.map((one) => one?.slug).filter((slug) => typeof slug === 'string' && slug !== '')),
  ] as string[];
}
