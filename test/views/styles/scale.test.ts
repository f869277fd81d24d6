import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = globSync('views/styles/**/*.css').filter((file) => !/\/print\.css$|\/fonts\//.test(file));
/** Small phones, phones, tablets, desks, wide desks; below 20em the reader's text is very large. */
const widths = ['20em', '24em', '40em', '48em', '64em', '80em'];
const free = /^(?:0|auto|inherit|[1-3]px|-[1-3]px|var\(--[\w-]+\)|-?[\d.]+(?:em|ch|lh|cqi|vw|%))$/;

type Declaration = { file: string; selector: string; property: string; value: string };

const declarations = files.flatMap(declarationsIn);
const isSpace = ({ property }: Declaration) => /^(?:padding|margin|gap|row-gap|column-gap)(?:-|$)/.test(property);

test('paddings, margins and gaps are on the scale of tokens.css, or computed', () => {
  const spaces = declarations.filter(isSpace);
  expect(spaces.length).toBeGreaterThan(500);
  const off = spaces.filter(({ value }) =>
    value
      .replace(/(?:calc|min|max|clamp|env)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, 'auto')
      .replace('!important', '')
      .trim()
      .split(/\s+/)
      .some((part) => !free.test(part)),
  );
  expect(off).toEqual([]);
});

test('font sizes are those of tokens.css; the text of drawings has the units of the drawing', () => {
  const sizes = declarations.filter(
    ({ property, selector, file }) =>
      /^font(?:-size)?$/.test(property) && !/text(?::[\w-]+(?:\(\d\))?)?$/.test(selector) && !/tokens\.css$/.test(file),
  );
  expect(sizes.length).toBeGreaterThan(100);
  expect(
    sizes.filter(({ value }) => /\d(?:px|rem|pt|vw)/.test(value.replace(/min\(var\(--fs-\w+\), [\d.]+vw\)/, ''))),
  ).toEqual([]);
});

test('the conditions on the width of the screen have five widths', () => {
  const conditions = files.flatMap((file) =>
    [...withoutComments(file).matchAll(/@media[^{]*/g)].flatMap(([condition]) =>
      [...condition.matchAll(/\(([^()]*\bwidth\b[^()]*)\)/g)].flatMap(([, part]) => part!.match(/[\d.]+\w+/g) ?? []),
    ),
  );
  expect(conditions.length).toBeGreaterThan(50);
  expect([...new Set(conditions)].filter((width) => !widths.includes(width))).toEqual([]);
});

// Such a rule is checked again whenever what it asks for may have changed, a field's focus or an opened menu, and then
// browsers compute the styles of the whole page again: on a phone, a third of a second for each tap.
test('no rule asks what the whole document contains', () => {
  const selectors = [...new Set(declarations.map(({ selector }) => selector))];
  expect(selectors.length).toBeGreaterThan(500);
  expect(
    selectors.filter((selector) => /(?::root|html|body|\[data-theme[^\]]*\])[^\s>+~]*:has\(/.test(selector)),
  ).toEqual([]);
});

function withoutComments(file: string): string {
  return readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
}

function declarationsIn(file: string): Declaration[] {
  const blocks: string[] = [];
  return [...withoutComments(file).matchAll(/([^{};]*)([{};])/g)].flatMap(([, text, end]) => {
    if (end === '{') blocks.push(text!.trim());
    const selector = blocks.filter((block) => !block.startsWith('@')).join(' ');
    if (end === '}') blocks.pop();
    const [, property, value] = (end !== '{' && /^\s*([\w-]+)\s*:\s*([\s\S]+)/.exec(text!)) || [];
    return property ? [{ file, selector, property, value: value!.trim() }] : [];
  });
}
