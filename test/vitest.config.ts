import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import mdx from '@mdx-js/rollup';
import { defineConfig } from 'vitest/config';
import { mdxOptions } from '../client/build/mdx.ts';

const root = path.resolve(import.meta.dirname, '..');
const include = ['test/{shared,server,views,client,repository}/**/*.test.{ts,tsx}'];

/** Files that change what others of the same worker would see: modules or globals. Spies and the clock are put back. */
const isolated = globSync(include, { cwd: root }).filter((file) =>
  /\bvi\.(?:mock|stubGlobal|stubEnv)\(|\bprocess\.env\[[^\]]*\] =/.test(readFileSync(path.join(root, file), 'utf8')),
);

export default defineConfig({
  root,
  plugins: [mdx(mdxOptions)],
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // React as visitors get it: in development it renders three times slower, and most tests render pages.
    env: { NODE_ENV: 'production', TZ: 'UTC' },
    globalSetup: path.join(import.meta.dirname, 'temporary-folder.ts'),
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A second, the default, is too short beside the other suites.
    expect: { poll: { timeout: 30_000 } },
    // One more than CI has cores, because tests of outages wait.
    maxWorkers: 3,
    projects: [
      // Files of a worker share their modules: each is loaded once, and the pages are rendered once.
      { extends: true, test: { name: 'shared', include, exclude: isolated, isolate: false } },
      { extends: true, test: { name: 'isolated', include: isolated } },
    ],
  },
});
