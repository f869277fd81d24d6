import { limits } from '#shared/limits.ts';

const root = document.documentElement;

/**
 * `data-scrolled` past 20 px, and the progress bar. The bar is fixed, so its shrinking moves nothing; going back takes
 * a scroll to 20 px or less, which is the same edge, and cannot flicker because the page's height does not change.
 */
export function followScroll() {
  let waiting = false;
  const update = () => {
    waiting = false;
    root.toggleAttribute('data-scrolled', scrollY > limits.shrinkThreshold);
    const bar = document.querySelector<HTMLElement>('[data-progress]');
    if (!bar) return;
    const way = root.scrollHeight - innerHeight;
    const share = way > 0 ? Math.min(1, Math.max(0, scrollY / way)) : 0;
    bar.style.transform = `scaleX(${share})`;
    bar.setAttribute('aria-valuenow', String(Math.round(share * 100)));
  };
  const ask = () => {
    if (!waiting) requestAnimationFrame(update);
    waiting = true;
  };
  addEventListener('scroll', ask, { passive: true });
  addEventListener('resize', ask, { passive: true });
  addEventListener('DOMContentLoaded', ask);
}
