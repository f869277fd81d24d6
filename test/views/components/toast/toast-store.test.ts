import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createToastStore } from '#views/components/toast/toast-store.ts';

let store: ReturnType<typeof createToastStore>;
const open = () =>
  store
    .getSnapshot()
    .filter((toast) => toast.open)
    .map((toast) => toast.title);

beforeEach(() => {
  vi.useFakeTimers();
  store = createToastStore();
});
afterEach(() => void vi.useRealTimers());

describe('toasts', () => {
  test('are five at most, the newest', () => {
    for (const title of 'ABCDEFG') store.show({ title });
    expect(open()).toEqual(['C', 'D', 'E', 'F', 'G']);
  });

  test('of an error that is shown already take its place', () => {
    store.show({ title: 'Error Loading Posts', tone: 'destructive' });
    store.show({ title: 'B' });
    store.show({ title: 'Error Loading Posts', tone: 'destructive' });
    expect(open()).toEqual(['B', 'Error Loading Posts']);
    vi.advanceTimersByTime(5000);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('small ones are three at most, counted separately', () => {
    for (const title of 'ABCD') store.show({ title, small: true });
    store.show({ title: 'big' });
    expect(open()).toEqual(['B', 'C', 'D', 'big']);
  });
});
