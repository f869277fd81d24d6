import { z } from 'zod';
import type { ContentChange } from './content-service.ts';

const state = z.object({ slug: z.string().max(191).nullish(), status: z.string().nullish() });
const resource = z.object({ current: state.nullish(), previous: state.nullish() });
const webhookBody = z.object({ event: z.string().max(80), post: resource.optional() });

/**
 * What has changed according to the body of Ghost's webhook call, or null for a body that Ghost does not send.
 * Without slugs nothing of a post that a visitor can see has changed, such as in a draft.
 */
export function parseWebhookEvent(rawBody: Buffer): ContentChange | null {
  const body = webhookBody.safeParse(parseJson(rawBody)).data;
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

function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return null;
  }
}
