import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const stylesheets = readdirSync('dist/public/assets').filter((name) => name.endsWith('.css'));
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
