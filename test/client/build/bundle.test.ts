import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { modulesOf, readWeights, scriptsOf, type Weights } from '#test/bench/weights.ts';

const dist = path.resolve('dist');
/** Bytes of each module of the home page when this was last agreed; `node test/bench/record-modules.ts` writes it. */
const agreed = JSON.parse(readFileSync(path.resolve('test/recordings/home-modules.json'), 'utf8')) as Record<
  string,
  number
>;
let weights: Weights;

beforeAll(() => {
  weights = readWeights(dist);
});

test('the scripts of home are 92 kB with gzip at most, 80 kB with brotli, all told', () => {
  expect(weights.scripts['home'], whatGrew('home')).toBeLessThanOrEqual(92_000);
  expect(weights.scriptsBrotli.home, whatGrew('home')).toBeLessThanOrEqual(80_000);
});

test('the scripts of every other page are 96 kB at most', () => {
  for (const [page, bytes] of Object.entries(weights.scripts)) {
    expect(bytes, `${page}: ${whatGrew(page)}`).toBeLessThanOrEqual(96_000);
  }
});

test('what is inline before React is 3 kB at most', () => {
  expect(weights.inlineScript).toBeLessThanOrEqual(3_000);
});

test('the stylesheets of a page are 20 kB at most, of home 17', () => {
  const { app, ...others } = weights.styles;
  const fonts = Math.max(...Object.entries(others).map(([name, bytes]) => (name.startsWith('fonts-') ? bytes : 0)));
  for (const [name, bytes] of Object.entries(others)) {
    const limit = name === 'home' ? 17_000 : 20_000;
    expect(app! + fonts + bytes, name).toBeLessThanOrEqual(limit);
  }
});

test('a brand has two fonts, of 45 kB together at most', () => {
  expect(Object.keys(weights.fonts)).toHaveLength(3);
  for (const [brand, fonts] of Object.entries(weights.fonts)) {
    expect(fonts, brand).toHaveLength(2);
    expect(fonts[0]! + fonts[1]!, brand).toBeLessThanOrEqual(45_000);
  }
});

test('no page takes more than a dozen files to come alive', () => {
  expect(scriptsOf(dist, 'home').length).toBeLessThanOrEqual(12);
});

test('the form is checked by code that comes when it is used', () => {
  const modules = modulesOf(dist, 'home').map(([module]) => module);
  expect(modules.filter((module) => module.includes('node_modules/zod'))).toEqual([]);
  expect(modules.includes('views/components/contact-form/contact-form.tsx')).toBe(true);
});

/** The modules that are new or larger than agreed, the most grown first. */
function whatGrew(page: string): string {
  const grown = modulesOf(dist, page)
    .map(([module, bytes]) => [module, bytes - (agreed[module] ?? 0)] as const)
    .filter(([, growth]) => growth > 50)
    .sort((a, b) => b[1] - a[1]);
  return `grown most: ${grown
    .slice(0, 8)
    .map(([module, growth]) => `${module} +${growth} B`)
    .join(', ')}`;
}
