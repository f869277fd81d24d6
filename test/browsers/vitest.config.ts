import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { missingEngines } from './engines.ts';
import { retries } from './retries.ts';
import { type EngineName, engineNames } from './tab.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the running production build. */
    site: string;
    /** URL of another, with 45 posts of a Ghost. */
    newsSite: string;
    engine: EngineName;
  }
}

export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    globalSetup: path.join(import.meta.dirname, 'global-setup.ts'),
    reporters: ['default', retries],
    // One after the other in one worker, so that all files share the browsers.
    isolate: false,
    maxWorkers: 1,
    projects: engineNames
      .filter((engine) => !missingEngines().includes(engine))
      .map((engine, groupOrder) => ({
        extends: true as const,
        test: {
          name: engine,
          provide: { engine },
          include: ['test/browsers/**/*.test.ts'],
          // One engine after the other: side by side WebKit takes three times as long, and its pages stop for seconds.
          sequence: { groupOrder },
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      })),
  },
});
