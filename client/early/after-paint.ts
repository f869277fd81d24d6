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

/** When the page has loaded and stands on the screen. */
export function whenShown(task: () => void) {
  if (document.readyState === 'complete') afterPaint(task);
  else addEventListener('load', () => afterPaint(task));
}
