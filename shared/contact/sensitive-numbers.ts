import { digitOf } from '../forms/phone-number.ts';

type SensitiveKind = 'ssn' | 'ein' | 'card' | 'bank';
type SensitiveNumber = { kind: SensitiveKind; start: number; end: number };

/** Shown in the dialog before a message with such a number is sent. */
export const sensitiveAdvice: Record<SensitiveKind, string> = {
  ssn: 'This looks like a Social Security number.',
  ein: 'This looks like an employer identification number.',
  card: 'This looks like a card number.',
  bank: 'This looks like a bank account or routing number.',
};

/**
 * Finds numbers that do not belong in email: Social Security and other taxpayer numbers (3-2-4, or nine digits beside
 * such a label), EINs (2-7, or nine digits beside their label), card numbers (13 to 19 digits, issuer prefix, Luhn),
 * bank account and routing numbers (beside a label or each other; routing numbers by their checksum), IBANs by theirs. ZIP+4, telephone numbers,
 * dates and amounts are left alone, and it does not matter in which script, with which dashes and blanks, or with which
 * invisible characters a number is written. In order of appearance, never overlapping.
 * @param text a message; never the phone field
 */
export function findSensitive(text: string): SensitiveNumber[] {
  const { plain, places } = plainText(text);
  return findPlain(plain).map(({ kind, start, end }) => ({ kind, start: places[start]!, end: places[end]! }));
}

/** The text without format characters, with one kind of dash, blank and digit, and where each of its characters was. */
function plainText(text: string): { plain: string; places: number[] } {
  let plain = '';
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const written = plainCharacter(character);
    for (const _unit of written) places.push(at);
    plain += written;
    at += character.length;
  }
  return { plain, places: [...places, at] };
}

function plainCharacter(character: string): string {
  if (/[\x21-\x7e\n]/.test(character)) return character;
  if (/\p{Cf}/u.test(character)) return '';
  if (/[\p{Pd}\u2212\u2043]/u.test(character)) return '-';
  if (/[\u00b7\u2022]/.test(character)) return '.';
  if (/[\p{Zs}\t]/u.test(character)) return ' ';
  const folded = character.normalize('NFKC');
  return /^\p{Nd}$/u.test(folded) ? digitOf(folded) : [...folded].every((part) => part.length === 1) ? folded : '?';
}

function findPlain(text: string): SensitiveNumber[] {
  const harmless = spansOf(text, [phoneNumber, isoDate, usDate]);
  const found: SensitiveNumber[] = [];
  const add = (kind: SensitiveKind, start: number, end: number) => {
    const taken = [...harmless, ...found].some((span) => start < span.end && end > span.start);
    if (!taken) found.push({ kind, start, end });
  };
  for (const { start, end } of cardNumbers(text, harmless)) add('card', start, end);
  for (const { start, end } of spansOf(text, [ssnShape])) add('ssn', start, end);
  for (const { start, end } of spansOf(text, [einShape])) add('ein', start, end);
  for (const { start, end } of [...ibans(text), ...bankPairs(text)]) add('bank', start, end);
  for (const { kind, start, end } of labeledNumbers(text)) add(kind, start, end);
  return found.sort((a, b) => a.start - b.start);
}

/** The text with every digit of such a number as •; of a card number the last four stay, to distinguish cards. */
export function maskSensitive(text: string): string {
  let masked = '';
  let from = 0;
  for (const { kind, start, end } of findSensitive(text)) {
    masked += text.slice(from, start) + maskNumber(text.slice(start, end), kind === 'card' ? 4 : 0);
    from = end;
  }
  return masked + text.slice(from);
}

function maskNumber(number: string, keep: number) {
  const hidden = number.replace(/\P{Nd}/gu, '').length - keep;
  let seen = 0;
  return number.replace(/\p{Nd}/gu, (digit) => (seen++ < hidden ? '•' : digit));
}

