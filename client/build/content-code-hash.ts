import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildOptions, BuildResult, Metafile } from 'esbuild';

type Job = {
  /** The project's folder. */
  root: string;
  bundle: (options: BuildOptions) => Promise<BuildResult<{ metafile: true; write: boolean }>>;
};

/**
 * A hash of all code that makes a page's post of Ghost's, sanitizing included, with the versions of the packages it uses.
 * A persisted snapshot of posts is read only by the code that wrote it, since restored posts are not sanitized again.
 */
export async function contentCodeHash({ root, bundle }: Job): Promise<string> {
  const { outputFiles, metafile } = await bundle({
    entryPoints: ['server/content/post-mapper.ts'],
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    packages: 'external',
    minify: true,
  });
  const hash = createHash('sha256').update(outputFiles![0]!.text);
  for (const name of packages(metafile)) {
    const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8'));
    hash.update(`${name}@${version}`);
  }
  return hash.digest('hex').slice(0, 16);
}

function packages(metafile: Metafile): string[] {
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const names = imports.filter(({ external, path: name }) => external && !name.startsWith('node:'));
  return [...new Set(names.map(({ path: name }) => /^(?:@[^/]+\/)?[^/]+/.exec(name)![0]))].sort();
}
