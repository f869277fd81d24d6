type Options = {
  count: number;
  /** Milliseconds until the next slide. */
  interval: number;
  onChange: (state: CarouselState) => void;
};
export type CarouselState = { index: number; playing: boolean };
/** Why the carousel is paused. It plays when no reason is left. */
export type PauseReason = 'pointer' | 'focus' | 'hidden' | 'pressed' | 'motion';

/** A carousel that advances by itself and wraps around. The interval starts anew after every change and every pause. */
export function createCarousel({ count, interval, onChange }: Options) {
  const pauseReasons = new Set<PauseReason>();
  let index = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const go = (to: number) => {
    index = (to + count) % count;
    restart();
  };
  const restart = () => {
    clearTimeout(timer);
    const playing = pauseReasons.size === 0;
    if (playing) timer = setTimeout(() => go(index + 1), interval);
    onChange({ index, playing });
  };

  return {
    start: restart,
    stop: () => clearTimeout(timer),
    go,
    next: () => go(index + 1),
    previous: () => go(index - 1),
    /** Adds or removes a reason to pause. */
    setPaused(reason: PauseReason, on: boolean) {
      if (pauseReasons.has(reason) === on) return;
      if (on) pauseReasons.add(reason);
      else pauseReasons.delete(reason);
      restart();
    },
  };
}
