import { z } from 'zod';
import { brandIds } from '#shared/brands/index.ts';
import * as limits from '#shared/limits.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { type NewRecord, parseRecord, parseRecords, type Store, type StoredRecord } from '../store/store.ts';
import { workUnderWay } from '../work-under-way.ts';
import type { Mail } from './mail-body.ts';
import type { Mailer, SendResult } from './transport.ts';

export type MailReport = {
  sent(record: MailRecord, details: { server: 'primary' | 'fallback' | 'file'; rejected: number }): void;
  deferred(record: MailRecord, error: string): void;
  rejected(record: MailRecord, error: string): void;
  error(error: unknown, description: string): void;
};

export type QueueOptions = {
  store: Store;
  mailer: Mailer;
  report: MailReport;
  now?: () => number;
  /** Milliseconds until the next attempt, by the number of attempts so far. */
  delay?: (attempts: number) => number;
  /** Milliseconds between two looks for messages that are due. */
  pollMs?: number;
  leaseMs?: number;
};

export type MailQueue = ReturnType<typeof createMailQueue>;

type Attempt = 'sent' | 'queued' | 'unreachable';

const longestBackoffMs = 300_000;
/** How long the id of a withdrawn message is kept, in milliseconds: longer than any process takes to submit it. */
const withdrawnMs = 30 * 86_400_000;

/** Milliseconds to the next attempt: 5 s, 10 s, 20 s … 5 minutes, with 25 % jitter. */
function retryDelay(attempts: number): number {
  return Math.min(5_000 * 2 ** Math.min(attempts - 1, 10), longestBackoffMs) * (0.75 + Math.random() / 2);
}

/**
 * Messages in a store until they are sent. One is attempted at once, and again with growing delays while the mail server
 * is not available, by whichever process is running then. `failed`: the server rejects it for good, or has for days.
 */
export function createMailQueue(options: QueueOptions) {
  const { store, report, pollMs = 5_000, leaseMs = limits.mailLeaseMs } = options;
  const { attempt, storeAndAttempt, resend, withdraw } = createSender(options);
  const { track, idle } = workUnderWay();
  const { run: poll } = oneAtATime(() => track(sendDue()));
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  /** Sends everything that is due. It ends when the mail server is unreachable. */
  async function sendDue(): Promise<void> {
    try {
      while (!isStopped) {
        const leased = await store.claim('mail', 'pending', 'sending', leaseMs);
        if (!leased || (await attempt(leased)) === 'unreachable') return;
      }
    } catch (error) {
      report.error(error, 'The mail queue cannot be read');
    }
  }

  return {
    /**
     * Stores a message, then attempts to send it. One that is stored already is not sent twice.
     * @throws when it could not be stored; then it was not sent either
     */
    storeAndSend: (mail: Mail) => track(storeAndAttempt(mail)),
    find: async (id: string) => ((await store.read('mail', id))?.state ?? null) as OutboxState | null,
    /** What is said of messages that cannot be read stands beside the others. */
    list: async (state: OutboxState) => parseRecords(await store.list('mail', state), fromStored),
    resend: (id: string) => track(resend(id)),
    withdraw: (id: string) => track(withdraw(id)),
    start() {
      timer = setInterval(poll, pollMs).unref();
      void poll();
    },
    idle,
    /** Starts no further attempts, and resolves when those under way are done. */
    async close() {
      isStopped = true;
      if (timer) clearInterval(timer);
      await idle();
    },
  };
}

