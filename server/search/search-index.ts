import { setImmediate as nextTurn } from 'node:timers/promises';
import MiniSearch from 'minisearch';
import type { BrandId } from '#shared/brands/index.ts';
import { legalPages } from '#shared/site/navigation.ts';
import { href } from '#shared/site/routes.ts';
import { letterIndex } from '#shared/tax/letters/letter-index.ts';
import type { SearchDocument, SearchSection } from './documents.ts';
import type { TermGroup } from './query.ts';
import { terms } from './terms.ts';

/** Milliseconds of work between two turns of the event loop. */
const sliceMs = 6;

/** How much more a match counts in these fields than in the body. */
const boost = { title: 6, words: 6, headings: 2.5, description: 2, body: 1 };
/** A synonym counts less than the visitor's own word. */
const synonymBoost = Object.fromEntries(Object.entries(boost).map(([field, factor]) => [field, factor * 0.7]));
/** How much higher a page of the brand ranks than a post or a letter that matches as well. */
const pageBoost = 1.5;
const legalPaths = new Set(legalPages().map(({ href }) => href));
/** Letters to those who pay others, which rank as high as a page where payroll is the trade. */
const employerLetters = new Set(
  letterIndex
    .filter(({ group, aliases }) => group === 'employer' || aliases.includes('employer'))
    .map(({ slug }) => href('taxLetter', { slug })),
);
function boostOf({ brand, path }: SearchDocument, searched: BrandId): number {
  if (legalPaths.has(path)) return 0.1;
  if (searched === 'payroll' && employerLetters.has(path)) return pageBoost;
  return brand === null ? 1 : pageBoost;
}
/** How much higher what is made for the query ranks: all it asks for is in the title, or is what people call the page. */
const namedBoost = 4;
/** The same where some of it is in the heading of a section, or is what people call that. */
const sectionNamedBoost = 1.5;
/** The same of a town's own row, which goes before rows that mention the town. */
const townBoost = 3;
/** How much a word counts that stands in another section than the others. */
const scatteredFactor = 0.5;
/** A shorter term begins too many words. */
const minPrefixLength = 3;
/** Whole words: "car" is not "card". */
const synonym = { boost: synonymBoost, prefix: false };

/**
 * A page or post, its section that matches best unless all of it does, the terms that match there, and of each group of the
 * query whether it is anywhere in it.
 */
export type Match = {
  document: SearchDocument;
  section: SearchSection | undefined;
  terms: Set<string>;
  groups: boolean[];
  score: number;
};
export type SearchIndex = Awaited<ReturnType<typeof buildIndex>>;
/** What is indexed: a section, or without one what says what a whole page or post is about. */
type Entry = { document: SearchDocument; section?: SearchSection };
type Found = Entry & { score: number; groups: boolean[]; terms: string[] };

/** Resolves when other work had its turn, or at once while the present slice of time is not used up. */
export function createSlices(): () => Promise<void> | undefined {
  let end = performance.now() + sliceMs;
  return () => {
    if (performance.now() < end) return undefined;
    return nextTurn().then(() => {
      end = performance.now() + sliceMs;
    });
  };
}

