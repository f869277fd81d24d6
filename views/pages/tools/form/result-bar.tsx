import { useEffect, useRef } from 'react';
import { Icon } from '#views/components/icon.tsx';

type Props = {
  amounts: readonly { label: string; value: string }[];
  /** Id of the result that it opens. */
  result: string;
  opened: boolean;
  onToggle: () => void;
};

/**
 * On narrow screens, the main amounts of a result at the bottom of the screen; opens the result above it, whose head then
 * has them. Escape and going back close it.
 */
export function ResultBar({ amounts, result, opened, onToggle }: Props) {
  const ref = useRef<HTMLButtonElement>(null);
  const toggle = useRef(onToggle);
  useEffect(() => {
    toggle.current = onToggle;
  });
  useEffect(() => {
    const bar = ref.current!;
    const isShown = bar.getClientRects().length > 0;
    if (opened && isShown) return closeWithBack(() => toggle.current(), bar);
  }, [opened]);
  return (
    <button
      type="button"
      className="calculator-bar bottom-bar no-print"
      aria-expanded={opened}
      aria-controls={result}
      onClick={onToggle}
      ref={ref}
    >
      {opened ? (
        <b>Close</b>
      ) : (
        amounts.map(({ label, value }) => (
          <span key={label}>
            {label} <strong>{value}</strong>
          </span>
        ))
      )}
      <Icon name={opened ? 'x' : 'chevron-down'} />
    </button>
  );
}

/**
 * Adds a history entry, whose removal closes, and closes on Escape.
 * @returns removes the entry again, unless the visitor has gone on to another page
 */
function closeWithBack(close: () => void, bar: HTMLElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const url = location.href;
  history.pushState({ ...history.state, sheet: true }, '');
  // Before the listeners of the router, for which nothing has changed.
  addEventListener(
    'popstate',
    (event) => {
      if (location.href !== url) return;
      event.stopImmediatePropagation();
      controller.abort();
      close();
      bar.focus({ preventScroll: true });
    },
    { capture: true, signal },
  );
  addEventListener('keydown', ({ key }) => key === 'Escape' && history.back(), { signal });
  return () => {
    if (signal.aborted) return;
    controller.abort();
    if (location.href !== url || !history.state?.sheet) return;
    addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
    history.back();
  };
}
