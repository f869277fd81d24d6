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

/** Whether a number can be called from Ohio: ten digits, eleven that begin with 1, or one of another country with its +. */
export const isCallable = (phone: string) => /^(?:\+|1?\d{10}$)/.test(phoneParts(phone).number.replace(/[^\d+]/g, ''));

/**
 * A number as people type it, with the characters that are stored: digits, hyphens, plus, parentheses and blanks. Words around
 * it are left out where it is whole; what else stays is left to the schema.
 */
export function repairPhone(typed: string): string {
  // Dialers write pauses before an extension.
  const named = withoutWords(typed.normalize('NFKC').trim()).replace(/(?<=\d{4})[,;pw]{1,3}(?=\d{1,6}$)/i, 'x');
  const [, main = named, extension] =
    /^(.*?\d\)?)[ ,;.-]*(?:e?xt?(?:ension|n)?|#|(?<=\d{4})[,;])[.:= ]{0,2}(\d{0,6})$/i.exec(named) ?? [];
  const number = main
    .replace(/ ?[./·•_*] ?/g, '-')
    .replace(/(?<=^\+.{1,5})\(0\)/, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  const whole = (digits: string) => (extension ? `${digits} (${extension})` : digits);
  const digits = number.replace(/[() -]/g, '');
  // More digits than any number has (ITU-T E.164) are two numbers.
  return whole(whole(number).length > limits.phoneMax && /^(?:\+|00|011)?\d{0,15}$/.test(digits) ? digits : number);
}

/** Letters may also be digits of a number (1-800-FLOWERS): they are words only behind ten digits. */
function withoutWords(text: string): string {
  const number = text.slice(Math.max(text.search(/[+(\d]/), 0));
  const end = number.search(/\d\D*$/) + 1;
  const after = number.slice(end);
  const isWhole = number.replace(/\D/g, '').length >= (/\p{L}/u.test(after) ? 10 : limits.phoneMin);
  return isWhole ? number.slice(0, end) + (after.startsWith(')') ? ')' : '') : number;
}
