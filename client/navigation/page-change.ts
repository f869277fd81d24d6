import { type Head, type HeadTag, headTags } from '#shared/site/head.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import { nearestPath, showsFeed } from '#shared/site/routes.ts';
import { sendCount } from '#views/runtime/request.ts';

type Change = {
  head: Head;
  context: PageContext;
  path: string;
  /** The element of the URL's fragment, focused instead of the heading. */
  target: Element | null;
};

/** What the document shows and says outside `main` once another page is on the screen. */
export function showPageChange({ head, context, path, target }: Change) {
  replaceHead(headTags(head, context, path));
  updateActiveLinks(path);
  focusPage(target);
  liveRegion().textContent = document.title;
  // For the owner's report: the server does not see a page that a link has shown. A path and nothing else.
  sendCount(context.brand.id, `page ${path}`);
}

/** React wrote the first page's tags and does not update them. */
function replaceHead(tags: HeadTag[]) {
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  for (const tag of tags) {
    if (tag.tag === 'title') {
      document.title = tag.text;
      continue;
    }
    const element = document.createElement(tag.tag);
    element.setAttribute('data-head', '');
    for (const [name, value] of Object.entries(tag.attributes)) element.setAttribute(name, value);
    document.head.append(element);
  }
}

/** The parts of the server-only header and footer that depend on the page: the current link, the feed link of spec section 1. */
function updateActiveLinks(pathname: string) {
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>('[data-server-only] :is(nav, .footer-legal) a:not([href*="#"])'),
  ].filter(({ origin }) => origin === location.origin);
  const nearest = nearestPath(pathname, new Set(links.map((link) => link.pathname)));
  for (const link of links) {
    if (link.pathname === nearest) link.setAttribute('aria-current', nearest === pathname ? 'page' : 'true');
    else link.removeAttribute('aria-current');
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

function focusPage(target: Element | null) {
  const focused = (target ?? document.querySelector('#main h1')) as HTMLElement | null;
  if (!focused) return;
  if (focused.tabIndex < 0) focused.tabIndex = -1;
  focused.focus({ preventScroll: true });
}

/** Where screen readers hear the title of the new page. */
function liveRegion(): HTMLElement {
  const existing = document.querySelector<HTMLElement>('[data-announcer]');
  if (existing) return existing;
  const region = document.createElement('p');
  region.className = 'visually-hidden';
  region.dataset['announcer'] = '';
  region.setAttribute('role', 'status');
  document.body.append(region);
  return region;
}
