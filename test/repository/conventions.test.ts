import { expect, test } from 'vitest';
import { matchingLines, projectFiles } from './project-files.ts';

const sources = projectFiles(['server', 'client', 'views', 'shared', 'test']).filter(({ path: file }) =>
  /\.tsx?$/.test(file),
);
const product = sources.filter(({ path: file }) => !file.startsWith('test/'));

test('process.env is read in server/env.ts and set in server/index.ts only', () => {
  const readers = matchingLines(product, /process\.env/).map((line) => line.split(':')[0]);
  expect([...new Set(readers)].sort()).toEqual(['server/env.ts', 'server/index.ts']);
});

// Words are split so that this file does not match its own patterns.
test.each([
  ['unfinished work notes', new RegExp(`(?://|\\*).*\\b(?:TO${'DO'}|FIX${'ME'}|XX${'X'})\\b`)],
  ['suppressed checks', new RegExp(`@ts-(?:ignore|expect-error|nocheck)|biome-${'ignore'}|eslint-${'disable'}`)],
  ['skipped or focused tests', new RegExp(`\\b(?:it|test|describe)\\.(?:ski${'p'}|onl${'y'}|fixm${'e'})\\b`)],
])('no source file contains %s', (_what, pattern) => {
  expect(matchingLines(sources, pattern)).toEqual([]);
});

test('no file has a catch-all name such as utils or helpers', () => {
  const vague = sources.filter(({ path: file }) =>
    /(?:^|\/)(?:utils?|helpers?|misc|common|stuff)(?:\/|\.tsx?$)/.test(file),
  );
  expect(vague.map(({ path: file }) => file)).toEqual([]);
});

test('hover styles apply only under @media (hover: hover), because they would stick after a tap', () => {
  const styles = projectFiles(['views/styles']).filter(({ path: file }) => file.endsWith('.css'));
  expect(styles.some(({ text }) => text.includes('@media (hover: hover)'))).toBe(true);
  expect(matchingLines(styles, /^\S.*:hover|&:hover/)).toEqual([]);
});

test('no file names a path of one machine or a package registry', () => {
  const files = projectFiles().filter(({ path: file }) => file !== 'package-lock.json');
  const machinePaths = /(?<![\w.])\/(?:home|Users|root|work)\/[\w-]+|[A-Z]:\\Users\\/;
  const registries = new RegExp(`registry\\.${'np'}mjs|${'yarn'}pkg\\.com|deb\\.${'debian'}\\.org`, 'i');
  expect(matchingLines(files, machinePaths).filter((line) => !line.startsWith('test/repository/'))).toEqual([]);
  expect(matchingLines(files, registries)).toEqual([]);
});

test('every text that names a tax year is in one of the lists of the recipe for a new year', () => {
  const folders = ['shared/brands', 'shared/firm', 'shared/forms', 'shared/site', 'shared/tax', 'views'];
  const texts = projectFiles(folders).filter(
    ({ path: file }) =>
      /\.(tsx?|mdx|yaml)$/.test(file) && !/tax\/(types\.ts|rules\/.*|facts\/(.*\.ts|[^/]*|years\/.*))$/.test(file),
  );
  // Comments, dates of checks, addresses, names of facts and of laws are not what visitors read.
  const unread = [
    /\/\*[\s\S]*?\*\/|^ *(?:\/\/|#).*|https?:\S+|\b\d{4}-\d+(?:-\d+)?|\w*[A-Za-z]20\d\d\b/gm,
    /^ *(?:- )?(?:checkedOn|validThrough|asOf|published|updated|import)\b.*/gm,
    /facts=\{\[[^\]]*\]\}|\b(?:fact|year|href|to)=(?:"[^"]*"|\{[^}]*\})/g,
  ];
  const dated = texts.filter(({ text }) =>
    /\b20(?:2[4-9]|[3-9]\d)\b/.test(unread.reduce((left, pattern) => left.replace(pattern, ''), text)),
  );
  const contributing = projectFiles(['.github/CONTRIBUTING.md'])[0]!.text;
  const [recipe] = /## Add a tax year[\s\S]*?\n## /.exec(contributing)!;
  const unlisted = dated.filter(({ path: file }) => !recipe.includes(`\`${file}\``));
  expect(unlisted.map(({ path: file }) => file)).toEqual([]);
  expect(dated.length).toBeGreaterThan(10);
});
