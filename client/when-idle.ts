/**
 * Runs a task when the browser is idle.
 * @param task receives the idle deadline where the browser has one
 * @param timeout milliseconds after which it runs even if the browser is busy
 */
export function whenIdle(task: (time?: IdleDeadline) => void, timeout?: number) {
  try {
    requestIdleCallback(task, { timeout });
  } catch {
    // Safari supports it only behind a flag.
    setTimeout(task);
  }
}
