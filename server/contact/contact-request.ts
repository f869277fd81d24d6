import { formMarker, honeypotField } from '#shared/contact/contact-messages.ts';
import { contactSchema } from '#shared/contact/contact-schema.ts';
import { maskSensitive } from '#shared/contact/sensitive-numbers.ts';
import { cleanValues } from '#shared/forms/clean-values.ts';
import * as limits from '#shared/limits.ts';
import { matchRoute } from '#shared/site/routes.ts';

/** The body of a post to /api/contact, with values that are not validated yet. */
export type ContactRequest = {
  values: Record<string, unknown>;
  /** Text fields that the form does not have, by name: nothing that a client tells us is lost. */
  further: Record<string, string>;
  /** Brand ids as sent: beside the form's data and within it. */
  domain: string | null;
  innerDomain: string | null;
  recipientEmail: string | null;
  page: string | null;
  /** Path of the page visited before; only of pages that exist. */
  cameFrom: string | null;
  idempotencyKey: string | null;
  /** Sent by one of the site's own forms; the honeypot and the time on the page are significant only then. */
  fromSite: boolean;
  /** The hidden field, which people leave empty, has a value. */
  honeypotFilled: boolean;
  /** Milliseconds from showing the form to sending it, by the sender's clock; null when unknown. */
  elapsed: number | null;
};

const metadataFields = [
  'domain',
  'recipientEmail',
  'page',
  'cameFrom',
  'form',
  'startedAt',
  'idempotencyKey',
  'timestamp',
  'formType',
  honeypotField,
];
const contactFields = Object.keys(contactSchema.shape);
const maxFurther = 10;
const prototypeKeys = ['__proto__', 'constructor', 'prototype'];

/**
 * Reads the body of a post: `{ formData: { … }, domain, … }`, or the same fields side by side as a form posts them.
 * @returns null for shapes that neither a form nor a regular API client sends
 */
export function readContactRequest(
  body: unknown,
  idempotencyHeader: string | undefined,
  now: number,
): ContactRequest | null {
  if (!isPlain(body)) return null;
  const formData = body['formData'] ?? (Object.hasOwn(body, 'formData') ? null : body);
  if (!isPlain(formData)) return null;
  const isScalar = (value: unknown) => value === null || typeof value !== 'object';
  if (!metadataFields.every((field) => isScalar(body[field]) && isScalar(formData[field]))) return null;
  if (!contactFields.every((field) => isScalar(formData[field]))) return null;

  const metadata = (name: string) => textOf(body[name]) ?? textOf(formData[name]);
  const startedAt = Number(metadata('startedAt') ?? Number.NaN);
  const sentAt = Date.parse(textOf(formData['timestamp']) ?? '');
  const elapsed = (Number.isNaN(sentAt) ? now : sentAt) - startedAt;
  return {
    values: Object.fromEntries(contactFields.map((field) => [field, wellFormed(formData[field])])),
    further: furtherTexts(formData),
    domain: textOf(body['domain']),
    innerDomain: textOf(formData['domain']),
    recipientEmail: metadata('recipientEmail'),
    page: pagePath(metadata('page')),
    cameFrom: knownPage(pagePath(metadata('cameFrom'))),
    idempotencyKey: keyOf(metadata('idempotencyKey') ?? idempotencyHeader),
    fromSite: metadata('form') === formMarker,
    honeypotFilled: metadata(honeypotField) !== null,
    elapsed: Number.isFinite(elapsed) ? elapsed : null,
  };
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return !prototypeKeys.some((key) => Object.hasOwn(value, key));
}

/** The first of them, cut at the length of a line each. */
function furtherTexts(formData: Record<string, unknown>): Record<string, string> {
  const known = [...contactFields, ...metadataFields, 'formData'];
  const isText = (value: unknown) => ['string', 'number'].includes(typeof value);
  const texts = Object.entries(formData)
    .filter(([name, value]) => /^[a-z]\w{0,30}$/i.test(name) && !known.includes(name) && [value].flat().every(isText))
    .slice(0, maxFurther)
    .map(([name, value]) => [name, String(wellFormed([value].flat().join(', '))).slice(0, limits.lineMax)]);
  return cleanValues(Object.fromEntries(texts)) as Record<string, string>;
}

/** Addresses and telephone numbers may look like other numbers, and the time of a meeting like them. */
const unmaskedFields = ['email', 'phone', 'slot'];

/** The values with numbers that look private masked. */
export function maskedValues<Values extends object>(values: Values): Values {
  const masked = Object.entries(values).map(([field, value]) => [
    field,
    typeof value === 'string' && !unmaskedFields.includes(field) ? maskSensitive(value) : value,
  ]);
  return Object.fromEntries(masked) as Values;
}

function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** Without lone surrogates, which neither URLs nor e-mail can encode. */
function wellFormed(value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}

/** A path of this site, without its query, which may contain what a visitor typed. */
function pagePath(page: string | null): string | null {
  const path = page?.split(/[?#]/)[0];
  return path && /^\/[\w/.-]{0,200}$/.test(path) ? path : null;
}

function knownPage(path: string | null): string | null {
  return path !== null && matchRoute(path).name !== 'notFound' ? path : null;
}

function keyOf(key: string | undefined | null): string | null {
  return key && /^[\w-]{8,100}$/.test(key) ? key : null;
}
