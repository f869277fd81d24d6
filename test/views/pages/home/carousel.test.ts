import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CarouselState, createCarousel } from '#views/pages/home/carousel.ts';

let states: CarouselState[] = [];
const start = () => {
  states = [];
  const carousel = createCarousel({ count: 3, interval: 8000, onChange: (state) => states.push(state) });
  carousel.start();
  return carousel;
};
const shown = () => states.at(-1)!.index;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('hero slides', () => {
  test('advance every 8 s and wrap after the third', () => {
    start();
    vi.advanceTimersByTime(7999);
    expect(shown()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(shown()).toBe(1);
    vi.advanceTimersByTime(8000);
    expect(shown()).toBe(2);
    vi.advanceTimersByTime(8000);
    expect(shown()).toBe(0);
  });

  test('previous and next wrap both ways, a dot chooses', () => {
    const carousel = start();
    carousel.previous();
    expect(shown()).toBe(2);
    carousel.next();
    expect(shown()).toBe(0);
    carousel.go(1);
    expect(shown()).toBe(1);
  });

  test('a manual change restarts the 8 s', () => {
    const carousel = start();
    vi.advanceTimersByTime(7000);
    carousel.next();
    vi.advanceTimersByTime(7999);
    expect(shown()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(shown()).toBe(2);
  });

  test('pause while there is a reason, and advance 8 s after the last is removed', () => {
    const carousel = start();
    carousel.setPaused('pointer', true);
    carousel.setPaused('focus', true);
    vi.advanceTimersByTime(60_000);
    expect(states.at(-1)).toEqual({ index: 0, playing: false });
    carousel.setPaused('pointer', false);
    vi.advanceTimersByTime(60_000);
    expect(shown()).toBe(0);
    carousel.setPaused('focus', false);
    expect(states.at(-1)).toEqual({ index: 0, playing: true });
    vi.advanceTimersByTime(8000);
    expect(shown()).toBe(1);
  });
});
