import {
  classed,
  classes,
  type Element,
  elements,
  escapeHtml,
  fill,
  hasClass,
  inner,
  named,
  remove,
  replace,
  type Tree,
  text,
} from './dom.ts';
import { allowedImage, type ImageRules } from './image-policy.ts';

/**
 * Ghost's cards in markup that needs none of Ghost's scripts and styles: disclosures that open by themselves, players
 * with the browser's controls, and links where Ghost would have a form.
 */
export function showCards(tree: Tree, rules: ImageRules): void {
  for (const card of elements(tree, (element) => hasClass(element, 'kg-card'))) {
    const kind = classes(card).find((name) => name in cardKinds);
    if (kind) cardKinds[kind as keyof typeof cardKinds](card, rules);
  }
}

const cardKinds = {
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

function toggle(card: Element) {
  const heading = inner(classed(card, 'kg-toggle-heading-text'));
  const content = inner(classed(card, 'kg-toggle-content'));
  replace(
    card,
    `<details class="kg-card kg-toggle-card"><summary class="kg-toggle-heading">${heading || 'More'}</summary><div class="kg-toggle-content">${content}</div></details>`,
  );
}

function callout(card: Element) {
  const emoji = classed(card, 'kg-callout-emoji');
  if (emoji) emoji.attribs['aria-hidden'] = 'true';
}

function video(card: Element, rules: ImageRules) {
  const player = named(card, 'video')[0];
  const source = allowedImage(player?.attribs['src'], rules);
  const caption = inner(named(card, 'figcaption')[0]);
  const poster = allowedImage(card.attribs['data-kg-custom-thumbnail'] || card.attribs['data-kg-thumbnail'], rules);
  if (!player || !source) return replace(card, caption && `<p>${caption}</p>`);
  for (const name of ['data-kg-custom-thumbnail', 'data-kg-thumbnail']) delete card.attribs[name];
  const given = player.attribs;
  const attributes = [
    `src="${escapeHtml(source)}"`,
    poster && `poster="${escapeHtml(poster)}"`,
    ...['width', 'height'].map((name) => /^\d{1,5}$/.test(given[name] ?? '') && `${name}="${given[name]}"`),
    ...['loop', 'muted'].map((name) => name in given && name),
    `preload="${poster ? 'none' : 'metadata'}"`,
  ];
  fill(
    card,
    `<video controls playsinline ${attributes.filter(Boolean).join(' ')}></video>${caption && `<figcaption>${caption}</figcaption>`}`,
  );
}

function audio(card: Element, rules: ImageRules) {
  const source = allowedImage(named(card, 'audio')[0]?.attribs['src'], rules);
  const title = text(classed(card, 'kg-audio-title'));
  const thumbnail = named(card, 'img')[0]?.attribs['src'];
  if (!source) return replace(card, title && `<p>${escapeHtml(title)}</p>`);
  const seconds = Math.round(Number(text(classed(card, 'kg-audio-duration'))));
  fill(
    card,
    (thumbnail ? `<img class="kg-audio-thumbnail" src="${escapeHtml(thumbnail)}" alt="">` : '') +
      `<div class="kg-audio-player-container"><p class="kg-audio-title">${escapeHtml(title || 'Recording')}` +
      `${seconds > 0 ? ` <span class="kg-audio-duration">${minutes(seconds)}</span>` : ''}</p>` +
      `<audio controls preload="none" src="${escapeHtml(source)}"></audio></div>`,
  );
}

function minutes(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function file(card: Element) {
  const icon = classed(card, 'kg-file-card-icon');
  if (icon) remove(icon);
  const link = named(card, 'a')[0];
  if (link) delete link.attribs['title'];
}

function header(card: Element, rules: ImageRules) {
  const background = allowedImage(card.attribs['data-kg-background-image'], rules);
  delete card.attribs['data-kg-background-image'];
  const subheader = classed(card, 'kg-header-card-subheader') ?? classed(card, 'kg-header-card-subheading');
  if (subheader) replace(subheader, `<p class="kg-header-card-subheading">${inner(subheader)}</p>`);
  if (background) fill(card, `<img class="kg-header-card-image" src="${escapeHtml(background)}" alt="">${inner(card)}`);
}

/** Ghost's newsletter form works only with Ghost's script; here it leads to the contact page. */
function signup(card: Element) {
  const part = (name: string, tag: string) => {
    const content = inner(classed(card, `kg-signup-card-${name}`));
    return content && `<${tag} class="kg-signup-card-${name}">${content}</${tag}>`;
  };
  replace(
    card,
    `<div class="kg-card kg-signup-card">${part('heading', 'p')}${part('subheading', 'p')}` +
      '<p><a class="kg-btn kg-btn-accent" href="/contact">Write to us to sign up</a></p>' +
      `${part('disclaimer', 'p')}</div>`,
  );
}

function product(card: Element) {
  const title = classed(card, 'kg-product-card-title');
  if (title) replace(title, `<p class="kg-product-card-title">${inner(title)}</p>`);
  const rating = classed(card, 'kg-product-card-rating');
  if (!rating) return;
  const stars = elements(rating, (element) => hasClass(element, 'kg-product-card-rating-active')).length;
  const drawn = '★'.repeat(stars) + '☆'.repeat(Math.max(0, 5 - stars));
  replace(
    rating,
    `<p class="kg-product-card-rating"><span role="img" aria-label="${stars} out of 5 stars">${drawn}</span></p>`,
  );
}

function callToAction(card: Element) {
  const button = classed(card, 'kg-cta-button');
  if (button) button.attribs['class'] = 'kg-cta-button kg-btn kg-btn-accent';
}
