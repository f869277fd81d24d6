import { onTestFinished } from 'vitest';
import { type ContentOptions, createContent } from '#server/content/create-content.ts';
import { brands } from '#shared/brands/index.ts';
import { type GhostStub, startGhostStub } from '#test/ghost/ghost-stub.ts';
import { memoryLog } from '#test/ghost/memory-log.ts';

export const minute = 60_000;

/** For one test: a stub of Ghost, a content service on it, and a clock that only the test moves. */
export async function startContent(
  stubOptions: Parameters<typeof startGhostStub>[0] = {},
  { env, ...options }: Partial<ContentOptions> = {},
) {
  const stub: GhostStub = await startGhostStub(stubOptions);
  const { log, logged, lines } = memoryLog();
  const time = { now: Date.UTC(2026, 10, 20) };
  let changes = 0;
  onTestFinished(stub.close);
  /** Starts another process on the same Ghost and the same clock. */
  const open = ({ env: other, ...more }: Partial<ContentOptions> = {}) => {
    const service = createContent({
      env: { ...stub.env, ...env, ...other },
      brands,
      log,
      clock: () => time.now,
      ...options,
      ...more,
    });
    service.onChange(() => {
      changes += 1;
    });
    onTestFinished(() => service.close());
    return service;
  };
  return { stub, time, changes: () => changes, logged, lines, open, content: open() };
}
