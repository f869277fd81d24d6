import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { missingEngines } from './engines.ts';
import { type EngineName, engineNames } from './tab.ts';

const root = path.resolve(import.meta.dirname, '../..');

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the running production build. */
    site: string;
    engine: EngineName;
  }
}

export default defineConfig({
  root,
  test: {
    globalSetup: path.join(import.meta.dirname, 'global-setup.ts'),
    // One after the other in one worker, so that all files share the browsers.
    isolate: false,
    maxWorkers: 1,
    projects: engineNames
      .filter((engine) => !missingEngines().includes(engine))
      .map((engine) => ({
        extends: true as const,
        test: {
          name: engine,
          provide: { engine },
          include: ['test/browsers/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      })),
  },
});
