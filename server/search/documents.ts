import type { BrandId } from '#shared/brands/index.ts';
import type { PostCard } from '#shared/news/post.ts';
import type { SearchGroup } from '#shared/site/page-data.ts';
import { matchRoute, type RouteName } from '#shared/site/routes.ts';
import { letterIndex } from '#shared/tax/letters/letter-index.ts';
import type { TextSection } from '../content/html/sections.ts';
import { pageWords } from './page-words.ts';
import { isStopTerm, type KnownWords, terms } from './terms.ts';

/** A page of a brand with its text. */
export type PageText = {
  /** Null for a page that is the same in all brands. */
  brand: BrandId | null;
  path: string;
  title: string;
  description: string;
  sections: TextSection[];
};

/** What is found as one result: a page of one brand, or a post. */
export type SearchDocument = {
  id: number;
  /** Null for what all brands show alike. */
  brand: BrandId | null;
  path: string;
  group: SearchGroup;
  isPost: boolean;
  title: string;
  description: string;
  sections: TextSection[];
  /** The terms of each section's heading and text, each once. */
  sectionTerms: string[][];
  /** The fields of the index: terms, separated by blanks. */
  fields: { title: string; words: string; headings: string; description: string; body: string };
};

export function pageDocument(page: PageText, known: KnownWords): Omit<SearchDocument, 'id'> {
  return searchDocument({ ...page, words: pageWords[page.path] ?? letterNames(page.path), isPost: false }, known);
}

export function postDocument(post: PostCard, sections: TextSection[], known: KnownWords): Omit<SearchDocument, 'id'> {
  const texts = {
    brand: null,
    isPost: true,
    path: post.url,
    title: post.title,
    description: post.custom_excerpt ?? post.excerpt,
    sections,
    words: post.tags.map(({ name }) => name).join(' '),
  };
  return searchDocument(texts, known);
}

type Texts = Pick<SearchDocument, 'brand' | 'isPost' | 'path' | 'title' | 'description' | 'sections'> & {
  /** What people call it, besides the words it contains. */
  words: string;
};

function searchDocument({ words, ...texts }: Texts, known: KnownWords): Omit<SearchDocument, 'id'> {
  const topics = (text: string) => topicsOf(text, known);
  const sectionTerms = texts.sections.map(({ heading, text }) => topics(`${heading} ${text}`));
  return {
    ...texts,
    group: searchGroup(texts.path),
    sectionTerms,
    fields: {
      title: topics(texts.title).join(' '),
      words: topics(`${words} ${texts.path.replace(/[/-]/g, ' ')}`).join(' '),
      headings: topics(texts.sections.map(({ heading }) => heading).join(' ')).join(' '),
      description: topics(texts.description).join(' '),
      body: [...new Set(sectionTerms.flat())].join(' '),
    },
  };
}

/** Further numbers and names of a tax letter. */
function letterNames(path: string): string {
  const { name, params } = matchRoute(path);
  const letter = name === 'taxLetter' && letterIndex.find(({ slug }) => slug === params['slug']);
  return letter ? [letter.number, letter.name, ...letter.aliases].join(' ') : '';
}

/** Each term once, which is enough to rank by and half of the work. */
function topicsOf(text: string, known: KnownWords): string[] {
  return [...new Set(terms(text, known))].filter((term) => !isStopTerm(term));
}

const asked = new Set<RouteName>(['home', 'services', 'service', 'personalTaxPricing', 'about', 'contact', 'schedule']);

/** The group of a page or post among the results. */
function searchGroup(path: string): SearchGroup {
  const { name } = matchRoute(path);
  if (path.startsWith('/resources/') && name !== 'whatsNew') return 'do';
  return asked.has(name) || path.startsWith('/locations/') || path.startsWith('/industries') ? 'ask' : 'read';
}
