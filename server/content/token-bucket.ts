export type TokenBucket = { /** True when one more is allowed now. */ take(): boolean };

/**
 * So many a minute and no more, with that many saved up at most.
 * @param clock time in milliseconds
 */
export function createTokenBucket({ perMinute, clock }: { perMinute: number; clock: () => number }): TokenBucket {
  let left = perMinute;
  let since = clock();
  return {
    take() {
      const now = clock();
      left = Math.min(perMinute, left + ((now - since) / 60_000) * perMinute);
      since = now;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
