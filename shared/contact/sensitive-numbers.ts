export type SensitiveKind = 'ssn' | 'ein' | 'card' | 'bank';
export type SensitiveNumber = { kind: SensitiveKind; start: number; end: number };

/** Shown in the dialog before a message with such a number is sent. */
export const sensitiveAdvice: Record<SensitiveKind, string> = {
  ssn: 'This looks like a Social Security number.',
  ein: 'This looks like an employer identification number.',
  card: 'This looks like a card number.',
  bank: 'This looks like a bank account or routing number.',
};

/**
 * Finds numbers that do not belong in e-mail: Social Security and other taxpayer numbers (3-2-4, or nine digits beside
 * such a label), EINs (2-7, or nine digits beside their label), card numbers (13 to 19 digits, issuer prefix, Luhn),
 * bank account and routing numbers (only beside a label; routing numbers by their checksum). ZIP+4, telephone numbers,
 * dates and amounts are left alone. In order of appearance, never overlapping.
 * @param text a message; never the phone field
 */
export function findSensitive(text: string): SensitiveNumber[] {
  const harmless = spansOf(text, [phoneNumber, isoDate, usDate]);
  const found: SensitiveNumber[] = [];
  const add = (kind: SensitiveKind, start: number, end: number) => {
    const taken = [...harmless, ...found].some((span) => start < span.end && end > span.start);
    if (!taken) found.push({ kind, start, end });
  };
  for (const { start, end } of cardNumbers(text, harmless)) add('card', start, end);
  for (const { start, end } of spansOf(text, [ssnShape])) add('ssn', start, end);
  for (const { start, end } of spansOf(text, [einShape])) add('ein', start, end);
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
  const hidden = number.replace(/\D/g, '').length - keep;
  let seen = 0;
  return number.replace(/\d/g, (digit) => (seen++ < hidden ? '•' : digit));
}

// A dash in any typographic form, a dot or a space.
const gap = '[ \\u00a0.\\-\\u2010-\\u2015]';
const ssnShape = new RegExp(`(?<![\\d.,$-])\\d{3}${gap}\\d{2}${gap}\\d{4}(?![\\d%]|[-.,]\\d)`, 'g');
const einShape = /(?<![\d.,$-]|\+\d{1,3}[ -]?)\d{2}[-\u2010-\u2015]\d{7}(?![\d%]|[-.,]\d)/g;
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
  for (const run of text.matchAll(/\d+(?:[ \u00a0-]\d+)*/g)) {
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

const ssnLabel = /(?<![a-z])(?:ssn|ss ?#|social(?: security)?(?: number| no\b| num\b| #)?|itin|taxpayer id\w*)/i;
const einLabel = /(?<![a-z])(?:f?ein|employer id\w*|federal id|tax id\w*)\b/i;
const accountLabel = /(?<![a-z])(?:account|acct)\b/i;
const routingLabel = /(?<![a-z])(?:routing|aba|rtn)\b/i;
const connected = /(?<![a-z])(?:account|acct)\.?\s*(?:(?:number|num|no|#)\.?)?\s*(?:is|was|ends in|:|=|-|–)?\s*#?\s*$/i;

/** Digits without separators, identified by the words around them. */
function labeledNumbers(text: string): SensitiveNumber[] {
  const found: SensitiveNumber[] = [];
  for (const match of text.matchAll(/(?<![\d$.,/-])\d(?:[ -]?\d){5,16}(?![\d%/]|[.,]\d|-\d)/g)) {
    const digits = match[0].replace(/\D/g, '');
    const span = { start: match.index, end: match.index + match[0].length };
    const line = lineAround(text, span);
    const before = line.before.slice(-40);
    const near = `${before} # ${line.after.slice(0, 25)}`;
    if (digits.length === 9 && ssnLabel.test(near)) found.push({ kind: 'ssn', ...span });
    else if (digits.length === 9 && einLabel.test(near)) found.push({ kind: 'ein', ...span });
    else if (digits.length === 9 && routingLabel.test(near) && passesRoutingCheck(digits))
      found.push({ kind: 'bank', ...span });
    else if (connected.test(before)) found.push({ kind: 'bank', ...span });
    else if (routingLabel.test(line.before + line.after) && accountLabel.test(line.before + line.after))
      found.push({ kind: 'bank', ...span });
  }
  return found;
}

function lineAround(text: string, { start, end }: Span) {
  const before = text.slice(Math.max(0, start - 200), start);
  const after = text.slice(end, end + 200);
  return { before: before.slice(before.lastIndexOf('\n') + 1), after: after.split('\n', 1)[0]! };
}

/** The checksum of American Bankers Association routing numbers: weights 3, 7, 1, a multiple of ten. */
function passesRoutingCheck(digits: string) {
  const sum = Array.from(digits, (digit, place) => Number(digit) * [3, 7, 1][place % 3]!).reduce((a, b) => a + b, 0);
  return sum > 0 && sum % 10 === 0;
}
