import * as limits from '#shared/limits.ts';

/**
 * Counts from 0 to `target` in 50 steps of 30 ms and never falls; `onStep` gets every number, 0 at once.
 * @returns stops it
 */
export function countUp(target: number, onStep: (value: number) => void): () => void {
  let step = 0;
  onStep(0);
  const timer = setInterval(() => {
    step += 1;
    onStep(Math.floor((target * step) / limits.counterSteps));
    if (step === limits.counterSteps) clearInterval(timer);
  }, limits.counterStep);
  return () => clearInterval(timer);
}
