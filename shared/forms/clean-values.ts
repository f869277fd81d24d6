import * as limits from '../limits.ts';

/**
 * Strips control characters (line breaks and tabs stay in `message`), trims, and drops fields that are null, undefined or
 * empty. Line breaks become \n. Values that are not strings, and texts too long for any field, are left to the schema.
 * @param values the fields of a form; anything but an object counts as no fields
 */
export function cleanValues(values: unknown): Record<string, unknown> {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return {};
  const cleaned = Object.entries(values).map(([field, value]) => [field, cleanValue(field, value)] as const);
  return Object.fromEntries(cleaned.filter(([, value]) => value !== null && value !== undefined && value !== ''));
}

/** Twice the longest message: blanks around it, and line breaks of two characters, are removed. */
const longestText = limits.messageMax * 2;

function cleanValue(field: string, value: unknown): unknown {
  if (typeof value !== 'string' || value.length > longestText) return value;
  if (field === 'message')
    return value
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .trim();
  const line = value.replace(/\p{Cc}/gu, '');
  return (field === 'phone' || field === 'email' ? normalizeTyped(line) : line).trim();
}

/** Numbers pasted from address books contain invisible direction marks, fixed blanks and typographic hyphens. */
function normalizeTyped(line: string) {
  return line
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\u2010-\u2015\u2212]/g, '-');
}
