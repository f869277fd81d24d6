import { withTimeout } from './timeout.ts';

type Options = {
  maxConcurrent: number;
  maxQueued: number;
  timeoutMs: number;
  error: (message: string) => Error;
};

/** @returns runs `work`, or queues it while as many are running as may at once, first in, first out */
export function createConcurrencyLimit({ maxConcurrent, maxQueued, timeoutMs, error }: Options) {
  const queue = new Set<() => void>();
  let running = 0;

  async function enter() {
    if (running < maxConcurrent) {
      running++;
      return;
    }
    if (queue.size >= maxQueued) throw error('the queue is full');
    const { promise: entered, resolve: admit } = Promise.withResolvers<void>();
    queue.add(admit);
    await withTimeout(entered, timeoutMs, () => {
      if (queue.delete(admit)) throw error('waited too long in the queue');
    });
  }

  function leave() {
    const [next] = queue;
    if (!next) running--;
    else {
      queue.delete(next);
      next();
    }
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
