/**
 * One mailbox. Neither part has quotes, comments, blanks or the beginning of an encoded word (RFC 2047), so that no mail program
 * reads anything else in `local@domain`.
 */
type EmailAddress = { local: string; domain: string };

/** Why a text is not exactly one address. */
export type EmailProblem = 'several' | 'dots' | 'long' | 'wrong';

/** Octets of the part before the @ that a mail server takes (RFC 5321, 4.5.3.1.1). */
const localMax = 64;
const localWord = /^(?!.*=\?)[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+$/u;
const domainLabel = /^(?!-)[\p{L}\p{N}\p{M}-]{1,63}(?<!-)$/u;

/**
 * Reads what `repairEmail` has left: a dot-atom of RFC 5322 (3.4.1), in any script (RFC 6531), at a domain of two labels or more.
 */
export function parseEmail(text: string): EmailAddress | EmailProblem {
  const [local = '', domain = '', ...more] = text.split('@');
  if (more.length > 0 && /[,;\s]/.test(text)) return 'several';
  const [words, labels] = [local.split('.'), domain.split('.')];
  if (local && domain && more.length === 0 && [...words, ...labels].includes('')) return 'dots';
  if (more.length === 0 && new TextEncoder().encode(local).length > localMax) return 'long';
  const isDomain =
    labels.length > 1 && labels.every((label) => domainLabel.test(label)) && !/^\d+$/.test(labels.at(-1)!);
  return more.length === 0 && isDomain && words.every((word) => localWord.test(word)) ? { local, domain } : 'wrong';
}

/**
 * An address as it was meant, of one typed or pasted with what is around it elsewhere: `mailto:`, a name and angle brackets,
 * quotes or brackets, a label, a note, or the full stop of a sentence; a comma before `com` is a dot.
 */
export function repairEmail(typed: string): string {
  const plain = typed.normalize('NFKC').replaceAll('\ufffd', '').replaceAll('。', '.');
  // Telephones make these typographic while one types.
  const text = plain.replaceAll('’', "'").replaceAll('\u2010', '-').trim();
  const [, before = '', within = text] = /^([^<>]*)<([^<>]*)>$/.exec(text) ?? [];
  // Before the brackets a name, or the address again, as of a link that was copied with what it shows.
  const isTwice =
    before.trim().toLowerCase() ===
    within
      .replace(/^mailto:/i, '')
      .trim()
      .toLowerCase();
  const named = (isTwice || !before.includes('@') ? within : text)
    .trim()
    .replace(/ ?@ ?/, '@')
    .replace(/^e-?mail(?: address)?: ?/i, '')
    .replace(/ ?\([^()@]*\)$/, '');
  const link = /^mailto:(?:\/\/)?([^?]*)/i.exec(named)?.[1];
  const linked = link === undefined ? named : decoded(link);
  // Then it is refused, also where a line break would be left out below.
  if (/\p{C}/u.test(linked)) return linked;
  return linked
    .replace(/^[\s<"'‘’“”„[«]+/, '')
    .replace(/(?<![\s<>"'’”.,;:/)\]!»])[\s<>"'’”.,;:/)\]!»]+$/, '')
    .replace(/,(?=(?:com|net|org|edu|gov)$)(?<=^[^@\s,]+@[^@\s,]+,)/i, '.');
}

/** What a link means (RFC 6068, 2), or itself where it is not encoded. */
function decoded(link: string): string {
  try {
    return decodeURIComponent(link).normalize('NFKC');
  } catch {
    return link;
  }
}
