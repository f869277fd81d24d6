import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = globSync('views/styles/**/*.css').filter((file) => !/\/print\.css$|\/fonts\//.test(file));

// Such a rule is checked again whenever what it asks for may have changed, a field's focus or an opened menu, and then
// browsers compute the styles of the whole page again: on a phone, a third of a second for each tap.
test('no rule asks what the whole document contains', () => {
  const selectors = files.flatMap(selectorsIn);
  expect(selectors.length).toBeGreaterThan(500);
  expect(
    selectors.filter((selector) => /(?::root|html|body|\[data-theme[^\]]*\])[^\s>+~]*:has\(/.test(selector)),
  ).toEqual([]);
});

/** Those of nested rules with the ones around them. */
function selectorsIn(file: string): string[] {
  const blocks: string[] = [];
  const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...css.matchAll(/([^{};]*)([{};])/g)].flatMap(([, text, end]) => {
    if (end === '}') blocks.pop();
    if (end !== '{') return [];
    blocks.push(text!.trim());
    return [blocks.filter((block) => !block.startsWith('@')).join(' ')];
  });
}
