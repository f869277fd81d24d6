import { z } from 'zod';
import type { ContentChange } from './content-service.ts';

const named = z.object({ slug: z.string().max(191), visibility: z.string().nullish() });
const state = z.object({
  slug: z.string().max(191).nullish(),
  status: z.string().nullish(),
  tags: z.array(named).nullish(),
  authors: z.array(named).nullish(),
});
const resource = z.object({ current: state.nullish(), previous: state.nullish() });
const webhookBody = z.object({ event: z.string().max(80), post: resource.optional(), tag: resource.optional() });

/**
 * What has changed according to the body of Ghost's webhook call, or null for a body that Ghost does not send.
 * Without slugs nothing a visitor can see has changed, such as in a draft.
 */
export function parseWebhookEvent(rawBody: Buffer): ContentChange | null {
  const body = webhookBody.safeParse(parseJson(rawBody)).data;
  if (!body) return null;
  const { event, post, tag } = body;
  if (tag) return { event, posts: [], tags: slugs([tag.current, tag.previous]), authors: [] };
  const states = [post?.current, post?.previous];
  const isVisible =
    states.some((one) => one?.status === 'published') || /\.(?:published|unpublished|deleted)\b/.test(event);
  if (!post || !isVisible) return { event, posts: [], tags: [], authors: [] };
  const [from, to] = [post.previous?.slug, post.current?.slug];
  return {
    event,
    posts: slugs(states),
    tags: slugs(states.flatMap((one) => one?.tags ?? [])),
    authors: slugs(states.flatMap((one) => one?.authors ?? [])),
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

function slugs(states: ({ slug?: string | null | undefined } | null | undefined)[]): string[] {
  return [...new Set(states.flatMap((one) => one?.slug || []))];
}
