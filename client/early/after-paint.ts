import * as limits from '#shared/limits.ts';

/** After the frame that shows what is there: what is done before takes its place. A hidden page has no frames. */
export function afterPaint(task: () => void) {
  let done = false;
  const once = () => {
    if (!done) task();
    done = true;
  };
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(once)));
  setTimeout(once, 1_000);
}

/** When the page has loaded and stands on the screen, once. A picture that hangs is not waited for. */
export function whenShown(task: () => void) {
  let waiting = true;
  const go = () => {
    if (waiting) afterPaint(task);
    waiting = false;
  };
  addEventListener('load', go);
  addEventListener('DOMContentLoaded', () => setTimeout(go, limits.loadPatience));
}
