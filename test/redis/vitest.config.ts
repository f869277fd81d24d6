import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    include: ['test/redis/**/*.test.ts'],
    env: { NODE_ENV: 'production', TZ: 'UTC' },
    testTimeout: 120_000,
    // A process starts in it, beside the other suites.
    hookTimeout: 60_000,
    // A second, the default, is too short beside the other suites.
    expect: { poll: { timeout: 10_000 } },
    fileParallelism: false,
    isolate: false,
  },
});
