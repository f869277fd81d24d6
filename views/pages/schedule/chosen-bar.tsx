import { type ReactNode, useEffect, useRef, useState } from 'react';
import { printedClock, shortDay } from './time-grid-model.ts';

type Props = {
  /** Start of the chosen time. */
  start: string;
  /** Id of what comes after the times. */
  nextId: string;
  /** The link or button that goes on. */
  children: ReactNode;
};

/**
 * The chosen time and the next step at the lower edge of the screen, over the days that follow, until what comes after them
 * is on the screen. Stands behind the times, in an element that holds nothing else.
 */
export function ChosenBar({ start, nextId, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setShown(!entries.at(-1)!.isIntersecting),
      // What is above the screen has been reached, too.
      { rootMargin: '99999px 0px 0px' },
    );
    observer.observe(document.getElementById(nextId)!);
    return () => observer.disconnect();
  }, [nextId]);

  useEffect(() => {
    if (shown && start) uncoverChosen(ref.current!);
  }, [shown, start]);

  return (
    <div className="chosen-bar no-print" data-shown={shown || undefined} ref={ref}>
      <div className="bottom-bar">
        <strong>
          <span>{shortDay(start.slice(0, 10))},</span> <span>{printedClock(start)}</span>
        </strong>
        {children}
      </div>
    </div>
  );
}

/** Scrolls the chosen time out from under the bar. */
function uncoverChosen(bar: HTMLElement) {
  const time = bar.closest('form')!.querySelector('input[name="slot"]:checked');
  const cover = bar.firstElementChild!.getBoundingClientRect();
  const box = time?.getBoundingClientRect();
  if (box && cover.height > 0 && box.top < cover.bottom && box.bottom > cover.top) {
    time!.scrollIntoView({ block: 'nearest' });
  }
}
