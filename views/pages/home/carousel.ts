type Options = {
  count: number;
  /** Milliseconds a slide stays before the next comes by itself. */
  interval: number;
  onChange: (state: CarouselState) => void;
};
export type CarouselState = { index: number; playing: boolean };
/** Why the slides stand still. Any one is enough. */
export type HoldReason = 'pointer' | 'focus' | 'hidden' | 'pressed' | 'motion';

/** Slides that move on by themselves and wrap around. Time counts anew after every change and every hold. */
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
    /** Adds or takes away a reason to stand still. */
    hold(reason: HoldReason, on: boolean) {
      if (holds.has(reason) === on) return;
      if (on) holds.add(reason);
      else holds.delete(reason);
      restart();
    },
  };
}

export type Carousel = ReturnType<typeof createCarousel>;
