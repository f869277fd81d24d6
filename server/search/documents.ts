import type { BrandId } from '#shared/brands/index.ts';
import type { PostSummary } from '#shared/news/post.ts';
import type { SearchGroup } from '#shared/site/page-data.ts';
import { matchRoute, type RouteName } from '#shared/site/routes.ts';
import { letterIndex } from '#shared/tax/letters/letter-index.ts';
import type { GhostPage } from '../content/content-service.ts';
import { joined, type TextSection, textSections } from '../content/html/sections.ts';
import { pageWords } from './page-words.ts';
import { topics } from './terms.ts';

export type PageText = {
  /** Null for what all brands show alike. */
  brand: BrandId | null;
  path: string;
  title: string;
  description: string;
  sections: TextSection[];
};

/** What a link to a page or post can lead to. The fields are those of the index: the terms of each, once. */
export type SearchSection = TextSection & { fields: Record<'words' | 'headings' | 'body', string[]> };

/** What is found as one result, by its best section: a page of one brand, or a post. */
export type SearchDocument = Omit<PageText, 'sections'> & {
  group: SearchGroup;
  sections: SearchSection[];
  fields: Record<'title' | 'words' | 'description', string[]>;
};

export function pageDocument(page: PageText): SearchDocument {
  const words = [pageWords[page.path] ?? letterNames(page.path)];
  // Before the sections are read, the page is found by what people call them.
  if (page.sections.length === 0)
    for (const [link, more] of Object.entries(pageWords)) if (link.startsWith(`${page.path}#`)) words.push(more);
  return searchDocument(page, words.join(' '));
}

export function postDocument(post: PostSummary, sections: TextSection[]): SearchDocument {
  const { url: path, title } = post;
  const description = post.custom_excerpt ?? post.excerpt;
  return searchDocument(
    { brand: null, path, title, description, sections },
    post.tags.map(({ name }) => name).join(' '),
  );
}

export function ghostPageDocument({ url, title, excerpt, html }: GhostPage): SearchDocument {
  return searchDocument({ brand: null, path: url, title, description: excerpt, sections: textSections(html) }, '');
}

/** @param words what people call it, besides the words it contains */
function searchDocument({ sections, ...texts }: PageText, words: string): SearchDocument {
  return {
    ...texts,
    group: searchGroup(texts.path),
    sections: searchSections(texts.path, sections),
    fields: {
      title: topics([texts.title]),
      words: topics([words, texts.path.replace(/[/-]/g, ' ')]),
      description: topics([texts.description]),
    },
  };
}

/** One section for each id that a link can lead to, where there is something to read. */
function searchSections(path: string, sections: readonly TextSection[]): SearchSection[] {
  return [...Map.groupBy(sections, ({ id }) => id)]
    .map(([id, [first, ...others]]) => ({
      id,
      heading: first!.heading,
      headings: [first, ...others].map((section) => section!.heading),
      text: [first!.text, ...others.map(({ heading, text }) => (text ? joined(heading, text) : heading))]
        .filter(Boolean)
        .join('\n'),
    }))
    .filter(({ text }) => text !== '')
    .map(({ headings, ...section }) => ({
      ...section,
      fields: {
        words: topics([pageWords[`${path}#${section.id}`] ?? '']),
        headings: topics(headings),
        body: topics([section.text]),
      },
    }));
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
