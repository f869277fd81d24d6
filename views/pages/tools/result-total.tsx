import { useLayoutEffect, useRef, useState } from 'react';

type Props = {
  label: string;
  value: string;
  /** Whether it is the visitor's, not an example or missing. */
  isKnown: boolean;
  /** Whether it is announced as it changes. */
  live?: boolean;
};

/** Milliseconds in which an amount counts to the next one. */
const countMs = 450;
const amounts = /\d[\d,]*/g;

/** The main amount of a result. From one that was there before it counts to the next, in the place of that (result.css). */
export function ResultTotal({ label, value, isKnown, live }: Props) {
  const [shown, setShown] = useState({ value, before: value });
  if (shown.value !== value) setShown({ value, before: shown.value });
  const { before } = shown;
  const amount = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => (before === value ? undefined : count(amount.current!, before, value)), [before, value]);
  return (
    <p className="result-total">
      <span>{label}</span>{' '}
      <strong aria-live={live ? 'polite' : undefined}>
        <span key={value} className={isKnown ? 'mark' : undefined} ref={amount}>
          {value}
        </span>
      </strong>
    </p>
  );
}

/**
 * Draws the amounts between two texts over the new one, which is there for readers and sets the width.
 * @returns ends it
 */
function count(element: HTMLElement, from: string, to: string): () => void {
  const starts = numbersIn(from);
  const ends = numbersIn(to);
  const ended = new AbortController();
  const stop = () => {
    ended.abort();
    delete element.dataset['count'];
  };
  if (starts.length !== ends.length || matchMedia('(prefers-reduced-motion: reduce)').matches) return stop;
  const begun = performance.now();
  const draw = (now: number) => {
    const left = Math.max(0, 1 - (now - begun) / countMs) ** 3;
    if (left === 0) stop();
    if (ended.signal.aborted) return;
    let index = 0;
    element.dataset['count'] = to.replace(amounts, () => {
      const [start, end] = [starts[index]!, ends[index]!];
      index += 1;
      return Math.round(end + (start - end) * left).toLocaleString('en-US');
    });
    requestAnimationFrame(draw);
  };
  draw(begun);
  return stop;
}

function numbersIn(text: string): number[] {
  return (text.match(amounts) ?? []).map((amount) => Number(amount.replaceAll(',', '')));
}
