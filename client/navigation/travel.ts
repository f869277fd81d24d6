import * as limits from '#shared/limits.ts';

const cards = '.card-linked, .service-row';

/**
 * The card from which a link opens its page over the old one; null where pages simply change. A section further down is no
 * place for a picture to land, and in a view transition Chromium does not scroll to it.
 */
export function travelingCard(link: HTMLAnchorElement): Element | null {
  const canTravel =
    !link.hash && 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  return canTravel ? link.closest(cards) : null;
}

/**
 * Opens a page while the card's picture travels to its head. The old page fades above the new one, which then comes; the
 * header is no part of the transition (layout.css), so that it stands still and takes clicks.
 * @param open begins to show the page, whose code and data are there: until it is shown clicks are lost
 * @returns a function to call when the page is shown
 */
export function travel(card: Element, open: () => void): () => void {
  const main = document.getElementById('main');
  const picture = card.querySelector('.post-card-picture, .art');
  let land = () => {};
  const landed = new Promise<void>((resolve) => {
    land = resolve;
  });
  name(main, 'page');
  name(picture, 'picture');
  const transition = document.startViewTransition(() => {
    open();
    setTimeout(land, limits.skeletonDelayMs);
    return landed.then(() => name(main, ''));
  });
  // Rejects when another page change, or a hidden tab, skips it.
  transition.ready.catch(() => {});
  const head = () => document.querySelector('#main :is(.page-head-panel, .post-picture)');
  transition.finished.finally(() => {
    for (const named of [picture, head()]) name(named, '');
  });
  return () => {
    if (picture) name(head(), 'picture');
    land();
  };
}

function name(element: Element | null, value: string) {
  (element as HTMLElement | null)?.style.setProperty('view-transition-name', value);
}
