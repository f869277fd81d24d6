import { slugPattern } from '#shared/news/slug.ts';
import { redirects } from '#shared/site/redirects.ts';
import { href, matchRoute } from '#shared/site/routes.ts';

export type LinkRules = {
  /** Address of Ghost, without a slash at the end. */
  ghostUrl: string;
  /** Our own hosts: links to them stay in the firm. */
  siteHosts: ReadonlySet<string>;
};

export type Link = { href: string; external: boolean };

const protocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Where a link in a post leads on this site, or null for an address that is no use to a reader (scripts, data, Ghost's
 * own doors). Ghost makes every address absolute with its own host; those are turned back into ours.
 */
export function siteLink(address: string, rules: LinkRules): Link | null {
  const written = address.trim();
  if (written.startsWith('#') && !written.startsWith('#/')) {
    return { href: written.length > 1 ? `#${postAnchor(written.slice(1))}` : '#', external: false };
  }
  if (!URL.canParse(written, `${rules.ghostUrl}/`)) return null;
  const url = new URL(written, `${rules.ghostUrl}/`);
  if (!protocols.has(url.protocol)) return null;
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return { href: url.href, external: false };
  const path = ghostPath(url, rules);
  if (path === null) return { href: url.href, external: !rules.siteHosts.has(url.host) };
  return { href: ownAddress(path, url), external: false };
}

/** The id of an element inside a post, given the one its author or Ghost gave: it cannot meet an id of the page. */
export function postAnchor(id: string): string {
  const plain = decoded(id);
  return plain.startsWith('post-') ? plain : `post-${plain.replace(/\s+/g, '-')}`;
}

function ghostPath(url: URL, rules: LinkRules): string | null {
  const ghost = new URL(rules.ghostUrl);
  const base = ghost.pathname.replace(/\/+$/, '');
  if (url.host !== ghost.host) return null;
  return url.pathname === base || url.pathname.startsWith(`${base}/`) ? url.pathname.slice(base.length) || '/' : null;
}

/** A path of Ghost's as one of ours. Uploads stay where they are; Portal's `#/portal/…` is a way to reach us. */
function ownAddress(path: string, url: URL): string {
  if (path.startsWith('/content/')) return url.href;
  if (url.hash.startsWith('#/')) return href('contact');
  const own = ownPath(path.replace(/\/+$/, '') || '/');
  const anchor =
    own.startsWith(`${href('blog')}/`) && url.hash.length > 1 ? `#${postAnchor(url.hash.slice(1))}` : url.hash;
  return `${own}${url.search}${anchor}`;
}

function ownPath(path: string): string {
  if (Object.hasOwn(redirects, path)) return redirects[path]!;
  if (matchRoute(path).name !== 'notFound') return path;
  const [, kind, slug] = /^\/(?:(tag|author)\/)?([^/]+)$/.exec(path) ?? [];
  if (!slug || !slugPattern.test(slug)) return path.startsWith('//') ? href('home') : path;
  if (kind === 'tag') return href('blogTag', { slug });
  if (kind === 'author') return href('blogAuthor', { slug });
  return slug === 'rss' ? '/rss.xml' : href('blogPost', { slug });
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
