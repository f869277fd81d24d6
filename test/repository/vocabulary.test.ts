import { expect, test } from 'vitest';
import { type ProjectFile, projectFiles } from './project-files.ts';

const terms: [term: RegExp, standard: string][] = [
  [/\b(?:kept|finished) (?:page|copy)\b/i, 'cached page, complete render'],
  [/\b(?:comes? alive|takes? over|taken over)\b/i, 'hydrates'],
  [/\bgives? way\b/i, 'is replaced by'],
  [/\bbehind the visitor/i, 'in the background'],
  [/\bat hand\b/i, 'in memory'],
  [/\bfirst screen\b/i, 'above the fold'],
  [/\bstrangers?\b/i, 'unknown senders, clients, crawlers'],
  [/\bearly script\b/i, 'inline head script'],
  [/\b(?:re|un)?packe[dr]\b/i, 'compressed'],
  [/\b(?:nobody|somebody|whoever)\b/i, 'clients, visitors, crawlers'],
  [/\b(?:everybody|told)\b/i, 'visitors, notified, reported'],
  [/\b(?:slips?|doors?|gates?|troubled?)\b/i, 'result, official links, middleware, error'],
  [/\b(?:bait|hurry|manners|ladder|restless)\b/i, 'see .github/CONTRIBUTING.md'],
];

/** The comments and test titles of a source file; a document is prose as a whole. */
function prose({ path: file, text }: ProjectFile): string[] {
  if (file.endsWith('.md')) return text.split('\n');
  const comments = text.match(/\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*/g) ?? [];
  const titles = file.startsWith('test/')
    ? (text.match(/\b(?:test|it|describe)(?:\.\w+\(.*\))?\(\s*['`].*/g) ?? [])
    : [];
  return [...comments, ...titles];
}

const files = projectFiles().filter(
  ({ path: file }) =>
    /\.(?:tsx?|mjs|css|md)$/.test(file) && !/^test\/(?:recordings|repository)\/|\/sample\//.test(file),
);

test.each(terms)('comments, test titles and documents use a standard term, not %s (%s)', (term) => {
  const found = files.flatMap((file) =>
    prose(file)
      .filter((text) => term.test(text))
      .map((text) => `${file.path}: ${text.trim()}`),
  );
  expect(found).toEqual([]);
});
