import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../../views/styles');
const stylesheets = globSync('**/*.css', { cwd: folder });

/** Selectors with `:hover` outside of `@media (hover: hover)`. */
function unguardedHovers(css: string): string[] {
  const found: string[] = [];
  const blocks: string[] = [];
  let text = '';
  for (const letter of css.replace(/\/\*[\s\S]*?\*\//g, '')) {
    if (letter === '{') {
      blocks.push(text.trim());
      if (text.includes(':hover') && !blocks.some((block) => block.includes('(hover: hover)'))) found.push(text.trim());
    }
    if (letter === '}') blocks.pop();
    text = '{};'.includes(letter) ? '' : text + letter;
  }
  return found;
}

test('hover styles are for devices that hover', () => {
  expect(stylesheets.length).toBeGreaterThan(40);
  expect(unguardedHovers('a:hover { color: red }')).toEqual(['a:hover']);
  expect(unguardedHovers('@media (hover: hover) { a:hover { color: red } }')).toEqual([]);
  for (const file of stylesheets)
    expect(unguardedHovers(readFileSync(path.join(folder, file), 'utf8')), file).toEqual([]);
});
