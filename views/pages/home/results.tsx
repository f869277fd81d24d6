import { useEffect, useRef, useState } from 'react';
import * as limits from '#shared/limits.ts';
import { observeIntersection } from '#views/runtime/observe-intersection.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';

/**
 * The results strip. Its numbers count up once, when scrolled to; where they are seen already they stand, as with reduced
 * motion.
 */
export function Results() {
  const { results, counters } = usePageContext().brand;
  const strip = useRef<HTMLDListElement>(null);
  const [step, setStep] = useState<number>(limits.counterSteps);
  useEffect(() => countWhenSeen(strip.current!, setStep), []);
  return (
    <section className="results" aria-labelledby="results">
      <div className="wrap">
        <h2 className="small-heading" id="results">
          {results.title}
        </h2>
        <dl className="stats" ref={strip}>
          {counters.map(({ target, suffix, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <span>
                  {target}
                  {suffix}
                </span>{' '}
                <span aria-hidden="true">
                  {Math.floor((target * step) / limits.counterSteps)}
                  <b>{suffix}</b>
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/**
 * Sets the step to 0 with the first scrolling while the strip is still below the screen, and counts from it to the last
 * one, as shared/limits.ts says, once the strip is seen.
 * @returns ends it
 */
function countWhenSeen(strip: Element, setStep: (step: number) => void): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  const ended = new AbortController();
  const { signal } = ended;
  let timer: ReturnType<typeof setInterval> | undefined;
  let isBelow = false;
  const count = () => {
    let step = 0;
    setStep(0);
    timer = setInterval(() => {
      step += 1;
      setStep(step);
      if (step === limits.counterSteps) clearInterval(timer);
    }, limits.counterStepMs);
  };
  const listener: IntersectionObserverCallback = ([entry]) => {
    if (!entry!.isIntersecting) {
      isBelow = true;
      addEventListener('scroll', () => setStep(0), { once: true, passive: true, signal });
      return;
    }
    unobserve();
    // In a window taller than the screen, which only captures of whole pages have, and where it has been scrolled past.
    if (!isBelow || entry!.boundingClientRect.bottom < 0 || innerHeight > screen.height) setStep(limits.counterSteps);
    else count();
  };
  // All that is further up has been scrolled past.
  const unobserve = observeIntersection([strip], listener, { rootMargin: '9999px 0px 0px' });
  return () => {
    ended.abort();
    unobserve();
    clearInterval(timer);
  };
}
