import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '..');

export default defineConfig({
  root,
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['test/{shared,server,views,client,repository}/**/*.test.{ts,tsx}'],
    env: { NODE_ENV: 'test', TZ: 'UTC' },
    testTimeout: 20_000,
    retry: process.env['CI'] ? 2 : 0,
    // Two cores, and tests that listen on ports: more at once only makes them wait for each other.
    maxWorkers: 2,
  },
});
