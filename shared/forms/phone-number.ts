import * as limits from '../limits.ts';

/** A number that is stored has its extension in parentheses at its end: "740-555-0100 (12)". */
const withExtension = /^(.{7,}) \((\d{1,6})\)$/;

/** The number and its extension, if it has one. */
export function phoneParts(phone: string): { number: string; extension?: string } {
  const [, number, extension] = withExtension.exec(phone) ?? [];
  return number === undefined || extension === undefined ? { number: phone } : { number, extension };
}

/** The last ten digits of a number, without its extension: the same however it is written. */
export function phoneDigits(phone: string): string {
  return phoneParts(phone).number.replace(/\D/g, '').slice(-10);
}

/** What a telephone dials: digits, with + for the 00 or 011 before a country's number (ITU-T E.164: 15 digits at most). */
export const dialed = (number: string) => number.replace(/[^\d+]/g, '').replace(/^(?:00|011)(?=[1-9]\d{7,14}$)/, '+');

/** Whether a number can be called from Ohio: ten digits, eleven that begin with 1, or one with its country's. */
export const isCallable = (phone: string) => /^(?:\+|1?\d{10}$)/.test(dialed(phoneParts(phone).number));

/** A whole number of North America (ATIS-0300051) wherever it stands in a text, with any marks between its groups. */
const wholeNumber =
  /(?<![\d+][ ().-]{0,3})(?:(?:\+|00|011)?[ (]{0,2}1[^\p{L}\d+]{0,3})?\(?[2-9]\d{2}(?:[^\p{L}\d+]{0,3}\d{3}[^\p{L}\d+]{0,3}\d{4})(?!\d)/u;
/** An extension, also behind the pauses that dialers write, and as in `tel:` (RFC 3966): behind a whole number, and at the end. */
const extensionBehind =
  /^[ ,;.(-]{0,5}(?:e?xt?(?:ension|n)?|#|(?<=[,;])|[pw]{1,3}|\((?=\d{1,6}\)$))[.:= ]{0,2}(\d{1,6})(?![\d/]|[-. ]\d)/i;
const extensionAtEnd =
  /^(.*?\d\)?)[ ,;.-]*(?:e?xt?(?:ension|n)?|#|(?<=\d{4})[,;pw]{1,3}|(?<=\d{4}[,;]))[.:= ]{0,2}(\d{0,6})$/i;

/**
 * A number as people type it, with the characters that are stored: digits, hyphens, plus, parentheses and blanks. Words around
 * it are left out where it is whole; what else stays is left to the schema.
 */
export function repairPhone(typed: string): string {
  let repaired = repairOnce(typed);
  // What is stored is read again: of odd marks, or of two numbers in one, another pass may leave less.
  for (let pass = 0; pass < 5; pass++) repaired = repairOnce(repaired);
  return repaired;
}

function repairOnce(typed: string): string {
  if (isNone(typed)) return '';
  const { number, extension } = partsOf(plainPhone(typed));
  const isPaired = /^[^()]*(?:\([^()]*\)[^()]*)?$/.test(number);
  const marked = (isPaired ? number : number.replace(/[()]/g, ''))
    .replace(/ ?[^\p{L}\p{N}+() -] ?/gu, '-')
    .replace(/(?<=^\+.{1,5})\(0\)/, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  const whole = (digits: string) => (extension ? `${digits} (${extension})` : digits);
  const digits = marked.replace(/[() -]/g, '');
  // More digits than any number has (ITU-T E.164) are two numbers.
  return whole(whole(marked).length > limits.phoneMax && /^(?:\+|00|011)?\d{0,15}$/.test(digits) ? digits : marked);
}

/** What stands beside a telephone number, such as "after 5" or a second number, with the number; null where there is nothing. */
export function phoneWithWords(typed: string): string | null {
  if (isNone(typed)) return null;
  const plain = plainPhone(typed);
  const { number, extension = '' } = partsOf(plain);
  const left = plain.replace(number, '').replace(extension, '');
  return /^(?:\W|_|[pw]|e?xt?n?|extension|tel|telephone|ph|phone|number|callto)*$/i.test(left) ? null : plain;
}

const isNone = (typed: string) => /^ ?(?:none|no|n[/.]?a\.?|-) ?$/i.test(typed);

/** A number that is free of charge is advertised as a word: behind any other one, letters are words. */
const asWord = /^(?:\+?1[ .-]?)?\(?8(?:00|[3-8]{2})\)?[ .-]{0,2}(?:[a-z\d][ .-]?){7}$/i;
/** ITU-T E.161. */
const letterKeys = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];
const keyOf = (letter: string) => String(letterKeys.findIndex((key) => key.includes(letter.toLowerCase())) + 2);

/** With plain digits, parentheses and blanks, without what a spreadsheet or an address (RFC 3966) adds. */
function plainPhone(typed: string): string {
  const text = typed.normalize('NFKC').trim();
  return [...(asWord.test(text) ? text.replace(/[a-z]/gi, keyOf) : text)]
    .map((character) => (/\p{Nd}/u.test(character) ? digitOf(character) : character))
    .join('')
    .replace(/[[{<]/g, '(')
    .replace(/[\]}>]/g, ')')
    .replace(/;(?!ext=)[a-z-]{1,20}=[^;]*/gi, '')
    .replace(/^(\+?\d{7,15})\.0+$/, '$1');
}

function partsOf(plain: string): { number: string; extension?: string | undefined } {
  const found = wholeNumber.exec(plain);
  if (found) {
    const after = plain.slice(found.index + found[0].length);
    return { number: found[0], extension: extensionBehind.exec(after)?.[1] };
  }
  const named = withoutWords(plain);
  const [, number = '', extension] = withExtension.exec(named) ?? extensionAtEnd.exec(named) ?? [];
  return number.replace(/\D/g, '').length >= limits.phoneMin ? { number, extension } : { number: named };
}

/** The digits of a script follow each other from 0 to 9. */
export function digitOf(character: string): string {
  const code = character.codePointAt(0)!;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

/** Letters may also be digits of a number (1-800-FLOWERS): they are words only behind ten digits. */
function withoutWords(text: string): string {
  const number = text.slice(Math.max(text.search(/[+(\d]/), 0));
  const end = number.search(/\d\D*$/) + 1;
  const after = number.slice(end);
  const isWhole = number.replace(/\D/g, '').length >= (/\p{L}/u.test(after) ? 10 : limits.phoneMin);
  return isWhole ? number.slice(0, end) + (after.startsWith(')') ? ')' : '') : number;
}
