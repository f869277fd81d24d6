import { LRUCache } from 'lru-cache';
import type { PostSummary } from '#shared/news/post.ts';

const maxRenamed = 500;
type Index = { posts: readonly PostSummary[] };

export type RenamedSlugs = ReturnType<typeof createRenamedSlugs>;

/** Old slugs of renamed posts, each with the new one. */
export function createRenamedSlugs() {
  const renamed = new LRUCache<string, string>({ max: maxRenamed });

  function add(from: string, to: string) {
    // A post renamed back must not redirect in a circle.
    renamed.delete(to);
    renamed.set(from, to);
  }

  return {
    add,
    get: (slug: string) => renamed.get(slug),
    entries: (): [from: string, to: string][] => [...renamed.entries()],
    restore(entries: readonly [from: string, to: string][]) {
      for (const [from, to] of entries) renamed.set(from, to);
    },
    addDifferences(before: Index | undefined, after: Index | null) {
      const slugs = new Map(before?.posts.map(({ id, slug }) => [id, slug]));
      for (const { id, slug } of after?.posts ?? []) {
        const from = slugs.get(id);
        if (from !== undefined && from !== slug) add(from, slug);
      }
    },
  };
}
