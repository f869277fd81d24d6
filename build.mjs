// Builds everything the server sends and runs: `node build.mjs`, `--out=folder`, `--if-needed` (skip when nothing changed), `--dev` (rebuild, restart, reload).
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const wantedNode = 24;
if (Number(process.versions.node.split('.')[0]) < wantedNode) {
  console.error(
    `This project needs Node ${wantedNode} or newer, but this is ${process.version}. Run it through npm (npm start, npm test): npm ci brings Node ${wantedNode} along on Linux and Windows; elsewhere install it.`,
  );
  process.exit(1);
}

const dev = process.argv.includes('--dev');
const root = import.meta.dirname;
const target = path.resolve(root, process.argv.find((argument) => argument.startsWith('--out='))?.slice(6) ?? 'dist');
// Built beside its place and moved there whole, so that a server never starts from half a build.
const dist = `${target}.${process.pid}`;
const assets = path.join(dist, 'public', 'assets');
const mode = dev ? 'development' : 'production';

if (process.argv.includes('--if-needed') && isUpToDate()) process.exit(0);
const esbuild = await import('esbuild').catch(() => {
  console.error(
    'esbuild is not installed: run "npm ci" without NODE_ENV=production and without --omit=dev, then build again.',
  );
  process.exit(1);
});

const common = {
  bundle: true,
  jsx: 'automatic',
  logLevel: 'warning',
  metafile: true,
  absWorkingDir: root,
  define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
};

/**
 * React's packages as real modules. Inside esbuild's CommonJS wrapper the browser skims a whole file first and parses
 * it again on the main thread when the wrapper runs (measured for react-dom: the longest task of the page, 76 ms
 * against 31); and what this site does not use of them stays in.
 */
const reactModules = {
  name: 'react-modules',
  setup(build) {
    const files = {
      react: 'react/cjs/react.production.js',
      'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
      'react-dom': 'react-dom/cjs/react-dom.production.js',
      'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
      scheduler: 'scheduler/cjs/scheduler.production.js',
    };
    const modules = path.join(root, 'node_modules');
    build.onResolve({ filter: /^(react|react-dom|scheduler)(\/|$)/ }, ({ path: name }) => {
      if (!files[name]) throw new Error(`${name}: name its file in reactModules in build.mjs`);
      return { path: path.join(modules, files[name]), sideEffects: name.startsWith('react-dom') };
    });
    build.onLoad({ filter: /\/cjs\/(react|scheduler)[\w.-]*\.production\.js$/ }, ({ path: file }) => {
      const imports = [];
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
        throw new Error(`${file} has changed its shape: adapt reactModules in build.mjs`);
      return { contents: imports.join('') + code, loader: 'js' };
    });
  },
};

/**
 * React Router's module keeps all its components alive through calls a bundler cannot know to be pure. Saying so lets
 * what this site does not use fall out (measured: 14.6 kB compressed against 5.1).
 */
const routerParts = {
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
};

/**
 * Whatever the browser fetches by `import()` comes after `hydrate.tsx`, so it may as well say so. Then all that both
 * need stands in one file: without it the bundler makes one for each combination of users, and each small file costs
 * 100 to 150 bytes and a request (measured: 25 files and 98 kB for the home page against 8 and 95).
 */
const oneCore = {
  name: 'one-core',
  setup(build) {
    const hydrate = path.join(root, 'client/hydrate.tsx');
    const later = new Set();
    build.onResolve({ filter: /^[.#]/ }, async ({ path: asked, kind, resolveDir, importer, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === 'asked') return;
      const found = await build.resolve(asked, { kind, resolveDir, importer, pluginData: 'asked' });
      if (!importer.endsWith('client/start.ts')) later.add(found.path);
      return found;
    });
    build.onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => {
      if (!later.has(file)) return;
      return {
        contents: `import ${JSON.stringify(hydrate)};${readFileSync(file, 'utf8')}`,
        loader: path.extname(file).slice(1),
      };
    });
  },
};

/**
 * What a browser with speculation rules may fetch ahead until React answers to clicks: a page whose link is pointed at.
 * As a header the rules would be fetched before the first paint (measured), so the early script puts them in.
 */
const notAhead = [
  { href_matches: '/api/*' },
  { href_matches: '/assets/*' },
  { href_matches: '/*.*' },
  { selector_matches: '[download], [target]' },
];
const prefetchRules = JSON.stringify({
  prefetch: [{ where: { and: [{ href_matches: '/*' }, ...notAhead.map((not) => ({ not }))] }, eagerness: 'moderate' }],
});

/** The hero's background is 400 bytes and part of the first paint: a request for it would come before that and after it. */
const heroInline = {
  name: 'hero-inline',
  setup(build) {
    build.onLoad({ filter: /\/bg-hero-\w+\.svg$/ }, ({ path: file }) => ({
      contents: readFileSync(file),
      loader: 'dataurl',
    }));
  },
};

process.on('exit', () => rmSync(dist, { recursive: true, force: true }));
await buildAll();
if (dev) await watch();

