import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CarouselState, createCarousel } from '#views/pages/home/carousel.ts';

let seen: CarouselState[] = [];
const start = () => {
  seen = [];
  const slider = createCarousel({ count: 3, interval: 8000, onChange: (state) => seen.push(state) });
  slider.start();
  return slider;
};
const shown = () => seen.at(-1)!.index;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('hero slides', () => {
  test('move on every 8 s and wrap after the third', () => {
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
    const slider = start();
    slider.previous();
    expect(shown()).toBe(2);
    slider.next();
    expect(shown()).toBe(0);
    slider.go(1);
    expect(shown()).toBe(1);
  });

  test('a change by hand gives the slide its full 8 s', () => {
    const slider = start();
    vi.advanceTimersByTime(7000);
    slider.next();
    vi.advanceTimersByTime(7999);
    expect(shown()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(shown()).toBe(2);
  });

  test('stand still while any reason holds, and go on 8 s after the last is gone', () => {
    const slider = start();
    slider.hold('pointer', true);
    slider.hold('focus', true);
    vi.advanceTimersByTime(60_000);
    expect(seen.at(-1)).toEqual({ index: 0, playing: false });
    slider.hold('pointer', false);
    vi.advanceTimersByTime(60_000);
    expect(shown()).toBe(0);
    slider.hold('focus', false);
    expect(seen.at(-1)).toEqual({ index: 0, playing: true });
    vi.advanceTimersByTime(8000);
    expect(shown()).toBe(1);
  });

  test('buttons work while standing still', () => {
    const slider = start();
    slider.hold('motion', true);
    slider.next();
    expect(seen.at(-1)).toEqual({ index: 1, playing: false });
  });

  test('nothing runs after stop', () => {
    start().stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
