import * as z from 'zod/mini';
import { cleanValues, fields, type Parsed, parseFields } from '../forms/fields.ts';

/** What POST /api/contact accepts, for browser, server and the OpenAPI document. */
export const contactSchema = z.object({
  name: fields.name,
  email: fields.email,
  phone: fields.phone,
  service: fields.service,
  message: fields.message,
});

export type ContactValues = z.infer<typeof contactSchema>;

/**
 * Cleans and checks what a visitor entered. Fields that the form does not have are ignored, and a service that the brand
 * does not offer is dropped.
 * @param values anything; wrong shapes come back as errors of their fields
 * @param serviceKeys the `value`s of the brand's serviceOptions, and names of services
 */
export function parseContact(values: unknown, serviceKeys: readonly string[]): Parsed<ContactValues> {
  const parsed = parseFields(contactSchema, cleanValues(values));
  if (!parsed.ok || parsed.values.service === undefined || serviceKeys.includes(parsed.values.service)) return parsed;
  const { service: _notOffered, ...rest } = parsed.values;
  return { ok: true, values: rest };
}
