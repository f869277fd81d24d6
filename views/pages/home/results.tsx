import { useEffect, useRef, useState } from 'react';
import { counters } from '#shared/limits.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { countUp } from './count-up.ts';

/** Four counters on ink. The HTML holds the final numbers; they count up once, when first seen. */
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
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let stop: (() => void) | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      stop = countUp(target, setValue);
    });
    observer.observe(place.current!);
    return () => {
      observer.disconnect();
      stop?.();
    };
  }, [target]);
  return (
    <div ref={place}>
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
