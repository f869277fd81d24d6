import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const stylesheets = readdirSync('dist/public/assets').filter((name) => name.endsWith('.css'));
const scripts = readdirSync('dist/public/assets').filter((name) => name.endsWith('.js'));
const css = stylesheets.map((name) => readFileSync(`dist/public/assets/${name}`, 'utf8')).join('');

test('the scrolled header is blurred in Safari before 18, which takes no custom property there', () => {
  expect(css).toContain('-webkit-backdrop-filter:saturate(160%) blur(14px)');
  expect(css).not.toMatch(/backdrop-filter:var\(/);
});

test('styles for browsers without popovers are in the stylesheet', () => {
  expect(css).toMatch(
    /@supports not selector\(:popover-open\)\{[^@]*\.menu-sheet:not\(\[data-open\]\)\{display:none\}/,
  );
});

test('scripts call no function that came after the oldest supported browsers', () => {
  const newer =
    /(?:Map|Object)\.groupBy|withResolvers|\.to(?:Sorted|Reversed|Spliced)\(|Array\.fromAsync|AbortSignal\.any|URL\.(?:canParse|parse)\(|Promise\.try|Iterator\.|isWellFormed|\.(?:union|intersection|difference|isSubsetOf)\(|checkVisibility|RegExp\.escape|moveBefore|setHTMLUnsafe|getHTML\(/g;
  const found = scripts.flatMap((name) =>
    [...readFileSync(`dist/public/assets/${name}`, 'utf8').matchAll(newer)].map(([call]) => `${name}: ${call}`),
  );
  expect(scripts.length).toBeGreaterThan(10);
  expect(found).toEqual([]);
});
