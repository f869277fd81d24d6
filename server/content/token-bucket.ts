export type TokenBucket = {
  /** Takes a token; false when none is left. */
  take(): boolean;
};

/**
 * A token bucket, full at the start.
 * @param perMinute capacity, and tokens added a minute
 * @param clock time in milliseconds
 */
export function createTokenBucket({ perMinute, clock }: { perMinute: number; clock: () => number }): TokenBucket {
  let tokens = perMinute;
  let refilledAt = clock();
  return {
    take() {
      const now = clock();
      // A clock that was set back does not empty the bucket.
      const elapsedMs = Math.abs(now - refilledAt);
      tokens = Math.min(perMinute, tokens + (elapsedMs / 60_000) * perMinute);
      refilledAt = now;
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}
