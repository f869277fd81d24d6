import { describe, expect, it } from 'vitest';
import { withTimeout } from '#server/timeout.ts';

const never = new Promise<string>(() => {});

describe('withTimeout', () => {
  it('gives the result of work that ends in time', async () => {
    expect(await withTimeout(Promise.resolve('done'), 1_000, () => 'late')).toBe('done');
  });

  it('passes on the error of work that fails in time', async () => {
    const work = Promise.reject(new Error('failed'));
    await expect(withTimeout(work, 1_000, () => 'late')).rejects.toThrow('failed');
  });

  it('gives the stand-in when time is up', async () => {
    expect(await withTimeout(never, 1, () => 'late')).toBe('late');
  });

  it('throws what the time-out throws', async () => {
    const timeout = () => {
      throw new Error('no answer within 1 ms');
    };
    await expect(withTimeout(never, 1, timeout)).rejects.toThrow('no answer within 1 ms');
  });

  it('leaves no timer behind', async () => {
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const before = timers();
    await withTimeout(Promise.resolve('done'), 60_000, () => 'late');
    expect(timers()).toBe(before);
  });
});
