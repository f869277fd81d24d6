import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { type EmailProblem, parseEmail, repairEmail } from './email-address.ts';
import { phoneWithWords, repairPhone } from './phone-number.ts';

/** Validation errors of the fields, in the forms and in the responses of the API. */
export const fieldMessages = {
  nameMissing: 'Name is required',
  nameShort: 'Name must be at least 2 characters',
  nameLong: `Name must be at most ${limits.nameMax} characters`,
  emailMissing: 'Email is required',
  emailWrong: 'Please enter a valid email address',
  emailSeveral: 'Please enter one email address only',
  emailDots: 'Please enter a valid email address: look at its dots again',
  emailLong: 'Please enter a valid email address: the part before the @ has at most 64 letters',
  phoneWrong: 'Please enter a valid phone number',
  serviceWrong: 'Please choose a service from the list',
  messageMissing: 'Message is required',
  messageShort: `Message must be at least ${limits.messageMin} characters`,
  messageLong: `Message must be at most ${limits.messageMax} characters`,
  townLong: `Town must be at most ${limits.lineMax} characters`,
  topicLong: `Topic must be at most ${limits.lineMax} characters`,
} as const;

const emailErrors: Record<EmailProblem, string> = {
  several: fieldMessages.emailSeveral,
  dots: fieldMessages.emailDots,
  long: fieldMessages.emailLong,
  wrong: fieldMessages.emailWrong,
};

const phonePattern = new RegExp(`^[0-9+() -]{${limits.phoneMin},${limits.phoneMax}}$`);

const required = (missing: string) =>
  z.string({ error: missing }).check(z.minLength(1, { error: missing, abort: true }));
const optional = (max: number, error: string) => z.optional(z.string(error).check(z.maxLength(max, error)));

/** The fields that forms share, for browser and server. They expect values that went through `cleanValues`. */
export const fields = {
  name: required(fieldMessages.nameMissing).check(
    // A letter of a script without capitals may be a whole name.
    z.regex(new RegExp(`^(?:.{${limits.nameMin},}|\\p{Lo})$`, 'su'), fieldMessages.nameShort),
    z.maxLength(limits.nameMax, fieldMessages.nameLong),
  ),
  email: required(fieldMessages.emailMissing).check(
    z.maxLength(limits.emailMax, { error: fieldMessages.emailWrong, abort: true }),
    ({ value, issues }) => {
      const parsed = parseEmail(value);
      if (typeof parsed === 'string') issues.push({ code: 'custom', message: emailErrors[parsed], input: value });
    },
    z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, fieldMessages.emailWrong),
  ),
  phone: z.optional(
    z
      .string(fieldMessages.phoneWrong)
      .check(
        z.maxLength(limits.phoneMax, { error: fieldMessages.phoneWrong, abort: true }),
        z.regex(phonePattern, fieldMessages.phoneWrong),
      ),
  ),
  /** A `value` of the brand's serviceOptions. */
  service: optional(limits.lineMax, fieldMessages.serviceWrong),
  message: required(fieldMessages.messageMissing).check(
    z.minLength(limits.messageMin, fieldMessages.messageShort),
    z.maxLength(limits.messageMax, fieldMessages.messageLong),
  ),
  /** A message that may be left out. */
  note: optional(limits.messageMax, fieldMessages.messageLong),
  town: optional(limits.lineMax, fieldMessages.townLong),
  /** A `value` of the brand's serviceOptions, or any other text. */
  topic: optional(limits.lineMax, fieldMessages.topicLong),
};

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;
export type Parsed<Values> = { ok: true; values: Values } | { ok: false; errors: FieldErrors<keyof Values & string> };

/**
 * Checks cleaned values against a form's schema: the values without absent ones, or the first error of each field.
 * @param values fields side by side; wrong shapes come back as errors of their fields, unknown fields are dropped
 */
export function parseFields<Schema extends z.ZodMiniObject>(
  schema: Schema,
  values: Record<string, unknown>,
): Parsed<z.infer<Schema>> {
  const result = schema.safeParse(values);
  if (result.success) {
    const message = 'message' in schema.shape && messageWithPhone(values);
    return { ok: true, values: present({ ...result.data, ...(message && { message }) }) as z.infer<Schema> };
  }
  const errors: Partial<Record<string, string>> = {};
  for (const issue of result.error.issues) errors[String(issue.path[0])] ??= issue.message;
  return { ok: false, errors: errors as FieldErrors<keyof z.infer<Schema> & string> };
}

/** The firm reads what stood beside the telephone number: the field takes the number alone. Null where nothing did. */
function messageWithPhone({ message = '', [phoneAsTyped]: phone }: Record<string, unknown>): string | null {
  if (!phone) return null;
  const longer = `${message}\n\nPhone, as typed: ${phone}`.trim();
  return longer.length > limits.messageMax ? null : longer;
}

function present(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/**
 * Strips control characters (line breaks and tabs stay in `message`), trims, composes accents and joins blanks in lines, and
 * drops fields that are null, undefined or empty. Line breaks become \n. Values that are not strings, and texts too long for
 * any field, are left to the schema.
 * @param values the fields of a form; anything but an object counts as no fields
 */
export function cleanValues(values: unknown): Record<string, unknown> {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return {};
  const cleaned = Object.entries(values).map(([field, value]) => [field, cleanValue(field, value)] as const);
  const { phone } = values as Record<string, unknown>;
  if (typeof phone === 'string') cleaned.push([phoneAsTyped, phoneWithWords(cleanLine(phone))]);
  return Object.fromEntries(cleaned.filter(([, value]) => value !== null && value !== undefined && value !== ''));
}

/** A telephone number with words beside it, among cleaned values. */
const phoneAsTyped = 'phone as typed';

/** Twice the longest message: blanks around it, and line breaks of two characters, are removed. */
const longestText = limits.messageMax * 2;

function cleanValue(field: string, value: unknown): unknown {
  if (field === 'phone' && typeof value === 'number') return repairPhone(String(value));
  if (typeof value !== 'string' || value.length > (field === 'phone' ? limits.lineMax : longestText)) return value;
  if (field === 'message')
    return value
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .trim();
  if (field === 'email') return repairEmail(cleanLine(value));
  return field === 'phone'
    ? repairPhone(cleanLine(value))
    : value
        .replace(/\t/g, ' ')
        .replace(/\p{Cc}/gu, '')
        .normalize('NFC')
        // Marks that turn the rest of a line around, in subjects, too, and blanks without a width.
        .replace(/[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g, '')
        .replace(/\p{Zs}+/gu, ' ')
        .trim();
}

/** Numbers pasted from address books contain invisible direction marks, fixed blanks and typographic hyphens. */
function cleanLine(typed: string) {
  return typed
    .replace(/\t/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\u2010-\u2015\u2212]/g, '-');
}
