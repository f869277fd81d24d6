import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuildOptions, BuildResult, Metafile } from 'esbuild';
import { type RouteName, routes, worksOffline } from '#shared/site/routes.ts';
import { shortHash } from './files.ts';
import { reactAsModules } from './react-as-modules.ts';
import { serverTexts } from './server-texts.ts';
import { singleCoreChunk } from './single-core-chunk.ts';
import { buildTargets } from './supported-browsers.ts';
import { treeShakeRouter } from './tree-shake-router.ts';

type Job = {
  /** The project's folder, and the one that is built into. */
  root: string;
  dist: string;
  dev: boolean;
  bundle: (options: BuildOptions) => Promise<BuildResult<{ metafile: true; write: boolean }>>;
};
type Outputs = [file: string, output: Metafile['outputs'][string]][];

/**
 * The browser's code: an entry that hydrates, one chunk per page, react-dom and the router in chunks of their own.
 * @returns what the manifest says of it: URLs of the entry, of what every page needs, of each page's chunks, and of the
 * file that lists for each page all it needs when a link leads to it
 * @throws when a module of the server is among it
 */
export async function buildClient({ root, dist, dev, bundle }: Job) {
  const { metafile } = await bundle({
    entryPoints: ['client/hydration/entry.ts'],
    outdir: path.join(dist, 'public/assets'),
    format: 'esm',
    splitting: true,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    // License notices of React and its router, in files beside the chunks.
    legalComments: 'external',
    target: buildTargets,
    plugins: [serverTexts, ...(dev ? [] : [reactAsModules(root), treeShakeRouter(root), singleCoreChunk(root)])],
  });
  const leaked = Object.keys(metafile.inputs).filter(
    (input) =>
      input.startsWith('server/') ||
      /^views\/layout\/(document|header|footer)\.tsx$/.test(input) ||
      input.endsWith('.mdx'),
  );
  if (leaked.length) throw new Error(`server code in the browser's bundle: ${leaked.join(', ')}`);
  const outputs = Object.entries(metafile.outputs);
  if (!dev) writeFileSync(path.join(dist, 'sizes.json'), JSON.stringify(sizes(root, outputs), null, 1));
  const byEntry = (entry: string) => outputs.find(([, output]) => output.entryPoint === entry)?.[0];
  const closure = (file: string | undefined, seen = new Set<string>()) => {
    if (!file || seen.has(file)) return seen;
    seen.add(file);
    for (const used of metafile.outputs[file]!.imports) if (used.kind === 'import-statement') closure(used.path, seen);
    return seen;
  };
  const entries = ['client/hydration/entry.ts', 'client/hydration/vendor-react-dom.ts', 'client/hydration/hydrate.tsx'];
  const core = [...new Set(entries.flatMap((entry) => [...closure(byEntry(entry))]))];
  const files = pageFiles(metafile, 'views/app/page-registry.ts', Object.keys(routes));
  const chunksOf = (file: string | undefined) => [...closure(file)].filter((chunk) => !core.includes(chunk)).map(url);
  const byPage = (chunks: (file: string) => string[]) =>
    Object.fromEntries(Object.entries(files).map(([name, file]) => [name, chunks(byEntry(file)!)]));
  const later = byPage((file) => [...new Set(partsOf(file).flatMap(chunksOf))]);
  const laterRows = Object.entries(later).map(([name, chunks]) => [`${name} later`, chunks]);
  const linked = JSON.stringify({ ...byPage(chunksOf), ...Object.fromEntries(laterRows) });
  const linkedFile = `page-chunks-${shortHash(linked)}.json`;
  writeFileSync(path.join(dist, 'public/assets', linkedFile), linked);
  return {
    entry: url(byEntry('client/hydration/entry.ts')!),
    core: core.map(url),
    pages: byPage(chunksOf),
    pageChunks: `/assets/${linkedFile}`,
    offline: offlineChunks(),
  };

  /** The code of a tool, which is loaded later than its page. */
  function partsOf(file: string): string[] {
    const { imports } = metafile.outputs[file]!;
    const parts = imports.filter(({ kind }) => kind === 'dynamic-import').map(({ path: part }) => part);
    return parts.filter((part) => /^views\/pages\/(?:tools|services)\//.test(metafile.outputs[part]!.entryPoint!));
  }

  /** All chunks that the pages which work offline may load, by path. */
  function offlineChunks() {
    const rows = Object.entries(routes).filter(([, { path: pattern }]) => worksOffline(pattern));
    return Object.fromEntries(
      rows.map(([name, { path: pattern }]) => [pattern, [...everyChunk(byEntry(files[name as RouteName]!))].map(url)]),
    );
  }

  function everyChunk(file: string | undefined, seen = new Set<string>()) {
    if (!file || seen.has(file) || core.includes(file)) return seen;
    seen.add(file);
    for (const used of metafile.outputs[file]!.imports) everyChunk(used.path, seen);
    return seen;
  }
}

const url = (file: string) => `/assets/${path.basename(file)}`;

/** Bytes of each script after gzip, of the modules in it before, and the scripts it imports: for the bundle's tests and the benchmark. */
function sizes(root: string, outputs: Outputs) {
  const scripts = outputs.filter(([file]) => file.endsWith('.js'));
  return Object.fromEntries(
    scripts.map(([file, { entryPoint, inputs, imports }]) => [
      url(file),
      {
        entry: entryPoint,
        gzip: gzipSync(readFileSync(path.join(root, file)), { level: 9 }).length,
        imports: imports.map((used) => url(used.path)),
        inputs: Object.entries(inputs).map(([input, { bytesInOutput }]) => [input, bytesInOutput]),
      },
    ]),
  );
}

/** The service worker of the tools, which the server puts its list in front of. */
export async function buildServiceWorker({ bundle }: Pick<Job, 'bundle'>): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: ['client/service-worker.ts'],
    write: false,
    format: 'iife',
    target: buildTargets,
  });
  return outputFiles![0]!.text.trim();
}

/** What stands inline in every page's head, allowed by its hash. */
export async function buildInlineScript({ dev, bundle }: Pick<Job, 'dev' | 'bundle'>): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: ['client/inline/inline-script.ts'],
    write: false,
    format: 'iife',
    target: buildTargets,
    define: { DEV: String(dev) },
  });
  return outputFiles![0]!.text.trim();
}

/**
 * The source file of each route's page, from the dynamic imports the bundler found in the page registry.
 * @param registry path of the registry as the metafile names it
 * @param names names of all routes; the page of `blogPost` is in `blog-post.tsx` or `blog-post/page.tsx`
 * @throws when a route has no page, or a page no route
 */
export function pageFiles(metafile: Metafile, registry: string, names: readonly string[]): Record<string, string> {
  const files = metafile.inputs[registry]!.imports.filter(({ kind }) => kind === 'dynamic-import').map(
    (imported) => imported.path,
  );
  const byFileName = new Map(files.map((file) => [path.basename(file.replace(/\/page\.tsx$/, ''), '.tsx'), file]));
  const pages = Object.fromEntries(names.map((name) => [name, byFileName.get(kebabCase(name)) ?? '']));
  const missing = names.filter((name) => !pages[name]);
  const surplus = files.filter((file) => !Object.values(pages).includes(file));
  if (missing.length > 0 || surplus.length > 0)
    throw new Error(`${registry}: routes without a page file: ${missing}; page files without a route: ${surplus}`);
  return pages;
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
