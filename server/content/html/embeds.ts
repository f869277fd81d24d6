import * as limits from '#shared/limits.ts';
import { embedOrigins } from '#shared/site/third-parties.ts';
import { byTagName, type Element, escapeHtml, replace } from './dom.ts';

type Embed = {
  /** What the frame loads after the reader has clicked. */
  src: string;
  /** The provider's own page, for readers without scripts. */
  href: string;
  provider: string;
  kind: 'video' | 'map';
};

/** Replaces frames by links that load the frame on click, so that nothing is fetched from a third party before. */
export function replaceEmbeds(tree: Parameters<typeof byTagName>[0]): void {
  for (const frame of byTagName(tree, 'iframe')) replace(frame, placeholder(frame));
}

/** The embed for a frame's URL, or null when its host is not allowed. */
export function embedFor(source: string): Embed | null {
  const url = source.length > limits.urlLength ? null : URL.parse(source, 'https://relative.invalid');
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.username || url.port) return null;
  return video(url) ?? map(url);
}

/** True for a URL that `embedFor` makes: the sanitizer's check. */
export function isEmbedUrl(url: string): boolean {
  return embedOrigins.some((origin) => origin === URL.parse(url)?.origin) && embedFor(url)?.src === url;
}

function placeholder(frame: Element): string {
  const source = frame.attribs['src'] ?? '';
  const title = (frame.attribs['title'] ?? '').trim();
  const embed = embedFor(source);
  if (!embed) return plainLink(source, title);
  const verb = { video: 'Watch', map: 'See' }[embed.kind];
  const thing = title ? `“${title}”` : { video: 'this video', map: 'this map' }[embed.kind];
  return (
    `<div class="embed embed-${embed.kind}" data-embed-src="${escapeHtml(embed.src)}" data-embed-title="${escapeHtml(title || embed.provider)}" data-embed-provider="${embed.provider}">` +
    `<a href="${escapeHtml(embed.href)}">${escapeHtml(`${verb} ${thing} on ${embed.provider}`)}</a></div>`
  );
}

function plainLink(url: string, title: string): string {
  const host = url.length <= limits.urlLength && /^https:\/\//i.test(url) && URL.parse(url)?.host;
  return host ? `<p><a href="${escapeHtml(url)}">${escapeHtml(title || `Open on ${host}`)}</a></p>` : '';
}

function video(url: URL): Embed | null {
  const youtube =
    /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/.test(url.host) && /^\/embed\/([\w-]{6,20})$/.exec(url.pathname)?.[1];
  if (youtube) {
    const start = /^\d{1,6}$/.exec(url.searchParams.get('start') ?? '')?.[0];
    const src = `https://www.youtube-nocookie.com/embed/${youtube}${start ? `?start=${start}` : ''}`;
    const href = `https://www.youtube.com/watch?v=${youtube}${start ? `&t=${start}s` : ''}`;
    return { src, href, provider: 'YouTube', kind: 'video' };
  }
  const vimeo = url.host === 'player.vimeo.com' && /^\/video\/(\d{1,15})$/.exec(url.pathname)?.[1];
  if (!vimeo) return null;
  const unlisted = /^\w{1,20}$/.exec(url.searchParams.get('h') ?? '')?.[0];
  const src = `https://player.vimeo.com/video/${vimeo}?dnt=1${unlisted ? `&h=${unlisted}` : ''}`;
  return { src, href: `https://vimeo.com/${vimeo}${unlisted ? `/${unlisted}` : ''}`, provider: 'Vimeo', kind: 'video' };
}

function map(url: URL): Embed | null {
  if (url.host !== 'www.google.com' || !/^\/maps\/embed(?:\/v1\/\w+)?$/.test(url.pathname)) return null;
  const place = url.searchParams.get('q') ?? coordinates(url.searchParams.get('pb') ?? '');
  return {
    src: `https://www.google.com${url.pathname}${url.search}`,
    href: place
      ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
      : 'https://www.google.com/maps',
    provider: 'Google Maps',
    kind: 'map',
  };
}

/** Latitude and longitude in Google's `pb` parameter: `!2d<longitude>!3d<latitude>`. */
function coordinates(pb: string): string | null {
  const found = /!2d(-?[\d.]+)!3d(-?[\d.]+)/.exec(pb);
  return found && `${found[2]},${found[1]}`;
}
