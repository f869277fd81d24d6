import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Lockfile, missingPlatforms } from './complete-lockfile.ts';

const text = readFileSync('package-lock.json', 'utf8');

test('the lockfile names every platform’s packages, so that npm ci works on all of them (npm run lock)', () => {
  expect(missingPlatforms(JSON.parse(text) as Lockfile)).toEqual([]);
});

test('the lockfile names no registry host', () => {
  expect(text.match(/https?:\/\/[^"]*registry[^"]*/g) ?? []).toEqual([]);
});
