import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as limits from '#shared/limits.ts';

const sources = globSync('{client,server,shared,views}/**/*.{ts,tsx}')
  .filter((file) => file !== 'shared/limits.ts')
  .map((file) => readFileSync(file, 'utf8'))
  .filter((source) => source.includes('/limits.ts'))
  .join('\n');

it.each(Object.keys(limits))('%s is read by the code, so that changing it changes the site', (name) => {
  expect(sources).toMatch(
    new RegExp(`limits\\.${name}\\b|import \\{[^}]*\\b${name}\\b[^}]*\\} from '[^']*limits\\.ts'`),
  );
});
