import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    include: ['test/dyno/*.test.ts', ...(process.env['DYNO_FULL'] ? ['test/dyno/full/*.test.ts'] : [])],
    env: { NODE_ENV: 'production', TZ: 'UTC' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
