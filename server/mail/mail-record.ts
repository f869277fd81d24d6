import addressparser from 'nodemailer/lib/addressparser';
import { z } from 'zod';
import { brandIds, defaultBrand, isBrandId } from '#shared/brands/index.ts';
import type { Mail } from './lead.ts';

/**
 * `held`: sent only by `npm run outbox -- resend` (no mail server is configured). `pending`: the next attempt is due at
 * `nextAttempt`. `failed`: rejected for good by the mail server. `quarantined`: likely spam, never sent by itself.
 * `uncertain`: in the folder only, of a message that Redis may have received as well; not sent until that is known.
 */
export type OutboxState = 'held' | 'pending' | 'sending' | 'sent' | 'failed' | 'quarantined' | 'uncertain';
export const outboxStates = [
  'held',
  'pending',
  'sending',
  'sent',
  'failed',
  'quarantined',
  'uncertain',
] as const satisfies OutboxState[];

/** Milliseconds since 1970. */
const time = z.number().nonnegative();

const recordSchema = z
  .object({
    id: z.string().min(1),
    brand: z.enum(brandIds),
    messageId: z.string(),
    subject: z.string(),
    envelope: z.object({ from: z.string(), to: z.array(z.string()) }),
    createdAt: time,
    attempts: z.number().nonnegative(),
    lastAttempt: time.nullable(),
    nextAttempt: time,
    lastError: z.string().nullable(),
    serverUnreachable: z.boolean().optional(),
    /** Name of `serverUnreachable` in records written before November 2026. */
    unreached: z.boolean().optional(),
  })
  .transform(({ unreached = false, serverUnreachable = unreached, ...record }) => ({
    ...record,
    /** The last attempt did not reach the server: this message is due as soon as another one gets through. */
    serverUnreachable,
  }));

/** The state of a message beside its bytes. */
export type MailRecord = z.infer<typeof recordSchema>;

const weekMs = 7 * 86_400_000;

/** True for a message of the last seven days. */
export function isRecent({ createdAt }: MailRecord, now: number): boolean {
  return now - createdAt < weekMs;
}

/** The record of a message before its first attempt. */
export function newRecord({ id, brand, messageId, subject, envelope }: Mail, now: number): MailRecord {
  const untried = { attempts: 0, lastAttempt: null, nextAttempt: now, lastError: null, serverUnreachable: false };
  return { id, brand, messageId, subject, envelope, createdAt: now, ...untried };
}

/** A stored record, also one of an earlier version; null when it is damaged. */
export function parseRecord(stored: unknown): MailRecord | null {
  return recordSchema.safeParse(stored).data ?? null;
}

/** Like `parseRecord`, for a record as JSON text. */
export function parseRecordJson(json: string): MailRecord | null {
  try {
    return parseRecord(JSON.parse(json));
  } catch {
    return null;
  }
}

/**
 * Rebuilds a lost or damaged record from the headers of its message. The number of attempts starts again at 0. Without
 * a To header the envelope has no recipient, and the next attempt fails for good.
 */
export function recordFromMessage(id: string, raw: Buffer, now: number): MailRecord {
  const head = raw.toString('utf8').split(/\r?\n\r?\n/, 1)[0]!;
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: *(.*?)\\r?$`, 'im').exec(unfolded)?.[1] ?? '';
  const addresses = (name: string) =>
    addressparser(header(name), { flatten: true }).flatMap(({ address }) => address || []);
  const brand = header('X-Website-Brand');
  const mail = {
    id,
    brand: isBrandId(brand) ? brand : defaultBrand,
    messageId: header('Message-ID'),
    subject: header('Subject'),
    envelope: { from: addresses('From')[0] ?? '', to: addresses('To') },
    raw,
  };
  const createdAt = Date.parse(header('Date'));
  return { ...newRecord(mail, now), ...(createdAt >= 0 && { createdAt }) };
}
