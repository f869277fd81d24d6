import * as dom from './dom.ts';
import { allowedMediaUrl, type HtmlRules } from './images.ts';

type Transformation = (card: dom.Element, rules: HtmlRules) => void;

/** For each class of Ghost card, the function that rewrites its markup. Styles are in views/styles/ghost/. */
const transformations: Record<string, Transformation> = {
  'kg-toggle-card': toggle,
  'kg-callout-card': callout,
  'kg-video-card': video,
  'kg-audio-card': audio,
  'kg-file-card': file,
  'kg-header-card': header,
  'kg-signup-card': signup,
  'kg-product-card': product,
  'kg-cta-card': callToAction,
};

/**
 * Turns Ghost's cards into markup that needs none of Ghost's scripts and styles: `<details>`, players with the browser's
 * controls, and links instead of forms. A card that is not in the table is left as it is;
 * sanitize.ts then removes what it does not allow. So it is with bookmarks and galleries, whose pictures images.ts rewrites;
 * embeds.ts rewrites the frames of embeds.
 */
export function transformGhostCards(tree: dom.Tree, rules: HtmlRules): void {
  for (const card of dom.findElements(tree, (element) => dom.hasClass(element, 'kg-card'))) {
    const name = dom.classNames(card).find((className) => Object.hasOwn(transformations, className));
    if (name) transformations[name]!(card, rules);
  }
  const buttons = ['kg-btn', 'kg-header-card-button', 'kg-product-card-button'];
  for (const link of dom.findElements(tree, (element) => buttons.some((name) => dom.hasClass(element, name)))) {
    dom.addClass(link, 'button');
    dom.addClass(link, 'button-primary');
  }
}

function toggle(card: dom.Element) {
  const heading = dom.innerHtml(dom.firstByClass(card, 'kg-toggle-heading-text'));
  const content = dom.innerHtml(dom.firstByClass(card, 'kg-toggle-content'));
  dom.replace(
    card,
    `<details class="kg-card kg-toggle-card"><summary class="kg-toggle-heading">${heading || 'More'}</summary><div class="kg-toggle-content">${content}</div></details>`,
  );
}

function callout(card: dom.Element) {
  const emoji = dom.firstByClass(card, 'kg-callout-emoji');
  if (emoji) emoji.attribs['aria-hidden'] = 'true';
}

function video(card: dom.Element, rules: HtmlRules) {
  const player = dom.byTagName(card, 'video')[0];
  const source = allowedMediaUrl(player?.attribs['src'], rules);
  const caption = dom.innerHtml(dom.byTagName(card, 'figcaption')[0]);
  const poster = allowedMediaUrl(card.attribs['data-kg-custom-thumbnail'] || card.attribs['data-kg-thumbnail'], rules);
  if (!player || !source) return dom.replace(card, caption && `<p>${caption}</p>`);
  for (const name of ['data-kg-custom-thumbnail', 'data-kg-thumbnail']) delete card.attribs[name];
  const original = player.attribs;
  const attributes = [
    `src="${dom.escapeHtml(source)}"`,
    poster && `poster="${dom.escapeHtml(poster)}"`,
    ...['width', 'height'].map((name) => /^\d{1,5}$/.test(original[name] ?? '') && `${name}="${original[name]}"`),
    ...['loop', 'muted'].map((name) => name in original && name),
    `preload="${poster ? 'none' : 'metadata'}"`,
  ];
  dom.setInnerHtml(
    card,
    `<video controls playsinline ${attributes.filter(Boolean).join(' ')}></video>${caption && `<figcaption>${caption}</figcaption>`}`,
  );
}

function audio(card: dom.Element, rules: HtmlRules) {
  const source = allowedMediaUrl(dom.byTagName(card, 'audio')[0]?.attribs['src'], rules);
  const title = dom.collapsedText(dom.firstByClass(card, 'kg-audio-title'));
  const thumbnail = dom.byTagName(card, 'img')[0]?.attribs['src'];
  if (!source) return dom.replace(card, title && `<p>${dom.escapeHtml(title)}</p>`);
  const seconds = Math.round(Number(dom.collapsedText(dom.firstByClass(card, 'kg-audio-duration'))));
  const duration = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  dom.setInnerHtml(
    card,
    (thumbnail ? `<img class="kg-audio-thumbnail" src="${dom.escapeHtml(thumbnail)}" alt="">` : '') +
      `<div class="kg-audio-player-container"><p class="kg-audio-title">${dom.escapeHtml(title || 'Recording')}` +
      `${seconds > 0 ? ` <span class="kg-audio-duration">${duration}</span>` : ''}</p>` +
      `<audio controls preload="none" src="${dom.escapeHtml(source)}"></audio></div>`,
  );
}

function file(card: dom.Element) {
  const icon = dom.firstByClass(card, 'kg-file-card-icon');
  if (icon) dom.remove(icon);
  const link = dom.byTagName(card, 'a')[0];
  if (link) delete link.attribs['title'];
}

function header(card: dom.Element, rules: HtmlRules) {
  const background = allowedMediaUrl(card.attribs['data-kg-background-image'], rules);
  delete card.attribs['data-kg-background-image'];
  const subheader =
    dom.firstByClass(card, 'kg-header-card-subheader') ?? dom.firstByClass(card, 'kg-header-card-subheading');
  if (subheader) dom.replace(subheader, `<p class="kg-header-card-subheading">${dom.innerHtml(subheader)}</p>`);
  if (background)
    dom.setInnerHtml(
      card,
      `<img class="kg-header-card-image" src="${dom.escapeHtml(background)}" alt="">${dom.innerHtml(card)}`,
    );
}

/** Ghost's newsletter form needs Ghost's script: replaced by a link to the contact page. */
function signup(card: dom.Element) {
  const element = (name: string, tag: string) => {
    const content = dom.innerHtml(dom.firstByClass(card, `kg-signup-card-${name}`));
    return content && `<${tag} class="kg-signup-card-${name}">${content}</${tag}>`;
  };
  dom.replace(
    card,
    `<div class="kg-card kg-signup-card">${element('heading', 'p')}${element('subheading', 'p')}` +
      '<p><a class="kg-btn kg-btn-accent" href="/contact">Write to us to sign up</a></p>' +
      `${element('disclaimer', 'p')}</div>`,
  );
}

function product(card: dom.Element) {
  const title = dom.firstByClass(card, 'kg-product-card-title');
  if (title) dom.replace(title, `<p class="kg-product-card-title">${dom.innerHtml(title)}</p>`);
  const rating = dom.firstByClass(card, 'kg-product-card-rating');
  if (!rating) return;
  const stars = dom.findElements(rating, (element) => dom.hasClass(element, 'kg-product-card-rating-active')).length;
  const symbols = '★'.repeat(stars) + '☆'.repeat(Math.max(0, 5 - stars));
  dom.replace(
    rating,
    `<p class="kg-product-card-rating"><span role="img" aria-label="${stars} out of 5 stars">${symbols}</span></p>`,
  );
}

function callToAction(card: dom.Element) {
  const button = dom.firstByClass(card, 'kg-cta-button');
  if (button) button.attribs['class'] = 'kg-cta-button kg-btn kg-btn-accent';
}
