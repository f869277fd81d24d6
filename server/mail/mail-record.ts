import { z } from 'zod';
import { brandIds } from '#shared/brands/index.ts';
import { mailRetentionDays } from '#shared/limits.ts';
import type { NewRecord, StoredRecord } from '../store/store.ts';
import type { Mail } from './lead.ts';

/**
 * `held`: an .eml file in the outbox folder, mailed only by `npm run outbox -- resend` (no mail server is configured).
 * `pending`: waits for its next attempt. `sending`: leased by a process. `failed`: rejected for good by the mail server.
 * `quarantined`: likely spam, never sent by itself. Beside them stand the ids of withdrawn messages, in whose
 * place a newer one is sent: records without a message, in the state `withdrawn`.
 */
export const outboxStates = ['held', 'pending', 'sending', 'sent', 'failed', 'quarantined'] as const;
export type OutboxState = (typeof outboxStates)[number];

const recordSchema = z.object({
  id: z.string().min(1),
  brand: z.enum(brandIds),
  messageId: z.string(),
  subject: z.string(),
  envelope: z.object({ from: z.string(), to: z.array(z.string()) }),
  createdAt: z.number().nonnegative(),
  attempts: z.number().nonnegative(),
  lastError: z.string().nullable(),
  /** Not sent after this, in milliseconds since 1970. */
  until: z.number().optional(),
  /** The message's bytes, as Latin-1. */
  raw: z.string(),
});

export type MailRecord = z.infer<typeof recordSchema>;

const dayMs = 86_400_000;

export function isRecent({ createdAt }: MailRecord, now: number): boolean {
  return now - createdAt < 7 * dayMs;
}

export function newRecord({ raw, ...mail }: Mail, now: number): MailRecord {
  return { ...mail, createdAt: now, attempts: 0, lastError: null, raw: raw.toString('latin1') };
}

export function rawOf({ raw }: MailRecord): Buffer {
  return Buffer.from(raw, 'latin1');
}

/** @param due when it is sent next, or when its lease ends, in milliseconds since 1970 */
export function toStored(record: MailRecord, state: OutboxState, due: number, now: number): NewRecord {
  const days = (mailRetentionDays as Partial<Record<OutboxState, number>>)[state];
  const expires = days === undefined ? (record.until ?? null) : now + days * dayMs;
  return { id: record.id, state, due: Math.round(due), expires, value: JSON.stringify(record) };
}

/** @throws when it is damaged */
export function fromStored({ value }: StoredRecord): MailRecord {
  return recordSchema.parse(JSON.parse(value));
}
