import { trimEnd } from '#shared/format/text.ts';
import * as limits from '#shared/limits.ts';
import type { Post } from '#shared/news/post.ts';
import { slugPattern } from '#shared/news/slug.ts';
import { redirects } from '#shared/site/redirects.ts';
import { href, matchRoute } from '#shared/site/routes.ts';
import { byTagName, collapsedText, type Element, findElements, type Tree } from './dom.ts';
import { type HtmlRules, withGhostUrl } from './images.ts';

export type Link = { href: string; external: boolean };

const allowedProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * The link in a post as it is on this site, or null for a URL that may not be linked to (scripts, data). Ghost makes all
 * URLs absolute with its own host; these become paths of this site.
 */
export function siteLink(url: string, rules: HtmlRules): Link | null {
  if (url.length > limits.urlLength) return null;
  const written = withScheme(withGhostUrl(url.trim(), rules.ghostUrl));
  if (written.startsWith('#') && !written.startsWith('#/')) {
    return { href: written.length > 1 ? `#${postAnchor(written.slice(1))}` : '#', external: false };
  }
  const target = URL.parse(written, `${rules.ghostUrl}/`);
  if (!target || !allowedProtocols.has(target.protocol)) return null;
  if (target.protocol === 'mailto:' || target.protocol === 'tel:') return { href: target.href, external: false };
  const path = ghostPath(target, rules);
  if (path === null) return { href: target.href, external: !rules.siteHosts.has(target.host) };
  return { href: siteHref(path, target), external: false };
}

/** What authors write in place of a URL: a host with or without a path, or an email address. */
function withScheme(written: string): string {
  if (/^[\w.+-]{1,64}@[\w-]+\.[\w.-]+$/.test(written)) return `mailto:${written}`;
  const [, ending = ''] = /^(?:[a-z\d-]+\.)+([a-z]{2,24})(?:[:/?#].*)?$/i.exec(written) ?? [];
  return ending && !fileEndings.test(ending) ? `https://${written}` : written;
}

const fileEndings = /^(?:html?|pdf|php|aspx?|xml|txt|csv|docx?|xlsx?|zip|jpe?g|png|gif|webp)$/i;

/** The id of an element of a post, prefixed so that it cannot clash with an id of the page. */
function postAnchor(id: string): string {
  const name = decoded(id);
  return name.startsWith('post-') ? name : `post-${name.replace(/\s+/g, '-')}`;
}

/** The path below Ghost's URL, or null for another host. */
function ghostPath(url: URL, rules: HtmlRules): string | null {
  const ghost = new URL(rules.ghostUrl);
  const base = trimEnd(ghost.pathname, '/');
  if (url.host !== ghost.host) return null;
  return url.pathname === base || url.pathname.startsWith(`${base}/`) ? url.pathname.slice(base.length) || '/' : null;
}

/** The same page on this site. Uploads stay on Ghost; links to Ghost's Portal (`#/portal/…`) lead to the contact page. */
function siteHref(path: string, url: URL): string {
  if (path.startsWith('/content/')) return url.href;
  if (url.hash.startsWith('#/')) return href('contact');
  const sitePath = toSitePath(trimEnd(path, '/') || '/');
  const anchor =
    sitePath.startsWith(`${href('blog')}/`) && url.hash.length > 1 ? `#${postAnchor(url.hash.slice(1))}` : url.hash;
  return `${sitePath}${url.search}${anchor}`;
}

function toSitePath(path: string): string {
  if (Object.hasOwn(redirects, path)) return redirects[path]!;
  if (matchRoute(path).name !== 'notFound') return path;
  const [, kind, slug] = /^\/(?:(tag|author)\/)?([^/]+)$/.exec(path) ?? [];
  if (!slug || !slugPattern.test(slug)) return path.startsWith('//') ? href('home') : path;
  if (kind === 'tag') return href('blogTag', { slug });
  if (kind === 'author') return href('blogAuthor', { slug });
  return slug === 'rss' ? '/rss.xml' : href('blogPost', { slug });
}

/** Without percent-encoding; as it is where that is broken. */
export function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/**
 * Gives every h2 and h3 an id, prefixes all ids of the post with `post-` and makes them unique.
 * @returns the headings for a table of contents
 */
export function addHeadingIds(tree: Tree): Post['headings'] {
  for (const heading of byTagName(tree, 'h1')) heading.name = 'h2';
  const usedIds = new Set<string>();
  const nextNumber = new Map<string, number>();
  const headings: Post['headings'] = [];
  for (const element of findElements(tree, (candidate) => isHeading(candidate) || 'id' in candidate.attribs)) {
    const name = element.attribs['id']?.trim() || (isHeading(element) ? slugOf(collapsedText(element)) : '');
    delete element.attribs['id'];
    if (!name) continue;
    const id = isHeading(element) ? uniqueId(postAnchor(name), usedIds, nextNumber) : postAnchor(name);
    if (usedIds.has(id)) continue;
    usedIds.add(id);
    element.attribs['id'] = id;
    const text = isHeading(element) ? collapsedText(element) : '';
    if (text) headings.push({ id, text, level: element.name === 'h2' ? 2 : 3 });
  }
  return headings;
}

function isHeading(element: Element) {
  return element.name === 'h2' || element.name === 'h3';
}

function slugOf(title: string) {
  const words = title
    .toLowerCase()
    .normalize('NFKD')
    .match(/[\p{L}\p{N}]+/gu);
  return words ? words.join('-').slice(0, 80) : 'section';
}

/** @param nextNumber of each heading's name, so that the many headings of one name are not tried one by one */
function uniqueId(id: string, usedIds: ReadonlySet<string>, nextNumber: Map<string, number>) {
  let candidate = id;
  while (usedIds.has(candidate)) {
    const number = nextNumber.get(id) ?? 2;
    candidate = `${id}-${number}`;
    nextNumber.set(id, number + 1);
  }
  return candidate;
}
