const word = /[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)*/gu;

/** A text as pieces, of which every second one, from index 1, is a word. */
export function wordVariants(text: string): string[] {
  return text.split(new RegExp(`(${word.source})`, 'u'));
}

/**
 * The words of a text as the search knows them: lower case, without accents. Form names stay one word (W-2, 1099-NEC),
 * other words with hyphens count as their parts.
 */
export function tokens(text: string): string[] {
  return (text.match(word) ?? []).flatMap((found) => {
    const plain = found.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    return /\d/.test(plain) ? plain.replaceAll('-', '') : plain.split('-');
  });
}
