import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';


/**
 * React's packages as real modules. Inside esbuild's CommonJS wrapper the browser skims a whole file first and parses
 * it again on the main thread when the wrapper runs (measured for react-dom: the longest task of the page, 76 ms
 * against 31); and what this site does not use of them stays in.
 */
export const reactAsModules = (root: string): Plugin => ({
  name: 'react-modules',
  setup(build) {
    const files: Record<string, string> = {
      react: 'react/cjs/react.production.js',
      'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
      'react-dom': 'react-dom/cjs/react-dom.production.js',
      'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
      scheduler: 'scheduler/cjs/scheduler.production.js',
    };
    const modules = path.join(root, 'node_modules');
    build.onResolve({ filter: /^(react|react-dom|scheduler)(\/|$)/ }, ({ path: name }) => {
      if (!files[name]) throw new Error(`${name}: name its file in reactModules here`);
      return { path: path.join(modules, files[name]), sideEffects: name.startsWith('react-dom') };
    });
    build.onLoad({ filter: /\/cjs\/(react|scheduler)[\w.-]*\.production\.js$/ }, ({ path: file }) => {
      const imports: string[] = [];
      const code = readFileSync(file, 'utf8')
        .replace('"use strict";', '')
        .replace(/(\w+) = require\("([\w-]+)"\)/g, (_, name, from) => {
          imports.push(`import * as ${name} from '${from}';`);
          return `__${name}`;
        })
        .replace(/^exports\.(\w+) = ([A-Za-z_]\w*);$/gm, (whole, name, value) =>
          value === 'null' ? whole : `export { ${value} as ${name} };`,
        )
        .replace(/^exports\.(\w+) = void 0;$/gm, 'export let $1;')
        .replace(/^exports\.(\w+) =/gm, 'export const $1 =')
        .replace(/\bexports\.(unstable_now)\b/g, '$1');
      if (/\brequire\(|\bexports\./.test(code))
        throw new Error(`${file} has changed its shape: adapt reactModules to it`);
      return { contents: imports.join('') + code, loader: 'js' };
    });
  },
});

/**
 * React Router's module keeps all its components alive through calls a bundler cannot know to be pure. Saying so lets
 * what this site does not use fall out (measured: 14.6 kB compressed against 5.1).
 */
export const treeShakeRouter = (root: string): Plugin => ({
  name: 'router-parts',
  setup(build) {
    const file = path.join(root, 'node_modules/react-router/dist/production/index.mjs');
    build.onResolve({ filter: /^react-router(-dom)?$/ }, () => ({ path: file, sideEffects: false }));
    build.onLoad({ filter: /react-router\/dist\/.*\.mjs$/ }, ({ path: part }) => {
      const contents = readFileSync(part, 'utf8')
        .replace(/= (React\d*)\.(forwardRef|memo|createContext|lazy)\(/g, '= /* @__PURE__ */ $1.$2(')
        .replace(/^import (\w+) from "react";$/gm, 'import * as $1 from "react";')
        .replace('React3[USE_OPTIMISTIC]', 'React3.useOptimistic')
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/= new (Set|Map|WeakMap|TextEncoder)\(/g, '= /* @__PURE__ */ new $1(');
      return { contents, loader: 'js' };
    });
  },
});

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
