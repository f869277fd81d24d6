import path from 'node:path';
import { expect, test } from 'vitest';
import { type RouteName, routes } from '#shared/site/routes.ts';
import { pageModules } from '#views/app/page-registry.ts';
import { linesLike, projectFiles } from './project-files.ts';

const sources = projectFiles(['server', 'client', 'views', 'shared', 'test']).filter(({ path: file }) =>
  /\.tsx?$/.test(file),
);
const below = (folder: string) => sources.filter(({ path: file }) => file.startsWith(`${folder}/`));
const product = sources.filter(({ path: file }) => !file.startsWith('test/'));

/** What a file imports, with relative addresses resolved to folders of the project. */
function importsOf({ path: file, text }: { path: string; text: string }): string[] {
  const found = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g);
  return [...found].map(([, name]) =>
    name!.startsWith('.') ? path.posix.join(path.posix.dirname(file), name!) : name!.replace(/^#/, ''),
  );
}

test('the environment is read in one place, and set where the process begins', () => {
  const readers = linesLike(product, /process\.env/).map((line) => line.split(':')[0]);
  expect([...new Set(readers)].sort()).toEqual(['server/env.ts', 'server/index.ts']);
});

test.each([
  ['shared', ['server', 'views', 'client', 'test']],
  ['views', ['server', 'client', 'test']],
  ['client', ['server', 'test']],
  ['server', ['client', 'test']],
])('imports flow one way: %s takes nothing from %s', (folder, forbidden) => {
  const wrong = below(folder).flatMap((file) =>
    importsOf(file)
      .filter((name) => forbidden.includes(name.split('/')[0]!))
      .map((name) => `${file.path} imports ${name}`),
  );
  expect(below(folder).length).toBeGreaterThan(5);
  expect(wrong).toEqual([]);
});

test('shared needs nothing but zod', () => {
  const wrong = below('shared').flatMap((file) =>
    importsOf(file)
      .filter((name) => !name.startsWith('shared/') && !/^zod(\/|$)/.test(name))
      .map((name) => `${file.path} imports ${name}`),
  );
  expect(wrong).toEqual([]);
});

test('every import of a file of ours names its ending', () => {
  const wrong = sources.flatMap((file) =>
    importsOf(file)
      .filter((name) => /^(?:server|client|views|shared|test)\//.test(name) && !/\.(?:tsx?|css|json)$/.test(name))
      .map((name) => `${file.path} imports ${name}`),
  );
  expect(wrong).toEqual([]);
});

// Words taken apart, so that this file is not its own finding. Untyped values are the linter's business.
test.each([
  ['notes of work left undone', new RegExp(`(?://|\\*).*\\b(?:TO${'DO'}|FIX${'ME'}|XX${'X'})\\b`)],
  ['checks switched off', new RegExp(`@ts-(?:ignore|expect-error|nocheck)|biome-${'ignore'}|eslint-${'disable'}`)],
  ['tests left out or alone', new RegExp(`\\b(?:it|test|describe)\\.(?:ski${'p'}|onl${'y'}|fixm${'e'})\\b`)],
])('there are no %s', (_what, pattern) => {
  expect(linesLike(sources, pattern)).toEqual([]);
});

test('types can be erased: no enums, namespaces or parameter properties', () => {
  expect(
    linesLike(
      sources,
      /^\s*(?:export )?(?:const )?enum \w|^\s*(?:export )?(?:declare )?namespace \w|constructor\(.*\b(?:private|public|protected|readonly) /,
    ),
  ).toEqual([]);
});

test('looks under a mouse are given only where something can hover: under a finger they would stick', () => {
  const styles = projectFiles(['views/styles']).filter(({ path: file }) => file.endsWith('.css'));
  expect(styles.some(({ text }) => text.includes('@media (hover: hover)'))).toBe(true);
  expect(linesLike(styles, /^\S.*:hover|&:hover/)).toEqual([]);
});

test('files are named in lower case with hyphens, and never after nothing in particular', () => {
  const odd = sources
    .map(({ path: file }) => file)
    .filter((file) => !/^[a-z0-9-]+(?:\.(?:test|spec|config|d))?\.tsx?$/.test(path.basename(file)));
  expect(odd).toEqual([]);
  const vague = sources
    .map(({ path: file }) => file)
    .filter((file) => /^(?:utils?|helpers?|misc|common|tools?|stuff)\.tsx?$/.test(path.basename(file)));
  expect(vague).toEqual([]);
});

test.each(Object.keys(routes) as RouteName[])('the route %s has a page with a head and one component', async (name) => {
  const module = await pageModules.load(name);
  expect(typeof module.head).toBe('function');
  expect(typeof module.Page).toBe('function');
});

test('nothing names a path of one machine or a registry', () => {
  const text = projectFiles().filter(({ path: file }) => file !== 'package-lock.json');
  const homes = /(?<![\w.])\/(?:home|Users|root|work)\/[\w-]+|[A-Z]:\\Users\\/;
  expect(linesLike(text, homes).filter((line) => !line.startsWith('test/repository/'))).toEqual([]);
  expect(linesLike(text, new RegExp(`registry\\.${'np'}mjs|${'yarn'}pkg\\.com|deb\\.${'debian'}\\.org`, 'i'))).toEqual(
    [],
  );
});
