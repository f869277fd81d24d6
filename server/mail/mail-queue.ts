import type { Mail } from './lead.ts';
import type { MailRecord, OutboxState } from './outbox.ts';

/**
 * Where messages are safe until they are sent: a folder, or Redis when several processes serve the site. Both try a
 * message at once, again with growing pauses while the mail server cannot take it, across restarts, and set it aside
 * as `failed` when the server refuses it for good.
 */
export type MailQueue = {
  /**
   * Keeps a message, then tries it at once, ten seconds at most. One that it has already is not sent twice.
   * @throws when it could not be kept; then it was not sent either
   */
  submit(mail: Mail): Promise<'sent' | 'kept'>;
  /** Keeps a message that is not sent by itself. Throws when it could not be kept. */
  park(mail: Mail, state: 'resting' | 'suspect'): Promise<void>;
  find(id: string): Promise<OutboxState | null>;
  list(state: OutboxState): Promise<MailRecord[]>;
  read(id: string): Promise<{ state: OutboxState; record: MailRecord; raw: Buffer } | null>;
  /** Sends a message again or at last, whatever became of it. */
  resend(id: string): Promise<'sent' | 'kept' | 'unknown'>;
  /** Begins to work off what is waiting. */
  start(): void;
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>;
  /** Takes on nothing new from what is waiting, and finishes what has begun. */
  close(): Promise<void>;
};

/** What a queue tells of its work, for log and counters. */
export type MailReport = {
  sent(record: MailRecord, details: { server: 'first' | 'fallback'; rejected: number }): void;
  postponed(record: MailRecord, error: string): void;
  refused(record: MailRecord, error: string): void;
  trouble(error: unknown, what: string): void;
};

/** The try within a visitor's request, in milliseconds. */
export const requestTimeLimit = 10_000;

/** Milliseconds to the next try: 5 s, 10 s, 20 s … 15 minutes, a quarter earlier or later so that not all come at once. */
export function retryDelay(attempts: number): number {
  return Math.min(5_000 * 2 ** Math.min(attempts - 1, 10), 900_000) * (0.75 + Math.random() / 2);
}