// A mark with blanks or a line end around it, or blanks.
const mark = '[ \\n]{0,2}[-./_:|~]{1,2}[ \\n]{0,2}';
const gap = `(?:${mark}| {1,2})`;
const ssnGaps = `${gap}\\d{2}${gap}|${gap}\\d{2}\\n|\\n\\d{2}${gap}`;
// Round numbers with blanks between them are amounts, and counties write parcels so.
const otherwise = '(?<!parcel (?:(?:no|number|id)[.:]{0,2} |# ?)?)(?!\\d\\d0 {1,2}\\d\\d {1,2}\\d\\d00)';
const ssnShape = new RegExp(
  `(?<![\\d$]|\\d[-.])${otherwise}\\d{3}(?:${ssnGaps})\\d{4}(?:-\\d)?(?![\\d%]|[-.]\\d)`,
  'gi',
);
const einShape = new RegExp(`(?<![\\d$]|\\d[-./]|\\+\\d{1,3}[ -]?)\\d{2}${mark}\\d{7}(?![\\d%]|[-.]\\d)`, 'g');
const phoneNumber =
  /(?<![\d-])(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?![\d-])|\+\d{1,3}(?:[ ().-]{1,2}\d{1,5}){2,6}(?!\d)/g;
const isoDate = /(?<!\d)(?:19|20)\d{2}-\d{2}-\d{2}(?!\d)/g;
const usDate = /(?<!\d)\d{1,2}([-/.])\d{1,2}\1(?:19|20)?\d{2}(?!\d)/g;

function spansOf(text: string, patterns: RegExp[]) {
  return patterns.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (match) => ({ start: match.index, end: match.index + match[0].length })),
  );
}

type Span = { start: number; end: number };

