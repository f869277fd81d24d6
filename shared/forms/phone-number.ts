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

/**
 * A number as people type it, with the characters that are stored: digits, hyphens, plus, parentheses and blanks. What stays is
 * left to the schema.
 */
export function repairPhone(typed: string): string {
  const text = typed.normalize('NFKC').trim();
  const named = text
    .replace(/^(?:tel|telephone|phone|call|cell|mobile|home|work|office)\b[.: ]*/i, '')
    .replace(/[ ,]?\(?(?:cell|mobile|home|work|office)\)?$/i, '')
    .trim();
  const [, main = named, extension] =
    /^(.*?\d\)?)[ ,;.-]*(?:ext(?:ension|n)?|x|#|(?<=\d{4})[,;])[.:= ]{0,2}(\d{0,6})$/i.exec(named) ?? [];
  const number = main
    .replace(/ ?[./·•] ?/g, '-')
    .replace(/(?<=^\+.{1,5})\(0\)/, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  const whole = (digits: string) => (extension ? `${digits} (${extension})` : digits);
  if (extension && whole(number).length > limits.phoneMax) return whole(number.replace(/[() -]/g, ''));
  return whole(number);
}
