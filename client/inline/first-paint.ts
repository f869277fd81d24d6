import * as limits from '#shared/limits.ts';

/** The first paint, when the browser tells of it: nothing asked for then comes before it. */
export const painted = new Promise((tell) => {
  new PerformanceObserver(tell).observe({ type: 'paint' });
});

/** When the page has loaded and stands on the screen, once. A picture that hangs is not waited for, nor a hidden page. */
export function whenShown(task: () => void) {
  let done = false;
  const once = () => {
    if (!done) task();
    done = true;
  };
  const shown = () => {
    painted.then(once);
    setTimeout(once, 1_000);
  };
  addEventListener('load', shown);
  addEventListener('DOMContentLoaded', () => setTimeout(shown, limits.loadTimeoutMs));
}
