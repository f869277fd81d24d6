import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseAst } from 'vitest/node';
import requirements from '../requirements.json' with { type: 'json' };

/** `R-GH-06`, or several at once: `R-AP-01..15`. */
const mention = /R-([A-Z]{2})-(\d\d)(?:\.\.(\d\d))?/g;

test('each line of the requirements has a test named by its id', () => {
  const named = new Set<string>();
  for (const file of readdirSync('test', { recursive: true, encoding: 'utf8' })) {
    if (!/\.(test|spec)\.tsx?$/.test(file)) continue;
    for (const title of titles(file)) {
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

/** The first argument of each call of `test`, `it` and `describe` and of their `.each(…)`, where that is text. */
function titles(file: string): string[] {
  const source = readFileSync(path.join('test', file), 'utf8');
  const found: string[] = [];
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    if (isCall(node) && /^(?:test|it|describe)\b/.test(source.slice(node.start))) {
      const [title] = node.arguments;
      if (title && /^['"`]/.test(source.slice(title.start))) found.push(source.slice(title.start, title.end));
    }
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return found;
}

type Call = { type: 'CallExpression'; start: number; arguments: { start: number; end: number }[] };
const isCall = (node: object): node is Call => 'type' in node && node.type === 'CallExpression';
