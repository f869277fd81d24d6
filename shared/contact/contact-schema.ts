import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { type DateField, dateFields, meetingErrors, meetingFields } from './meeting-schema.ts';

/** Validation errors of single fields, in the form and in the responses of POST /api/contact. */
export const contactFieldMessages = {
  nameMissing: 'Name is required',
  nameShort: 'Name must be at least 2 characters',
  nameLong: `Name must be at most ${limits.nameMax} characters`,
  emailMissing: 'Email is required',
  emailWrong: 'Please enter a valid email address',
  phoneWrong: 'Please enter a valid phone number',
  serviceWrong: 'Please choose a service from the list',
  messageMissing: 'Message is required',
  messageShort: `Message must be at least ${limits.messageMin} characters`,
  messageLong: `Message must be at most ${limits.messageMax} characters`,
} as const;

/** What a phone number may consist of. */
export const phonePattern = new RegExp(`^[0-9+() -]{${limits.phoneMin},${limits.phoneMax}}$`);

const required = (missing: string) =>
  z.string({ error: missing }).check(z.minLength(1, { error: missing, abort: true }));

/**
 * The one schema of browser and server; it expects values that went through `cleanValues`. A field that is added here is
 * accepted by POST /api/contact; server/mail/mail-body.ts prints it, views/components/contact-form/contact-form.tsx has its
 * input, and server/routes/openapi/contact.ts describes it to API clients.
 */
export const contactSchema = z.object({
  name: required(contactFieldMessages.nameMissing).check(
    z.minLength(limits.nameMin, contactFieldMessages.nameShort),
    z.maxLength(limits.nameMax, contactFieldMessages.nameLong),
  ),
  email: required(contactFieldMessages.emailMissing).check(
    z.maxLength(limits.emailMax, { error: contactFieldMessages.emailWrong, abort: true }),
    z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, contactFieldMessages.emailWrong),
  ),
  phone: z.optional(
    z
      .string(contactFieldMessages.phoneWrong)
      .check(
        z.maxLength(limits.phoneMax, { error: contactFieldMessages.phoneWrong, abort: true }),
        z.regex(phonePattern, contactFieldMessages.phoneWrong),
      ),
  ),
  service: z.optional(
    z
      .string(contactFieldMessages.serviceWrong)
      .check(z.maxLength(limits.serviceMax, contactFieldMessages.serviceWrong)),
  ),
  message: required(contactFieldMessages.messageMissing).check(
    z.minLength(limits.messageMin, contactFieldMessages.messageShort),
    z.maxLength(limits.messageMax, contactFieldMessages.messageLong),
  ),
  formType: z.catch(z.enum(['contact', 'schedule']), 'contact'),
  ...meetingFields,
});

export type ContactValues = z.infer<typeof contactSchema>;
export type ContactField = Exclude<keyof ContactValues, 'formType'>;
/** By field; an error in a meeting request's second or third day is at `dates-2` or `dates-3`. */
export type ContactErrors = Partial<Record<ContactField | DateField, string>>;
export type ParsedContact = { ok: true; values: ContactValues } | { ok: false; errors: ContactErrors };

/**
 * Cleans and checks what a visitor entered. Fields that the form does not have are ignored, a service that the brand
 * does not offer is dropped, the fields of a meeting request count only with formType `schedule`.
 * @param values anything; wrong shapes come back as errors of their fields
 * @param serviceKeys the `value`s of the brand's serviceOptions
 * @param now decides which meeting dates lie in the past
 */
export function parseContact(values: unknown, serviceKeys: readonly string[], now: Date = new Date()): ParsedContact {
  const result = contactSchema.safeParse(cleanValues(asRecord(values)));
  const errors: ContactErrors = {};
  for (const issue of result.error?.issues ?? []) {
    const field = issue.path[0] as ContactField;
    errors[field] ??= issue.message;
  }
  if (!result.success) return { ok: false, errors };

  const { mode, topic, office, town, dates, timeOfDay, service, ...rest } = result.data;
  const isMeeting = rest.formType === 'schedule';
  const fields = filledDateFields(asRecord(values)['dates']);
  const request = { mode, phone: rest.phone, town, office, dates, fields, timeOfDay };
  const invalid = isMeeting ? meetingErrors(request, now) : {};
  if (Object.keys(invalid).length > 0) return { ok: false, errors: invalid };
  const meeting = isMeeting ? dropEmpty({ mode, topic, office, town, dates, timeOfDay }) : {};
  const offered = service !== undefined && serviceKeys.includes(service) ? { service } : {};
  return { ok: true, values: { ...dropEmpty(rest), ...offered, ...meeting } };
}

/** The fields of the days that were entered, when some before them were left empty. */
function filledDateFields(dates: unknown): DateField[] {
  const entered = [dates].flat();
  return dateFields.filter((_, index) => typeof entered[index] === 'string' && entered[index].trim() !== '');
}

/**
 * Strips control characters (line breaks and tabs stay in `message`), trims, and drops fields that are null, undefined
 * or empty and optional. Line breaks become \n. Values that are not strings, and texts too long for any field, are left
 * to the schema.
 */
export function cleanValues(values: Record<string, unknown>): Record<string, unknown> {
  const cleaned = Object.entries(values).map(([field, value]) => [field, cleanValue(field, value)] as const);
  return Object.fromEntries(
    cleaned.filter(([, value]) => value !== null && value !== undefined && value !== '' && !isEmptyList(value)),
  );
}

/** Twice the longest message: blanks around it, and line breaks of two characters, are removed. */
const longestText = limits.messageMax * 2;

function cleanValue(field: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => cleanValue(field, part)).filter((part) => part !== '');
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

function isEmptyList(value: unknown) {
  return Array.isArray(value) && value.length === 0;
}

function asRecord(values: unknown): Record<string, unknown> {
  return typeof values === 'object' && values !== null && !Array.isArray(values)
    ? (values as Record<string, unknown>)
    : {};
}

function dropEmpty<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}
