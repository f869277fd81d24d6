import { setImmediate as nextTurn } from 'node:timers/promises';
import MiniSearch from 'minisearch';
import type { BrandId } from '#shared/brands/index.ts';
import { legalPages } from '#shared/site/navigation.ts';
import type { SearchDocument } from './documents.ts';
import type { TermGroup } from './query.ts';

/** Milliseconds of work between two turns of the event loop. */
const sliceMs = 6;

/** How much more a match counts in these fields than in the body. */
const boost = { title: 6, words: 6, headings: 2.5, description: 2, body: 1 };
/** A synonym counts less than the visitor's own word. */
const synonymBoost = Object.fromEntries(Object.entries(boost).map(([field, factor]) => [field, factor * 0.7]));
/** How much higher a page ranks than a post that matches as well. */
const pageBoost = 1.5;
const legalPaths = new Set(legalPages().map(({ href }) => href));
function boostOf({ isPost, path }: SearchDocument): number {
  if (legalPaths.has(path)) return 0.1;
  return isPost ? 1 : pageBoost;
}
/** How much higher what is made for the query ranks: all it asks for is in the title, or is what people call the page. */
const namedBoost = 4;
/** A shorter term begins too many words. */
const minPrefixLength = 3;
/** A visitor may not have typed all of a word; a synonym is whole: "car" is not "card". */
const typedWord = { boost, prefix: (term: string) => term.length >= minPrefixLength };
const synonym = { boost: synonymBoost, prefix: false };

export type Match = { document: SearchDocument; terms: Set<string> };
export type SearchIndex = Awaited<ReturnType<typeof buildIndex>>;

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

export async function buildIndex(all: readonly SearchDocument[]) {
  const vocabulary = new Map<string, number>();
  const index = new MiniSearch<SearchDocument & { id: number }>({
    fields: Object.keys(boost),
    extractField: (document, field) =>
      field === 'id' ? String(document.id) : (document.fields[field as keyof SearchDocument['fields']] as never),
    // The fields hold lists of terms already, queries single terms.
    stringifyField: (terms) => terms,
    tokenize: (terms) => (typeof terms === 'string' ? [terms] : terms),
    processTerm: (term) => term,
  });
  const slice = createSlices();
  for (const [id, document] of all.entries()) {
    index.add({ ...document, id });
    for (const term of new Set(Object.values(document.fields).flat()))
      vocabulary.set(term, (vocabulary.get(term) ?? 0) + 1);
    await slice();
  }

  return {
    documents: all,
    /** In how many documents each term is. */
    vocabulary,

    /**
     * The documents a brand shows that match, the best first. A document that matches all groups of terms ranks above one
     * that does not.
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
          boostDocument: (id) => boostOf(all[Number(id)]!),
          filter: ({ id }) => {
            const document = all[Number(id)]!;
            return document.brand === null || document.brand === brand;
          },
        },
      );
      const weights = groups.map(({ alternatives }) => weightOf(alternatives[0]!));
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      return results
        .map((result) => {
          const matched = new Set(result.queryTerms);
          const covered = groups.reduce(
            (sum, { alternatives }, index) =>
              alternatives.some((terms) => terms.every((term) => matched.has(term))) ? sum + weights[index]! : sum,
            0,
          );
          const named = isNamed(groups, all[Number(result.id)]!) ? namedBoost : 1;
          return { result, score: result.score * (covered / total) ** 3 * named };
        })
        .sort((a, b) => b.score - a.score)
        .map(({ result }) => ({ document: all[Number(result.id)]!, terms: new Set(result.terms) }));
    },

    /** Pages of a brand with words that begin like these, or differ from them in up to a third of their letters. */
    findSimilar(terms: string[], brand: BrandId): Match[] {
      const known = terms.filter((term) => term.length > 3 && term.length < 30);
      return index
        .search(
          { combineWith: 'OR', queries: known },
          { boost, prefix: true, fuzzy: 0.34, filter: ({ id }) => all[Number(id)]!.brand === brand },
        )
        .slice(0, 3)
        .map((result) => ({ document: all[Number(result.id)]!, terms: new Set(result.terms) }));
    },
  };

  /** A rare term says more than a frequent one. */
  function weightOf(terms: string[]): number {
    const rarest = Math.min(...terms.map((term) => vocabulary.get(term) ?? 1));
    return Math.log(1 + all.length / rarest);
  }
}

function isNamed(groups: TermGroup[], { fields }: SearchDocument): boolean {
  const names = new Set([...fields.title, ...fields.words]);
  return groups.every(({ alternatives }) => alternatives.some((terms) => terms.every((term) => names.has(term))));
}
