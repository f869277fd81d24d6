import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { completeLockfile, type Lockfile, missingPlatforms } from './complete-lockfile.ts';

const text = readFileSync('package-lock.json', 'utf8');

test('the lockfile names every platform’s packages, so that npm ci works on all of them (npm run lock)', () => {
  expect(missingPlatforms(JSON.parse(text) as Lockfile)).toEqual([]);
});

test('the lockfile names no registry host', () => {
  expect(text.match(/https?:\/\/[^"]*registry[^"]*/g) ?? []).toEqual([]);
});

test('a missing platform is added with its os, cpu and libc, so that other systems skip it', () => {
  const lock = completeLockfile({
    packages: {
      'node_modules/tool': { version: '1.0.0', dev: true, optionalDependencies: { '@tool/linux-arm64-musl': '1.0.0' } },
    },
  });
  expect(lock.packages['node_modules/@tool/linux-arm64-musl']).toEqual({
    version: '1.0.0',
    os: ['linux'],
    cpu: ['arm64'],
    libc: ['musl'],
    dev: true,
    optional: true,
  });
});
