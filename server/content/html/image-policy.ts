import { trimEnd } from '#shared/format/text.ts';
import * as limits from '#shared/limits.ts';

export type ImageRules = {
  ghostUrl: string;
  /** Allowed hosts, over https only, each with its port if there is one. */
  hosts: ReadonlySet<string>;
};

/**
 * The hosts of others that posts may show pictures from: Unsplash, which Ghost's editor offers, and those of
 * FEATURE_IMAGE_HOSTS. The content security policy allows them, too.
 */
export function postImageHosts(featureImageHosts: readonly string[] = []): string[] {
  return ['images.unsplash.com', ...featureImageHosts];
}

/** The hosts that images may come from: the brands' domains, the CDN, Ghost and `postImageHosts`. */
export function imageRules(options: {
  ghostUrl: string;
  siteHosts: readonly string[];
  assetHost?: string | undefined;
  featureImageHosts?: readonly string[] | undefined;
}): ImageRules {
  const hosts = [...postImageHosts(options.featureImageHosts), ...options.siteHosts];
  if (options.assetHost) hosts.push(options.assetHost);
  return { ghostUrl: options.ghostUrl, hosts: new Set(hosts.map((host) => host.trim().toLowerCase())) };
}

/**
 * The absolute URL of an image, audio or video file from an allowed host, or null. Hosts are compared for equality.
 * @param source as in the post; a path belongs to Ghost
 */
export function allowedMediaUrl(source: string | null | undefined, rules: ImageRules): string | null {
  const url = source && source.length <= limits.urlLength ? mediaUrl(source.trim(), rules) : null;
  if (!url || url.username || url.password) return null;
  const ghost = new URL(rules.ghostUrl);
  if (url.host === ghost.host) return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
  return url.protocol === 'https:' && rules.hosts.has(url.host) ? url.href : null;
}

/** The candidates of a srcset as browsers read them: a comma ends one after a blank or its size only. */
export function srcsetCandidates(srcset: string): { url: string; size: string }[] {
  const candidates: { url: string; size: string }[] = [];
  let open: { url: string; size: string } | null = null;
  for (const token of srcset.trim().split(/\s+/)) {
    const comma: number = open ? token.indexOf(',') : -1;
    if (open) open.size = comma < 0 ? token : token.slice(0, comma);
    if (open && comma < 0) continue;
    const url: string = token.slice(comma + 1).replace(/^,+/, '');
    open = url ? { url: trimEnd(url, ','), size: '' } : null;
    if (open) candidates.push(open);
    if (url.endsWith(',')) open = null;
  }
  return candidates;
}

/** The place of Ghost's own URL in what it stores. */
export function withGhostUrl(url: string, ghostUrl: string): string {
  return url.replace(/^\/?__GHOST_URL__/, ghostUrl);
}

function mediaUrl(written: string, rules: ImageRules): URL | null {
  const source = withGhostUrl(written, rules.ghostUrl);
  const isAbsolute = /^https?:\/\//i.test(source) || source.startsWith('/');
  return isAbsolute && URL.canParse(source, rules.ghostUrl) ? new URL(source, rules.ghostUrl) : null;
}
