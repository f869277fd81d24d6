import type { Env } from '../env.ts';
import type { CdnTag } from './cache-headers.ts';

export type PurgeRequest = {
  url: string;
  method: 'POST' | 'PURGE';
  headers: Record<string, string>;
  body?: string;
};

type Settings = Pick<Env, 'CDN_PURGE' | 'CDN_PURGE_TOKEN' | 'CDN_PURGE_IDS'>;

/** URLs of the services' APIs; tests have their own. */
const apis = { fastly: 'https://api.fastly.com', cloudflare: 'https://api.cloudflare.com/client/v4' };

/**
 * The requests that make a CDN drop every response with one of the tags, as the services document them: Fastly's
 * "Purge multiple surrogate key tags", Cloudflare's "Purge cached content by tag" for each zone, and for Varnish the
 * method PURGE of .github/varnish/site.vcl.
 * @returns null without CDN_PURGE
 */
export function purgeRequests(
  { CDN_PURGE: cdn, CDN_PURGE_TOKEN: token = '', CDN_PURGE_IDS: ids }: Settings,
  { fastly, cloudflare } = apis,
): ((tags: readonly CdnTag[]) => PurgeRequest[]) | null {
  if (!cdn) return null;
  const json = { Accept: 'application/json', 'Content-Type': 'application/json' };
  switch (cdn.service) {
    case 'fastly':
      return (tags) =>
        ids.map((id) => ({
          url: `${fastly}/service/${id}/purge`,
          method: 'POST',
          headers: { ...json, 'Fastly-Key': token },
          body: JSON.stringify({ surrogate_keys: tags }),
        }));
    case 'cloudflare':
      return (tags) =>
        ids.map((id) => ({
          url: `${cloudflare}/zones/${id}/purge_cache`,
          method: 'POST',
          headers: { ...json, Authorization: `Bearer ${token}` },
          body: JSON.stringify({ tags }),
        }));
    case 'varnish':
      return (tags) => [
        {
          url: cdn.url,
          method: 'PURGE',
          headers: { 'Surrogate-Key': tags.join(' '), ...(token && { Authorization: `Bearer ${token}` }) },
        },
      ];
  }
}
