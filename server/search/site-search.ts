import type { Logger } from 'pino';
import type { BrandId } from '#shared/brands/index.ts';
import { editDistance } from '#shared/format/edit-distance.ts';
import * as limits from '#shared/limits.ts';
import type { PostSummary } from '#shared/news/post.ts';
import { minQueryLength } from '#shared/news/search-query.ts';
import type { PageData, SearchResults } from '#shared/site/page-data.ts';
import { href } from '#shared/site/routes.ts';
import type { ContentService, GhostPage } from '../content/content-service.ts';
import { withTimeout } from '../timeout.ts';
import { ghostPageDocument, type PageText, pageDocument, postDocument, type SearchDocument } from './documents.ts';
import { bestSentence, marked } from './passage.ts';
import { type KnownQuery, knownGroups, termGroups } from './query.ts';
import { buildIndex, createSlices, type Match, type SearchIndex } from './search-index.ts';
import { splitAtWords, terms } from './terms.ts';

export type SiteSearch = ReturnType<typeof createSiteSearch>;

const maxHits = 20;
/** What part of the best result's score those after the first three have at least. */
const leastShare = 0.01;
const maxQuickHits = 6;
/** Dates and figures on the pages change with the day. */
const pageTextsMs = 24 * 3600_000;

type Options = {
  content: Pick<ContentService, 'allPosts' | 'sectionsOf' | 'pages'>;
  /** The pages without their text: what is searched until `refresh` has read it. */
  pageHeads: () => PageText[];
  pageTexts: () => AsyncIterable<PageText>;
  log: Logger;
  now?: () => number;
};

/**
 * Full-text search over the pages of each brand and all posts. A request waits a second at most for an index that is being
 * built, then uses the last one.
 */
export function createSiteSearch({ content, pageHeads, pageTexts, log, now = Date.now }: Options) {
  const headDocuments = () => pageHeads().map(pageDocument);
  let pages: SearchDocument[] | undefined;
  let textsReadAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> = Promise.resolve();
  let summaries: PostSummary[] | undefined;
  let posts: SearchDocument[] = [];
  let written: readonly GhostPage[] = [];
  let writtenPages: SearchDocument[] = [];
  let index: SearchIndex | undefined;
  let updating: Promise<void> = Promise.resolve();

  /** Builds the index when pages or posts have changed since the last time. */
  async function update(): Promise<void> {
    const found = await content.allPosts();
    if (found.ok && found.value !== summaries) {
      summaries = found.value;
      posts = await postDocuments(summaries);
    }
    const ghostPages = await content.pages();
    if (ghostPages.ok && ghostPages.value.shown !== written) {
      written = ghostPages.value.shown;
      writtenPages = written.filter(({ isHidden }) => !isHidden).map(ghostPageDocument);
    }
    pages ??= headDocuments();
    const documents = [...pages, ...writtenPages, ...posts];
    if (index && isSame(index.documents, documents)) return;
    index = await buildIndex(documents);
  }

  async function postDocuments(all: readonly PostSummary[]): Promise<SearchDocument[]> {
    const slice = createSlices();
    const documents: SearchDocument[] = [];
    for (const post of all) {
      documents.push(postDocument(post, content.sectionsOf(post)));
      await slice();
    }
    return documents;
  }

  function queueUpdate(): Promise<void> {
    updating = updating.then(update);
    return updating;
  }

  async function readTexts(): Promise<void> {
    const documents: SearchDocument[] = [];
    try {
      for await (const text of pageTexts()) documents.push(pageDocument(text));
      pages = documents;
      await queueUpdate();
    } catch (error) {
      log.error({ err: error }, 'the search could not read the pages');
    }
  }

  function refresh(): Promise<void> {
    if (now() - textsReadAt >= pageTextsMs) {
      textsReadAt = now();
      reading = readTexts();
    }
    return reading;
  }

  async function currentIndex(): Promise<SearchIndex> {
    await withTimeout(queueUpdate(), limits.contentRefreshWaitMs, () => undefined);
    if (index) return index;
    // The posts take longer. Meanwhile the index with them may have been built.
    const withoutPosts = await buildIndex(pages ?? headDocuments());
    index ??= withoutPosts;
    return index;
  }

  return {
    /**
     * Reads the texts of all pages and indexes them with the posts, a few milliseconds at a time, unless that was begun
     * within the day; a search begins it, too. Never rejects.
     */
    refresh,

    async find(q: string, brand: BrandId): Promise<PageData['search']['value']> {
      void refresh();
      const current = await currentIndex();
      const { matches, known } = search(current, q, brand);
      const value: SearchResults = {
        ...searchHits(matches),
        ...searchedQuery(q, known, matches),
        likely: matches.length > 0 || q.length < minQueryLength ? [] : likelyPages(current, q, brand),
      };
      return { ok: true, value };
    },

    /** The first results without their passages, for a list that appears while typing. */
    async quickFind(q: string, brand: BrandId): Promise<PageData['quickSearch']['value']> {
      void refresh();
      const current = await currentIndex();
      const { matches } = search(current, q, brand);
      return {
        ok: true,
        value: matches.slice(0, maxQuickHits).map((match) => {
          const { title, group } = match.document;
          return { title, path: linkTo(match), group };
        }),
      };
    },

    /** Up to three pages or posts whose path is within two typing errors of one that does not exist. */
    async suggest(path: string): Promise<PageData['suggestions']['value']> {
      const current = await currentIndex();
      const requested = path.toLowerCase().slice(0, 200);
      const byPath = new Map(current.documents.map((document) => [document.path, document]));
      const closest = [...byPath.values()]
        .map((document) => ({ document, distance: editDistance(requested, document.path, 2) }))
        .filter(({ distance }) => distance <= 2)
        .sort((a, b) => a.distance - b.distance)
        .slice(0, 3);
      return { ok: true, value: closest.map(({ document }) => ({ title: document.title, path: document.path })) };
    },
  };
}

