import type { Env } from '#server/env.ts';
import type { Brands } from '#shared/brands/index.ts';
import { trimEnd } from '#shared/format/text.ts';
import * as limits from '#shared/limits.ts';
import { ghostSrcset } from '#shared/news/ghost-image.ts';
import * as dom from './dom.ts';

/**
 * Images from allowed hosts get sizes, modern formats and lazy loading. Any other image becomes a link to it, so that the
 * reader's browser sends no request to an unknown host.
 */
export function transformImages(tree: dom.Tree, rules: HtmlRules): void {
  for (const source of dom.byTagName(tree, 'source'))
    if (dom.hasAncestor(source, (element) => element.name === 'picture')) dom.remove(source);
  for (const image of dom.byTagName(tree, 'img')) {
    const url = allowedMediaUrl(image.attribs['src'], rules);
    if (url) transformImage(image, url, rules);
    else replaceByLink(image);
  }
}

function transformImage(image: dom.Element, url: string, rules: HtmlRules) {
  const { attribs } = image;
  const [, width, height] = /^(\d+)x(\d+)$/.exec(attribs['data-image-dimensions'] ?? '') ?? [];
  const srcset = allowedSrcset(attribs['srcset'] ?? '', rules);
  const allowed = {
    src: url,
    srcset,
    // Candidates with widths need it.
    sizes: srcset && (attribs['sizes'] || (/ \d+w/.test(srcset) ? '100vw' : '')),
    width: digits(attribs['width'] ?? width),
    height: digits(attribs['height'] ?? height),
    alt: /^(?:cta image|audio-thumbnail)$/i.test(attribs['alt'] ?? '') ? '' : (attribs['alt'] ?? ''),
    title: attribs['title'] ?? '',
    class: attribs['class'] ?? '',
  };
  image.attribs = Object.fromEntries(Object.entries(allowed).filter(([name, value]) => value !== '' || name === 'alt'));
  Object.assign(image.attribs, { loading: 'lazy', decoding: 'async' });
  const sources = modernFormats(image, rules);
  if (!sources) return;
  const isInPicture = image.parent && 'name' in image.parent && image.parent.name === 'picture';
  if (!isInPicture) dom.wrapWith(image, '<picture></picture>');
  dom.insertHtmlBefore(image, sources);
}

/** Sources for AVIF and WebP, which Ghost makes of its own uploads; empty for other images. */
function modernFormats(image: dom.Element, rules: HtmlRules): string {
  const url = image.attribs['src']!;
  if (new URL(url).host !== new URL(rules.ghostUrl).host || !image.attribs['srcset']) return '';
  const widths = [...image.attribs['srcset'].matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  const maxWidth = Math.max(...widths, Number(image.attribs['width'] ?? 0)) || Number.POSITIVE_INFINITY;
  const sizes = ` sizes="${dom.escapeHtml(image.attribs['sizes'] ?? '100vw')}"`;
  return (['avif', 'webp'] as const)
    .map((format) => [format, ghostSrcset(url, format, maxWidth)] as const)
    .filter(([, srcset]) => srcset !== null)
    .map(([format, srcset]) => `<source type="image/${format}" srcset="${dom.escapeHtml(srcset!)}"${sizes}>`)
    .join('');
}

/** In place: to find an element among its siblings takes longer the more there are. */
function replaceByLink(image: dom.Element) {
  const source = image.attribs['src'] ?? '';
  const alternative = (image.attribs['alt'] ?? '').trim();
  if (dom.hasAncestor(image, (element) => (element.attribs['class'] ?? '').includes('kg-bookmark')))
    return dom.remove(image);
  const isLinked = dom.hasAncestor(image, (element) => element.name === 'a');
  if (isLinked || source.length > limits.urlLength || !/^https?:\/\//i.test(source) || !URL.canParse(source)) {
    dom.renameTo(image, 'span', {}, alternative);
  } else {
    const text = alternative ? `Picture: ${alternative}` : `Picture on ${new URL(source).host}`;
    dom.renameTo(image, 'a', { class: 'picture-link', href: source }, text);
  }
}

function allowedSrcset(srcset: string, rules: HtmlRules): string {
  return srcsetCandidates(srcset)
    .map(({ url, size }) => ({ url: allowedMediaUrl(url, rules), size }))
    .filter(({ url, size }) => url !== null && /^\d+w$|^[\d.]+x$/.test(size))
    .map(({ url, size }) => `${url} ${size}`)
    .join(', ');
}

function digits(value: string | undefined): string {
  return /^\d{1,5}$/.test(value ?? '') ? value! : '';
}

/** What links and pictures of a post are checked against. Hosts have their port if there is one. */
export type HtmlRules = {
  ghostUrl: string;
  /** The brands' own: links to them are internal. */
  siteHosts: ReadonlySet<string>;
  /** The hosts that pictures may come from, over https only: the brands' domains, the CDN, Ghost and `postImageHosts`. */
  imageHosts: ReadonlySet<string>;
};

/**
 * The hosts of others that posts may show pictures from: Unsplash, which Ghost's editor offers, and those of
 * FEATURE_IMAGE_HOSTS. The content security policy allows them, too.
 */
export function postImageHosts(featureImageHosts: readonly string[] = []): string[] {
  return ['images.unsplash.com', ...featureImageHosts];
}

export function htmlRules(
  ghostUrl: string,
  { CDN_URL, FEATURE_IMAGE_HOSTS }: Partial<Pick<Env, 'CDN_URL' | 'FEATURE_IMAGE_HOSTS'>>,
  brands: Brands,
): HtmlRules {
  const siteHosts = Object.values(brands).flatMap(({ domains }) => domains);
  const hosts = [...postImageHosts(FEATURE_IMAGE_HOSTS), ...siteHosts, ...(CDN_URL ? [new URL(CDN_URL).host] : [])];
  return { ghostUrl, siteHosts: new Set(siteHosts), imageHosts: new Set(hosts.map((host) => host.toLowerCase())) };
}

/**
 * The absolute URL of an image, audio or video file from an allowed host, or null. Hosts are compared for equality.
 * @param source as in the post; a path belongs to Ghost
 */
export function allowedMediaUrl(source: string | null | undefined, rules: HtmlRules): string | null {
  if (!source || source.length > limits.urlLength) return null;
  const written = withGhostUrl(source.trim(), rules.ghostUrl);
  const url = /^(?:https?:\/\/|\/)/i.test(written) ? URL.parse(written, rules.ghostUrl) : null;
  if (!url || url.username || url.password) return null;
  const ghost = new URL(rules.ghostUrl);
  if (url.host === ghost.host) return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
  return url.protocol === 'https:' && rules.imageHosts.has(url.host) ? url.href : null;
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
