import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { oldestBrowsers } from '#client/build/supported-browsers.ts';
import { variableNames } from '#server/env.ts';
import { brandIds } from '#shared/brands/index.ts';
import { figureNames, writeFigures } from '#test/bench/figures.ts';

const readme = readFileSync('README.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const documents = [
  'README.md',
  ...readdirSync('.github', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.posix.join('.github', file.replaceAll('\\', '/'))),
].map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Variables in the first column of README's table, with `<ID>` and shortened names such as `_BROWNCO` written out. */
function variablesInTable(): string[] {
  const names = new Set<string>();
  const rows = [...readme.matchAll(/^\| (`[A-Z][^|]*) \|/gm)].map(([, cell]) => cell!);
  for (const row of rows) {
    const [first, ...others] = [...row.matchAll(/`([A-Z_<>]+)`/g)].map(([, name]) => name!);
    const stem = first!.replace(/_[A-Z]+$/, '');
    for (const name of [first!, ...others.map((other) => (other.startsWith('_') ? stem + other : other))])
      for (const id of brandIds) names.add(name.replace('<ID>', id.toUpperCase()));
  }
  return [...names];
}

test('README begins with the two commands that need nothing but a fresh machine', () => {
  expect(readme.match(/npm ci && npm (start|test)/g)).toEqual(['npm ci && npm start', 'npm ci && npm test']);
});

test('each figure of the benchmark has one row, where --write puts what was measured', () => {
  const rows = [...readme.matchAll(/^\| (.+?) \| [^|]+ \| 2\d{3}-[^|]+ \|$/gm)].map(([, what]) => what);
  expect(rows.sort()).toEqual(figureNames.toSorted());
  expect(
    writeFigures(
      '| fonts |\n| memory under mixed traffic | 1 MB | 2025-01-01 |',
      { memory: [193, 198] },
      { day: '2026-11-28', processor: 'AMD EPYC' },
    ),
  ).toBe('| fonts |\n| memory under mixed traffic | 198 MB | 2026-11-28, AMD EPYC |');
});

test('the supported browsers in README are those the build lowers scripts and styles to', () => {
  const { safari, firefox, chrome } = oldestBrowsers;
  expect(readme).toContain(`| supported from | ${safari} | ${firefox} | ${chrome} |`);
});

test('the environment table of README names no variable that the server does not read', () => {
  expect(variablesInTable().length).toBeGreaterThan(20);
  expect(variablesInTable().filter((name) => !variableNames.includes(name))).toEqual([]);
});

test.each(documents)('every variable in capitals that $file names is one that the server reads', ({ text }) => {
  const named = [...text.matchAll(/`((?:[A-Z]+_)+[A-Z]+)(?:=[^`]*)?`/g)].map(([, name]) => name!);
  const others = [
    ...['BOOKING_HISTORIES', 'BOOKING_SEED', 'CHROMIUM_PATH', 'FUZZ_SEED', 'GHOST_URL', 'MALLOC_ARENA_MAX'],
    ...['NODE_OPTIONS', 'PEERS_DIR'],
  ];
  expect(named.filter((name) => !variableNames.includes(name) && !others.includes(name))).toEqual([]);
});

test.each(documents)('every npm script that $file names exists', ({ text }) => {
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test.each(documents)('every file and folder that $file names exists', ({ file, text }) => {
  const inCode =
    /`((?:server|client|views|shared|public|test|\.github|\.ci)\/[\w./-]*|(?:biome|package)\.json|build\.mjs|Procfile|\.env\.example|\.node-version)`/g;
  const paths = [...text.matchAll(inCode)].map(([, name]) => name!);
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, target]) =>
    path.posix.join(path.posix.dirname(file), target!),
  );
  expect([...paths, ...links].filter((name) => !existsSync(name))).toEqual([]);
});

test('every test that RUNBOOK names has the title that stands there', () => {
  const text = readFileSync('.github/RUNBOOK.md', 'utf8');
  const named = [...text.matchAll(/`(test\/[\w./-]+\.ts)`: ([^|`]+?)(?=; `test| \|)/g)];
  expect(named.length).toBeGreaterThan(40);
  const missing = named.filter(([, file, title]) => {
    const source = readFileSync(file!, 'utf8');
    // Of a nested test the titles of its group and of itself.
    return !source.includes(title!) && !title!.split(': ').every((part) => source.includes(part));
  });
  expect(missing.map(([row]) => row)).toEqual([]);
});
