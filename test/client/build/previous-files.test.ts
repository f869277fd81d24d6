import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, keepPreviousFiles } from '#client/build/files.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';

/** A build that consists of these files, after the one in `before`; returns its folder and what it keeps of others. */
function build(before: string, files: Record<string, string>) {
  const dist = temporaryFolder();
  const pictures = Object.keys(files).find((name) => /^assets\/[0-9a-f]{10}\//.test(name))!;
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(dist, 'public', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  keepPreviousFiles(before, dist, `/${path.dirname(pictures)}`);
  const kept = path.join(dist, 'previous');
  return { dist, kept: existsSync(kept) ? filesBelow(kept).map((file) => path.relative(kept, file)) : [] };
}

test('a build keeps what only the one before it had, and passes it on while its own files stay the same', () => {
  const first = build(path.join(temporaryFolder(), 'none'), {
    'assets/app-A.css': 'a',
    'assets/app-A.css.br': 'compressed a',
    'assets/same-S.js': 's',
    'assets/1111111111/changed.webp': 'before',
    'assets/1111111111/same.webp': 'same',
  });
  expect(first.kept).toEqual([]);

  const files = {
    'assets/app-B.css': 'b',
    'assets/same-S.js': 's',
    'assets/2222222222/changed.webp': 'after',
    'assets/2222222222/same.webp': 'same',
  };
  const second = build(first.dist, files);
  const kept = ['assets/1111111111/changed.webp', 'assets/app-A.css', 'assets/app-A.css.br'];
  expect(second.kept).toEqual(kept);
  const again = build(second.dist, files);
  expect(again.kept).toEqual(kept);

  const third = build(again.dist, { ...files, 'assets/same-S.js': 'changed' });
  expect(third.kept).toEqual(['assets/same-S.js']);
  const fourth = build(third.dist, { 'assets/app-C.css': 'c', 'assets/3333333333/same.webp': 'same' });
  expect(fourth.kept).toEqual(['assets/2222222222/changed.webp', 'assets/app-B.css', 'assets/same-S.js']);
});
