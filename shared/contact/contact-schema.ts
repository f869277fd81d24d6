import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { type MeetingRequest, meetingFields, meetingProblems } from './meeting-schema.ts';

export { contactStatusMessages, formMarker, honeypotField } from './contact-messages.ts';
export { findSensitive, maskSensitive, type SensitiveKind, sensitiveAdvice } from './sensitive-numbers.ts';

/** What the contact form says about a field, and what POST /api/contact answers (specification, section 5). */
export const contactMessages = {
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

export type ContactValues = {
  name: string;
  email: string;
  phone?: string;
  service?: string;
  message: string;
  formType: 'contact' | 'schedule';
} & MeetingRequest;

export type ContactField = Exclude<keyof ContactValues, 'formType'>;
export type ContactErrors = Partial<Record<ContactField, string>>;
export type ParsedContact = { ok: true; values: ContactValues } | { ok: false; errors: ContactErrors };

const required = (missing: string) =>
  z.string({ error: missing }).check(z.minLength(1, { error: missing, abort: true }));

/** The one schema of browser and server; it expects values that went through `cleanValues`. */
export const contactSchema = z.object({
  name: required(contactMessages.nameMissing).check(
    z.minLength(limits.nameMin, contactMessages.nameShort),
    z.maxLength(limits.nameMax, contactMessages.nameLong),
  ),
  email: required(contactMessages.emailMissing).check(
    z.maxLength(limits.emailMax, { error: contactMessages.emailWrong, abort: true }),
    z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, contactMessages.emailWrong),
  ),
  phone: z.optional(
    z.string(contactMessages.phoneWrong).check(z.regex(/^[0-9+() -]{7,20}$/, contactMessages.phoneWrong)),
  ),
  service: z.optional(z.string(contactMessages.serviceWrong)),
  message: required(contactMessages.messageMissing).check(
    z.minLength(limits.messageMin, contactMessages.messageShort),
    z.maxLength(limits.messageMax, contactMessages.messageLong),
  ),
  formType: z.catch(z.enum(['contact', 'schedule']), 'contact'),
  ...meetingFields,
});

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

  const { mode, topic, office, dates, timeOfDay, service, ...rest } = result.data;
  const meeting = rest.formType === 'schedule' ? dropEmpty({ mode, topic, office, dates, timeOfDay }) : {};
  const wrongDates = meetingProblems(meeting, now);
  if (wrongDates) return { ok: false, errors: { dates: wrongDates } };
  const known = service !== undefined && serviceKeys.includes(service) ? { service } : {};
  return { ok: true, values: { ...dropEmpty(rest), ...known, ...meeting } };
}

/**
 * Strips control characters (line breaks and tabs stay in `message`), trims, and drops fields that are null, undefined
 * or empty and optional. Line breaks become \n. Values that are not text are left for the schema to judge.
 */
export function cleanValues(values: Record<string, unknown>): Record<string, unknown> {
  const cleaned = Object.entries(values).map(([field, value]) => [field, cleanValue(field, value)] as const);
  return Object.fromEntries(
    cleaned.filter(([, value]) => value !== null && value !== undefined && value !== '' && !isEmptyList(value)),
  );
}

function cleanValue(field: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => cleanValue(field, part)).filter((part) => part !== '');
  if (typeof value !== 'string') return value;
  if (field === 'message')
    return value
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .trim();
  const line = value.replace(/\p{Cc}/gu, '');
  return (field === 'phone' || field === 'email' ? plainType(line) : line).trim();
}

/** Address books paste numbers with invisible direction marks, fixed blanks and typographic hyphens. */
function plainType(line: string) {
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
