import { expect, it, vi } from 'vitest';
import { expectValue } from '#test/ghost/content-contract.ts';
import { startContent } from './content-setup.ts';

/** What each wait was limited to, in milliseconds. It ends at a hundredth of that. */
const limits: number[] = [];
vi.mock('#server/timeout.ts', async (original) => {
  const { withTimeout } = await original<typeof import('#server/timeout.ts')>();
  const shorter: typeof withTimeout = (work, milliseconds, onTimeout) => {
    limits.push(milliseconds);
    return withTimeout(work, milliseconds / 100, onTimeout);
  };
  return { withTimeout: shorter };
});

it('a store that never responds delays start and stop by no more than its time-outs', async () => {
  const never = () => new Promise<never>(() => undefined);
  const store = {
    put: never,
    read: never,
    update: never,
    claim: never,
    list: never,
    awaySince: () => null,
    close: () => undefined,
  };
  const { content, logged } = await startContent({}, { store });
  expect(expectValue(await content.readPost('post-3')).post.slug).toBe('post-3');
  await content.close();
  expect(logged('snapshot timed out')).toBe(1);
  expect([limits[0], limits.at(-1)]).toEqual([2_000, 5_000]);
});
