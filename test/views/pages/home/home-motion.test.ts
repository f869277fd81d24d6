import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countUp } from '#views/pages/home/results.tsx';

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