function isSame(a: readonly SearchDocument[], b: readonly SearchDocument[]): boolean {
  return a.length === b.length && a.every((document, position) => document === b[position]);
}

function search(index: SearchIndex, q: string, brand: BrandId): { matches: Match[]; known: KnownQuery } {
  const groups = q.length < minQueryLength ? [] : termGroups(q);
  const isRead = index.documents.some((document) => document.brand !== null && document.sections.length > 0);
  // While the texts of the pages are not read, nobody knows which words are on the site.
  if (!isRead)
    return { matches: index.find(groups, brand), known: { groups, replaced: new Map(), unknown: new Set() } };
  const known = knownGroups(groups, index.vocabulary);
  const matches = index.find(known.groups, brand);
  // A word may be on pages of another brand only.
  const missed = known.groups.filter(
    ({ isAmount }, index) => !isAmount && !matches.some(({ groups }) => groups[index]),
  );
  const least = (matches[0]?.score ?? 0) * leastShare;
  return {
    matches: matches.filter(({ score }, index) => index < 3 || score >= least),
    known: { ...known, unknown: known.unknown.union(new Set(missed.flatMap(({ alternatives }) => alternatives[0]!))) },
  };
}

/** The best results, of those with the same passage the first: the calendars of many pages have the same lines. */
function searchHits(matches: readonly Match[]): Pick<SearchResults, 'hits' | 'total'> {
  const hits = new Map<string, SearchResults['hits'][number]>();
  let repeated = 0;
  for (const match of matches) {
    if (hits.size === maxHits) break;
    const hit = searchHit(match);
    const passage = bestSentence(match);
    const key = passage === match.document.description ? hit.path : passage;
    if (hits.has(key)) repeated += 1;
    else hits.set(key, hit);
  }
  return { hits: [...hits.values()], total: matches.length - repeated };
}

function searchHit(match: Match): SearchResults['hits'][number] {
  const { document, section, terms: matched } = match;
  return {
    title: marked(document.title, matched),
    path: linkTo(match),
    group: document.group,
    section: section?.id && section.heading !== document.title ? marked(section.heading, matched) : [],
    excerpt: marked(bestSentence(match), matched),
  };
}

function linkTo({ document, section }: Match): string {
  return section?.id ? `${document.path}#${section.id}` : document.path;
}

/** The query with its mistyped words as the best result writes them, and without those that are not on the site. */
function searchedQuery(
  q: string,
  { replaced, unknown }: KnownQuery,
  matches: Match[],
): Pick<SearchResults, 'corrected' | 'leftOut'> {
  if (matches.length === 0 || replaced.size + unknown.size === 0) return { corrected: null, leftOut: [] };
  const known = matches
    .slice(0, 3)
    .flatMap(({ document: { title, description, sections } }) =>
      splitAtWords([title, description, ...sections.map(({ heading, text }) => `${heading} ${text}`)].join(' ')),
    );
  const leftOut: string[] = [];
  const words = splitAtWords(q).map((part, index) => {
    if (index % 2 === 0) return part;
    const found = terms(part);
    const better = replaced.get(found[0] ?? '');
    if (better) return known.find((word) => terms(word)[0] === better)?.toLowerCase() ?? better;
    if (!found.some((term) => unknown.has(term))) return part;
    leftOut.push(part);
    return '';
  });
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  const corrected = plain(words.join(''));
  // A form of the word, such as "moved", may stand for another one of it.
  return { corrected: corrected.toLowerCase() === plain(q).toLowerCase() ? null : corrected, leftOut };
}

/** Where most visitors go on when nothing is found. */
const usualPages = [href('services'), href('deadlines'), href('contact')];

/** The three pages that are most like a query that found nothing. */
function likelyPages(index: SearchIndex, q: string, brand: BrandId): SearchResults['likely'] {
  const ofBrand = index.documents.filter((document) => document.brand === brand);
  const usual = usualPages.flatMap((path) => ofBrand.find((document) => document.path === path) ?? []);
  const similar = index.findSimilar(terms(q), brand);
  return [...new Set([...similar, ...usual])]
    .slice(0, 3)
    .map(({ title, path, description }) => ({ title, path, description }));
}
