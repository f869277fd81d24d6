import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { headTags } from '#shared/head.ts';
import type { PageContext } from '#shared/page-context.ts';
import { redirectFor } from '#shared/redirects.ts';
import { matchRoute, routeRow } from '#shared/routes.ts';
import type { DataSource } from '#views/data.tsx';
import { pageModules } from '#views/page-modules.ts';
import { PageShown } from '#views/page-shown.ts';
import { applyHead } from './head.ts';
import { rememberScroll } from './scroll.ts';

type Props = { context: PageContext; source: DataSource };

/** Turns clicks on own links into page changes, prefetches on intent, and settles each page that arrives. */
export function Navigation({ context, source }: Props) {
  const navigate = useNavigate();
  const location = useLocation();

  useEffect(() => {
    const scroll = rememberScroll();
    let first = true;
    PageShown.listen((path, head) => {
      if (first) {
        first = false;
        return;
      }
      settle(path, context, headTags(head(), context, path));
      scroll.arrived();
    });
    first = false;
    const onClick = (event: MouseEvent) => {
      const address = ownAddress(event, context);
      if (!address) return;
      event.preventDefault();
      scroll.leaving();
      navigate(address.to, { replace: address.replace });
    };
    const onIntent = (event: Event) => {
      const link = (event.target as Element).closest?.('a');
      if (link) prefetch(link, source);
    };
    document.addEventListener('click', onClick);
    for (const type of intents) document.addEventListener(type, onIntent, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      for (const type of intents) document.removeEventListener(type, onIntent);
      scroll.stop();
    };
  }, [navigate, context, source]);

  useEffect(() => markCurrent(location.pathname), [location.pathname]);
  return null;
}

const intents = ['pointerover', 'focusin', 'touchstart'];

/** Where a click leads inside this page load, or null when the browser should follow it itself. */
function ownAddress(event: MouseEvent, context: PageContext): { to: string; replace: boolean } | null {
  const link = (event.target as Element).closest?.('a');
  if (!link || event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  if (!link.getAttribute('href') || link.getAttribute('href')!.startsWith('#')) return null;
  const url = new URL(link.href);
  if (url.searchParams.get('domain') !== context.domainParam) return null;
  const moved = redirectFor(url.pathname);
  const path = moved ?? url.pathname;
  if (matchRoute(path).name === 'notFound' || matchRoute(path).name === 'domainTester') return null;
  if (path === location.pathname && url.search === location.search && url.hash) return null;
  return { to: path + url.search + url.hash, replace: moved !== null || url.href === location.href };
}

const prefetched = new Set<string>();

function prefetch(link: HTMLAnchorElement, source: DataSource) {
  if (link.origin !== location.origin || prefetched.has(link.href) || savesData()) return;
  const { name, params } = matchRoute(link.pathname);
  if (name === 'notFound' || name === 'domainTester') return;
  prefetched.add(link.href);
  pageModules.load(name).catch(() => {});
  const query = new URLSearchParams(link.search);
  const { data, late } = routeRow(name);
  const requests = [...(data?.(params, query) ?? []), ...(late?.(params, query) ?? [])];
  for (const request of requests) source.load(request.name, request.params as never);
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** After a page change: head, fade, focus for the keyboard, the title for a screen reader. */
function settle(_path: string, _context: PageContext, tags: ReturnType<typeof headTags>) {
  applyHead(tags);
  const main = document.getElementById('main')!;
  main.classList.remove('page-enter');
  void main.offsetWidth;
  main.classList.add('page-enter');
  const heading = main.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** The frozen frame's two moving parts: the current link and the feed link of spec section 1. */
function markCurrent(pathname: string) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-frozen] nav a, [data-frozen] footer a')) {
    if (link.origin === location.origin && link.pathname === pathname) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  for (const item of document.querySelectorAll<HTMLElement>('[data-rss]')) {
    item.hidden = !(pathname === '/' || pathname === '/blog' || pathname.startsWith('/blog/'));
  }
}
