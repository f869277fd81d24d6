import * as limits from '../limits.ts';

/** A post address above this length is tried in shorter forms (specification, section 4). */
export function isLongSlug(slug: string): boolean {
  return characters(slug.trim()).length > limits.slugLength;
}

/**
 * The shorter slugs to try for one cut, in order: the first `length` characters, then the same without hyphens at its
 * end where the cut fell on one.
 */
export function truncateSlug(slug: string, length: number): string[] {
  const cut = characters(slug.trim()).slice(0, length).join('');
  const bare = cut.replace(/-+$/, '');
  return bare === cut || bare === '' ? [cut] : [cut, bare];
}

function characters(text: string): string[] {
  return Array.from(text);
}
