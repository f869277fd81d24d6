import { describe, expect, it } from 'vitest';
import { createConcurrencyLimit } from '#server/concurrency-limit.ts';

const options = { maxConcurrent: 1, maxQueued: 2, timeoutMs: 60_000, error: (message: string) => new Error(message) };

describe('the concurrency limit', () => {
  it('runs calls in order, one after the other', async () => {
    const limit = createConcurrencyLimit(options);
    const events: string[] = [];
    const call = (name: string) =>
      limit(async () => {
        events.push(`${name} begins`);
        await null;
        events.push(`${name} ends`);
      });
    await Promise.all(['first', 'second', 'third'].map(call));
    expect(events).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  it('rejects a call when the queue is full, and accepts calls again afterwards', async () => {
    const limit = createConcurrencyLimit(options);
    const { promise: running, resolve: finish } = Promise.withResolvers<string>();
    const calls = [1, 2, 3].map(() => limit(() => running));
    await expect(limit(() => running)).rejects.toThrow('the queue is full');
    finish('done');
    expect(await Promise.all(calls)).toEqual(['done', 'done', 'done']);
    expect(await limit(async () => 'later')).toBe('later');
  });

  it('rejects a call that waits too long, and only that one', async () => {
    const limit = createConcurrencyLimit({ ...options, timeoutMs: 20 });
    const { promise: running, resolve: finish } = Promise.withResolvers<string>();
    const first = limit(() => running);
    await expect(limit(async () => 'never')).rejects.toThrow('waited too long in the queue');
    finish('done');
    expect(await first).toBe('done');
    expect(await limit(async () => 'later')).toBe('later');
  });

  it('continues after a call that fails', async () => {
    const limit = createConcurrencyLimit(options);
    const failing = limit(() => Promise.reject(new Error('failed')));
    const next = limit(async () => 'next');
    await expect(failing).rejects.toThrow('failed');
    expect(await next).toBe('next');
  });
});
