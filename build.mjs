// Builds everything the server sends and runs: `node build.mjs`, `--out=folder`, `--if-needed` (skip when nothing changed, or nothing can be built), `--dev` (rebuild, restart, reload).
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

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
// Built in a folder beside the target and renamed at the end, so that a server never starts from an incomplete build. In
// development each build adds to the last, and the server restarts after it.
const dist = dev ? target : `${target}.${process.pid}`;
const assets = path.join(dist, 'public', 'assets');
/** Beside the build: the hash of what it was made from. */
const hashFile = 'sources.hash';

// Imported after the check above, because older versions of Node cannot import TypeScript.
const { hashFiles, shortHash } = await import('./client/build/files.ts');
const sources = ['server', 'client', 'shared', 'views', 'public', 'build.mjs', 'package-lock.json'];
if (process.argv.includes('--if-needed') && isUpToDate()) process.exit(0);
const esbuild = await import('esbuild').catch(() => {
  console.error(
    'esbuild is not installed: run "npm ci" without NODE_ENV=production and without --omit=dev, then build again.',
  );
  process.exit(1);
});
const { default: mdx } = await import('@mdx-js/esbuild');
const { mdxOptions } = await import('./client/build/mdx.ts');
const { buildClient, buildInlineScript, buildServiceWorker } = await import('./client/build/bundle.ts');
const { buildIconSprite } = await import('./client/build/icon-sprite.ts');
const { buildStylesheets } = await import('./client/build/stylesheets.ts');
const { compressFolder } = await import('./client/build/files.ts');
const { keepPreviousFiles } = await import('./client/build/files.ts');
const { develop } = await import('./client/build/develop.ts');
const { builtInData } = await import('./client/build/built-in-data.ts');

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
    plugins: [mdx(mdxOptions), builtInData(root), ...(options.plugins ?? [])],
    // The server reads it when it runs.
    define: { ...(options.platform !== 'node' && { 'process.env.NODE_ENV': JSON.stringify(mode) }), ...options.define },
  };
  if (!dev) return esbuild.build(all);
  const name = JSON.stringify(options.entryPoints);
  if (!contexts.has(name)) contexts.set(name, await esbuild.context(all));
  return contexts.get(name).rebuild();
}

if (dev) {
  rmSync(dist, { recursive: true, force: true });
  const env = { ...process.env, NODE_ENV: mode };
  develop({ root, serverFile: path.join(dist, 'server/index.mjs'), env, build: buildAll });
} else {
  process.on('exit', () => rmSync(dist, { recursive: true, force: true }));
  const hash = hashFiles(root, sources);
  const { pictures } = await buildAll();
  compressFolder(path.join(dist, 'public'));
  keepPreviousFiles(target, dist, pictures);
  writeFileSync(path.join(dist, hashFile), hash);
  rmSync(target, { recursive: true, force: true });
  renameSync(dist, target);
}

/** @param previous pictures and icon sprite of the last build, if nothing they are made from has changed */
async function buildAll(previous) {
  const started = performance.now();
  mkdirSync(assets, { recursive: true });
  const jobs = [
    buildStylesheets({ root, assets, bundle }),
    buildClient({ root, dist, dev, bundle }),
    buildInlineScript({ dev, bundle }),
    buildServiceWorker({ bundle }),
    previous?.sprite ?? buildIconSprite({ root, assets }),
    previous?.pictures ?? copyPictures(),
    buildServer(),
  ];
  // All of them, failed or not: rebuild() on a context that is building returns the running build.
  await Promise.allSettled(jobs);
  const [styles, client, inlineScript, serviceWorker, sprite, pictures] = await Promise.all(jobs);
  const manifest = { buildId: '', inlineScript, serviceWorker, ...styles, ...client, ...sprite, pictures };
  manifest.buildId = shortHash(JSON.stringify(manifest));
  writeFileSync(path.join(dist, 'manifest.json'), JSON.stringify(manifest, null, 1));
  console.log(`built in ${Math.round(performance.now() - started)} ms`);
  return { sprite, pictures };
}

/** Pictures keep their names below one folder named by the hash of all of them, so that the browser needs no table of URLs. */
async function copyPictures() {
  const staging = path.join(dist, 'pictures');
  cpSync(path.join(root, 'public'), staging, { recursive: true });
  // In a process of its own: modules imported here would keep their first version for a whole development session.
  await promisify(execFile)(process.execPath, [path.join(root, 'views/art/build.ts'), staging]);
  const folder = hashFiles(staging, ['.']);
  cpSync(staging, path.join(assets, folder), { recursive: true });
  rmSync(staging, { recursive: true });
  return `/assets/${folder}`;
}

async function buildServer() {
  for (const folder of ['fonts', 'scenes'])
    cpSync(path.join(root, 'views/art', folder), path.join(dist, 'server/art', folder), { recursive: true });
  await bundle({
    entryPoints: {
      index: 'server/index.ts',
      doctor: 'server/cli/doctor.ts',
      outbox: 'server/cli/outbox.ts',
      preview: 'server/cli/preview.ts',
      report: 'server/cli/report.ts',
      'calendar-worker': 'server/booking/calendar/calendar-worker.ts',
      'post-worker': 'server/content/html/post-worker.ts',
      'share-image-process': 'server/routes/share-image/painter-process.ts',
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

/** By content, because to prune packages or to check a commit out touches files that it does not change. */
function isUpToDate() {
  const file = path.join(target, hashFile);
  return existsSync(file) && (!isInstalled('esbuild') || readFileSync(file, 'utf8') === hashFiles(root, sources));
}

/** Not where packages for development were pruned: there what was built runs as it is. */
function isInstalled(name) {
  try {
    return Boolean(import.meta.resolve(name));
  } catch {
    return false;
  }
}
