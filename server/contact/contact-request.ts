import { formMarker, honeypotField } from '#shared/contact/contact-schema.ts';

/** What a post brought besides the checked values. */
export type ContactRequest = {
  values: Record<string, unknown>;
  /** Brand ids as sent: beside the form's data and within it. */
  domain: string | null;
  innerDomain: string | null;
  recipientEmail: string | null;
  page: string | null;
  idempotencyKey: string | null;
  /** Sent by one of the site's own forms; only then do bait and time on the page mean something. */
  fromSite: boolean;
  bait: boolean;
  /** Milliseconds from showing the form to sending it, by the sender's clock; null when unknown. */
  elapsed: number | null;
};

const marks = ['domain', 'recipientEmail', 'page', 'form', 'startedAt', 'idempotencyKey', honeypotField];
const texts = [
  'name',
  'email',
  'phone',
  'service',
  'message',
  'formType',
  'timestamp',
  'mode',
  'topic',
  'office',
  'timeOfDay',
];
const prototypeKeys = ['__proto__', 'constructor', 'prototype'];

/**
 * Reads the body of a post: `{ formData: { … }, domain, … }`, or the same fields side by side as a form posts them.
 * @returns null for shapes that no form and no honest program sends
 */
export function readContactRequest(
  body: unknown,
  idempotencyHeader: string | undefined,
  now: number,
): ContactRequest | null {
  if (!isPlain(body)) return null;
  const formData = body['formData'] ?? (Object.hasOwn(body, 'formData') ? null : body);
  if (!isPlain(formData)) return null;
  const isText = (value: unknown) => value === null || typeof value !== 'object';
  if (!marks.every((mark) => isText(body[mark]) && isText(formData[mark]))) return null;
  if (!texts.every((field) => isText(formData[field]))) return null;
  if (![formData['dates'] ?? []].flat().every(isText)) return null;

  const mark = (name: string) => textOf(body[name]) ?? textOf(formData[name]);
  const shownAt = Number(mark('startedAt') ?? Number.NaN);
  const sentAt = Date.parse(textOf(formData['timestamp']) ?? '');
  const elapsed = (Number.isNaN(sentAt) ? now : sentAt) - shownAt;
  return {
    values: Object.fromEntries([...texts, 'dates'].map((field) => [field, formData[field]])),
    domain: textOf(body['domain']),
    innerDomain: textOf(formData['domain']),
    recipientEmail: mark('recipientEmail'),
    page: pagePath(mark('page')),
    idempotencyKey: keyOf(mark('idempotencyKey') ?? idempotencyHeader),
    fromSite: mark('form') === formMarker,
    bait: mark(honeypotField) !== null,
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

/** A path of this site, without its query, which may hold what a visitor typed. */
function pagePath(page: string | null): string | null {
  const path = page?.split(/[?#]/)[0];
  return path && /^\/[\w/.-]{0,200}$/.test(path) ? path : null;
}

function keyOf(key: string | undefined | null): string | null {
  return key && /^[\w-]{8,100}$/.test(key) ? key : null;
}
