import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parallaxShift } from '#views/pages/home/parallax.ts';
import { countUp } from '#views/pages/home/results.tsx';
import { scrollEnds } from '#views/pages/home/use-scroller.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('counters', () => {
  test.each([100, 20, 10, 8])('count from 0 to %i in 50 steps of 30 ms and never fall', (target) => {
    const seen: number[] = [];
    countUp(target, (value) => seen.push(value));
    expect(seen).toEqual([0]);
    vi.advanceTimersByTime(1499);
    expect(seen).toHaveLength(50);
    expect(seen.at(-1)).toBeLessThan(target);
    vi.advanceTimersByTime(1);
    expect(seen.at(-1)).toBe(target);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(vi.getTimerCount()).toBe(0);
  });

  test('can be stopped', () => {
    const stop = countUp(100, () => {});
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('parallax', () => {
  test('is 0.3 of the way from 768 px', () => {
    expect(parallaxShift(300, 1024, false)).toBe(90);
    expect(parallaxShift(300, 768, false)).toBe(90);
  });
  test('is off on phones and with reduced motion', () => {
    expect(parallaxShift(300, 767, false)).toBe(0);
    expect(parallaxShift(300, 1024, true)).toBe(0);
  });
});

describe('carousel ends', () => {
  const row = { scrollWidth: 1800, clientWidth: 900 };
  test('start, middle, end', () => {
    expect(scrollEnds({ ...row, scrollLeft: 0 })).toEqual({ atStart: true, atEnd: false });
    expect(scrollEnds({ ...row, scrollLeft: 400 })).toEqual({ atStart: false, atEnd: false });
    expect(scrollEnds({ ...row, scrollLeft: 900 })).toEqual({ atStart: false, atEnd: true });
  });
  test('a rounded pixel still counts as the end', () => {
    expect(scrollEnds({ ...row, scrollLeft: 899.5 }).atEnd).toBe(true);
  });
  test('a row that fits is at both ends', () => {
    expect(scrollEnds({ scrollWidth: 900, clientWidth: 900, scrollLeft: 0 })).toEqual({ atStart: true, atEnd: true });
  });
});
