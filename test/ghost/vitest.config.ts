import { defineConfig } from 'vitest/config';

/** The content tests and the owner's tasks, with a live Ghost. */
export default defineConfig({
  test: {
    include: ['test/ghost/live-ghost.ts', 'test/ghost/owner-tasks.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    maxConcurrency: 12,
    fileParallelism: false,
  },
});
