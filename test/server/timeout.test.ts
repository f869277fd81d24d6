import { describe, expect, it } from 'vitest';
import { withTimeout } from '#server/timeout.ts';

const never = new Promise<string>(() => {});

describe('withTimeout', () => {
  it('returns the result of work that ends in time', async () => {
    expect(await withTimeout(Promise.resolve('done'), 1_000, () => 'timed out')).toBe('done');
  });

  it('rethrows the error of work that fails in time', async () => {
    const work = Promise.reject(new Error('failed'));
    await expect(withTimeout(work, 1_000, () => 'timed out')).rejects.toThrow('failed');
  });

  it('returns the fallback after the time-out', async () => {
    expect(await withTimeout(never, 1, () => 'timed out')).toBe('timed out');
  });

  it('throws what the fallback throws', async () => {
    const timeout = () => {
      throw new Error('no response within 1 ms');
    };
    await expect(withTimeout(never, 1, timeout)).rejects.toThrow('no response within 1 ms');
  });

  it('leaves no timer behind', async () => {
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const before = timers();
    await withTimeout(Promise.resolve('done'), 60_000, () => 'timed out');
    expect(timers()).toBe(before);
  });
});