async function buildAll() {
  const started = performance.now();
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(assets, { recursive: true });
  const pictures = await copyPictures();
  const styles = await buildStyles();
  const client = await buildClient();
  const sprite = await buildSprite();
  await buildServer();
  const early = await buildEarly();
  const manifest = { buildId: '', early, ...styles, ...client, ...sprite, pictures, prefetchRules };
  manifest.buildId = hash(JSON.stringify(manifest));
  writeFileSync(path.join(dist, 'manifest.json'), JSON.stringify(manifest, null, 1));
  if (!dev) compress(path.join(dist, 'public'));
  rmSync(target, { recursive: true, force: true });
  renameSync(dist, target);
  console.log(`built in ${Math.round(performance.now() - started)} ms`);
}

/** Pictures keep their names below one folder named by the hash of all of them, so that addresses need no table in the browser. */
async function copyPictures() {
  const staging = path.join(dist, 'pictures');
  cpSync(path.join(root, 'public'), staging, { recursive: true });
  const { artFiles } = await import('./views/art/build.ts');
  for (const file of artFiles()) {
    const target = path.join(staging, file.path);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, file.content);
  }
  const digest = createHash('sha256');
  for (const file of filesBelow(staging)) digest.update(path.relative(staging, file)).update(readFileSync(file));
  const folder = digest.digest('hex').slice(0, 10);
  cpSync(staging, path.join(assets, folder), { recursive: true });
  rmSync(staging, { recursive: true });
  return `/assets/${folder}`;
}

/** One app stylesheet and one font stylesheet per brand; the fonts each brand preloads. */
async function buildStyles() {
  const styles = path.join(root, 'views/styles');
  const entries = readdirSync(styles).filter((name) => name === 'app.css' || name.startsWith('fonts-'));
  const { metafile } = await esbuild.build({
    ...common,
    entryPoints: entries.map((name) => path.join(styles, name)),
    outdir: assets,
    minify: !dev,
    entryNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    target: ['chrome111', 'firefox114', 'safari16.4'],
    loader: { '.woff2': 'file', '.svg': 'file', '.png': 'file' },
    plugins: [heroInline],
  });
  const css = {};
  const fonts = {};
  for (const [file, output] of Object.entries(metafile.outputs)) {
    if (!output.entryPoint) continue;
    const name = path.basename(output.entryPoint, '.css');
    css[name] = `/assets/${path.basename(file)}`;
    if (name.startsWith('fonts-'))
      fonts[name] = output.imports
        .map((used) => `/assets/${path.basename(used.path)}`)
        .filter((url) => url.endsWith('.woff2'));
  }
  return { css, fonts };
}

/** The browser's code: an entry that hydrates, one chunk per page, react-dom and the router in chunks of their own. */
async function buildClient() {
  const { metafile } = await esbuild.build({
    ...common,
    entryPoints: ['client/start.ts'],
    outdir: assets,
    format: 'esm',
    splitting: true,
    minify: !dev,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    target: 'es2022',
    plugins: dev ? [] : [reactModules, routerParts, oneCore],
  });
  const outputs = Object.entries(metafile.outputs);
  if (!dev) await minifyFurther(outputs.map(([file]) => path.join(root, file)));
  const dropped = dropEmptyImports(outputs);
  const url = (file) => `/assets/${path.basename(file)}`;
  const leaked = Object.keys(metafile.inputs).filter(
    (input) => input.startsWith('server/') || /^views\/layout\/(header|footer)\.tsx$/.test(input),
  );
  if (leaked.length) throw new Error(`server code in the browser's bundle: ${leaked.join(', ')}`);
  const byEntry = (entry) => outputs.find(([, output]) => output.entryPoint === entry)?.[0];
  const closure = (file, seen = new Set()) => {
    if (!file || seen.has(file)) return seen;
    seen.add(file);
    for (const used of metafile.outputs[file].imports)
      if (used.kind === 'import-statement' && !dropped.has(`${file} ${used.path}`)) closure(used.path, seen);
    return seen;
  };
  const core = [
    ...new Set(
      ['client/start.ts', 'client/vendor-react-dom.ts', 'client/hydrate.tsx'].flatMap((entry) => [
        ...closure(byEntry(entry)),
      ]),
    ),
  ];
  const pages = {};
  const source = readFileSync(path.join(root, 'views/pages.ts'), 'utf8');
  for (const [, name, file] of source.matchAll(/(\w+): \(\) => import\('\.\/(pages\/[\w-]+\.tsx)'\)/g)) {
    pages[name] = [...closure(byEntry(`views/${file}`))].filter((chunk) => !core.includes(chunk)).map(url);
  }
  const sizes = Object.fromEntries(
    outputs.map(([file, output]) => [
      url(file),
      {
        entry: output.entryPoint,
        gzip: gzipSync(readFileSync(path.join(root, file)), { level: 9 }).length,
        inputs: Object.entries(output.inputs)
          .map(([input, { bytesInOutput }]) => [input, bytesInOutput])
          .sort((a, b) => b[1] - a[1]),
      },
    ]),
  );
  writeFileSync(path.join(dist, 'sizes.json'), JSON.stringify(sizes, null, 1));
  return { entry: url(byEntry('client/start.ts')), core: core.map(url), pages };
}

