import sanitizeHtml from 'sanitize-html';
import { isEmbedUrl } from './embeds.ts';
import { allowedMediaUrl, type HtmlRules, srcsetCandidates } from './images.ts';

/**
 * The allow-list for the HTML of posts: everything else is removed. No scripts, event handlers, styles, forms or frames;
 * URLs are http, https, mailto or tel; media come from allowed hosts.
 */
export function sanitize(html: string, rules: HtmlRules): string {
  return sanitizeHtml(html, {
    ...bodyOptions,
    transformTags: {
      '*': (name, attribs) => ({
        tagName: otherBlocks.includes(name) ? 'div' : name,
        attribs: allowedAttributes(attribs, rules),
      }),
    },
  });
}

/** The same for a line of text, such as a caption: inline elements only. */
export function sanitizeInline(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: words('a b strong i em u s code sub sup mark small br'),
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes,
    allowProtocolRelative: false,
    nonTextTags: removedTags,
  }).trim();
}

/** Blocks of imports and pasted pages, whose words would be glued without them. */
const otherBlocks = words('article aside center dialog fieldset footer form header hgroup legend main nav search');

const allowedSchemes = ['http', 'https', 'mailto', 'tel'];

/** Elements that do nothing without scripts, or that are not allowed: removed with their text. */
export const removedTags = words(`
  script style template noscript svg math object embed applet canvas base meta link button input select option textarea
  title frame frameset iframe noembed noframes xmp plaintext head`);

const bodyOptions: sanitizeHtml.IOptions & { allowedEmptyAttributes: string[] } = {
  allowedTags: words(`
    p h2 h3 h4 h5 h6 blockquote ul ol li dl dt dd pre hr br wbr
    a b strong i em u s del ins sub sup small mark abbr cite q time
    code kbd samp var bdi bdo ruby rt rp span div section address
    figure figcaption picture source img video audio details summary
    table caption colgroup col thead tbody tfoot tr th td`),
  allowedAttributes: {
    '*': ['id', 'lang', 'dir', 'title', 'aria-label', 'aria-hidden', 'data-kg-*'],
    span: [{ name: 'role', values: ['img'] }],
    a: ['href', 'rel', 'download'],
    img: ['src', 'srcset', 'sizes', 'width', 'height', 'alt', 'loading', 'decoding'],
    source: ['src', 'srcset', 'sizes', 'type', 'media'],
    video: ['src', 'poster', 'width', 'height', 'controls', 'loop', 'muted', 'playsinline', 'preload'],
    audio: ['src', 'controls', 'loop', 'preload'],
    ol: ['start', 'reversed', 'type'],
    li: ['value'],
    th: ['colspan', 'rowspan', 'scope', 'headers', 'abbr'],
    td: ['colspan', 'rowspan', 'headers', 'data-label'],
    col: ['span'],
    colgroup: ['span'],
    details: ['open'],
    time: ['datetime'],
    div: [
      ...['data-embed-src', 'data-embed-title', 'data-embed-provider'],
      { name: 'role', values: ['region'] },
      { name: 'tabindex', values: ['0'] },
    ],
  },
  allowedClasses: {
    '*': [
      /^kg-[\w-]+$/,
      /^button(?:-primary)?$/,
      /^(?:language|lang)-[\w+#.-]{1,30}$/,
      /^\w+_{1,2}$/,
      /^align-(?:left|center|right)$/,
      /^footnotes?(?:-[a-z]+)?$/,
      /^embed(?:-(?:video|audio|map))?$/,
      ...['table-scroll', 'stacked', 'numeric', 'whole', 'picture-link', 'twitter-tweet', 'instagram-media'],
    ],
  },
  allowedSchemes,
  allowedSchemesAppliedToAttributes: ['href', 'src', 'poster', 'data-embed-src'],
  allowProtocolRelative: false,
  allowedEmptyAttributes: ['alt', 'download'],
  selfClosing: ['img', 'br', 'hr', 'wbr', 'source', 'col'],
  nestingLimit: 100,
  nonTextTags: removedTags,
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === 'a' && !attribs['href'] && !attribs['id']) return 'excludeTag';
    return (tag === 'img' && !attribs['src']) || (tag === 'source' && !attribs['src'] && !attribs['srcset']);
  },
};

function allowedAttributes(original: Record<string, string>, rules: HtmlRules): Record<string, string> {
  const attribs = { ...original };
  if (!attribs['id']?.startsWith('post-')) delete attribs['id'];
  for (const name of ['src', 'poster'])
    if (name in attribs && !allowedMediaUrl(attribs[name], rules)) delete attribs[name];
  const candidates = srcsetCandidates(attribs['srcset'] ?? '');
  if (!candidates.every(({ url }) => allowedMediaUrl(url, rules))) delete attribs['srcset'];
  if ('data-embed-src' in attribs && !isEmbedUrl(attribs['data-embed-src']!)) delete attribs['data-embed-src'];
  return attribs;
}

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
