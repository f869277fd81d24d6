import { trimEnd } from '../format/text.ts';
import * as limits from '../limits.ts';

/** A slug that Ghost could have given to a post, a tag or an author: 191 characters is the width of its column. */
export const slugPattern = /^[a-z0-9_-]{1,191}$/;

/** A post URL above this length is tried in shorter forms. */
export function isLongSlug(slug: string): boolean {
  return characters(slug.trim()).length > limits.slugLength;
}

/**
 * The shorter slugs to try for one cut, in order: the first `length` characters, then the same without hyphens at its
 * end where the cut fell on one.
 */
export function truncateSlug(slug: string, length: number): string[] {
  const cut = characters(slug.trim()).slice(0, length).join('');
  const bare = trimEnd(cut, '-');
  return bare === cut || bare === '' ? [cut] : [cut, bare];
}

function characters(text: string): string[] {
  return Array.from(text);
}
