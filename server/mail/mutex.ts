/**
 * Lets one piece of work go on at a time, in the order of asking.
 * @returns a function that runs `work` when its turn comes and tells it the milliseconds it waited, or answers null
 * when the turn does not come within `patience` milliseconds
 */
export function createMutex() {
  let last: Promise<unknown> = Promise.resolve();
  return async <T>(patience: number, work: (waited: number) => Promise<T>): Promise<T | null> => {
    const asked = performance.now();
    const before = last;
    const { promise: done, resolve: finish } = Promise.withResolvers<void>();
    last = before.then(() => done);
    try {
      return (await comes(before, patience)) ? await work(performance.now() - asked) : null;
    } finally {
      finish();
    }
  };
}

async function comes(turn: Promise<unknown>, patience: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), patience);
  const came = await Promise.race([turn.then(() => true), promise]);
  clearTimeout(timer);
  return came;
}
