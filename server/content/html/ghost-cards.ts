import {
  addClass,
  byTagName,
  classNames,
  collapsedText,
  type Element,
  escapeHtml,
  findElements,
  firstByClass,
  hasClass,
  innerHtml,
  remove,
  replace,
  setInnerHtml,
  type Tree,
} from './dom.ts';
import { allowedMediaUrl, type HtmlRules } from './images.ts';

type Transformation = (card: Element, rules: HtmlRules) => void;

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
export function transformGhostCards(tree: Tree, rules: HtmlRules): void {
  for (const card of findElements(tree, (element) => hasClass(element, 'kg-card'))) {
    const name = classNames(card).find((className) => Object.hasOwn(transformations, className));
    if (name) transformations[name]!(card, rules);
  }
  for (const link of findElements(tree, isButton)) {
    addClass(link, 'button');
    addClass(link, 'button-primary');
  }
}

function isButton(element: Element): boolean {
  return ['kg-btn', 'kg-header-card-button', 'kg-product-card-button'].some((name) => hasClass(element, name));
}

function toggle(card: Element) {
  const heading = innerHtml(firstByClass(card, 'kg-toggle-heading-text'));
  const content = innerHtml(firstByClass(card, 'kg-toggle-content'));
  replace(
    card,
    `<details class="kg-card kg-toggle-card"><summary class="kg-toggle-heading">${heading || 'More'}</summary><div class="kg-toggle-content">${content}</div></details>`,
  );
}

function callout(card: Element) {
  const emoji = firstByClass(card, 'kg-callout-emoji');
  if (emoji) emoji.attribs['aria-hidden'] = 'true';
}

function video(card: Element, rules: HtmlRules) {
  const player = byTagName(card, 'video')[0];
  const source = allowedMediaUrl(player?.attribs['src'], rules);
  const caption = innerHtml(byTagName(card, 'figcaption')[0]);
  const poster = allowedMediaUrl(card.attribs['data-kg-custom-thumbnail'] || card.attribs['data-kg-thumbnail'], rules);
  if (!player || !source) return replace(card, caption && `<p>${caption}</p>`);
  for (const name of ['data-kg-custom-thumbnail', 'data-kg-thumbnail']) delete card.attribs[name];
  const original = player.attribs;
  const attributes = [
    `src="${escapeHtml(source)}"`,
    poster && `poster="${escapeHtml(poster)}"`,
    ...['width', 'height'].map((name) => /^\d{1,5}$/.test(original[name] ?? '') && `${name}="${original[name]}"`),
    ...['loop', 'muted'].map((name) => name in original && name),
    `preload="${poster ? 'none' : 'metadata'}"`,
  ];
  setInnerHtml(
    card,
    `<video controls playsinline ${attributes.filter(Boolean).join(' ')}></video>${caption && `<figcaption>${caption}</figcaption>`}`,
  );
}

function audio(card: Element, rules: HtmlRules) {
  const source = allowedMediaUrl(byTagName(card, 'audio')[0]?.attribs['src'], rules);
  const title = collapsedText(firstByClass(card, 'kg-audio-title'));
  const thumbnail = byTagName(card, 'img')[0]?.attribs['src'];
  if (!source) return replace(card, title && `<p>${escapeHtml(title)}</p>`);
  const seconds = Math.round(Number(collapsedText(firstByClass(card, 'kg-audio-duration'))));
  setInnerHtml(
    card,
    (thumbnail ? `<img class="kg-audio-thumbnail" src="${escapeHtml(thumbnail)}" alt="">` : '') +
      `<div class="kg-audio-player-container"><p class="kg-audio-title">${escapeHtml(title || 'Recording')}` +
      `${seconds > 0 ? ` <span class="kg-audio-duration">${formatDuration(seconds)}</span>` : ''}</p>` +
      `<audio controls preload="none" src="${escapeHtml(source)}"></audio></div>`,
  );
}

function formatDuration(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function file(card: Element) {
  const icon = firstByClass(card, 'kg-file-card-icon');
  if (icon) remove(icon);
  const link = byTagName(card, 'a')[0];
  if (link) delete link.attribs['title'];
}

function header(card: Element, rules: HtmlRules) {
  const background = allowedMediaUrl(card.attribs['data-kg-background-image'], rules);
  delete card.attribs['data-kg-background-image'];
  const subheader = firstByClass(card, 'kg-header-card-subheader') ?? firstByClass(card, 'kg-header-card-subheading');
  if (subheader) replace(subheader, `<p class="kg-header-card-subheading">${innerHtml(subheader)}</p>`);
  if (background)
    setInnerHtml(card, `<img class="kg-header-card-image" src="${escapeHtml(background)}" alt="">${innerHtml(card)}`);
}

/** Ghost's newsletter form needs Ghost's script: replaced by a link to the contact page. */
function signup(card: Element) {
  const element = (name: string, tag: string) => {
    const content = innerHtml(firstByClass(card, `kg-signup-card-${name}`));
    return content && `<${tag} class="kg-signup-card-${name}">${content}</${tag}>`;
  };
  replace(
    card,
    `<div class="kg-card kg-signup-card">${element('heading', 'p')}${element('subheading', 'p')}` +
      '<p><a class="kg-btn kg-btn-accent" href="/contact">Write to us to sign up</a></p>' +
      `${element('disclaimer', 'p')}</div>`,
  );
}

function product(card: Element) {
  const title = firstByClass(card, 'kg-product-card-title');
  if (title) replace(title, `<p class="kg-product-card-title">${innerHtml(title)}</p>`);
  const rating = firstByClass(card, 'kg-product-card-rating');
  if (!rating) return;
  const stars = findElements(rating, (element) => hasClass(element, 'kg-product-card-rating-active')).length;
  const symbols = '★'.repeat(stars) + '☆'.repeat(Math.max(0, 5 - stars));
  replace(
    rating,
    `<p class="kg-product-card-rating"><span role="img" aria-label="${stars} out of 5 stars">${symbols}</span></p>`,
  );
}

function callToAction(card: Element) {
  const button = firstByClass(card, 'kg-cta-button');
  if (button) button.attribs['class'] = 'kg-cta-button kg-btn kg-btn-accent';
}
