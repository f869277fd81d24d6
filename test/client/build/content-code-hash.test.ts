import { readFile } from 'node:fs/promises';
import path from 'node:path';
import esbuild, { type BuildOptions } from 'esbuild';
import { expect, it } from 'vitest';
import { contentCodeHash } from '#client/build/content-code-hash.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The hash after a change to one file, which is made while esbuild reads it. */
function hashWith(file = '', change = (code: string) => code): Promise<string> {
  const edit = {
    name: 'edit',
    setup: (build: esbuild.PluginBuild) =>
      build.onLoad({ filter: /\.ts$/ }, async ({ path: read }) =>
        file !== '' && read.endsWith(file) ? { contents: change(await readFile(read, 'utf8')), loader: 'ts' } : null,
      ),
  };
  const bundle = (options: BuildOptions) =>
    esbuild.build({ bundle: true, metafile: true, absWorkingDir: root, ...options, plugins: [edit] });
  return contentCodeHash({ root, bundle: bundle as Parameters<typeof contentCodeHash>[0]['bundle'] });
}

it('the hash of the content code changes with what posts are sanitized by, not with comments', async () => {
  const present = await hashWith();
  expect(present).toMatch(/^[0-9a-f]{16}$/);
  expect(await hashWith('html/sanitize.ts', (code) => `// A remark.\n${code}`)).toBe(present);
  for (const [file, from, to] of [
    ['html/sanitize.ts', 'noembed', 'nothing'],
    ['html/links.ts', "'tel:'", "'ftp:'"],
    ['html/image-policy.ts', "url.protocol === 'https:' && ", ''],
    ['news/ghost-image.ts', '2000', '2400'],
  ] as const) {
    const changed = await hashWith(file, (code) => {
      expect(code).toContain(from);
      return code.replace(from, to);
    });
    expect([file, changed === present]).toEqual([file, false]);
  }
});
