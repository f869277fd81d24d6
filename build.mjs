// Builds everything the server sends and runs: `node build.mjs`, `--out=folder`, `--if-needed` (skip when nothing changed), `--dev` (rebuild, restart, reload).
import { execFile, spawn } from 'node:child_process';
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
  watch,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const requiredNode = 24;
if (Number(process.versions.node.split('.')[0]) < requiredNode) {
  console.error(
    `This project needs Node ${requiredNode} or newer, but this is ${process.version}. Run it through npm (npm start, npm test): npm ci brings Node ${requiredNode} along on Linux and Windows; elsewhere install it.`,
  );
  process.exit(1);
}

const dev = process.argv.includes('--dev');
const mode = dev ? 'development' : 'production';
const root = import.meta.dirname;
const outFolder = process.argv.find((argument) => argument.startsWith('--out='))?.slice(6);
const target = path.resolve(root, outFolder ?? (dev ? 'var/dev' : 'dist'));
// Built beside its place and moved there whole, so that a server never starts from half a build. In development each
// build adds to the last, and the server is started anew when all is there.
const dist = dev ? target : `${target}.${process.pid}`;
const assets = path.join(dist, 'public', 'assets');

if (process.argv.includes('--if-needed') && isUpToDate()) process.exit(0);
const esbuild = await import('esbuild').catch(() => {
  console.error(
    'esbuild is not installed: run "npm ci" without NODE_ENV=production and without --omit=dev, then build again.',
  );
  process.exit(1);
});
const { brandStylesheet } = await import('./client/build/brand-stylesheet-plugin.ts');
const { buildClient, buildInlineScript, prefetchRules } = await import('./client/build/bundle.ts');

/** esbuild; in development its contexts make rebuilds incremental. */
const contexts = new Map();
async function bundle(options) {
  const all = {
    bundle: true,
    jsx: 'automatic',
    logLevel: 'warning',
    metafile: true,
    absWorkingDir: root,
    minify: !dev,
    ...options,
    // The server asks its own environment.
    define: { ...(options.platform !== 'node' && { 'process.env.NODE_ENV': JSON.stringify(mode) }), ...options.define },
  };
  if (!dev) return esbuild.build(all);
  const name = JSON.stringify(options.entryPoints);
  if (!contexts.has(name)) contexts.set(name, await esbuild.context(all));
  return contexts.get(name).rebuild();
}

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

if (dev) await develop();
else {
  process.on('exit', () => rmSync(dist, { recursive: true, force: true }));
  await buildAll();
  compress(path.join(dist, 'public'));
  rmSync(target, { recursive: true, force: true });
  renameSync(dist, target);
}

/** @param before pictures and sprite of an earlier build, where nothing of them has changed */
async function buildAll(before) {
  const started = performance.now();
  mkdirSync(assets, { recursive: true });
  const jobs = [
    buildStyles(),
    buildClient({ root, dist, dev, bundle }),
    buildInlineScript({ dev, bundle }),
    before?.sprite ?? buildSprite(),
    before?.pictures ?? copyPictures(),
    buildServer(),
  ];
  // All of them, failed or not: rebuild() on a context that is building returns the running build.
  await Promise.allSettled(jobs);
  const [styles, client, inlineScript, sprite, pictures] = await Promise.all(jobs);
  const manifest = { buildId: '', inlineScript, ...styles, ...client, ...sprite, pictures, prefetchRules };
  manifest.buildId = hash(JSON.stringify(manifest));
  writeFileSync(path.join(dist, 'manifest.json'), JSON.stringify(manifest, null, 1));
  console.log(`built in ${Math.round(performance.now() - started)} ms`);
  return { sprite, pictures };
}

