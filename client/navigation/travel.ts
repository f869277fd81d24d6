import * as limits from '#shared/limits.ts';

const cards = '.card-linked, .service-row';

/** The card whose title and picture travel to the page that its link opens; null where nothing travels. */
export function travelingCard(link: HTMLAnchorElement): Element | null {
  const canTravel = 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  return canTravel ? link.closest(cards) : null;
}

/**
 * Opens a page while title and picture of a card travel to its head: the title to the heading, or to the end of the
 * breadcrumb where that has its words. Nothing else is part of the transition (layout.css),
 * so that the header stands still and takes clicks; the rest of the page fades in.
 * @param open begins to show the page, whose code and data are there: until it is shown clicks are lost
 * @returns a function to call when the page is shown
 */
export function travel(card: Element, open: () => void): () => void {
  const title = card.querySelector('h2, h3');
  const picture = card.querySelector('.post-card-picture, .art');
  const named = [name(title, 'title'), name(picture, 'picture')];
  let land = () => {};
  const landed = new Promise<void>((resolve) => {
    land = resolve;
  });
  const transition = document.startViewTransition(() => {
    open();
    setTimeout(land, limits.skeletonDelayMs);
    return landed;
  });
  // Rejects when another page change, or a hidden tab, skips it.
  transition.ready.catch(() => {});
  transition.finished.finally(() => {
    for (const element of named) element?.style.removeProperty('view-transition-name');
  });
  return () => {
    const titles = document.querySelectorAll('#main :is(h1, .breadcrumb [aria-current])');
    named.push(
      name(
        [...titles].find(({ textContent }) => textContent === title?.textContent),
        'title',
      ),
    );
    if (picture) named.push(name(document.querySelector('#main :is(.page-head-panel, .post-picture)'), 'picture'));
    land();
  };
}

function name(element: Element | null | undefined, value: string): HTMLElement | undefined {
  (element as HTMLElement | null)?.style.setProperty('view-transition-name', value);
  return (element ?? undefined) as HTMLElement | undefined;
}
