import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';

/** The production file of each module of React, and how often it calls `require`. */
const files: Record<string, { file: string; requires: number }> = {
  react: { file: 'react/cjs/react.production.js', requires: 0 },
  'react/jsx-runtime': { file: 'react/cjs/react-jsx-runtime.production.js', requires: 0 },
  'react-dom': { file: 'react-dom/cjs/react-dom.production.js', requires: 1 },
  'react-dom/client': { file: 'react-dom/cjs/react-dom-client.production.js', requires: 3 },
  scheduler: { file: 'scheduler/cjs/scheduler.production.js', requires: 0 },
};

/**
 * React's CommonJS packages as ES modules. Inside esbuild's CommonJS wrapper the browser pre-parses a whole file and
 * parses it again on the main thread when the wrapper runs (measured for react-dom: longest task of the page 76 ms
 * instead of 31), and unused exports stay in the bundle.
 */
export const reactAsModules = (root: string): Plugin => ({
  name: 'react-as-modules',
  setup(build) {
    const modules = path.join(root, 'node_modules');
    build.onResolve({ filter: /^(react|react-dom|scheduler)(\/|$)/ }, ({ path: name }) => {
      if (!files[name]) throw new Error(`${name}: add its production file to client/build/react-as-modules.ts`);
      return { path: path.join(modules, files[name].file), sideEffects: name.startsWith('react-dom') };
    });
    for (const { file, requires } of Object.values(files)) {
      const filter = new RegExp(`/node_modules/${file.replaceAll('.', '\\.')}$`);
      build.onLoad({ filter }, ({ path: found }) => ({
        contents: commonJsToModule(readFileSync(found, 'utf8'), file, requires),
        loader: 'js',
      }));
    }
  },
});

/**
 * @param requires number of `require` calls the file must have
 * @throws when the file is not written the way these replacements expect
 */
export function commonJsToModule(source: string, file: string, requires: number): string {
  const imports: string[] = [];
  let exported = 0;
  const count = (replacement: string) => {
    exported++;
    return replacement;
  };
  const code = source
    .replace(/(\w+) = require\("([\w-]+)"\)/g, (_, name, from) => {
      imports.push(`import * as ${name} from '${from}';`);
      return `__${name}`;
    })
    // `exports.Fragment = REACT_FRAGMENT_TYPE;`, but not a literal such as `exports.unstable_Profiling = null;`
    .replace(/^exports\.(\w+) = (?!null;)([A-Za-z_]\w*);$/gm, (_, name, value) =>
      count(`export { ${value} as ${name} };`),
    )
    // The scheduler declares its clock first, assigns it in a branch and calls it.
    .replace(/^exports\.(\w+) = void 0;$/gm, (_, name) => count(`export let ${name};`))
    .replace(/^exports\.(\w+) =/gm, (_, name) => count(`export const ${name} =`))
    .replace(/\bexports\.unstable_now\b/g, 'unstable_now');
  if (imports.length !== requires || exported === 0 || /\brequire\(|\bexports\b/.test(code))
    throw new Error(`${file} is written differently now: adapt client/build/react-as-modules.ts to it`);
  return imports.join('') + code;
}
