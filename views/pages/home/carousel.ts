type Options = {
  count: number;
  /** Milliseconds until the next slide. */
  interval: number;
  onChange: (state: CarouselState) => void;
};
export type CarouselState = { index: number; playing: boolean };
/** Why the carousel is paused. It plays when no reason is left. */
export type HoldReason = 'pointer' | 'focus' | 'hidden' | 'pressed' | 'motion';

/** A carousel that advances by itself and wraps around. The interval starts anew after every change and every pause. */
export function createCarousel({ count, interval, onChange }: Options) {
  const holds = new Set<HoldReason>();
  let index = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const go = (to: number) => {
    index = (to + count) % count;
    restart();
  };
  const restart = () => {
    clearTimeout(timer);
    const playing = holds.size === 0;
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
    hold(reason: HoldReason, on: boolean) {
      if (holds.has(reason) === on) return;
      if (on) holds.add(reason);
      else holds.delete(reason);
      restart();
    },
  };
}

export type Carousel = ReturnType<typeof createCarousel>;