const issuerPrefix = /^(?:3[04-9]|4|5|6|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/;

/** In a run of digit groups a card number may begin at each group. */
function cardNumbers(text: string, harmless: Span[]): Span[] {
  const found: Span[] = [];
  for (const run of text.matchAll(/\d+(?:(?:[-\s./_]{1,3}|,)\d+)*/g)) {
    const groups = spansOf(run[0], [/\d+/g]).map(({ start, end }) => ({
      start: run.index + start,
      end: run.index + end,
    }));
    for (let first = 0; first < groups.length; first++) {
      const end = longestCard(text, groups.slice(first, first + 19), harmless);
      if (end === null) continue;
      found.push({ start: groups[first]!.start, end });
      while (first + 1 < groups.length && groups[first + 1]!.start < end) first++;
    }
  }
  return found;
}

function longestCard(text: string, groups: Span[], harmless: Span[]): number | null {
  const start = groups[0]!.start;
  const single = groups[0]!.end - start === 1;
  let digits = '';
  let found: number | null = null;
  for (const group of groups) {
    const length = group.end - group.start;
    if (single ? length !== 1 : length < 3) break;
    if (harmless.some((span) => group.start < span.end && group.end > span.start)) break;
    digits += text.slice(group.start, group.end);
    if (digits.length > 19) break;
    if (digits.length >= 13 && issuerPrefix.test(digits) && passesLuhn(digits)) found = group.end;
  }
  return found;
}

function passesLuhn(digits: string) {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = digit * 2;
    sum += place % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

const ssnLabel =
  /(?<![a-z])(?:s[-./ ]{0,2}s[-./ ]{0,2}n|snn\b|ssm\b|s[-./]? ?s\b|soc\b(?! 2)|so[cs]ial(?! media)|soc[. ]{0,2}sec|i?tin\b(?! roof)|tax ?payer id)/i;
const einLabel = /(?<![a-z])(?:f?ein|e[. ]i[. ]n|employer id\w*|fed(?:eral|\.)? (?:id|i\.d|tax)|tax id\w*)\b/i;
const accountLabel = /(?<![a-z])(?:account|acct?|a\/c|checking|savings)\b/i;
const routingLabel = /(?<![a-z])(?:(?:routing|aba|rtn|transit)\b|rt ?#)/i;
const connected =
  /(?<![a-z])(?:(?:account|acct?|a\/c)\.?\s*(?:(?:number|num|no|#)\.?)?\s*(?:is|was|ends in|:|=|-|–)?\s*#?\s*|bank account(?! balance)[^\d\n]{1,50} is:? ?)$/i;

/** Nine digits together, or with any marks between them. */
const taxNumber = /(?<!\d)\d{9}(?!\d)|(?<![\d$]|\d[-./,])\d(?:[-./_,*+\\()[\] ]{0,3}\d){8}(?![\d%]|[-./,]\d)/g;
const accountNumber = /(?<![\d$]|\d[-./])\d(?:[-. ]{0,3}\d){5,16}(?![\d%/]|[-.]\d)/g;

/** Numbers that the words around them identify. */
function labeledNumbers(text: string): SensitiveNumber[] {
  const found: SensitiveNumber[] = [];
  for (const match of [...text.matchAll(accountNumber), ...text.matchAll(taxNumber)]) {
    const digits = match[0].replace(/\D/g, '');
    const span = { start: match.index, end: match.index + match[0].length };
    const line = lineAround(text, span);
    // A ZIP code has a mark: farther off, a label is about another number.
    const before = line.before.slice(/^\d+$/.test(match[0]) ? -80 : -40);
    const near = `${before} # ${line.after.slice(0, 25)}`;
    if (digits.length === 9 && ssnLabel.test(near)) found.push({ kind: 'ssn', ...span });
    else if (digits.length === 9 && einLabel.test(near)) found.push({ kind: 'ein', ...span });
    else if (digits.length === 9 && routingLabel.test(near) && passesRoutingCheck(digits))
      found.push({ kind: 'bank', ...span });
    else if (connected.test(before)) found.push({ kind: 'bank', ...span });
    else if (accountLabel.test(line.before + line.after) && isByRouting(text, span))
      found.push({ kind: 'bank', ...span });
  }
  return found;
}

/** A routing number and behind it, in the same line, the number of an account: as a check or a form for direct deposit has them. */
function bankPairs(text: string): Span[] {
  const pairs = text.matchAll(/(?<!\d|\d[-.,/])(\d{9})([^\d\n$]{1,20})(\d{6,17})(?![\d%]|[-.,/]\d)/g);
  return Array.from(pairs, ({ index, 1: routing = '', 2: between = '', 3: account = '' }) => {
    const start = index + routing.length + between.length;
    const isPair = routingPrefix.test(routing) && passesRoutingCheck(routing);
    return isPair
      ? [
          { start: index, end: index + 9 },
          { start, end: start + account.length },
        ]
      : [];
  }).flat();
}

/** Those of banks, by district of the Federal Reserve: other first digits are not given (ABA Routing Number Policy). */
const routingPrefix = /^(?:0[1-9]|1[0-2]|2[1-9]|3[0-2])/;

/** International bank account numbers (ISO 13616): together, or in groups of four. */
function ibans(text: string): Span[] {
  const runs = text.matchAll(/(?<![a-z\d])[a-z]{2}\d{2}(?:[ -]?[a-z\d]{4}){2,7}(?:[ -]?[a-z\d]{1,4})?(?![a-z\d])/gi);
  return Array.from(runs, ({ index, 0: run }) => {
    const ends = [...run.matchAll(/(?<=[a-z\d])(?![a-z\d])/gi)].map((end) => end.index).reverse();
    const length = ends.find((end) => passesIbanCheck(run.slice(0, end).replace(/[ -]/g, '')));
    return length ? [{ start: index, end: index + length }] : [];
  }).flat();
}

/** The remainder of 97, with letters as 10 to 35, after the first four characters have moved to the end. */
function passesIbanCheck(iban: string): boolean {
  if (iban.length < 15 || iban.replace(/\D/g, '').length < 10) return false;
  const digits = Array.from(iban.slice(4) + iban.slice(0, 4), (character) => Number.parseInt(character, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

/** Whether a routing number, or its label, is in the same line or one beside it. */
function isByRouting(text: string, { start, end }: Span): boolean {
  const before = text
    .slice(Math.max(0, start - 200), start)
    .split('\n')
    .slice(-2)
    .join('\n');
  const around = `${before} # ${text
    .slice(end, end + 200)
    .split('\n', 2)
    .join('\n')}`;
  const numbers = around.match(/(?<![\d-])\d{9}(?![\d-])/g) ?? [];
  return routingLabel.test(around) || numbers.some(passesRoutingCheck);
}

/** What stands before a number in its line, or in the one above where it begins its line, and behind it. */
function lineAround(text: string, { start, end }: Span) {
  // Narrow columns break a label into two lines.
  const before = text.slice(Math.max(0, start - 200), start).replace(/\n(?=(?:number|no|#)[.:]{0,2} ?\n ?$)/i, ' ');
  const after = text.slice(end, end + 200);
  return { before: before.slice(before.trimEnd().lastIndexOf('\n') + 1), after: after.split('\n', 1)[0]! };
}

/** The checksum of American Bankers Association routing numbers: weights 3, 7, 1, a multiple of ten. */
function passesRoutingCheck(digits: string) {
  const sum = Array.from(digits, (digit, place) => Number(digit) * [3, 7, 1][place % 3]!).reduce((a, b) => a + b, 0);
  return sum > 0 && sum % 10 === 0;
}
