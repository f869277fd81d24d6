import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: ['test/caldav/**/*.test.ts'],
    env: { NODE_ENV: 'production', TZ: 'UTC' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    isolate: false,
  },
});
