import MiniSearch from 'minisearch';
import { truncate } from '#shared/format/truncate.ts';
import * as limits from '#shared/limits.ts';
import type { PostCard } from '#shared/news/post.ts';
import { minQueryLength, tokens } from '#shared/news/search-query.ts';
import type { PageData, SearchHit } from '#shared/site/page-data.ts';
import { withTimeout } from '../timeout.ts';
import type { ContentService } from './content-service.ts';

/** A page of the site, as the search indexes it. */
export type SitePage = { title: string; path: string; description: string };

export type SiteSearch = {
  find(q: string): Promise<PageData['search']['value']>;
  /** Up to three pages or posts whose path is within two typing errors of one that does not exist. */
  suggest(path: string): Promise<PageData['suggestions']['value']>;
};

type Entry = Omit<SearchHit, 'words'> & { id: number; tags: string };

const maxHits = 20;
const maxQueryWords = 12;
const excerptLength = 200;
/** How much higher a page ranks than a post that matches as well. */
const pageBoost = 1.6;

/**
 * Full-text search over the site's pages and all posts: titles rank highest, then tags, then excerpts. While the posts
 * cannot be fetched it uses the index it has, at first the pages alone.
 */
export function createSiteSearch(content: ContentService, pages: SitePage[]): SiteSearch {
  let index = createIndex([], pages);

  async function currentIndex() {
    const posts = await withTimeout(content.allPosts(), limits.contentRefreshWaitMs, () => undefined);
    if (posts?.ok && posts.value !== index.posts) index = createIndex(posts.value, pages);
    return index;
  }

  return {
    async find(q) {
      if (q.length < minQueryLength) return { ok: true, value: [] };
      const words = [...new Set(tokens(q))].slice(0, maxQueryWords).join(' ');
      const { search, entries } = await currentIndex();
      const all = search.search(words, { combineWith: 'AND' });
      const hits = (all.length > 0 ? all : search.search(words)).slice(0, maxHits);
      return { ok: true, value: hits.map(({ id, terms }) => searchHit(entries[id as number]!, terms)) };
    },
    async suggest(path) {
      const { entries } = await currentIndex();
      const requested = path.toLowerCase().slice(0, 200);
      const closest = entries
        .map((entry) => ({ entry, distance: editDistance(requested, entry.path, 2) }))
        .filter(({ distance }) => distance <= 2)
        .sort((a, b) => a.distance - b.distance)
        .slice(0, 3);
      return { ok: true, value: closest.map(({ entry }) => ({ title: entry.title, path: entry.path })) };
    },
  };
}

function createIndex(posts: PostCard[], pages: SitePage[]) {
  const contents: Omit<Entry, 'id'>[] = [
    ...pages.map(({ title, path, description }) => ({
      title,
      path,
      excerpt: description,
      kind: 'page' as const,
      tags: path.replace(/[/-]/g, ' '),
    })),
    ...posts.map((post) => ({
      title: post.title,
      path: post.url,
      excerpt: post.custom_excerpt ?? post.excerpt,
      kind: 'post' as const,
      tags: post.tags.map((tag) => tag.name).join(' '),
    })),
  ];
  const entries = contents.map((content, id) => ({ ...content, id }));
  const search = new MiniSearch<Entry>({
    fields: ['title', 'tags', 'excerpt'],
    tokenize: tokens,
    searchOptions: {
      boost: { title: 4, tags: 2 },
      boostDocument: (id) => (entries[id as number]!.kind === 'page' ? pageBoost : 1),
      // One letter begins half of all words.
      prefix: (term) => term.length > 1,
      // In a short word one letter makes another word: tax, tag. No word is as long as 30 letters.
      fuzzy: (term) => (term.length > 4 && term.length < 30 ? 0.2 : false),
    },
  });
  search.addAll(entries);
  return { posts, search, entries };
}

function searchHit({ title, path, excerpt, kind }: Entry, words: string[]): SearchHit {
  return { title, path, excerpt: truncate(excerpt, excerptLength), kind, words };
}

/** Levenshtein distance; above `max` any number greater than it. */
function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    if (Math.min(...next) > max) return max + 1;
    row = next;
  }
  return row[b.length]!;
}
