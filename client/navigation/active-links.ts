import { showsFeed } from '#shared/site/routes.ts';

/** The parts of the server-only header and footer that depend on the page: the current link, the feed link of spec section 1. */
export function updateActiveLinks(pathname: string) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-server-only] :is(nav, .footer-legal) a')) {
    if (link.origin === location.origin && link.pathname === pathname && !link.hash)
      link.setAttribute('aria-current', 'page');
    else if (link.getAttribute('aria-current') === 'page') link.removeAttribute('aria-current');
  }
  for (const menu of document.querySelectorAll('details[data-menu]')) {
    menu.querySelector('summary')!.toggleAttribute('data-current', menu.querySelector('[aria-current]') !== null);
  }
  const shows = showsFeed(pathname);
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-rss]')) {
    const shown = template.nextElementSibling;
    if (shows && !shown) template.after(template.content.cloneNode(true));
    if (!shows) shown?.remove();
  }
}
