import { setTimeout as delay } from 'node:timers/promises';

/**
 * The result of `work`, or of `onTimeout` when `work` takes longer. The work itself goes on: give a fetch an
 * `AbortSignal.timeout` instead.
 * @param onTimeout returns what stands in for the result, or throws
 */
export async function withTimeout<T, F>(work: Promise<T>, milliseconds: number, onTimeout: () => F): Promise<T | F> {
  const timer = new AbortController();
  try {
    return await Promise.race([work, delay(milliseconds, undefined, { signal: timer.signal }).then(onTimeout)]);
  } finally {
    timer.abort();
  }
}
