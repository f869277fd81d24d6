import { useEffect, useRef, useState } from 'react';
import { counters } from '#shared/firm/services.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { countUp } from './count-up.ts';

/** The results strip. Its numbers count up once, when first visible; with reduced motion they stand. */
export function Results() {
  const { results } = usePageContext().brand;
  return (
    <section className="results" aria-labelledby="results">
      <div className="wrap">
        <div>
          <h2 id="results">{results.title}</h2>
          <p>{results.lead}</p>
        </div>
        <dl>
          {counters.map((counter) => (
            <Counter key={counter.label} {...counter} />
          ))}
        </dl>
      </div>
    </section>
  );
}

function Counter({ target, suffix, label }: (typeof counters)[number]) {
  const [value, setValue] = useState<number>(target);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let stop: (() => void) | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      stop = countUp(target, setValue);
    });
    observer.observe(ref.current!);
    return () => {
      observer.disconnect();
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
        </span>
        <span aria-hidden="true">
          {value}
          <b>{suffix}</b>
        </span>
      </dd>
    </div>
  );
}
