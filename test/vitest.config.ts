import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '..');

export default defineConfig({
  root,
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: ['test/{shared,server,views,client,repository}/**/*.test.{ts,tsx}'],
    // React as visitors get it: in development it renders three times slower, and most tests render pages.
    env: { NODE_ENV: 'production', TZ: 'UTC' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // CI has two cores; more workers would only slow each other down.
    maxWorkers: 2,
  },
});
