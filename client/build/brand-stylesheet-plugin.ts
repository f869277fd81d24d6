import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'esbuild';
import { darkThemeOf } from './dark-theme.ts';

/**
 * Lets stylesheets `@import "brands.generated.css"` and "brand-names.generated.css", written by brand-stylesheet.ts, and
 * "dark-theme.generated.css", the rules for the dark theme alone. The first two run in a process of their own, because a
 * module imported here would keep its first version for the whole of a development session.
 */
export const brandStylesheet = (root: string): Plugin => ({
  name: 'brand-stylesheet',
  setup(build) {
    const namespace = 'brand-stylesheet';
    const brandCss = async (...options: string[]) => {
      const generator = path.join(root, 'client/build/brand-stylesheet.ts');
      return (await promisify(execFile)(process.execPath, [generator, ...options])).stdout;
    };
    const contentsOf = async (name: string) => {
      if (name === 'brands.generated.css') return brandCss();
      if (name === 'brand-names.generated.css') return brandCss('names');
      return darkThemeOf([...stylesheets(root), await brandCss()].join('\n'));
    };
    build.onResolve({ filter: /^(?:brands|brand-names|dark-theme)\.generated\.css$/ }, ({ path: name }) => ({
      path: name,
      namespace,
    }));
    build.onLoad({ filter: /./, namespace }, async ({ path: name }) => ({
      contents: await contentsOf(name),
      loader: 'css',
      resolveDir: root,
    }));
  },
});

function stylesheets(root: string): string[] {
  const files = globSync('views/styles/**/*.css', { cwd: root }).filter(
    (file) => !/\/(?:entries|fonts)\/|print/.test(file),
  );
  return files.sort().map((file) => readFileSync(path.join(root, file), 'utf8'));
}
