import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Entry = { version?: string; license?: string; dev?: boolean; optional?: boolean };

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
const packages = Object.entries(lock.packages).filter(([place]) => place.startsWith('node_modules/'));

const free = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'Zlib',
  'CC0-1.0',
];
/** Of the tools of development nothing is passed on; the fonts' licence allows it. */
const forTools = [...free, 'MPL-2.0', 'OFL-1.1', 'Python-2.0', 'WTFPL', 'CC-BY-4.0', 'CC BY-SA 4.0'];

/** Of a package whose entry was written in from its name the installed copy tells, else that of its own package. */
function licenceOf(place: string, entry: Entry): string | undefined {
  if (entry.license) return entry.license;
  const file = `${place}/package.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Entry).license : undefined;
}

function allows(expression: string, allowed: readonly string[]): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(/ OR /)
    .some((choice) => choice.split(/ AND /).every((name) => allowed.includes(name.trim())));
}

test('what the site is made of may be used and passed on freely', () => {
  const wrong = packages.flatMap(([place, entry]) => {
    const licence = licenceOf(place, entry);
    // Binaries for other machines share the licence of the package that asks for them.
    if (licence === undefined) return entry.optional ? [] : [`${place}: none`];
    return allows(licence, entry.dev ? forTools : free) ? [] : [`${place}: ${licence}`];
  });
  expect(packages.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test('versions of our own choice are exact', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const loose = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)),
  );
  expect(loose).toEqual([]);
});
