import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'esbuild';

/**
 * Lets stylesheets `@import "brands.generated.css"`, written by brand-stylesheet.ts. It runs in a process of its own,
 * because a module imported here would keep its first version for the whole of a development session.
 */
export const brandStylesheet = (root: string): Plugin => ({
  name: 'brand-stylesheet',
  setup(build) {
    const namespace = 'brand-stylesheet';
    build.onResolve({ filter: /^brands\.generated\.css$/ }, ({ path: name }) => ({ path: name, namespace }));
    build.onLoad({ filter: /./, namespace }, async () => {
      const generator = path.join(root, 'client/build/brand-stylesheet.ts');
      const { stdout } = await promisify(execFile)(process.execPath, [generator]);
      return { contents: stdout, loader: 'css', resolveDir: root };
    });
  },
});
