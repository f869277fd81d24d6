const maxQueryLength = 100;

/** Shorter queries, in characters, are not searched: they match almost everything. */
export const minQueryLength = 2;

/** The search query of what was typed: one line, at most 100 characters. */
export function searchQuery(typed: string | null): string {
  return (typed ?? '').replace(/\s+/g, ' ').trim().slice(0, maxQueryLength).trim();
}

const word = /[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)*/gu;

/** A text split at its words: those stand at the odd indexes, what separates them at the even ones. */
export function splitAtWords(text: string): string[] {
  return text.split(new RegExp(`(${word.source})`, 'u'));
}

/**
 * The search tokens of a text: words in lower case, without accents. Form names stay one token (W-2 is `w2`, 1099-NEC is
 * `1099nec`), other hyphenated words become one token per part.
 */
export function tokens(text: string): string[] {
  return (text.match(word) ?? []).flatMap((found) => {
    const plain = found.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    return /\d/.test(plain) ? plain.replaceAll('-', '') : plain.split('-');
  });
}
