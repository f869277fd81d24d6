import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type BrandId, brandIds } from '#shared/brands/index.ts';
import { type SceneName, sceneNames } from '#shared/brands/scenes.ts';
import { type RouteName, routeRow, type StylesheetName, stylesheetNames } from '#shared/site/routes.ts';
import { readScene } from '#views/art/scenes.ts';
import { type EncodedResponse, type Encoding, encodedResponse } from './encoded-response.ts';
import { fileHeaders } from './security-headers.ts';

type Manifest = {
  buildId: string;
  inlineScript: string;
  css: Record<string, string>;
  fonts: Record<string, string[]>;
  entry: string;
  core: string[];
  pages: Record<RouteName, string[]>;
  pageChunks: string;
  /** Scripts of the pages that work offline, by path. */
  offline: Record<string, string[]>;
  serviceWorker: string;
  iconSprite: string;
  symbols: string;
  pictures: string;
};

export type Assets = ReturnType<typeof loadAssets>;

/** Its text, and the URL by which a page change loads it. */
type Stylesheet = { href: string; css: string };

export type StaticFile = {
  type: string;
  body: Buffer;
  variants: Partial<Record<Encoding, EncodedResponse>>;
};

/**
 * Reads what the build made into memory, once.
 * @param cdn origin in front of static files, or undefined for our own
 * @throws when the project has not been built
 */
export function loadAssets(dist: string, cdn: string | undefined) {
  const manifestFile = path.join(dist, 'manifest.json');
  if (!existsSync(manifestFile)) throw new Error(`${manifestFile} is missing: run "npm run build"`);
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const files = new Map(['previous', 'public'].flatMap((folder) => [...readFiles(path.join(dist, folder))]));
  const scenes = new Map(sceneNames.map((name) => [name, readScene(path.join(dist, 'server/art'), name)]));
  const at = (url: string) => (cdn ?? '') + url;
  const inline = (name: string): Stylesheet => {
    const url = manifest.css[name]!;
    const css = files.get(url)!.body.toString();
    return { href: at(url), css: cdn ? css.replaceAll('url("/assets/', `url("${cdn}/assets/`) : css };
  };
  const names = [...brandIds.map((id) => `brand-${id}`), ...stylesheetNames];
  const inlined = new Map(names.map((name) => [name, inline(name)]));
  return {
    buildId: manifest.buildId,
    inlineScript: manifest.inlineScript,
    /** Source expressions of what pages have inline, for the content security policy. */
    inlineHashes: {
      script: sourceExpression(manifest.inlineScript),
      styles: [...inlined.values()].map(({ css }) => sourceExpression(css)),
    },
    assetBase: at(manifest.pictures),
    iconSprite: manifest.iconSprite,
    pageChunks: manifest.pageChunks,
    symbols: manifest.symbols,
    /** The brand's stylesheet and the page's own, which stand in the document. */
    stylesheets: (brand: BrandId, route: RouteName): Stylesheet[] =>
      [`brand-${brand}`, routeRow(route).stylesheet ?? ''].flatMap((name) => inlined.get(name) ?? []),
    /** URLs of the stylesheets for paper and for browsers with scripts off. */
    headerStylesheets: { print: at(manifest.css['print']!), noScript: at(manifest.css['no-script']!) },
    pageStylesheets: Object.fromEntries(stylesheetNames.map((name) => [name, inlined.get(name)!.href])) as Record<
      StylesheetName,
      string
    >,
    /** An illustration as SVG, whose custom properties color it by brand and theme. */
    sceneMarkup: (name: SceneName) => scenes.get(name)!,
    fonts: (brand: BrandId) => (manifest.fonts[`brand-${brand}`] ?? []).map(at),
    inlineScriptAttributes: (route: RouteName): Record<string, string> => ({
      'data-entry': at(manifest.entry),
      'data-chunks': [...manifest.core, ...(manifest.pages[route] ?? [])].map(at).join(' '),
      'data-page': route,
    }),
    /** The service worker of the tools: its code, and the files it may store. */
    offline: {
      code: manifest.serviceWorker,
      core: [manifest.entry, ...manifest.core].map(at),
      files: [
        ...['print', 'no-script', ...stylesheetNames].map((name) => at(manifest.css[name]!)),
        ...Object.values(manifest.fonts).flat().map(at),
        // The browser reads the sprite from this origin, with a CDN too.
        manifest.iconSprite,
      ],
      chunks: Object.fromEntries(Object.entries(manifest.offline).map(([path, chunks]) => [path, chunks.map(at)])),
    },
    /**
     * Static files by URL, with the encodings the build made; also what the build before had and this one has not, and
     * pictures by the URL of any build, for tabs that are still open.
     */
    file: (url: string) => files.get(url) ?? files.get(url.replace(picturesOfAnyBuild, `${manifest.pictures}/`)),
  };
}

/** The folder of pictures, which is named by the hash of all of them. */
const picturesOfAnyBuild = /^\/assets\/[0-9a-f]{10}\//;

function sourceExpression(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};

function readFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = types[path.extname(entry.name)];
    if (!entry.isFile() || !type) continue;
    const file = path.join(entry.parentPath, entry.name);
    const url = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    files.set(url, readStaticFile(file, type));
  }
  return files;
}

function readStaticFile(file: string, type: string): StaticFile {
  const identity = readFileSync(file);
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 16);
  const headers = { 'Content-Type': type, ...fileHeaders };
  const variants: StaticFile['variants'] = {};
  const add = (encoding: Encoding, body: Buffer) => {
    variants[encoding] = encodedResponse(encoding, body, tag, headers);
  };
  add('identity', identity);
  if (existsSync(`${file}.br`)) add('br', readFileSync(`${file}.br`));
  if (existsSync(`${file}.gz`)) add('gzip', readFileSync(`${file}.gz`));
  return { type, body: identity, variants };
}
