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

describe('notices', () => {
  test('have id, title, description, action and open', () => {
    const action = { label: 'Undo', onPress: () => {} };
    const id = store.show({ title: 'Saved', description: 'On this device', action });
    expect(store.getSnapshot()[0]).toMatchObject({
      id,
      title: 'Saved',
      description: 'On this device',
      action,
      open: true,
    });
  });

  test('leave after 4000 ms and are forgotten soon after', () => {
    store.show({ title: 'A' });
    vi.advanceTimersByTime(3999);
    expect(open()).toEqual(['A']);
    vi.advanceTimersByTime(1);
    expect(open()).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(store.getSnapshot()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('five at most, the newest stay', () => {
    for (const title of 'ABCDEFG') store.show({ title });
    expect(open()).toEqual(['C', 'D', 'E', 'F', 'G']);
  });

  test('small ones: three at most, counted apart', () => {
    for (const title of 'ABCD') store.show({ title, small: true });
    store.show({ title: 'big' });
    expect(open()).toEqual(['B', 'C', 'D', 'big']);
  });

  test('time stands still under pointer or focus', () => {
    store.show({ title: 'A' });
    vi.advanceTimersByTime(3000);
    store.pause();
    vi.advanceTimersByTime(60_000);
    store.show({ title: 'came meanwhile' });
    vi.advanceTimersByTime(60_000);
    expect(open()).toEqual(['A', 'came meanwhile']);
    store.resume();
    vi.advanceTimersByTime(999);
    expect(open()).toEqual(['A', 'came meanwhile']);
    vi.advanceTimersByTime(1);
    expect(open()).toEqual(['came meanwhile']);
    vi.advanceTimersByTime(3000);
    expect(open()).toEqual([]);
  });

  test('can be put away, twice without harm', () => {
    const id = store.show({ title: 'A' });
    store.dismiss(id);
    store.dismiss(id);
    store.dismiss('unknown');
    expect(open()).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(store.getSnapshot()).toEqual([]);
  });

  test('one put away while time stands still goes as well', () => {
    const id = store.show({ title: 'A' });
    store.pause();
    store.dismiss(id);
    vi.advanceTimersByTime(1000);
    expect(store.getSnapshot()).toEqual([]);
  });

  test('tell listeners until they leave', () => {
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    store.show({ title: 'A' });
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    store.show({ title: 'B' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
