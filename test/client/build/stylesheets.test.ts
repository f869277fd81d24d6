import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { brandCss, sharedBrandCss } from '#client/build/brand-stylesheet.ts';
import { darkThemeOf } from '#client/build/brand-stylesheet-plugin.ts';
import { brandIds } from '#shared/brands/index.ts';
import { sceneNames } from '#shared/brands/scenes.ts';
import { readScene } from '#views/art/scenes.ts';

const css = [sharedBrandCss(), ...brandIds.map(brandCss)].join('\n');
const stylesheets = filesBelow('views/styles', /\.css$/);
const scripts = [...filesBelow('views', /\.tsx?$/), ...filesBelow('client', /\.tsx?$/)];
/** Defined in a stylesheet, or set on an element by a script. */
const defined = new Set([
  ...[...stylesheets, css].join('').match(/--[\w-]+(?=\s*:)/g)!,
  ...(scripts.join('').match(/(?<=setProperty\(')--[\w-]+/g) ?? []),
]);
const undefinedIn = (text: string) =>
  [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!).filter((name) => !defined.has(name));

test.each(brandIds)('the properties of %s are for its own pages', (id) => {
  expect(sharedBrandCss()).not.toContain(`data-brand="${id}"`);
  for (const other of brandIds.filter((one) => one !== id)) expect(brandCss(id)).not.toContain(other);
});

test('drawings within pages use defined custom properties only', () => {
  for (const name of sceneNames) expect(undefinedIn(readScene('views/art', name)), name).toEqual([]);
});

test('stylesheets use defined custom properties only', () => {
  expect(undefinedIn(stylesheets.join(''))).toEqual([]);
});

function filesBelow(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

test('only the rules for the dark theme remain, without their condition', () => {
  const css = `
    /* [data-theme="dark"] .comment {} */
    .card { color: red; }
    [data-theme="dark"] .card { color: blue; }
    [data-brand="payroll"][data-theme="dark"] { --accent: green; }
    @media screen {
      .icon,
      [data-theme="dark"] :is(.band, .results) {
        border: 0;
      }
    }`;
  expect(darkThemeOf(css).replace(/\s+/g, ' ')).toBe(
    ':root .card { color: blue; } [data-brand="payroll"]:root { --accent: green; } :root :is(.band, .results) { border: 0; }',
  );
});
