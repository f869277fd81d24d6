import type { BrandId } from '#shared/brands/index.ts';
import type { PostSummary } from '#shared/news/post.ts';
import type { SearchGroup } from '#shared/site/page-data.ts';
import { matchRoute, type RouteName } from '#shared/site/routes.ts';
import { letterIndex } from '#shared/tax/letters/letter-index.ts';
import type { GhostPage } from '../content/content-service.ts';
import { type TextSection, textSections } from '../content/html/sections.ts';
import { pageWords } from './page-words.ts';
import { topics } from './terms.ts';

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
  /** Null for what all brands show alike. */
  brand: BrandId | null;
  path: string;
  group: SearchGroup;
  isPost: boolean;
  title: string;
  description: string;
  sections: TextSection[];
  /** The fields of the index: the terms of each, once, which is enough to rank by. */
  fields: Record<'title' | 'words' | 'headings' | 'description' | 'body', string[]>;
};

export function pageDocument(page: PageText): SearchDocument {
  const words = pageWords[page.path] ?? letterNames(page.path);
  return searchDocument({ ...page, words, isPost: false });
}

export function postDocument(post: PostSummary, sections: TextSection[]): SearchDocument {
  return searchDocument({
    brand: null,
    isPost: true,
    path: post.url,
    title: post.title,
    description: post.custom_excerpt ?? post.excerpt,
    sections,
    words: post.tags.map(({ name }) => name).join(' '),
  });
}

export function ghostPageDocument({ url, title, excerpt, html }: GhostPage): SearchDocument {
  const texts = { brand: null, isPost: false, path: url, title, description: excerpt, words: '' };
  return searchDocument({ ...texts, sections: textSections(html) });
}

type Texts = Pick<SearchDocument, 'brand' | 'isPost' | 'path' | 'title' | 'description' | 'sections'> & {
  /** What people call it, besides the words it contains. */
  words: string;
};

function searchDocument({ words, ...texts }: Texts): SearchDocument {
  const headings = texts.sections.map(({ heading }) => heading);
  return {
    ...texts,
    group: searchGroup(texts.path),
    fields: {
      title: topics([texts.title]),
      words: topics([words, texts.path.replace(/[/-]/g, ' ')]),
      headings: topics(headings),
      description: topics([texts.description]),
      body: topics([...headings, ...texts.sections.map(({ text }) => text)]),
    },
  };
}

function letterNames(path: string): string {
  const { name, params } = matchRoute(path);
  const letter = name === 'taxLetter' && letterIndex.find(({ slug }) => slug === params['slug']);
  return letter ? [letter.number, letter.name, ...letter.aliases, letter.words].join(' ') : '';
}

const contactRoutes = new Set<RouteName>([
  'home',
  'services',
  'service',
  'personalTaxPricing',
  'about',
  'contact',
  'schedule',
]);

function searchGroup(path: string): SearchGroup {
  const { name } = matchRoute(path);
  if (path.startsWith('/resources/') && name !== 'whatsNew') return 'do';
  return contactRoutes.has(name) || name === 'towns' || path.startsWith('/industries') ? 'ask' : 'read';
}
