import type { Mail } from './lead.ts';
import type { MailRecord, OutboxState } from './mail-record.ts';

/**
 * Stores messages until they are sent: in a folder, or in Redis when several processes serve the site. Both implementations
 * attempt a message at once, retry with growing delays while the mail server is not available, also after a restart, and
 * move it to `failed` when the server rejects it for good.
 */
export type MailQueue = {
  /**
   * Stores a message, then attempts to send it, within ten seconds. A message that is stored already is not sent twice.
   * @throws when it could not be stored; then it was not sent either
   * @throws {UncertainError} when that is not known yet
   */
  submit(mail: Mail): Promise<'sent' | 'queued'>;
  /** Stores a message that is not sent by itself. Throws when it could not be stored. */
  hold(mail: Mail, state: 'held' | 'quarantined'): Promise<void>;
  find(id: string): Promise<OutboxState | null>;
  list(state: OutboxState): Promise<MailRecord[]>;
  read(id: string): Promise<{ state: OutboxState; record: MailRecord; raw: Buffer } | null>;
  /** Sends a message now, whatever its state. */
  resend(id: string): Promise<'sent' | 'queued' | 'unknown'>;
  /** Starts sending the pending messages. */
  start(): void;
  /** Resolves when no message is being sent. */
  idle(): Promise<void>;
  /** Starts no further attempts, and resolves when those under way are done. */
  close(): Promise<void>;
};

/** The queue has not responded in time: it may have the message, get it later, or never. */
export class UncertainError extends Error {
  /** Resolves once the queue has the message, rejects when it does not. */
  readonly stored: Promise<unknown>;

  constructor(stored: Promise<unknown>) {
    super('Redis does not respond: whether it has the message is not known yet');
    this.stored = stored;
  }
}

/** Events of a queue, for log and metrics. */
export type MailReport = {
  sent(record: MailRecord, details: { server: 'primary' | 'fallback'; rejected: number }): void;
  deferred(record: MailRecord, error: string): void;
  rejected(record: MailRecord, error: string): void;
  error(error: unknown, description: string): void;
};

/** Of the attempt within a visitor's request, in milliseconds. */
export const requestTimeoutMs = 10_000;

const longestBackoffMs = 900_000;

/** No retry is further away than this, in milliseconds. */
export const maxRetryDelayMs = longestBackoffMs * 1.25;

/** Milliseconds to the next attempt: 5 s, 10 s, 20 s … 15 minutes, with 25 % jitter. */
export function retryDelay(attempts: number): number {
  return Math.min(5_000 * 2 ** Math.min(attempts - 1, 10), longestBackoffMs) * (0.75 + Math.random() / 2);
}
