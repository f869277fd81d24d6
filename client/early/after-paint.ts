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
