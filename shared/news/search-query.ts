const maxQueryLength = 300;

/** Shorter queries, in characters, are not searched: they match almost everything. */
export const minQueryLength = 2;

/** The search query of what was typed: one line, at most 300 characters, none of its words cut. */
export function searchQuery(typed: string | null): string {
  const line = (typed ?? '').replace(/\s+/g, ' ').trim();
  if (line.length <= maxQueryLength) return line;
  const end = line.lastIndexOf(' ', maxQueryLength);
  return line.slice(0, end > 0 ? end : maxQueryLength);
}
