import { createHmac, timingSafeEqual } from 'node:crypto';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type SiteRedis, withRedis } from '../redis.ts';
import type { ContentChange, ContentService } from './content-service.ts';

type Deps = {
  secret: string;
  content: ContentService;
  log: Logger;
  now: () => number;
  warm: () => Promise<void>;
  /** Remembers accepted calls for all processes. */
  redis?: SiteRedis | undefined;
};

/** `POST /api/ghost/webhook`: drops the affected content, responds, then renders the pages again. */
export function createWebhookHandler({ secret, content, log, now, warm, redis }: Deps): RequestHandler[] {
  const isSigned = createSignatureCheck(secret, redis);
  return [
    express.raw({ type: () => true, limit: '2mb' }),
    async (request: Request, response: Response) => {
      const rawBody = request.body as Buffer | undefined;
      const signature = request.get('x-ghost-signature');
      if (!rawBody || !(await isSigned({ rawBody, signature, now: now() })))
        return void response.status(401).json({ error: 'The signature does not fit.' });
      const change = parseWebhookEvent(rawBody);
      if (!change) return void response.status(400).json({ error: 'The body is none of a webhook of Ghost.' });
      content.invalidate(change);
      response.status(204).end();
      log.info({ event: change.event }, 'content changed');
      setImmediate(() => void warm());
    },
  ];
}

const state = z.object({ slug: z.string().max(191).nullish(), status: z.string().nullish() });
const resource = z.object({ current: state.nullish(), previous: state.nullish() });
const webhookBody = z.object({ event: z.string().max(80), post: resource.optional() });

/**
 * What has changed according to the body of Ghost's webhook call, or null for a body that Ghost does not send.
 * Without slugs nothing of a post that a visitor can see has changed, such as in a draft.
 */
export function parseWebhookEvent(rawBody: Buffer): ContentChange | null {
  const body = webhookBody.safeParse(parseJson(rawBody.toString())).data;
  if (!body) return null;
  const { event, post } = body;
  const states = [post?.current, post?.previous];
  const isVisible =
    states.some((one) => one?.status === 'published') || /\.(?:published|unpublished|deleted)\b/.test(event);
  if (!post || !isVisible) return { event, posts: [] };
  const [from, to] = [post.previous?.slug, post.current?.slug];
  return {
    event,
    posts: [...new Set(states.flatMap((one) => one?.slug || []))],
    ...(from && to && from !== to && post.current?.status === 'published' ? { renamed: { from, to } } : {}),
  };
}

/** Null for what is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

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
