import path from 'node:path';
import type { Metafile } from 'esbuild';

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
