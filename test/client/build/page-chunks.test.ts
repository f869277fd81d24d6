import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageFiles } from '#client/build/page-chunks.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'page-chunks-'));
  for (const page of ['home', 'blog-post']) writeFileSync(path.join(folder, `${page}.tsx`), 'export const Page = 1;');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function metafileOf(registry: string) {
  writeFileSync(path.join(folder, 'registry.ts'), registry);
  const { metafile } = await build({
    entryPoints: ['registry.ts'],
    absWorkingDir: folder,
    outdir: 'out',
    bundle: true,
    splitting: true,
    format: 'esm',
    metafile: true,
    write: false,
  });
  return metafile;
}

test('a route without a page, and a page without a route, fail the build', async () => {
  const metafile = await metafileOf(
    `export const pages = { home: () => import('./home.tsx'), blogPost: () => import('./blog-post.tsx') };`,
  );
  expect(() => pageFiles(metafile, 'registry.ts', ['home', 'blogPost', 'search'])).toThrow(
    /without a page file: search/,
  );
  expect(() => pageFiles(metafile, 'registry.ts', ['home'])).toThrow(/without a route: blog-post\.tsx/);
});
