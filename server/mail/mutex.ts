import { withTimeout } from '../timeout.ts';

/**
 * Runs one task at a time, in the order of the calls.
 * @returns a function that runs `work` with the milliseconds it waited for the lock, or returns null when the lock is not
 * free within `timeoutMs`
 */
export function createMutex() {
  let last: Promise<unknown> = Promise.resolve();
  return async <T>(timeoutMs: number, work: (waitedMs: number) => Promise<T>): Promise<T | null> => {
    const started = performance.now();
    const previous = last;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    last = previous.then(() => released);
    try {
      const acquired = await withTimeout(
        previous.then(() => true),
        timeoutMs,
        () => false,
      );
      return acquired ? await work(performance.now() - started) : null;
    } finally {
      release();
    }
  };
}
