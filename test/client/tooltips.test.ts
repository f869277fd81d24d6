import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTooltipClock } from '#client/tooltips.ts';

const [first, second] = [{} as HTMLElement, {} as HTMLElement];
const show = vi.fn();
const hide = vi.fn();
let clock: ReturnType<typeof createTooltipClock>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  clock = createTooltipClock(show, hide);
});
afterEach(() => void vi.useRealTimers());

test('opens after 700 ms', () => {
  clock.enter(first);
  vi.advanceTimersByTime(699);
  expect(show).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(show).toHaveBeenCalledExactlyOnceWith(first);
});

test('does not open when left before', () => {
  clock.enter(first);
  vi.advanceTimersByTime(600);
  clock.leave();
  vi.advanceTimersByTime(5000);
  expect(show).not.toHaveBeenCalled();
});

test('the next one within 300 ms opens at once, later after the full wait', () => {
  clock.enter(first);
  vi.advanceTimersByTime(700);
  clock.leave();
  vi.advanceTimersByTime(299);
  clock.enter(second);
  expect(show).toHaveBeenLastCalledWith(second);
  clock.leave();
  vi.advanceTimersByTime(300);
  clock.enter(first);
  expect(show).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(700);
  expect(show).toHaveBeenCalledTimes(3);
});

test('moving within the same control changes nothing', () => {
  clock.enter(first);
  vi.advanceTimersByTime(700);
  clock.enter(first);
  expect(show).toHaveBeenCalledTimes(1);
  expect(hide).not.toHaveBeenCalled();
});
