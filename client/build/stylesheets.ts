import path from 'node:path';
import type { BuildOptions, BuildResult } from 'esbuild';
import { brandIds } from '#shared/brands/brand.ts';
import { stylesheetNames } from '#shared/site/routes.ts';
import { brandStylesheet } from './brand-stylesheet-plugin.ts';
import { buildTargets } from './supported-browsers.ts';

type Job = {
  root: string;
  assets: string;
  bundle: (options: BuildOptions) => Promise<BuildResult<{ metafile: true }>>;
};

/**
 * For each brand a stylesheet of all its pages, with its fonts and colors; some for single pages.
 * @returns URL paths of the stylesheets by name, and of the fonts each brand preloads
 */
export async function buildStylesheets({ root, assets, bundle }: Job) {
  const names = ['print', 'no-script', ...stylesheetNames.map((name) => `pages/${name}`)];
  const files = names.map((name) => path.join(root, `views/styles/${name}.css`));
  const { metafile } = await bundle({
    entryPoints: [...files, ...brandIds.map((id) => `brand-${id}.css`)],
    outdir: assets,
    entryNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    // The server writes the text into documents, whose URLs are others.
    publicPath: '/assets',
    target: buildTargets,
    loader: { '.woff2': 'file', '.svg': 'file', '.png': 'file' },
    plugins: [brandStylesheet(root)],
  });
  const css: Record<string, string> = {};
  const fonts: Record<string, string[]> = {};
  for (const [file, output] of Object.entries(metafile.outputs)) {
    if (!output.entryPoint) continue;
    const name = /([\w-]+)\.css$/.exec(output.entryPoint)![1]!;
    css[name] = `/assets/${path.basename(file)}`;
    if (!name.startsWith('brand-')) continue;
    const urls = output.imports.map((imported) => `/assets/${path.basename(imported.path)}`);
    fonts[name] = urls.filter((url) => /-core-\w+\.woff2$/.test(url));
  }
  return { css, fonts };
}