/**
 * The bundler's own helpers stand in a file that everything imports, whether it uses them or not. Nothing happens in it,
 * so who takes no name from it need not wait for it. Answers the imports taken out, as `importer imported`.
 */
function dropEmptyImports(outputs) {
  const dropped = new Set();
  const helpers = outputs.filter(([, { inputs, entryPoint }]) => Object.keys(inputs).length === 0 && !entryPoint);
  for (const [file, { imports }] of outputs) {
    for (const [helper] of helpers) {
      if (!imports.some((used) => used.path === helper)) continue;
      const bare = new RegExp(`import\\s*["']\\./${path.basename(helper)}["'];?`);
      const code = readFileSync(path.join(root, file), 'utf8');
      if (!bare.test(code)) continue;
      writeFileSync(path.join(root, file), code.replace(bare, ''));
      dropped.add(`${file} ${helper}`);
    }
  }
  return dropped;
}

/** A second minifier over esbuild's output: 2 to 3 % less on the wire. */
async function minifyFurther(files) {
  const { minifySync } = await import('oxc-minify');
  for (const file of files) {
    const { code, errors } = minifySync(file, readFileSync(file, 'utf8'), {
      compress: { target: 'es2022' },
      mangle: { toplevel: true },
    });
    if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
    writeFileSync(file, code);
  }
}

/** What stands inline in every page's head, allowed by its hash. */
async function buildEarly() {
  const { outputFiles } = await esbuild.build({
    ...common,
    entryPoints: ['client/early.ts'],
    write: false,
    format: 'iife',
    minify: !dev,
    target: 'es2022',
    define: { ...common.define, DEV: String(dev), PREFETCH_RULES: JSON.stringify(prefetchRules) },
  });
  return outputFiles[0].text.trim();
}

async function buildServer() {
  await esbuild.build({
    ...common,
    entryPoints: ['server/index.ts', 'server/doctor.ts', 'server/outbox-command.ts'].filter((file) =>
      existsSync(path.join(root, file)),
    ),
    outdir: path.join(dist, 'server'),
    outExtension: { '.js': '.mjs' },
    format: 'esm',
    platform: 'node',
    target: 'node24',
    packages: 'external',
    splitting: true,
    sourcemap: true,
    chunkNames: 'chunks/[name]-[hash]',
    define: dev ? common.define : {},
  });
}

/** All icons as symbols: inlined where a page uses them, and as one file for pages opened later in the browser. */
async function buildSprite() {
  const { iconNames } = await import('./views/icons.ts');
  const social = new Set(['facebook', 'linkedin', 'instagram']);
  const modules = path.join(root, 'node_modules');
  const symbols = iconNames.map((name) => {
    const file = social.has(name)
      ? `@phosphor-icons/core/assets/fill/${name}-logo-fill.svg`
      : `lucide-static/icons/${name}.svg`;
    const svg = readFileSync(path.join(modules, file), 'utf8');
    const inner = svg
      .replace(/<!--.*?-->/gs, '')
      .replace(/^[\s\S]*?<svg[^>]*>/, '')
      .replace(/<\/svg>\s*$/, '')
      .replace(/\s*\n\s*/g, '')
      .replace(/ \/>/g, '/>');
    return `<symbol id="i-${name}" viewBox="${/viewBox="([^"]+)"/.exec(svg)[1]}">${inner}</symbol>`;
  });
  const content = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  const file = `icons-${hash(content)}.svg`;
  writeFileSync(path.join(assets, file), content);
  return { iconSprite: `/assets/${file}`, symbols: symbols.join('') };
}

/** Precompressed copies beside every text file; the server sends them as they are. */
function compress(folder) {
  for (const file of filesBelow(folder)) {
    if (!/\.(js|css|svg|json|webmanifest|txt|ico)$/.test(file)) continue;
    const body = readFileSync(file);
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      }),
    );
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
  }
}

async function watch() {
  let server = run();
  let timer;
  const { watch: watchFolder } = await import('node:fs');
  const rebuild = async () => {
    try {
      await buildAll();
      server.kill('SIGKILL');
      server = run();
    } catch (error) {
      console.error(error.message);
    }
  };
  for (const folder of ['server', 'client', 'shared', 'views', 'public']) {
    watchFolder(path.join(root, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(rebuild, 60);
    });
  }
  process.on('exit', () => server.kill());
  function run() {
    return spawn(process.execPath, ['--enable-source-maps', '--env-file-if-exists=.env', 'dist/server/index.mjs'], {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'development' },
    });
  }
}

function isUpToDate() {
  const manifest = path.join(target, 'manifest.json');
  if (!existsSync(manifest) || !existsSync(path.join(target, 'server/index.mjs'))) return false;
  const built = statSync(manifest).mtimeMs;
  const sources = ['server', 'client', 'shared', 'views', 'public'].flatMap((folder) =>
    filesBelow(path.join(root, folder)),
  );
  return [...sources, path.join(root, 'build.mjs'), path.join(root, 'package-lock.json')].every(
    (file) => statSync(file).mtimeMs <= built,
  );
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

function hash(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}
