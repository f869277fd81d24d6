const maxQueryLength = 100;

/** Shorter queries, in characters, are not searched: they match almost everything. */
export const minQueryLength = 2;

/** The search query of what was typed: one line, at most 100 characters. */
export function searchQuery(typed: string | null): string {
  return (typed ?? '').replace(/\s+/g, ' ').trim().slice(0, maxQueryLength).trim();
}
