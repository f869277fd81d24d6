import { defineConfig } from 'vitest/config';

/** The content tests against a live Ghost. */
export default defineConfig({
  test: { include: ['test/ghost/live-ghost.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
