import { readFileSync } from 'node:fs';

/**
 * Measures how long the event loop stands still at a time, without what the machine gives to other processes meanwhile.
 * @returns ends that, with the longest time in milliseconds
 */
export function watchLoop(): () => number {
  let longest = 0;
  let last = { now: performance.now(), queued: queuedMs() };
  const look = () => {
    const next = { now: performance.now(), queued: queuedMs() };
    longest = Math.max(longest, next.now - last.now - (next.queued - last.queued));
    last = next;
  };
  const ticks = setInterval(look, 1);
  return () => {
    clearInterval(ticks);
    look();
    return longest;
  };
}

/** How long this thread has waited for a processor, of all its time; 0 where the system does not count that. */
function queuedMs(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}
