import * as limits from '#shared/limits.ts';

/**
 * Counts from 0 to `target` in the steps set in shared/limits.ts.
 * @param onStep called with every number, with 0 at once
 * @returns stops the count
 */
export function countUp(target: number, onStep: (value: number) => void): () => void {
  let step = 0;
  onStep(0);
  const timer = setInterval(() => {
    step += 1;
    onStep(Math.floor((target * step) / limits.counterSteps));
    if (step === limits.counterSteps) clearInterval(timer);
  }, limits.counterStepMs);
  return () => clearInterval(timer);
}
