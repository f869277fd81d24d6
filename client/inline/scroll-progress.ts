import * as limits from '#shared/limits.ts';
import { root } from './dom.ts';

/**
 * `data-scrolled` past 20 px, and the progress bar. The header is fixed, so its shrinking moves nothing; it grows again
 * a few pixels further up, so that small movements around the threshold do not make it flicker.
 */
export function initScrollProgress() {
  let scheduled = false;
  const update = () => {
    scheduled = false;
    const threshold = 'scrolled' in root.dataset ? limits.growThresholdPx : limits.shrinkThresholdPx;
    root.toggleAttribute('data-scrolled', scrollY > threshold);
    const bar = document.querySelector<HTMLElement>('[data-progress]');
    if (!bar) return;
    const distance = root.scrollHeight - innerHeight;
    const progress = distance > 0 ? Math.min(1, Math.max(0, scrollY / distance)) : 0;
    bar.style.transform = `scaleX(${progress})`;
  };
  const schedule = () => {
    if (!scheduled) requestAnimationFrame(update);
    scheduled = true;
  };
  for (const type of ['scroll', 'resize', 'DOMContentLoaded']) addEventListener(type, schedule, { passive: true });
}
