import { onTestFinished } from 'vitest';
import type { ContentChange } from '#server/content/content-service.ts';
import { type ContentOptions, createContent } from '#server/content/create-content.ts';
import { type GhostStub, startGhostStub } from '#test/ghost/ghost-stub.ts';
import { quietLog } from '#test/ghost/quiet-log.ts';

export const minute = 60_000;

/** For one test: a stand-in Ghost, a content service on it, and a clock that only the test moves. */
export async function setting(
  stubOptions: Parameters<typeof startGhostStub>[0] = {},
  options: Partial<ContentOptions> = {},
) {
  const stub: GhostStub = await startGhostStub(stubOptions);
  const { log, said, lines } = quietLog();
  const time = { now: Date.UTC(2026, 10, 20) };
  const changes: (ContentChange | null)[] = [];
  onTestFinished(stub.close);
  /** A process of its own on the same Ghost and the same clock. */
  const open = (more: Partial<ContentOptions> = {}) => {
    const service = createContent({
      siteHosts: [],
      ghostUrl: stub.url,
      key: stub.key,
      log,
      clock: () => time.now,
      ...options,
      ...more,
    });
    service.onChange((change) => changes.push(change));
    onTestFinished(() => service.close());
    return service;
  };
  return { stub, time, changes, said, lines, open, content: open() };
}

/** Resolves when `done` holds; checked whenever the event loop comes round. Fails after two seconds. */
export async function until(done: () => boolean): Promise<void> {
  const end = Date.now() + 2_000;
  while (!done()) {
    if (Date.now() > end) throw new Error('it did not come about in two seconds');
    await new Promise((resolve) => setImmediate(resolve));
  }
}
