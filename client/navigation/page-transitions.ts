import * as limits from '#shared/limits.ts';
import { usedCode } from '#views/runtime/lazy-modules.ts';
import { NavigationEvents } from '#views/runtime/navigation-events.ts';

/**
 * Lets heading and drawing travel to their place in a page opened by a link, where browsers have view transitions. The
 * browser takes their picture only once the next page is ready, because from then until it is committed all clicks are
 * lost. Back and forward fade: React renders them at once, and some browsers show a transition of their own.
 * @returns a function to call when the next page is on the screen
 */
export function createPageTransitions(): () => void {
  let latest: { to: string; captured: Promise<void>; end: () => void } | undefined;
  let running = false;
  addEventListener('click', () => usedCode.clear(), { capture: true, passive: true });

  NavigationEvents.startTransition = (to) => {
    const from = NavigationEvents.current();
    if (latest?.to === to) return latest.captured;
    const isCodeMissing = [...usedCode].some(({ status }) => status !== 'fulfilled');
    const isOtherPage = from !== null && pageOf(from) !== pageOf(to);
    if (NavigationEvents.isBack || isCodeMissing || running || !isOtherPage || !canTravel()) return undefined;
    running = true;
    latest = { to, ...start(() => (running = false)) };
    return latest.captured;
  };

  return () => {
    latest?.end();
    latest = undefined;
  };
}

/**
 * Starts a transition. It waits for the next page no longer than the skeleton does: Chromium gives up after 4 s.
 * @param onEnd called once the next page is on the screen, or the wait is over
 */
function start(onEnd: () => void) {
  let isCaptured = false;
  let onShown = () => {};
  const shown = new Promise<void>((resolve) => {
    onShown = resolve;
  });
  let onCaptured = () => {};
  const captured = new Promise<void>((resolve) => {
    onCaptured = resolve;
  });
  const { dataset } = document.documentElement;
  // The old page fades out (styles/layout.css).
  dataset['leaving'] = '';
  const transition = document.startViewTransition(() => {
    delete dataset['leaving'];
    isCaptured = true;
    onCaptured();
    return shown;
  });
  // Rejects if the transition is skipped.
  transition.ready.catch(() => {});
  const stop = () => {
    clearTimeout(timer);
    onEnd();
    onCaptured();
    onShown();
  };
  const skip = () => {
    stop();
    transition.skipTransition();
  };
  const timer = setTimeout(skip, limits.skeletonDelayMs);
  return { captured, end: () => (isCaptured && headingInView() ? stop() : skip()) };
}

function canTravel(): boolean {
  return (
    'startViewTransition' in document &&
    document.visibilityState === 'visible' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches &&
    headingInView()
  );
}

/** Far down in a page the heading would fly in from, or out to, somewhere above. */
function headingInView(): boolean {
  const place = document.querySelector('#main h1')?.getBoundingClientRect();
  return place !== undefined && place.bottom > 0 && place.top < innerHeight;
}

/** An entry is React Router's key, a blank and the page. */
function pageOf(entry: string): string {
  return entry.slice(entry.indexOf(' '));
}
