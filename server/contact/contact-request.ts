import { formMarker, honeypotField } from '#shared/contact/contact-messages.ts';
import { contactSchema } from '#shared/contact/contact-schema.ts';
import { matchRoute } from '#shared/site/routes.ts';

/** The body of a post to /api/contact, with values that are not validated yet. */
export type ContactRequest = {
  values: Record<string, unknown>;
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
  honeypotField,
];
const contactFields = Object.keys(contactSchema.shape);
const textFields = [...contactFields.filter((field) => field !== 'dates'), 'timestamp'];
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
  if (!textFields.every((field) => isScalar(formData[field]))) return null;
  if (![formData['dates'] ?? []].flat().every(isScalar)) return null;

  const metadata = (name: string) => textOf(body[name]) ?? textOf(formData[name]);
  const startedAt = Number(metadata('startedAt') ?? Number.NaN);
  const sentAt = Date.parse(textOf(formData['timestamp']) ?? '');
  const elapsed = (Number.isNaN(sentAt) ? now : sentAt) - startedAt;
  return {
    values: Object.fromEntries(contactFields.map((field) => [field, wellFormed(formData[field])])),
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
