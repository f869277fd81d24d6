import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Logger } from 'pino';
import type { Brands } from '#shared/brands/index.ts';
import type { Outcome, Post, PostSummary } from '#shared/news/post.ts';
import { SourceError } from '../content/content-service.ts';
import { createGhostTransport } from '../content/ghost/ghost-client.ts';
import { postPage } from '../content/ghost/ghost-schema.ts';
import { htmlRules } from '../content/html/images.ts';
import type { PostCleaner } from '../content/html/post-cleaner.ts';
import { fullPost, ghostPage, postSummary } from '../content/post-mapper.ts';
import type { Env } from '../env.ts';
import { ohioTimeText } from '../mail/mail-body.ts';

/** A post with what Ghost calls its status: `draft`, `scheduled` or `published`. */
export type Draft<P = Post> = { status: string; post: P };

export type Drafts = NonNullable<ReturnType<typeof createDrafts>>;

type Settings = Pick<Env, 'GHOST_URL' | 'GHOST_ADMIN_API_KEY' | 'PREVIEW_SECRET' | 'CDN_URL' | 'FEATURE_IMAGE_HOSTS'>;

/** How many posts and how many pages are listed. */
const listLimit = 20;
const requiredVariables = ['GHOST_URL', 'GHOST_ADMIN_API_KEY', 'PREVIEW_SECRET'] as const;

export function missingForPreview(env: Settings): string[] {
  return requiredVariables.filter((name) => env[name] === undefined);
}

/**
 * Unpublished posts and pages from Ghost's Admin API, never cached and sanitized like all posts. They are requested by filter, so that
 * an unknown id is an empty list and not an error.
 * @returns null when GHOST_URL or GHOST_ADMIN_API_KEY is not set
 */
export function createDrafts(deps: {
  env: Settings;
  brands: Brands;
  log: Logger;
  cleaner?: PostCleaner | undefined;
  now?: () => number;
}) {
  const { env, brands, log, cleaner, now = Date.now } = deps;
  const { GHOST_URL: ghostUrl, GHOST_ADMIN_API_KEY: key } = env;
  if (!ghostUrl || !key) return null;
  const request = createGhostTransport({ log: log.child({ part: 'drafts' }), clock: now });
  const rules = htmlRules(ghostUrl, env, brands);

  const browse = async (resource: 'posts' | 'pages', params: Record<string, string | number>) => {
    const headers = { 'Accept-Version': 'v6.0', Authorization: `Ghost ${adminToken(key, now())}` };
    const { data } = await request({ url: `${ghostUrl}/ghost/api/admin/${resource}/`, method: 'get', params, headers });
    const { items, rejected } = postPage((data as Record<typeof resource, unknown[]>)[resource]);
    if (rejected > 0) throw new SourceError('a draft has an unexpected format');
    return items;
  };

  return {
    /** By the id of a post or page, also one that has been published meanwhile. */
    read: (id: string) =>
      outcome(async (): Promise<Draft | null> => {
        const filter = `id:'${id}'+status:[draft,scheduled,published]`;
        const params = { filter, limit: 1, formats: 'html', include: 'tags,authors' };
        const [post] = await browse('posts', params);
        if (post) return { status: post.status ?? '', post: await fullPost(post, rules, cleaner) };
        const [page] = await browse('pages', params);
        return page ? { status: page.status ?? '', post: await ghostPage(page, rules, cleaner) } : null;
      }),

    /** Drafts and scheduled posts, then pages, each last changed first. */
    list: () =>
      outcome(async () => {
        const fields = 'id,title,slug,status,updated_at,published_at';
        const params = { filter: 'status:[draft,scheduled]', limit: listLimit, fields, order: 'updated_at desc' };
        const found = [...(await browse('posts', params)), ...(await browse('pages', params))];
        return found.map((item) => ({ status: item.status ?? '', post: postSummary(item, rules) }));
      }),
  };
}

/** The status of a post with its Eastern time, for editors. */
export function stateText({ status, post }: Draft<PostSummary>): string {
  const at = (moment: string | null) => (moment ? ohioTimeText(new Date(moment)) : 'an unknown time');
  if (status === 'scheduled') return `Scheduled for ${at(post.published_at)}`;
  return status === 'draft' ? `Draft, last changed ${at(post.updated_at)}` : 'Published';
}

/** Format of Ghost's post ids. */
export const postId = /^[0-9a-f]{24}$/;

async function outcome<T>(load: () => Promise<T | null>): Promise<Outcome<T>> {
  try {
    const value = await load();
    return value ? { ok: true, value } : { ok: false, reason: 'not-found' };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { ok: false, reason: 'unavailable', error: { name: error.name, message: error.message } };
  }
}

/**
 * The token of Ghost's Admin API: a JWT for five minutes, signed with the secret of the key.
 * @param key `id:secret`, the secret in hexadecimal
 */
export function adminToken(key: string, now: number): string {
  const [id, secret] = key.split(':') as [string, string];
  const issued = Math.floor(now / 1_000);
  const parts = [
    { alg: 'HS256', typ: 'JWT', kid: id },
    { iat: issued, exp: issued + 300, aud: '/admin/' },
  ];
  const signed = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${signed}.${createHmac('sha256', Buffer.from(secret, 'hex')).update(signed).digest('base64url')}`;
}

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
