import { expect, test } from 'vitest';
import { type ProjectFile, projectFiles } from './project-files.ts';
import { visitSyntax } from './syntax-tree.ts';

/** Words that only this project used, each with the standard ones in their place. */
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

/** Ordinary words in a text, but not as names. */
const termsOfNames: typeof terms = [
  [/\bkept\b/i, 'cached, queued, saved, stored'],
  [/\bguess(?:es|ed)?\b/i, 'unknown slug, estimate'],
  [/\b(?:suspects?|parked|resting)\b/i, 'quarantined, held, backs off'],
  [/\basked\b/i, 'requested'],
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

/** The names in a source file and its path, in words: `keptPage` is `kept Page`. In stylesheets names of classes. */
function names({ path: file, text }: ProjectFile): Set<string> {
  const found = new Set<string>([file]);
  if (file.endsWith('.css')) for (const [name] of text.matchAll(/(?<=\.)[a-z][\w-]*(?=[^{}]*\{)/g)) found.add(name);
  if (/\.(?:tsx?|mjs)$/.test(file))
    visitSyntax(file, text, ({ type, name }) => {
      if (/Identifier$/.test(type) && typeof name === 'string') found.add(name);
    });
  return new Set([...found].map((name) => name.replace(/([a-z\d])(?=[A-Z])/g, '$1 ').replace(/[^A-Za-z\d]+/g, ' ')));
}

const files = projectFiles().filter(
  ({ path: file }) =>
    /\.(?:tsx?|mjs|css|md)$/.test(file) && !/^test\/(?:recordings|repository)\/|\/sample\//.test(file),
);

const namesOf = files.map((file) => ({ path: file.path, names: names(file) }));

test.each(terms)('comments, test titles and documents use a standard term, not %s (%s)', (term) => {
  const found = files.flatMap((file) =>
    prose(file)
      .filter((text) => term.test(text))
      .map((text) => `${file.path}: ${text.trim()}`),
  );
  expect(found).toEqual([]);
});

test.each([...terms, ...termsOfNames])('names use a standard term, not %s (%s)', (term) => {
  const found = namesOf.flatMap((file) =>
    [...file.names].filter((name) => term.test(name)).map((name) => `${file.path}: ${name}`),
  );
  expect(found).toEqual([]);
});
