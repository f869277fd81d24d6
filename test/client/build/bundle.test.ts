import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { routes } from '#shared/site/routes.ts';
import {
  allModules,
  gzipOf,
  modulesIn,
  readWeights,
  scriptsInUse,
  scriptsOf,
  type Weights,
} from '#test/bench/weights.ts';

const dist = path.resolve('dist');
let weights: Weights;

beforeAll(() => {
  weights = readWeights(dist);
});

test('every route has scripts to preload', () => {
  expect(Object.keys(weights.scripts).sort()).toEqual(Object.keys(routes).sort());
  for (const page of Object.keys(routes)) {
    const own = scriptsOf(dist, page).filter((url) => !scriptsOf(dist, 'none').includes(url));
    expect(own, page).not.toEqual([]);
  }
});

// Over the limit, look at the largest modules that the message names.
test('the scripts of the home page are at most 96 kB with gzip, 84 kB with brotli', () => {
  expect(weights.scripts['home'], largestModules(scriptsOf(dist, 'home'))).toBeLessThanOrEqual(96_000);
  expect(weights.scriptsBrotli.home, largestModules(scriptsOf(dist, 'home'))).toBeLessThanOrEqual(84_000);
});

test('the scripts of every other page are at most 99 kB with gzip', () => {
  for (const [page, bytes] of Object.entries(weights.scripts)) {
    expect(bytes, `${page}: ${largestModules(scriptsOf(dist, page))}`).toBeLessThanOrEqual(99_000);
  }
});

// React, the router and the rest that every page loads are 85 kB. Two tools are above the limit: they compute whole returns
// in the browser, and rules, figures and cities alone are about 20 kB of them.
test('the scripts of a tool in use are at most 97 kB with gzip', () => {
  const over = { taxCalculator: 133_000, paycheck: 128_000 };
  for (const [page, bytes] of Object.entries(weights.toolsInUse)) {
    const scripts = scriptsInUse(dist, page);
    expect(scripts.length, page).toBeGreaterThan(scriptsOf(dist, page).length);
    const limit = over[page as keyof typeof over] ?? 97_000;
    expect(bytes, `${page}: ${largestModules(scripts)}`).toBeLessThanOrEqual(limit);
  }
});

test('the charts of the tools are at most 4 kB of scripts with gzip', () => {
  const bytes = gzipOf(dist, 'views/pages/tools/charts/');
  expect(bytes).toBeGreaterThan(1_000);
  expect(bytes).toBeLessThanOrEqual(4_000);
});

test('the inline script is at most 4 kB with gzip', () => {
  expect(weights.inlineScript).toBeLessThanOrEqual(4_000);
});

test('the stylesheets of a page are at most 20 kB, of home 18', () => {
  const { app, ...others } = weights.styles;
  const fonts = Math.max(...Object.entries(others).map(([name, bytes]) => (name.startsWith('brand-') ? bytes : 0)));
  for (const [name, bytes] of Object.entries(others)) {
    const limit = name === 'home' ? 18_000 : 20_000;
    expect(app! + fonts + bytes, name).toBeLessThanOrEqual(limit);
  }
});

test('a brand preloads two fonts, at most 45 kB together', () => {
  expect(Object.keys(weights.fonts)).toHaveLength(3);
  for (const [brand, fonts] of Object.entries(weights.fonts)) {
    expect(fonts, brand).toHaveLength(2);
    expect(fonts[0]! + fonts[1]!, brand).toBeLessThanOrEqual(45_000);
  }
});

test('the home page is hydrated by at most twelve scripts', () => {
  expect(scriptsOf(dist, 'home').length).toBeLessThanOrEqual(12);
});

test('the text of a tax letter is page data, in no script', () => {
  const letters = allModules(dist).filter((module) => module.startsWith('shared/tax/letters/'));
  expect(letters.sort()).toEqual(
    ['find-letter', 'letter-days', 'letter-index'].map((name) => `shared/tax/letters/${name}.ts`),
  );
});

test('the contact form’s validation is loaded when the form is used', () => {
  const modules = modulesIn(dist, scriptsOf(dist, 'home')).map(([module]) => module);
  expect(modules.filter((module) => module.includes('node_modules/zod'))).toEqual([]);
  expect(modules.includes('views/components/contact-form/contact-form.tsx')).toBe(true);
});

function largestModules(scripts: readonly string[]): string {
  const modules = modulesIn(dist, scripts).slice(0, 15);
  return `largest modules: ${modules.map(([module, bytes]) => `${module} ${bytes} B`).join(', ')}`;
}
