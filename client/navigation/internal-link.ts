import type { PageContext } from '#shared/site/page-context.ts';
import { matchRoute, routeRow } from '#shared/site/routes.ts';
import { mayShowHere } from '../third-parties/private-pages.ts';

/** The link of an ordinary click within this site; null when the browser should follow it itself, or there is none. */
export function clickedLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
  if (!link || event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  return link;
}

/** True for a link to a fragment of the current page. */
export function withinPage(link: HTMLAnchorElement): boolean {
  return link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
}

/**
 * Where a link leads without a new document, or null when it needs one: another brand, a file, a path that the server
 * redirects or does not know, a page that must not have the third-party scripts that run already.
 */
export function internalTarget(
  link: HTMLAnchorElement,
  { domainParam }: Pick<PageContext, 'domainParam'>,
): { to: string; replace: boolean; withoutDrawing: boolean } | null {
  const url = new URL(link.href);
  // Links in posts do not carry the brand.
  if (domainParam && !url.searchParams.has('domain')) url.searchParams.set('domain', domainParam);
  if (url.searchParams.get('domain') !== domainParam) return null;
  const { name } = matchRoute(url.pathname);
  if (name === 'notFound' || name === 'domainTester' || !mayShowHere(url.pathname)) return null;
  const to = url.pathname + url.search + url.hash;
  return {
    to,
    replace: new URL(to, url).href === location.href,
    withoutDrawing: routeRow(name).withoutDrawing === true,
  };
}
