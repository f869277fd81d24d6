import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

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
