import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import * as limits from '#shared/limits.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import { NavigationEvents } from '#views/runtime/navigation-events.ts';
import type { DataSource } from '#views/runtime/use-data.tsx';
import { historyKey } from '../scroll-position.ts';
import { mayShowHere } from '../third-parties/private-pages.ts';
import { clickedLink, internalTarget, withinPage } from './internal-link.ts';
import { createPrefetch } from './prefetch.ts';
import type { Scroll } from './scroll-restoration.ts';

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
    const prefetch = createPrefetch(source);
    const root = document.documentElement;
    const controller = new AbortController();
    const { signal } = controller;
    let shown = location.pathname + location.search;
    let skeletonTimer: ReturnType<typeof setTimeout> | undefined;

    /** The old page stays until the new one is ready; after 150 ms the skeleton replaces it. */
    const startNavigation = () => {
      clearTimeout(skeletonTimer);
      root.dataset['loading'] = '';
      skeletonTimer = setTimeout(() => {
        root.dataset['loading'] = 'slow';
        NavigationEvents.showSkeleton();
        scroll.showSkeleton();
      }, limits.skeletonDelayMs);
    };
    const endNavigation = () => {
      clearTimeout(skeletonTimer);
      delete root.dataset['loading'];
    };

    NavigationEvents.listen(({ entry, path, head }) => {
      // The old page: React hydrated it only now that the visitor has already followed a link.
      if (!entry.startsWith(historyKey() ?? 'default')) return;
      const page = location.pathname + location.search;
      if (page === shown && !('loading' in root.dataset)) return;
      if (!mayShowHere(path)) return location.reload();
      shown = page;
      endNavigation();
      // With the commit: a frame later the new page would be seen, vanish and fade in.
      const { classList } = document.getElementById('main')!;
      classList.remove('page-enter');
      // Restarts the animation.
      void root.offsetWidth;
      classList.add('page-enter');
      // Scroll positions are restored into this page, so it is laid out whole.
      delete root.dataset['belowFold'];
      const target = scroll.commit();
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
      event.preventDefault();
      scroll.startNavigation();
      startNavigation();
      navigate.current(target.to, { replace: target.replace });
    };
    const onPop = () => {
      if (location.pathname + location.search !== shown) return startNavigation();
      // In place of the skeleton the page is committed again, which ends the navigation.
      if (NavigationEvents.pending()) NavigationEvents.cancel();
      else endNavigation();
    };
    const onIntent = (event: Event) => {
      const link = (event.target as Element).closest?.('a');
      if (link) prefetch(link);
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
