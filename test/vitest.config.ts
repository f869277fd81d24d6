import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '..');

export default defineConfig({
  root,
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['test/{shared,server,views,client,repository}/**/*.test.{ts,tsx}'],
    env: { NODE_ENV: 'test', TZ: 'UTC' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // CI has two cores; more workers would only slow each other down.
    maxWorkers: 2,
  },
});
