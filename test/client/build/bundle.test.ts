import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { brandIds } from '#shared/brands/index.ts';
import { routes } from '#shared/site/routes.ts';
import { allModules, modulesIn, readWeights, scriptsInUse, scriptsOf, type Weights } from '#test/bench/weights.ts';

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

/**
 * Bytes with gzip, about 5 % above what the build has. They tell when something large has come into a page by accident; a
 * page that needs more raises its limit.
 */
const most = {
  homeScripts: 92_000,
  pageScripts: 104_000,
  toolScripts: 105_500,
  // These two compute whole returns in the browser: rules, figures and cities.
  taxCalculator: 138_500,
  paycheck: 135_500,
  inlineScript: 3_400,
  homeStyles: 17_800,
  pageStyles: 19_200,
  fonts: 47_000,
};

test('the scripts of home and of every other page are within their limits', () => {
  for (const [page, bytes] of Object.entries(weights.scripts)) {
    const limit = page === 'home' ? most.homeScripts : most.pageScripts;
    expect(bytes, `${page}: ${largestModules(scriptsOf(dist, page))}`).toBeLessThanOrEqual(limit);
  }
});

test('the scripts of a tool in use are within their limits', () => {
  for (const [page, bytes] of Object.entries(weights.toolsInUse)) {
    const scripts = scriptsInUse(dist, page);
    expect(scripts.length, page).toBeGreaterThan(scriptsOf(dist, page).length);
    const limit = page === 'taxCalculator' || page === 'paycheck' ? most[page] : most.toolScripts;
    expect(bytes, `${page}: ${largestModules(scripts)}`).toBeLessThanOrEqual(limit);
  }
});

test('the inline script is within its limit', () => {
  expect(weights.inlineScript, 'look at the modules of client/inline/').toBeLessThanOrEqual(most.inlineScript);
});

test('the stylesheets of a page are within their limits', () => {
  const { app, ...others } = weights.styles;
  const fonts = Math.max(...Object.entries(others).map(([name, bytes]) => (name.startsWith('brand-') ? bytes : 0)));
  for (const [name, bytes] of Object.entries(others)) {
    const limit = name === 'home' ? most.homeStyles : most.pageStyles;
    expect(
      app! + fonts + bytes,
      `look at the imports of views/styles/entries/: app ${app}, ${name} ${bytes}`,
    ).toBeLessThanOrEqual(limit);
  }
});

test('a brand preloads two fonts within the limit', () => {
  expect(Object.keys(weights.fonts)).toHaveLength(brandIds.length);
  for (const [brand, fonts] of Object.entries(weights.fonts)) {
    expect(fonts, brand).toHaveLength(2);
    expect(fonts[0]! + fonts[1]!, `${brand}: npm run fonts`).toBeLessThanOrEqual(most.fonts);
  }
});

test('the text of a tax letter is page data, in no script', () => {
  const letters = allModules(dist).filter((module) => module.startsWith('shared/tax/letters/'));
  expect(letters.sort()).toEqual(
    ['find-letter', 'letter-days', 'letter-index'].map((name) => `shared/tax/letters/${name}.ts`),
  );
});

test('the contact form’s validation is loaded when the form is used, on the home page the form itself when it is near', () => {
  const modules = (page: string) => modulesIn(dist, scriptsOf(dist, page)).map(([module]) => module);
  const form = 'views/components/contact-form/contact-form.tsx';
  expect(modules('contact').filter((module) => module.includes('node_modules/zod'))).toEqual([]);
  expect(modules('contact')).toContain(form);
  expect(modules('home')).not.toContain(form);
});

function largestModules(scripts: readonly string[]): string {
  const modules = modulesIn(dist, scripts).slice(0, 15);
  return `largest modules: ${modules.map(([module, bytes]) => `${module} ${bytes} B`).join(', ')}`;
}
