import { ghostSrcset } from '#shared/news/ghost-image.ts';
import { before, type Element, escapeHtml, named, remove, replace, type Tree, within, wrap } from './dom.ts';
import { allowedImage, type ImageRules } from './image-policy.ts';

/**
 * Pictures from allowed hosts get their sizes and modern formats and load late; any other picture becomes a link to it,
 * so that a reader's address is given to no host that the firm did not choose.
 */
export function showPictures(tree: Tree, rules: ImageRules): void {
  for (const source of named(tree, 'source'))
    if (within(source, (element) => element.name === 'picture')) remove(source);
  for (const image of named(tree, 'img')) {
    const address = allowedImage(image.attribs['src'], rules);
    if (address) showPicture(image, address, rules);
    else replace(image, insteadOf(image));
  }
}

function showPicture(image: Element, address: string, rules: ImageRules) {
  const { attribs } = image;
  const [, width, height] = /^(\d+)x(\d+)$/.exec(attribs['data-image-dimensions'] ?? '') ?? [];
  const own = {
    src: address,
    srcset: allowedSrcset(attribs['srcset'] ?? '', rules),
    sizes: attribs['sizes'] ?? '',
    width: digits(attribs['width'] ?? width),
    height: digits(attribs['height'] ?? height),
    alt: /^(?:cta image|audio-thumbnail)$/i.test(attribs['alt'] ?? '') ? '' : (attribs['alt'] ?? ''),
    title: attribs['title'] ?? '',
    class: attribs['class'] ?? '',
  };
  image.attribs = Object.fromEntries(Object.entries(own).filter(([name, value]) => value !== '' || name === 'alt'));
  Object.assign(image.attribs, { loading: 'lazy', decoding: 'async' });
  const sources = modernFormats(image, rules);
  if (!sources) return;
  const framed = image.parent && 'name' in image.parent && image.parent.name === 'picture';
  if (!framed) wrap(image, '<picture></picture>');
  before(image, sources);
}

/** AVIF and WebP as Ghost makes them of its own uploads; empty for other pictures, which stay as they are. */
function modernFormats(image: Element, rules: ImageRules): string {
  const address = image.attribs['src']!;
  if (new URL(address).host !== new URL(rules.ghostUrl).host || !image.attribs['srcset']) return '';
  const widths = [...image.attribs['srcset'].matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  const largest = Math.max(...widths, Number(image.attribs['width'] ?? 0)) || Number.POSITIVE_INFINITY;
  const sizes = image.attribs['sizes'] ? ` sizes="${escapeHtml(image.attribs['sizes'])}"` : '';
  return (['avif', 'webp'] as const)
    .map((format) => [format, ghostSrcset(address, format, largest)] as const)
    .filter(([, srcset]) => srcset !== null)
    .map(([format, srcset]) => `<source type="image/${format}" srcset="${escapeHtml(srcset!)}"${sizes}>`)
    .join('');
}

function insteadOf(image: Element): string {
  const source = image.attribs['src'] ?? '';
  const alternative = (image.attribs['alt'] ?? '').trim();
  if (within(image, (element) => (element.attribs['class'] ?? '').includes('kg-bookmark'))) return '';
  const linked = within(image, (element) => element.name === 'a');
  if (linked || !/^https?:\/\//i.test(source) || !URL.canParse(source)) return escapeHtml(alternative);
  return `<a class="picture-link" href="${escapeHtml(source)}">Picture${alternative ? `: ${escapeHtml(alternative)}` : ` on ${escapeHtml(new URL(source).host)}`}</a>`;
}

function allowedSrcset(srcset: string, rules: ImageRules): string {
  return srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .map(([address, size]) => [allowedImage(address, rules), size] as const)
    .filter(([address, size]) => address !== null && /^\d+w$|^[\d.]+x$/.test(size ?? ''))
    .map(([address, size]) => `${address} ${size}`)
    .join(', ');
}

function digits(value: string | undefined): string {
  return /^\d{1,5}$/.test(value ?? '') ? value! : '';
}
