/**
 * Scroll position over page changes: top for a new page, its fragment where it has one, the old place on back and
 * forward. Runs when the new page stands on the screen, not when the address changes. Must listen before React Router
 * does, which on back and forward has the new page on the screen by the time its own listener returns.
 */
export function createScrollRestoration() {
  let back = false;
  let between = false;
  let page = pageOf(location);
  let toFragment = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let key = entryKey();

  const save = () => {
    clearTimeout(timer);
    try {
      if (!between) sessionStorage.setItem(key, String(Math.round(scrollY)));
    } catch {}
  };
  const byOurselves = () => {
    history.scrollRestoration = 'manual';
  };
  const listeners: [string, () => void][] = [
    [
      'popstate',
      () => {
        save();
        key = entryKey();
        const samePage = pageOf(location) === page;
        back = between || !samePage;
        between = !samePage;
        if (samePage && !toFragment) restore();
        toFragment = false;
      },
    ],
    [
      'scroll',
      () => {
        clearTimeout(timer);
        timer = setTimeout(save, 100);
      },
    ],
    [
      'pagehide',
      () => {
        save();
        history.scrollRestoration = 'auto';
      },
    ],
    ['pageshow', byOurselves],
  ];
  byOurselves();
  for (const [type, listener] of listeners) addEventListener(type, listener, { passive: true });

  const restore = () => scrollTo({ top: saved(key), behavior: 'instant' });
  return {
    /** The next change of address only goes to another place of this page; the browser scrolls there. */
    toFragment() {
      save();
      toFragment = true;
    },
    /** A page change begins; what scrolls from now on is not the visitor. */
    leaving() {
      save();
      between = true;
      back = false;
    },
    /** The page is slow to come and its skeleton stands. */
    waiting() {
      if (!back) scrollTo({ top: 0, behavior: 'instant' });
    },
    /** @returns the element the address names, if any */
    arrived(): Element | null {
      const target = fragment();
      page = pageOf(location);
      key = entryKey();
      if (back) restore();
      else if (target) target.scrollIntoView({ behavior: 'instant' });
      else scrollTo({ top: 0, behavior: 'instant' });
      back = between = false;
      return target;
    },
  };
}

export type Scroll = ReturnType<typeof createScrollRestoration>;

function fragment(): Element | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}

function pageOf({ pathname, search }: Location): string {
  return pathname + search;
}

/** React Router names each entry of the history it makes; others are told apart by their address. */
function entryKey(): string {
  const name = (history.state as { key?: string } | null)?.key ?? pageOf(location) + location.hash;
  return `scroll:${name}`;
}

function saved(key: string): number {
  try {
    return Number(sessionStorage.getItem(key)) || 0;
  } catch {
    return 0;
  }
}
