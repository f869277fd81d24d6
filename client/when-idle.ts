/**
 * Runs a task once the browser has nothing better to do.
 * @param task given the time that is left, where the browser knows
 * @param timeout milliseconds after which it runs in any case
 */
export function whenIdle(task: (time?: IdleDeadline) => void, timeout?: number) {
  // Safari has it only behind a switch.
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout });
  else setTimeout(task);
}
