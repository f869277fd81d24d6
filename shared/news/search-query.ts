const longest = 100;

/** Fewer letters than this find nothing worth showing. */
export const shortestSearch = 2;

/** What is searched for, from what was typed: one line, at most 100 characters. */
export function searchQuery(typed: string | null): string {
  return (typed ?? '').replace(/\s+/g, ' ').trim().slice(0, longest).trim();
}
