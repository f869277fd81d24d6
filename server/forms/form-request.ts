import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { type BrandId, type Brands, brandIds, isBrandId } from '#shared/brands/index.ts';
import { formMarker, honeypotField } from '#shared/contact/contact-messages.ts';
import type { ContactValues } from '#shared/contact/contact-schema.ts';
import { emailSuggestion } from '#shared/contact/email-suggestion.ts';
import { maskSensitive } from '#shared/contact/sensitive-numbers.ts';
import { cleanValues } from '#shared/forms/fields.ts';
import * as limits from '#shared/limits.ts';
import { matchRoute } from '#shared/site/routes.ts';
import { letterIndex } from '#shared/tax/letters/letter-index.ts';
import type { Lead } from '../mail/mail-body.ts';

/** The body of a post to one of the forms' URLs, with values that are not validated yet. */
export type FormRequest = {
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
  /** Number of the tax letter that it is about; only of letters that the site explains. */
  letter: string | null;
  idempotencyKey: string | null;
  /** Sent by one of the site's own forms; the honeypot and the time on the page are significant only then. */
  fromSite: boolean;
  /** The hidden field, which people leave empty, has a value. */
  honeypotFilled: boolean;
  /** The address of the last post, about whose domain its sender was asked. */
  sureOf: string | null;
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
  'sureOf',
  'meant',
  honeypotField,
];
/** Fields with several values, each a text. */
const listFields = ['papers'];
const maxFurther = 10;
const prototypeKeys = ['__proto__', 'constructor', 'prototype'];

/**
 * Reads the body of a post: `{ formData: { … }, domain, … }`, or the same fields side by side as a form posts them.
 * @param fields names of the form's fields
 * @returns null for shapes that neither a form nor a regular API client sends
 */
export function readFormRequest(request: Request, fields: readonly string[], now: number): FormRequest | null {
  const body: unknown = request.body;
  if (!isPlain(body)) return null;
  const formData = body['formData'] ?? (Object.hasOwn(body, 'formData') ? null : body);
  if (!isPlain(formData)) return null;
  const typed = (field: string) => (Object.hasOwn(formData, field) ? formData[field] : body[field]);
  const values = fields.map((field) => [field, wellFormed(typed(field))] as const);
  const metadataValues = metadataFields.flatMap((field) => [body[field], formData[field]]);
  const single = values.filter(([field, value]) => !isList(field, value)).map(([, value]) => value);
  if (![...single, ...metadataValues].every((value) => value === null || typeof value !== 'object')) return null;

  const metadata = (name: string) => textOf(body[name]) ?? textOf(formData[name]);
  const startedAt = Number(metadata('startedAt') ?? Number.NaN);
  const sentAt = Date.parse(textOf(formData['timestamp']) ?? '');
  const elapsed = (Number.isNaN(sentAt) ? now : sentAt) - startedAt;
  if (metadata('meant')) values.push(['email', emailSuggestion(String(typed('email')))?.email ?? typed('email')]);
  const letter = letterIndex.find(({ number }) => number === metadata('letter'))?.number ?? null;
  return {
    values: Object.fromEntries(values),
    further: furtherTexts(formData, [...fields, ...metadataFields, 'formData', ...(letter ? ['letter'] : [])]),
    domain: textOf(body['domain']),
    innerDomain: textOf(formData['domain']),
    recipientEmail: metadata('recipientEmail'),
    page: pagePath(metadata('page')),
    cameFrom: knownPage(pagePath(metadata('cameFrom'))),
    letter,
    idempotencyKey: keyOf(metadata('idempotencyKey') ?? request.get('Idempotency-Key')),
    fromSite: metadata('form') === formMarker,
    sureOf: metadata('sureOf'),
    honeypotFilled: metadata(honeypotField) !== null,
    elapsed: Number.isFinite(elapsed) ? elapsed : null,
  };
}

/** One of the brands: that of the recipient where it is only one's, else `domain`, else by parameter and host. Never a target. */
export function brandOf(request: Request, form: FormRequest, brands: Brands): BrandId {
  const { domain, innerDomain, recipientEmail } = form;
  const owners = brandIds.filter((id) => recipientEmail && brands[id].contact.emails.includes(recipientEmail));
  const ofRecipient = owners.length === 1 ? owners[0] : undefined;
  return ofRecipient ?? [domain, innerDomain].find(isBrandId) ?? request.brandChoice.id;
}

/** Addresses and telephone numbers may look like other numbers, and the time of a meeting like them. */
const unmaskedFields = ['email', 'phone', 'slot'];

/** The values with numbers that look private masked, and whether there were any. */
export function maskValues<Values extends object>(typed: Values): { values: Values; masked: boolean } {
  const entries = Object.entries(typed).map(([field, value]) => [
    field,
    typeof value === 'string' && !unmaskedFields.includes(field) ? maskSensitive(value) : value,
  ]);
  const values = Object.fromEntries(entries) as Values;
  return { values, masked: JSON.stringify(values) !== JSON.stringify(typed) };
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return !prototypeKeys.some((key) => Object.hasOwn(value, key));
}

function isList(field: string, value: unknown): boolean {
  return listFields.includes(field) && Array.isArray(value) && value.every((text) => typeof text === 'string');
}

/** The first of them, cut at the length of a line each. */
function furtherTexts(formData: Record<string, unknown>, known: readonly string[]): Record<string, string> {
  const isText = (value: unknown) => ['string', 'number'].includes(typeof value);
  const texts = Object.entries(formData)
    .filter(([name, value]) => /^[a-z]\w{0,30}$/i.test(name) && !known.includes(name) && [value].flat().every(isText))
    .slice(0, maxFurther)
    .map(([name, value]) => [name, String(wellFormed([value].flat().join(', '))).slice(0, limits.lineMax)]);
  return cleanValues(Object.fromEntries(texts)) as Record<string, string>;
}

function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** Without lone surrogates, which neither URLs nor email can encode. */
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

/** People need longer than this to fill in the form, in milliseconds. */
const minimumTime = 3_000;
const possibleSpamScore = 3;

/**
 * Marks messages without ever refusing one: people's password managers fill the hidden field, and paste fast. Remembers hashes of the last 1,000 texts for an hour.
 */
export function createSpamFilter() {
  const seen = new LRUCache<string, number>({ max: 1_000, ttl: 3_600_000 });
  return (
    values: ContactValues,
    { fromSite, honeypotFilled, elapsed }: Pick<FormRequest, 'fromSite' | 'honeypotFilled' | 'elapsed'>,
  ): Lead['spam'] => {
    const trapped = fromSite && honeypotFilled;
    const tooFast = fromSite && elapsed !== null && elapsed < minimumTime;
    const normalized = values.message.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
    const hash = createHash('sha256').update(normalized).digest('base64');
    const times = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, times);
    const score =
      (trapped ? 3 : 0) +
      (tooFast ? 1 : 0) +
      linkScore(values) +
      (times > 3 ? 3 : 0) +
      (isRepetitive(values.message) ? 2 : 0);
    return score >= possibleSpamScore ? 'possible' : 'no';
  };
}

const link = /https?:\/\/|www\.|\[url|<a\s/gi;

function linkScore({ name, message }: ContactValues) {
  if (name.match(link)) return 3;
  const links = message.match(link)?.length ?? 0;
  return links > 5 ? 3 : links > 2 ? 2 : 0;
}

function isRepetitive(message: string) {
  const words = message.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length >= 30 && new Set(words).size / words.length < 0.3;
}
