import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * Whatever the browser fetches by `import()` comes after `hydrate.tsx`, so it may as well say so. Then all that both
 * need stands in one file: without it the bundler makes one for each combination of users, and each small file costs
 * 100 to 150 bytes and a request (measured: 25 files and 98 kB for the home page against 8 and 95).
 */
export const singleCoreChunk = (root: string): Plugin => ({
  name: 'one-core',
  setup(build) {
    const hydrate = path.join(root, 'client/hydration/hydrate.tsx');
    const later = new Set<string>();
    build.onResolve({ filter: /^[.#]/ }, async ({ path: asked, kind, resolveDir, importer, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === 'asked') return;
      const found = await build.resolve(asked, { kind, resolveDir, importer, pluginData: 'asked' });
      if (!importer.endsWith('client/hydration/entry.ts')) later.add(found.path);
      return found;
    });
    build.onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => {
      if (!later.has(file)) return;
      return {
        contents: `import ${JSON.stringify(hydrate)};${readFileSync(file, 'utf8')}`,
        loader: file.endsWith('x') ? 'tsx' : 'ts',
      };
    });
  },
});
