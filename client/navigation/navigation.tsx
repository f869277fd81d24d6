import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import * as limits from '#shared/limits.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import { NavigationEvents } from '#views/runtime/navigation-events.ts';
import { isFetchRefused } from '#views/runtime/request.ts';
import type { DataSource } from '#views/runtime/use-data.tsx';
import { historyKey } from '../scroll-position.ts';
import { mayShowHere } from '../third-parties/private-pages.ts';
import { clickedLink, internalTarget, withinPage } from './internal-link.ts';
import { applyStylesheets, loadPage, prefetch } from './load-page.ts';
import type { Scroll } from './scroll-restoration.ts';
import { travel, travelingCard } from './travel.ts';

type Props = { context: PageContext; source: DataSource; scroll: Scroll };

/** The code that follows a page change. A page other than the document's own is shown once it has loaded. */
export const loadPageChange = () => import('./page-change.ts');

const intents = ['pointerover', 'focusin', 'touchstart'];

/** Handles clicks on internal links, prefetches on intent, and updates head, focus and scroll for each committed page. */
export function Navigation({ context, source, scroll }: Props) {
  // React Router returns a new function on every page; the listeners below stay registered.
  const latest = useNavigate();
  const navigate = useRef(latest);

  useEffect(() => {
    const root = document.documentElement;
    const controller = new AbortController();
    const { signal } = controller;
    let shown = location.pathname + location.search;
    let skeletonTimer: ReturnType<typeof setTimeout> | undefined;
    let land = () => {};

    const stopWaiting = () => {
      clearTimeout(skeletonTimer);
      skeletonTimer = undefined;
    };
    /** The old page stays until the new one is ready; a page that takes long to load is covered by the skeleton. */
    const startNavigation = () => {
      stopWaiting();
      if (root.dataset['loading'] !== 'slow') root.dataset['loading'] = '';
    };
    const endNavigation = () => {
      stopWaiting();
      delete root.dataset['loading'];
    };

    /** With the commit: a frame later the page would be seen, vanish and fade in. */
    const enterPage = () => {
      applyStylesheets();
      endNavigation();
      const { classList } = document.getElementById('main')!;
      classList.remove('page-enter');
      // Restarts the animation.
      void root.offsetWidth;
      classList.add('page-enter');
    };
    NavigationEvents.endLoading = endNavigation;

    NavigationEvents.listen(({ entry, path, head }) => {
      // The old page: React hydrated it only now that the visitor has already followed a link.
      if (!entry.startsWith(historyKey() ?? 'default')) return;
      const page = location.pathname + location.search;
      if (page === shown && !('loading' in root.dataset)) return;
      if (!mayShowHere(path)) return location.reload();
      shown = page;
      // A page opened at its top is laid out as far as the screen shows it, like a document (client/inline/first-paint.ts).
      if (NavigationEvents.isBack || location.hash) delete root.dataset['belowFold'];
      else root.dataset['belowFold'] = 'auto';
      enterPage();
      const target = scroll.commit();
      land();
      loadPageChange().then(
        ({ showPageChange }) => {
          if (page !== shown) return;
          showPageChange({ head: head(), context, path, target });
          dispatchEvent(new Event('pageChange'));
        },
        () => location.reload(),
      );
    });

    const onClick = (event: MouseEvent) => {
      const link = clickedLink(event);
      if (!link) return;
      if (withinPage(link)) return scroll.toFragment();
      const target = internalTarget(link, context);
      if (!target) return;
      const loaded = loadPage(target.to, source);
      loaded.catch(() => {});
      if (isFetchRefused()) return;
      event.preventDefault();
      scroll.startNavigation();
      startNavigation();
      const open = () => navigate.current(target.to, { replace: target.replace });
      let card = travelingCard(link);
      const timer = setTimeout(() => {
        root.dataset['loading'] = 'slow';
        root.dataset['skeleton'] = target.withoutDrawing ? 'plain' : '';
        scrollTo({ top: 0, behavior: 'instant' });
        if (card) open();
        card = null;
      }, limits.skeletonDelayMs);
      skeletonTimer = timer;
      loaded
        .then(() => {
          clearTimeout(timer);
          if (skeletonTimer !== timer) return;
          if (!card) return;
          try {
            land = travel(card, open);
          } catch {
            // A browser that refuses the transition opens the page all the same.
            open();
          }
        })
        .catch(() => {});
      if (!card) open();
    };
    /** Going back, a visitor knows the page that comes: the old one stays for it, as between documents. */
    const onPop = () => {
      if (location.pathname + location.search !== shown) return startNavigation();
      if (root.dataset['loading'] !== 'slow') return endNavigation();
      enterPage();
      scroll.commit();
    };
    const onIntent = (event: Event) => {
      const link = (event.target as Element).closest?.('a');
      if (link && link.pathname + link.search !== shown) prefetch(link, context, source);
    };
    document.addEventListener('click', onClick, { signal });
    addEventListener('popstate', onPop, { signal });
    for (const type of intents) document.addEventListener(type, onIntent, { passive: true, signal });
    return () => {
      endNavigation();
      controller.abort();
    };
  }, [context, source, scroll]);

  useEffect(() => {
    navigate.current = latest;
  }, [latest]);
  return null;
}