/** Stores messages under a lease, and attempts to send what is leased. */
function createSender(options: QueueOptions) {
  const { store, mailer, report, now = Date.now, delay = retryDelay, leaseMs = limits.mailLeaseMs } = options;
  return { attempt, storeAndAttempt, resend, withdraw };

  async function attempt(leased: StoredRecord): Promise<Attempt> {
    const endLease = renewLease(leased);
    try {
      const {
        values: [record],
        problems,
      } = parseRecords([leased], fromStored);
      if (!record) {
        const expires = now() + limits.mailRetentionDays.failed * dayMs;
        const failed = { ...leased, state: 'failed', due: now(), expires };
        await store.update('mail', { ...failed, revision: await endLease() });
        report.error(problems[0], 'A message cannot be sent, and is kept as failed');
        return 'queued';
      }
      const result = withinDays(record, await mailer.send(record, rawOf(record)), now());
      reportResult(report, record, result);
      const { state, due, changes } = afterAttempt(record, result, now(), delay);
      const next = toStored({ ...record, ...changes }, state, due, now());
      await store.update('mail', { ...next, revision: await endLease() });
      if (result.ok) return result.server === 'file' ? 'queued' : 'sent';
      return result.reason === 'unreachable' ? 'unreachable' : 'queued';
    } catch (error) {
      // It stays leased, and is sent again when the lease has ended.
      report.error(error, 'The mail queue cannot be written');
      return 'queued';
    } finally {
      await endLease();
    }
  }

  /**
   * Renews a lease while an attempt lasts, so that it ends soon after its process was killed.
   * @returns ends that, and resolves with the revision of the record
   */
  function renewLease({ revision, ...leased }: StoredRecord): () => Promise<number> {
    let renewing = Promise.resolve();
    const renew = async () => {
      const renewed = { ...leased, due: now() + leaseMs, revision };
      if ((await store.update('mail', renewed).catch(() => null)) === 'stored') revision += 1;
    };
    const timer = setInterval(() => (renewing = renewing.then(renew)), leaseMs / 3).unref();
    return async () => {
      clearInterval(timer);
      await renewing;
      return revision;
    };
  }

  async function attemptNow(leased: StoredRecord): Promise<'sent' | 'queued'> {
    return (await attempt(leased)) === 'sent' ? 'sent' : 'queued';
  }

  async function storeAndAttempt(mail: Mail): Promise<'sent' | 'queued'> {
    const leased = toStored(newRecord(mail, now()), 'sending', now() + leaseMs, now());
    if ((await store.put('mail', leased)) === 'stored') return attemptNow({ ...leased, revision: 0 });
    const stored = await store.read('mail', mail.id);
    if (stored?.state === 'pending') return sendAgain(stored);
    return stored?.state === 'sent' ? 'sent' : 'queued';
  }

  /** Unless another process has just taken it. */
  async function sendAgain(stored: StoredRecord): Promise<'sent' | 'queued'> {
    const leased = { ...stored, state: 'sending', due: now() + leaseMs, expires: null };
    if ((await store.update('mail', leased)) !== 'stored') return 'queued';
    return attemptNow({ ...leased, revision: stored.revision + 1 });
  }

  async function resend(id: string): Promise<'sent' | 'queued' | 'unknown'> {
    const stored = await store.read('mail', id);
    if (!stored) return 'unknown';
    return stored.state === 'sending' && stored.due > now() ? 'queued' : sendAgain(stored);
  }

  /**
   * Takes back a message that is not sent yet; one that is submitted later under this id is not sent either.
   * @returns false while a process is sending it
   */
  async function withdraw(id: string): Promise<boolean> {
    const withdrawn = { id, state: 'withdrawn', due: 0, expires: now() + withdrawnMs, value: '' };
    if ((await store.put('mail', withdrawn)) === 'stored') return true;
    const stored = await store.read('mail', id);
    if (!stored || (stored.state === 'sending' && stored.due > now())) return false;
    if (stored.state !== 'pending' && stored.state !== 'sending') return true;
    return (await store.update('mail', { ...withdrawn, revision: stored.revision })) === 'stored';
  }
}

/** A message that was tried for days is given up. */
function withinDays({ createdAt }: MailRecord, result: SendResult, now: number): SendResult {
  const days = limits.mailRetryDays;
  if (result.ok || now - createdAt < days * 86_400_000) return result;
  return { ok: false, reason: 'rejected', error: `given up after ${days} days: ${result.error}` };
}

function reportResult(report: MailReport, record: MailRecord, result: SendResult): void {
  if (result.ok) report.sent(record, result);
  if (result.ok && result.deferred) report.deferred(record, result.deferred.error);
  if (!result.ok) report[result.reason === 'rejected' ? 'rejected' : 'deferred'](record, result.error);
}

/** What becomes of a message: its state, when it is due, and what is noted in its record. */
function afterAttempt(record: MailRecord, result: SendResult, now: number, delay: (attempts: number) => number) {
  const attempts = record.attempts + 1;
  const left = result.ok ? result.deferred : { to: record.envelope.to, error: result.error };
  const envelope = { ...record.envelope, to: left?.to ?? record.envelope.to };
  const changes = { attempts, lastError: left?.error ?? null, envelope };
  if (result.ok && !left) return { state: result.server === 'file' ? 'saved' : 'sent', due: now, changes } as const;
  if (!result.ok && result.reason === 'rejected') return { state: 'failed', due: now, changes } as const;
  return { state: 'pending', due: now + delay(attempts), changes } as const;
}

/**
 * `saved`: an .eml file in the outbox folder, mailed only by `npm run outbox -- resend` (no mail server is configured).
 * `pending`: waits for its next attempt. `sending`: leased by a process. `failed`: rejected for good by the mail server.
 * Beside them stand the ids of withdrawn messages, in whose place a newer one is sent: records without a message, in the state `withdrawn`.
 */
export const outboxStates = ['saved', 'pending', 'sending', 'sent', 'failed'] as const;
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

export function newRecord({ raw, ...mail }: Mail, now: number): MailRecord {
  return { ...mail, createdAt: now, attempts: 0, lastError: null, raw: raw.toString('latin1') };
}

export function rawOf({ raw }: MailRecord): Buffer {
  return Buffer.from(raw, 'latin1');
}

/** @param due when it is sent next, or when its lease ends, in milliseconds since 1970 */
export function toStored(record: MailRecord, state: OutboxState, due: number, now: number): NewRecord {
  const days = (limits.mailRetentionDays as Partial<Record<OutboxState, number>>)[state];
  const expires = days === undefined ? (record.until ?? null) : now + days * dayMs;
  return { id: record.id, state, due: Math.round(due), expires, value: JSON.stringify(record) };
}

/** @throws when it is damaged */
export function fromStored(record: StoredRecord): MailRecord {
  return parseRecord('mail', record, recordSchema);
}