export async function buildIndex(documents: readonly SearchDocument[]) {
  const entries = documents.flatMap((document): Entry[] => [
    { document },
    ...document.sections.map((section) => ({ document, section })),
  ]);
  const vocabulary = new Map<string, number>();
  const index = new MiniSearch<{ id: number }>({
    fields: Object.keys(boost),
    // The fields hold lists of terms already, queries single terms.
    stringifyField: (terms) => terms,
    tokenize: (terms) => (typeof terms === 'string' ? [terms] : terms),
    processTerm: (term) => term,
  });
  /** A visitor may not have typed all of a word that is not known. */
  const typedWord = { boost, prefix: (term: string) => term.length >= minPrefixLength && !vocabulary.has(term) };
  const slice = createSlices();
  for (const [id, { document, section }] of entries.entries()) {
    const { fields } = section ?? document;
    index.add({ id, ...fields });
    for (const term of new Set(Object.values(fields).flat())) vocabulary.set(term, (vocabulary.get(term) ?? 0) + 1);
    await slice();
  }

  return {
    documents,
    /** In how many sections each term is. */
    vocabulary,

    /**
     * The documents a brand shows that match, the best first. One whose best section matches all groups of terms ranks
     * above one where they are scattered, and that above one that lacks some.
     */
    find(groups: TermGroup[], brand: BrandId): Match[] {
      if (groups.length === 0) return [];
      const results = index.search(
        {
          combineWith: 'OR',
          queries: groups.map(({ alternatives }) => ({
            combineWith: 'OR',
            queries: alternatives.map((terms, index) => ({
              combineWith: 'AND',
              queries: terms,
              ...(index === 0 ? typedWord : synonym),
            })),
          })),
        },
        {
          boost,
          boostDocument: (id) => boostOf(entries[id]!.document, brand),
          filter: ({ id }) => [null, brand].includes(entries[id]!.document.brand),
        },
      );
      const byDocument = Map.groupBy(
        results.map(({ id, score, queryTerms, terms }): Found => {
          const matched = new Set(queryTerms);
          return {
            ...entries[id]!,
            score,
            terms,
            groups: groups.map((group) => isMatched(group, (term) => matched.has(term))),
          };
        }),
        ({ document }) => document,
      );
      const weights = groups.map(weightOf);
      return [...byDocument]
        .map(([document, found]) => bestMatch(document, found, groups, weights))
        .sort((a, b) => b.score - a.score);
    },

    /** Pages of a brand with words that begin like these, or differ from them in up to a third of their letters. */
    findSimilar(terms: string[], brand: BrandId): SearchDocument[] {
      const known = terms.filter((term) => term.length > 3 && term.length < 30);
      const filter = ({ id }: { id: number }) => entries[id]!.document.brand === brand;
      const results = index.search(
        { combineWith: 'OR', queries: known },
        { boost, prefix: true, fuzzy: 0.34, filter: filter as never },
      );
      return [...new Set(results.map(({ id }) => entries[id]!.document))].slice(0, 3);
    },
  };

  /** A rare term says more than a frequent one; an amount may be somebody's own. */
  function weightOf({ alternatives, isAmount }: TermGroup): number {
    if (isAmount) return 1;
    const rarest = Math.min(...alternatives[0]!.map((term) => vocabulary.get(term) ?? 1));
    return Math.log(1 + entries.length / rarest);
  }
}

function isMatched({ alternatives }: TermGroup, has: (term: string) => boolean): boolean {
  return alternatives.some((alternative) => alternative.every(has));
}

/** A document by the section that, with what is said of the whole, matches most of the query. */
function bestMatch(document: SearchDocument, found: Found[], groups: TermGroup[], weights: number[]) {
  const total = sum(weights);
  const whole = found.find(({ section }) => !section);
  const all = found.filter(({ section }) => section);
  const towns = document.path === href('towns') ? all.filter(({ section }) => isTownOf(groups, section!)) : [];
  const sections: (Found | undefined)[] = towns.length > 0 ? towns : all;
  const covered = (part: Found | undefined) =>
    sum(
      weights.map((weight, index) => {
        if (whole?.groups[index] || part?.groups[index]) return weight;
        return found.some((other) => other.groups[index]) ? weight * scatteredFactor : 0;
      }),
    ) / total;
  const { part, score } = (sections.length > 0 ? sections : [undefined])
    .map((part) => ({ part, score: ((whole?.score ?? 0) + (part?.score ?? 0)) * covered(part) ** 4 }))
    .reduce((a, b) => (b.score > a.score ? b : a));
  const { title, words } = document.fields;
  const { headings = [], words: sectionWords = [] } = part?.section?.fields ?? {};
  const isNamed = isNamedBy(groups, [...title, ...words]);
  const isSectionNamed = isNamedBy(groups, [...title, ...words, ...headings, ...sectionWords]);
  // What all of a page is about, or what a tool works out, is not in one section.
  const isWhole =
    groups.every((group) => begins(title, group)) ||
    (whole?.groups.every(Boolean) &&
      !part?.groups.every(Boolean) &&
      ((isNamed && document.group === 'do') ||
        !groups.some((group) => begins(headings, group) && !begins(title, group))));
  return {
    document,
    section: isWhole ? undefined : part?.section,
    terms: new Set([...(whole?.terms ?? []), ...(part?.terms ?? [])]),
    groups: groups.map((_, index) => found.some((other) => other.groups[index])),
    score: score * (isNamed ? namedBoost : isSectionNamed ? sectionNamedBoost : 1) * (towns.length > 0 ? townBoost : 1),
  };
}

/** Whether a query has the name of a section's town, which is its id. */
function isTownOf(groups: readonly TermGroup[], { id }: SearchSection): boolean {
  const typed = groups.flatMap(({ alternatives }) => alternatives[0]!);
  return id !== null && terms(id.replaceAll('-', ' ')).every((term) => typed.includes(term));
}

function isNamedBy(groups: readonly TermGroup[], names: readonly string[]): boolean {
  return groups.every((group) => group.isAmount || isMatched(group, (term) => names.includes(term)));
}

function begins(names: readonly string[], group: TermGroup): boolean {
  return isMatched(group, (term) => names.some((name) => name.startsWith(term)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