/** Pictures keep their names below one folder named by the hash of all of them, so that addresses need no table in the browser. */
async function copyPictures() {
  const staging = path.join(dist, 'pictures');
  cpSync(path.join(root, 'public'), staging, { recursive: true });
  // In a process of its own: the drawings that were imported here would stay as they were when development began.
  await promisify(execFile)(process.execPath, [path.join(root, 'views/art/build.ts'), staging]);
  const digest = createHash('sha256');
  for (const file of filesBelow(staging)) digest.update(path.relative(staging, file)).update(readFileSync(file));
  const folder = digest.digest('hex').slice(0, 10);
  cpSync(staging, path.join(assets, folder), { recursive: true });
  rmSync(staging, { recursive: true });
  return `/assets/${folder}`;
}

/** A stylesheet for all pages, some that only some need, one of fonts per brand, one of the preview; the fonts each brand preloads. */
async function buildStyles() {
  const styles = path.join(root, 'views/styles/entries');
  const entries = readdirSync(styles);
  const { metafile } = await bundle({
    entryPoints: entries.map((name) => path.join(styles, name)),
    outdir: assets,
    entryNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    target: ['chrome111', 'firefox114', 'safari16.4'],
    loader: { '.woff2': 'file', '.svg': 'file', '.png': 'file' },
    plugins: [heroInline, brandStylesheet(root)],
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
        .filter((url) => /-core-\w+\.woff2$/.test(url));
  }
  return { css, fonts };
}

async function buildServer() {
  await bundle({
    entryPoints: {
      index: 'server/index.ts',
      doctor: 'server/cli/doctor.ts',
      outbox: 'server/cli/outbox.ts',
      preview: 'server/cli/preview.ts',
    },
    outdir: path.join(dist, 'server'),
    outExtension: { '.js': '.mjs' },
    format: 'esm',
    platform: 'node',
    target: 'node24',
    packages: 'external',
    splitting: true,
    minify: false,
    sourcemap: true,
    chunkNames: 'chunks/[name]-[hash]',
  });
}

/** All icons as symbols: inlined where a page uses them, and as one file for pages opened later in the browser. */
async function buildSprite() {
  const { iconNames } = await import('./views/runtime/icon-names.ts');
  const { iconPath } = await import('./views/art/icon-path.ts');
  const social = new Set(['facebook', 'linkedin', 'instagram']);
  const modules = path.join(root, 'node_modules');
  const symbols = iconNames.map((name) => {
    const file = social.has(name)
      ? `@phosphor-icons/core/assets/fill/${name}-logo-fill.svg`
      : `lucide-static/icons/${name}.svg`;
    const svg = readFileSync(path.join(modules, file), 'utf8');
    return `<symbol id="i-${name}" viewBox="${/viewBox="([^"]+)"/.exec(svg)[1]}"><path d="${iconPath(svg)}"/></symbol>`;
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

/** Builds, starts the server, and does both again after each change. `node --watch` begins anew when this file or what it imports has changed. */
async function develop() {
  rmSync(target, { recursive: true, force: true });
  let server;
  let timer;
  let drawn;
  let redraw = true;
  let building = Promise.resolve();
  const rebuild = async () => {
    const before = redraw ? undefined : drawn;
    redraw = false;
    drawn = await buildAll(before).catch((error) => {
      // esbuild has already logged its own errors. The last successful build keeps running.
      if (!error.errors) console.error(error);
    });
    if (!drawn) return;
    server?.kill('SIGKILL');
    server = spawn(
      process.execPath,
      ['--enable-source-maps', '--env-file-if-exists=.env', path.join(dist, 'server/index.mjs')],
      { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } },
    );
  };
  for (const folder of ['server', 'client', 'shared', 'views', 'public']) {
    watch(path.join(root, folder), { recursive: true }, (_event, file) => {
      if (/^(public|views\/art|shared\/brands)/.test(path.join(folder, file ?? ''))) redraw = true;
      clearTimeout(timer);
      timer = setTimeout(() => {
        building = building.then(rebuild);
      }, 30);
    });
  }
  process.on('exit', () => server?.kill('SIGKILL'));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit());
  building = rebuild();
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
