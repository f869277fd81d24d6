import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ContactValues } from '#shared/contact/contact-schema.ts';
import type { Lead } from '../mail/lead.ts';
import type { FormRequest } from './form-request.ts';

/** People need longer than this to fill in the form, in milliseconds. */
const minimumTime = 3_000;
const possibleSpamScore = 3;

/**
 * Classifies messages without ever refusing one: `possible` is mailed with a mark in the subject, `likely` (honeypot
 * filled, and faster than a person) is quarantined. Remembers hashes of the last 1,000 texts for an hour.
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
    if (trapped && tooFast) return 'likely';
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
