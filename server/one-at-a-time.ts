/**
 * Work that is done once for all who ask for it while it is being done.
 * @returns `run` begins it, or joins what runs; `idle` resolves when nothing runs
 */
export function oneAtATime<T>(work: () => Promise<T>) {
  let running: Promise<T> | null = null;
  const begin = () =>
    work().finally(() => {
      running = null;
    });
  return { run: () => (running ??= begin()), idle: async () => void (await running) };
}
