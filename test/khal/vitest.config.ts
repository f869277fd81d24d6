import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['test/khal/**/*.test.ts'],
    env: { NODE_ENV: 'test', TZ: 'America/New_York' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
