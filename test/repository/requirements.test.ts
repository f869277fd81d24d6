import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import requirements from '../requirements.json' with { type: 'json' };

/** `R-GH-06`, or several at once: `R-AP-01..15`. */
const mention = /R-([A-Z]{2})-(\d\d)(?:\.\.(\d\d))?/g;

test('each line of the requirements has a test named by its id', () => {
  const named = new Set<string>();
  for (const file of readdirSync('test', { recursive: true, encoding: 'utf8' })) {
    if (!/\.(test|spec)\.tsx?$/.test(file)) continue;
    for (const title of titles(readFileSync(path.join('test', file), 'utf8'))) {
      for (const [, kind, first, last = first] of title.matchAll(mention)) {
        for (let number = Number(first); number <= Number(last); number++) {
          named.add(`R-${kind}-${String(number).padStart(2, '0')}`);
        }
      }
    }
  }
  expect(Object.keys(requirements).filter((id) => !named.has(id))).toEqual([]);
  expect([...named].filter((id) => !(id in requirements))).toEqual([]);
});

/** What stands in quotes behind `test(`, `it(`, `describe(` and their `.each(…)(`. */
function titles(source: string): string[] {
  return [...source.matchAll(/\b(?:test|it|describe)(?:\.\w+)*(?:\([^'"`]*?\))?\(\s*(['"`])((?:(?!\1).)*)\1/gs)].map(
    ([, , title]) => title!,
  );
}
