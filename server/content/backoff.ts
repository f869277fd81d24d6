const minDelayMs = 10_000;
const maxDelayMs = 60_000;

export type Backoff = ReturnType<typeof createBackoff>;

/** Exponential backoff after failures: 10 s, 20 s, 40 s, then a minute each. */
export function createBackoff(clock: () => number) {
  let delayMs = 0;
  let until = Number.NEGATIVE_INFINITY;
  return {
    // Further away than any delay, the clock was set back.
    isActive: () => clock() < until && until - clock() <= maxDelayMs,
    fail() {
      delayMs = Math.min(Math.max(delayMs * 2, minDelayMs), maxDelayMs);
      until = clock() + delayMs;
    },
    /** The next failure begins with the shortest delay again. */
    succeed() {
      delayMs = 0;
    },
  };
}
