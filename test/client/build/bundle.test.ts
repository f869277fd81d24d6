import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { brandIds } from '#shared/brands/index.ts';
import { routes } from '#shared/site/routes.ts';
import {
  allModules,
  filesIn,
  heaviest,
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

/** Bytes with gzip, 15 % above what the build had on 2026-11-28: they find what comes into a page by accident. */
const most = {
  scripts: { home: 104_560, heaviest: 121_960, calculatorInUse: 160_000 },
  styles: { home: 18_780, heaviest: 19_990, calculator: 19_890 },
  inlineScript: 4_050,
};

test('the scripts of home, the heaviest page and the calculator in use are within their limits', () => {
  const [page, bytes] = heaviest(weights.scripts);
  expect(weights.scripts['home'], largestModules(scriptsOf(dist, 'home'))).toBeLessThanOrEqual(most.scripts.home);
  expect(bytes, `${page}: ${largestModules(scriptsOf(dist, page))}`).toBeLessThanOrEqual(most.scripts.heaviest);
  expect(weights.calculatorInUse, largestModules(scriptsInUse(dist, 'taxCalculator'))).toBeLessThanOrEqual(
    most.scripts.calculatorInUse,
  );
});

test('the stylesheets of home, the heaviest page and the calculator are within their limits', () => {
  const [page, bytes] = heaviest(weights.styles);
  const files = largest(filesIn('views/styles').filter(([file]) => file.endsWith('.css')));
  expect(weights.styles['home'], files).toBeLessThanOrEqual(most.styles.home);
  expect(bytes, `${page}: ${files}`).toBeLessThanOrEqual(most.styles.heaviest);
  expect(weights.styles['taxCalculator'], files).toBeLessThanOrEqual(most.styles.calculator);
});

test('the inline script is within its limit', () => {
  expect(weights.inlineScript, largest(filesIn('client/inline'))).toBeLessThanOrEqual(most.inlineScript);
});

test('each brand preloads two fonts', () => {
  expect(Object.keys(weights.fonts)).toHaveLength(brandIds.length);
  for (const [brand, fonts] of Object.entries(weights.fonts)) expect(fonts, brand).toHaveLength(2);
});

test('the text of a tax letter is page data, in no script', () => {
  const letters = allModules(dist).filter((module) => module.startsWith('shared/tax/letters/'));
  expect(letters.sort()).toEqual(
    ['find-letter', 'letter-days', 'letter-index', 'letter-rows', 'letter'].map(
      (name) => `shared/tax/letters/${name}.ts`,
    ),
  );
});

test('the calculator in use loads no facts on businesses, owners and households', () => {
  const modules = modulesIn(dist, scriptsInUse(dist, 'taxCalculator')).map(([module]) => module);
  expect(modules).toContain('shared/tax/facts/federal.ts');
  expect(modules.filter((module) => /facts\/(?:business|owners|households)\.ts$/.test(module))).toEqual([]);
});

test('the contact form’s validation is loaded when the form is used, on the home page the form itself when it is near', () => {
  const modules = (page: string) => modulesIn(dist, scriptsOf(dist, page)).map(([module]) => module);
  const form = 'views/components/contact-form/contact-form.tsx';
  expect(modules('contact').filter((module) => module.includes('node_modules/zod'))).toEqual([]);
  expect(modules('contact')).toContain(form);
  expect(modules('home')).not.toContain(form);
});

test('no text that the server alone renders is in a script', () => {
  const modules = allModules(dist);
  expect(modules).toContain('views/pages/tools/tax-calculator/tool.tsx');
  const texts = ['views/pages/about/about-page.tsx', 'views/pages/home/section-registry.tsx'];
  expect(modules.filter((module) => module.endsWith('.mdx') || texts.includes(module))).toEqual([]);
});

const largestModules = (scripts: readonly string[]) => largest(modulesIn(dist, scripts));

function largest(files: [file: string, bytes: number][]): string {
  const rows = files.slice(0, 5).map(([file, bytes]) => `${file} ${bytes} B`);
  return `the largest files, before compression: ${rows.join(', ')}`;
}

const scripts = readdirSync('dist/public/assets').filter((name) => name.endsWith('.js'));

test('scripts call no function that came after the oldest supported browsers', () => {
  const newer =
    /(?:Map|Object)\.groupBy|withResolvers|\.to(?:Sorted|Reversed|Spliced)\(|Array\.fromAsync|AbortSignal\.any|URL\.(?:canParse|parse)\(|Promise\.try|Iterator\.|isWellFormed|\.(?:union|intersection|difference|isSubsetOf)\(|checkVisibility|RegExp\.escape|moveBefore|setHTMLUnsafe|getHTML\(/g;
  const found = scripts.flatMap((name) =>
    [...readFileSync(`dist/public/assets/${name}`, 'utf8').matchAll(newer)].map(([call]) => `${name}: ${call}`),
  );
  expect(scripts.length).toBeGreaterThan(10);
  expect(found).toEqual([]);
});
