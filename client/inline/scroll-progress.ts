import * as limits from '#shared/limits.ts';
import { root } from './dom.ts';

/**
 * `data-scrolled` past 20 px, and the progress bar. The header is fixed, so its shrinking moves nothing; it grows again
 * a few pixels further up, so that a trembling finger at the edge does not make it flicker.
 */
export function initScrollProgress() {
  let waiting = false;
  const update = () => {
    waiting = false;
    const edge = 'scrolled' in root.dataset ? limits.growThresholdPx : limits.shrinkThresholdPx;
    root.toggleAttribute('data-scrolled', scrollY > edge);
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
  for (const type of ['scroll', 'resize', 'DOMContentLoaded']) addEventListener(type, ask, { passive: true });
}
