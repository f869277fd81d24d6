import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { variableNames } from '#server/env.ts';

const readme = readFileSync('README.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Names in the first column of the environment table, with `<ID>` and shortened endings written out. */
function documented(): Set<string> {
  const names = new Set<string>();
  const rows = [...readme.matchAll(/^\| (`[A-Z][^|]*) \|/gm)].map(([, cell]) => cell!);
  for (const row of rows) {
    const [first, ...others] = [...row.matchAll(/`([A-Z_<>]+)`/g)].map(([, name]) => name!);
    const stem = first!.replace(/_[A-Z]+$/, '');
    for (const name of [first!, ...others.map((other) => (other.startsWith('_') ? stem + other : other))])
      for (const id of ['DRESDENTAX', 'BROWNCO', 'PAYROLL']) names.add(name.replace('<ID>', id));
  }
  return names;
}

test('the environment table names every variable, and none that nobody reads', () => {
  const read = variableNames.filter((name) => name !== 'DYNO');
  expect(read.length).toBeGreaterThan(40);
  expect([...documented()].sort()).toEqual([...read].sort());
});

test('every command that the README shows exists', () => {
  const shown = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!);
  expect(shown.length).toBeGreaterThan(8);
  expect(shown.filter((name) => !(name in scripts))).toEqual([]);
});

test('every file and folder that the README names exists', () => {
  const shown = [
    ...readme.matchAll(/`((?:server|client|views|shared|public|test|\.github)\/[\w./-]*)`|\]\((\.[\w./-]+)\)/g),
  ].map(([, code, link]) => code ?? link!);
  expect(shown.length).toBeGreaterThan(8);
  expect(shown.filter((name) => !existsSync(name))).toEqual([]);
});
