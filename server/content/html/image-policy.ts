export type ImageRules = {
  /** Address of Ghost, without a slash at the end. */
  ghostUrl: string;
  /** Hosts, with the port if there is one, from which pictures may come over https. */
  hosts: ReadonlySet<string>;
};

const stockHost = 'images.unsplash.com';

/**
 * The hosts pictures may come from (specification, section 3): the firm's own domains, its asset host, the blog host,
 * an image-stock host and what the owner adds.
 */
export function imageRules(options: {
  ghostUrl: string;
  siteHosts: readonly string[];
  assetHost?: string | undefined;
  featureImageHosts?: readonly string[] | undefined;
}): ImageRules {
  const hosts = [stockHost, ...options.siteHosts, ...(options.featureImageHosts ?? [])];
  if (options.assetHost) hosts.push(options.assetHost);
  return { ghostUrl: options.ghostUrl, hosts: new Set(hosts.map((host) => host.trim().toLowerCase())) };
}

/**
 * The absolute address of a picture, sound or film that may be shown, or null. Hosts are compared for equality.
 * @param source as an author wrote it; without a host it is Ghost's own
 */
export function allowedImage(source: string | null | undefined, rules: ImageRules): string | null {
  const url = source ? mediaUrl(source.trim(), rules) : null;
  if (!url || url.username || url.password) return null;
  const ghost = new URL(rules.ghostUrl);
  if (url.host === ghost.host) return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
  return url.protocol === 'https:' && rules.hosts.has(url.host) ? url.href : null;
}

function mediaUrl(source: string, rules: ImageRules): URL | null {
  const complete = /^https?:\/\//i.test(source) || source.startsWith('/');
  return complete && URL.canParse(source, rules.ghostUrl) ? new URL(source, rules.ghostUrl) : null;
}
