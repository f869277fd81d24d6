import { useEffect, useRef, useState } from 'react';
import type { Counter as CounterFacts } from '#shared/firm/services.ts';
import * as limits from '#shared/limits.ts';
import { observeIntersection } from '#views/runtime/observe-intersection.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';

/**
 * The results strip. Its numbers count up once, when first scrolled to; where they are seen already they stand, as with
 * reduced motion, and in a window taller than the screen, which only captures of whole pages have.
 */
export function Results() {
  const { results, counters } = usePageContext().brand;
  return (
    <section className="results" aria-labelledby="results">
      <div className="wrap">
        <h2 className="small-heading" id="results">
          {results.title}
        </h2>
        <dl className="stats">
          {counters.map((counter) => (
            <Counter key={counter.label} {...counter} />
          ))}
        </dl>
      </div>
    </section>
  );
}

/**
 * Where the count begins: later the last number would be seen, and then the first. All that is further up has been
 * scrolled past.
 */
const nearlySeen = { rootMargin: '9999px 0px 120px' };

function Counter({ target, suffix, label }: CounterFacts) {
  const [value, setValue] = useState<number>(target);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let stop: (() => void) | undefined;
    let wasUnseen = false;
    const listener: IntersectionObserverCallback = ([entry]) => {
      if (!entry?.isIntersecting) {
        wasUnseen = true;
        return;
      }
      unobserve();
      if (!wasUnseen || entry.boundingClientRect.bottom < 0 || innerHeight > screen.height) return;
      stop = countUp(target, setValue);
    };
    const unobserve = observeIntersection([ref.current!], listener, nearlySeen);
    return () => {
      unobserve();
      stop?.();
    };
  }, [target]);
  return (
    <div ref={ref}>
      <dt>{label}</dt>
      <dd>
        <span className="visually-hidden">
          {target}
          {suffix}
        </span>{' '}
        <span aria-hidden="true">
          {value}
          <b>{suffix}</b>
        </span>
      </dd>
    </div>
  );
}

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
