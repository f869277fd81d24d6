import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Lockfile, missingPlatforms } from './complete-lockfile.ts';

type Entry = { version?: string; license?: string; licenses?: { type: string }[]; dev?: boolean; optional?: boolean };

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
const packages = Object.entries(lock.packages).filter(([location]) => location.startsWith('node_modules/'));

const permissive = [
  ...['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'Unlicense'],
  ...['Zlib', 'CC0-1.0'],
];
/** MPL-2.0 requires that changes of its own files are published; these are used unchanged, on the server. */
const usedUnchanged = /^node_modules\/(ical\.js|@resvg\/resvg-js(-[a-z\d-]+)?)$/;

/** Development tools are not redistributed; the fonts' license permits it. */
const allowedForTools = [...permissive, 'MPL-2.0', 'OFL-1.1', 'Python-2.0', 'WTFPL', 'CC-BY-4.0', 'CC BY-SA 4.0'];

/** The license in the lockfile, or in the installed package where the entry has none: packages of 2014 have a list. */
function licenseOf(location: string, entry: Entry): string | undefined {
  if (entry.license) return entry.license;
  const file = `${location}/package.json`;
  if (!existsSync(file)) return;
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8')) as Entry;
  return license ?? licenses?.map(({ type }) => type).join(' AND ');
}

function allows(expression: string, allowed: readonly string[]): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(/ OR /)
    .some((choice) => choice.split(/ AND /).every((name) => allowed.includes(name.trim())));
}

test('every dependency has a permissive license', () => {
  const wrong = packages.flatMap(([location, entry]) => {
    const license = licenseOf(location, entry);
    // Optional binaries share the license of the package that depends on them.
    if (license === undefined) return entry.optional ? [] : [`${location}: none`];
    if (license === 'MPL-2.0' && usedUnchanged.test(location)) return [];
    return allows(license, entry.dev ? allowedForTools : permissive) ? [] : [`${location}: ${license}`];
  });
  expect(packages.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test('direct dependencies have exact versions', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const loose = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)),
  );
  expect(loose).toEqual([]);
});

const text = readFileSync('package-lock.json', 'utf8');

test('the lockfile names every platform’s packages, so that npm ci works on all of them (npm run lock)', () => {
  expect(missingPlatforms(JSON.parse(text) as Lockfile)).toEqual([]);
});

test('the lockfile names no registry host', () => {
  expect(text.match(/https?:\/\/[^"]*registry[^"]*/g) ?? []).toEqual([]);
});
