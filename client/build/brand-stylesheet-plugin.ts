import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'esbuild';
import { brandIds } from '#shared/brands/brand.ts';

/**
 * Makes the entry "brand-<id>.css" of each brand, and lets stylesheets `@import` "brand-<id>.generated.css" and
 * "brands.generated.css", written by brand-stylesheet.ts for one brand and for all, and "dark-theme.generated.css", the
 * rules for the dark theme alone. The generator runs in a process of its own, because a module imported here would keep
 * its first version for the whole of a development session.
 */
export const brandStylesheet = (root: string): Plugin => ({
  name: 'brand-stylesheet',
  setup(build) {
    const namespace = 'brand-stylesheet';
    const brandCss = async (...id: string[]) => {
      const generator = path.join(root, 'client/build/brand-stylesheet.ts');
      return (await promisify(execFile)(process.execPath, [generator, ...id])).stdout;
    };
    const contentsOf = async (name: string) => {
      if (/^brand-\w+\.css$/.test(name))
        return `@import "./views/styles/app.css"; @import "${name.replace('.css', '.generated.css')}" layer(tokens);`;
      if (name === 'brands.generated.css') return brandCss();
      if (name !== 'dark-theme.generated.css') return brandCss(/^brand-(.+)\.generated/.exec(name)![1]!);
      const generated = await Promise.all([brandCss(), ...brandIds.map((id) => brandCss(id))]);
      return darkThemeOf([...stylesheets(root), ...generated].join('\n'));
    };
    build.onResolve(
      { filter: /^(?:brand-\w+|(?:brands|brand-\w+|dark-theme)\.generated)\.css$/ },
      ({ path: name }) => ({
        path: name,
        namespace,
      }),
    );
    build.onLoad({ filter: /./, namespace }, async ({ path: name }) => ({
      contents: await contentsOf(name),
      loader: 'css',
      resolveDir: root,
    }));
  },
});

function stylesheets(root: string): string[] {
  const files = globSync('views/styles/**/*.css', { cwd: root }).filter((file) => !/print|no-script/.test(file));
  return files.sort().map((file) => readFileSync(path.join(root, file), 'utf8'));
}

const dark = '[data-theme="dark"]';

/**
 * The rules of stylesheets that are for the dark theme, as rules for every theme: for browsers with scripts off, where no
 * script sets `data-theme`.
 * @param css source as it is written here: no rules inside the rules for the dark theme
 */
export function darkThemeOf(css: string): string {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g);
  return [...rules]
    .flatMap(([, selectors, declarations]) => {
      const ofDark = selectors!.split(/,(?![^(]*\))/).filter((selector) => selector.includes(dark));
      return ofDark.map((selector) => `${selector.trim().replace(dark, ':root')} {${declarations}}`);
    })
    .join('\n');
}
