type Place = { top: number };

/**
 * Scroll position over page changes: top for a new page, its fragment where it has one, the old place on back and
 * forward. Runs when the new page stands on the screen, not when the address changes.
 */
export function rememberScroll() {
  history.scrollRestoration = 'manual';
  let back = false;
  const key = () => `scroll:${(history.state as { key?: string } | null)?.key ?? location.pathname}`;
  const save = () => {
    try {
      sessionStorage.setItem(key(), JSON.stringify({ top: scrollY } satisfies Place));
    } catch {}
  };
  let here = location.pathname + location.search;
  // A click on a fragment link pops too, and no page arrives after it.
  const onPop = () => {
    back = location.pathname + location.search !== here;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    clearTimeout(timer);
    // Until a page gone back to stands there, what scrolls is its placeholder.
    if (!back) timer = setTimeout(save, 100);
  };
  const onLeave = () => {
    save();
    history.scrollRestoration = 'auto';
  };
  addEventListener('popstate', onPop);
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('pagehide', onLeave);
  return {
    leaving() {
      save();
      back = false;
    },
    arrived() {
      clearTimeout(timer);
      here = location.pathname + location.search;
      const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (back) scrollTo({ top: saved(key()), behavior: 'instant' });
      else if (target) target.scrollIntoView({ behavior: 'instant' });
      else scrollTo({ top: 0, behavior: 'instant' });
      back = false;
    },
    stop() {
      clearTimeout(timer);
      removeEventListener('popstate', onPop);
      removeEventListener('scroll', onScroll);
      removeEventListener('pagehide', onLeave);
    },
  };
}

function saved(key: string): number {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Place>).top ?? 0;
  } catch {
    return 0;
  }
}
