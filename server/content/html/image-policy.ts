import * as limits from '#shared/limits.ts';

export type ImageRules = {
  ghostUrl: string;
  /** Allowed hosts, over https only, each with its port if there is one. */
  hosts: ReadonlySet<string>;
};

const stockPhotoHost = 'images.unsplash.com';

/**
 * The hosts that images may come from: the brands' domains, the CDN, Ghost, Unsplash and those
 * in FEATURE_IMAGE_HOSTS.
 */
export function imageRules(options: {
  ghostUrl: string;
  siteHosts: readonly string[];
  assetHost?: string | undefined;
  featureImageHosts?: readonly string[] | undefined;
}): ImageRules {
  const hosts = [stockPhotoHost, ...options.siteHosts, ...(options.featureImageHosts ?? [])];
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

function mediaUrl(source: string, rules: ImageRules): URL | null {
  const isAbsolute = /^https?:\/\//i.test(source) || source.startsWith('/');
  return isAbsolute && URL.canParse(source, rules.ghostUrl) ? new URL(source, rules.ghostUrl) : null;
}
