import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { brandIds } from '#shared/brands/index.ts';
import { type RouteName, routeRow } from '#shared/site/routes.ts';

type Sizes = Record<
  string,
  { entry?: string; gzip: number; imports: string[]; inputs: [module: string, bytes: number][] }
>;
type Manifest = {
  inlineScript: string;
  css: Record<string, string>;
  fonts: Record<string, string[]>;
  core: string[];
  pages: Record<string, string[]>;
};

export type Weights = {
  /** Bytes, gzip, by page: all scripts it loads without interaction, including those loaded when the browser is idle. */
  scripts: Record<string, number>;
  /** Bytes, gzip: all scripts of the calculator's page when it is used, those loaded on an interaction with it included. */
  calculatorInUse: number;
  inlineScript: number;
  /** Bytes, gzip, by page: the stylesheets it loads, in the brand whose fonts take the most. */
  styles: Record<string, number>;
  /** Bytes of the fonts each brand preloads. */
  fonts: Record<string, number[]>;
};

/** Sizes of each page's files, from the build's manifest. */
export function readWeights(dist: string): Weights {
  const manifest = read<Manifest>(dist, 'manifest.json');
  const sizes = read<Sizes>(dist, 'sizes.json');
  const file = (url: string) => path.join(dist, 'public', url);
  const scriptBytes = (urls: string[]) => urls.reduce((total, url) => total + sizes[url]!.gzip, 0);
  const styleBytes = (name: string) => gzipSync(readFileSync(file(manifest.css[name]!))).length;
  const onEveryPage = Math.max(...brandIds.map((id) => styleBytes(`brand-${id}`)));
  const byPage = (bytes: (page: RouteName) => number) =>
    Object.fromEntries(Object.keys(manifest.pages).map((page) => [page, bytes(page as RouteName)]));
  return {
    scripts: byPage((page) => scriptBytes(scriptsOf(dist, page))),
    calculatorInUse: scriptBytes(scriptsInUse(dist, 'taxCalculator')),
    inlineScript: gzipSync(manifest.inlineScript).length,
    styles: byPage((page) => onEveryPage + styleBytes(routeRow(page).stylesheet!)),
    fonts: Object.fromEntries(
      Object.entries(manifest.fonts).map(([brand, urls]) => [brand, urls.map((url) => statSync(file(url)).size)]),
    ),
  };
}

/** The page with the most bytes. */
export function heaviest(byPage: Record<string, number>): [page: string, bytes: number] {
  return Object.entries(byPage).reduce((most, one) => (one[1] > most[1] ? one : most));
}

/** URLs of all scripts a page loads without interaction. */
export function scriptsOf(dist: string, page: string): string[] {
  const { core, pages } = read<Manifest>(dist, 'manifest.json');
  const later = Object.entries(read<Sizes>(dist, 'sizes.json')).filter(
    ([, { entry }]) => entry === 'client/hydration/after-hydration.ts',
  );
  return [...new Set([...core, ...(pages[page] ?? []), ...later.map(([url]) => url)])];
}

/** What the browser loads after hydration on the page of a tool in use: tooltips, keeping it offline. */
const loadedInUse = ['client/tooltips.ts', 'client/hydration/after-hydration.ts'];

/** URLs of all scripts of a page and of its tool in use. */
export function scriptsInUse(dist: string, page: string): string[] {
  const sizes = read<Sizes>(dist, 'sizes.json');
  const inUse = Object.entries(sizes).filter(([, { entry }]) => entry && loadedInUse.includes(entry));
  const found = new Set(scriptsOf(dist, page));
  const own = (read<Manifest>(dist, 'manifest.json').pages[page] ?? []).flatMap((url) => sizes[url]!.imports);
  const waiting = [...own, ...inUse.map(([url]) => url)];
  for (let url = waiting.pop(); url; url = waiting.pop()) {
    if (found.has(url)) continue;
    found.add(url);
    waiting.push(...sizes[url]!.imports);
  }
  return [...found];
}

/** Modules of scripts with their bytes before compression, the largest first. */
export function modulesIn(dist: string, scripts: readonly string[]): [module: string, bytes: number][] {
  const sizes = read<Sizes>(dist, 'sizes.json');
  return scripts.flatMap((url) => sizes[url]!.inputs).sort((a, b) => b[1] - a[1]);
}

/** Files below a folder with their bytes, the largest first. */
export function filesIn(folder: string): [file: string, bytes: number][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file): [string, number] => [file, statSync(file).size])
    .sort((a, b) => b[1] - a[1]);
}

/** Modules of all scripts, those loaded on interaction included. */
export function allModules(dist: string): string[] {
  return Object.values(read<Sizes>(dist, 'sizes.json')).flatMap(({ inputs }) => inputs.map(([module]) => module));
}

function read<T>(dist: string, name: string): T {
  return JSON.parse(readFileSync(path.join(dist, name), 'utf8')) as T;
}
