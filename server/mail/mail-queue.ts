import type { Store, StoredRecord } from '../store/store.ts';
import type { Mail } from './lead.ts';
import { fromStored, type MailRecord, newRecord, type OutboxState, rawOf, toStored } from './mail-record.ts';
import { type Mailer, type SendResult, sendTimeoutMs } from './transport.ts';

export type MailReport = {
  sent(record: MailRecord, details: { server: 'primary' | 'fallback' | 'file'; rejected: number }): void;
  deferred(record: MailRecord, error: string): void;
  rejected(record: MailRecord, error: string): void;
  error(error: unknown, description: string): void;
};

type Options = {
  store: Store;
  mailer: Mailer;
  report: MailReport;
  now?: () => number;
  /** Milliseconds until the next attempt, by the number of attempts so far. */
  delay?: (attempts: number) => number;
  /** Milliseconds between two looks for messages that are due. */
  pollMs?: number;
};

export type MailQueue = ReturnType<typeof createMailQueue>;

type Attempt = 'sent' | 'queued' | 'unreachable';

/** Of the attempt within a visitor's request, in milliseconds. */
const requestTimeoutMs = 10_000;
/** A message whose process has died is sent by another one after this time, in milliseconds; no attempt lasts as long. */
const leaseMs = 60_000;
const longestBackoffMs = 300_000;
/** How long the id of a withdrawn message is kept, in milliseconds: longer than any process takes to submit it. */
const withdrawnMs = 30 * 86_400_000;

/** Milliseconds to the next attempt: 5 s, 10 s, 20 s … 5 minutes, with 25 % jitter. */
export function retryDelay(attempts: number): number {
  return Math.min(5_000 * 2 ** Math.min(attempts - 1, 10), longestBackoffMs) * (0.75 + Math.random() / 2);
}

/**
 * Messages in a store until they are sent. One is attempted at once, and again with growing delays while the mail server
 * is not available, by whichever process is running then. `failed`: the server rejects it for good.
 */
export function createMailQueue(options: Options) {
  const { store, report, now = Date.now, pollMs = 5_000 } = options;
  const { attempt, submit, resend, withdraw } = createSender(options);
  const running = new Set<Promise<unknown>>();
  let isSending = false;
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  function track<T>(work: Promise<T>): Promise<T> {
    running.add(work);
    const done = () => running.delete(work);
    work.then(done, done);
    return work;
  }

  /** Sends everything that is due. It ends when the mail server is unreachable. */
  async function sendDue(): Promise<void> {
    try {
      while (!isStopped) {
        const leased = await store.claim('mail', 'pending', 'sending', leaseMs);
        if (!leased || (await attempt(leased, sendTimeoutMs)) === 'unreachable') return;
      }
    } catch (error) {
      report.error(error, 'The mail queue cannot be read');
    }
  }

  async function poll() {
    if (isSending) return;
    isSending = true;
    await track(sendDue());
    isSending = false;
  }

  return {
    /**
     * Stores a message, then attempts to send it, within ten seconds. One that is stored already is not sent twice.
     * @throws when it could not be stored; then it was not sent either
     */
    submit: (mail: Mail) => track(submit(mail)),
    /** Stores a message as likely spam, which is not sent by itself. Throws when it could not be stored. */
    quarantine: (mail: Mail) => track(store.put('mail', toStored(newRecord(mail, now()), 'quarantined', now(), now()))),
    find: async (id: string) => ((await store.read('mail', id))?.state ?? null) as OutboxState | null,
    list: async (state: OutboxState) => (await store.list('mail', state)).map(fromStored),
    resend: (id: string) => track(resend(id)),
    withdraw: (id: string) => track(withdraw(id)),
    start() {
      timer = setInterval(poll, pollMs).unref();
      void poll();
    },
    async idle() {
      while (running.size > 0) await Promise.allSettled([...running]);
    },
    /** Starts no further attempts, and resolves when those under way are done. */
    async close() {
      isStopped = true;
      if (timer) clearInterval(timer);
      await this.idle();
    },
  };
}

/** Stores messages under a lease, and attempts to send what is leased. */
function createSender({ store, mailer, report, now = Date.now, delay = retryDelay }: Options) {
  return { attempt, submit, resend, withdraw };

  async function attempt(leased: StoredRecord, timeoutMs: number): Promise<Attempt> {
    try {
      const record = fromStored(leased);
      const result = await mailer.send(record, rawOf(record), timeoutMs);
      reportResult(report, record, result);
      const { state, due, changes } = afterAttempt(record, result, now(), delay);
      const next = toStored({ ...record, ...changes }, state, due, now());
      await store.update('mail', { ...next, revision: leased.revision });
      return attemptOf(result);
    } catch (error) {
      // It stays leased, and is sent again when the lease has ended.
      report.error(error, 'The mail queue cannot be written');
      return 'queued';
    }
  }

  async function attemptNow(leased: StoredRecord): Promise<'sent' | 'queued'> {
    return (await attempt(leased, requestTimeoutMs)) === 'sent' ? 'sent' : 'queued';
  }

  async function submit(mail: Mail): Promise<'sent' | 'queued'> {
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

function attemptOf(result: SendResult): Attempt {
  if (result.ok) return result.server === 'file' ? 'queued' : 'sent';
  return result.reason === 'unreachable' ? 'unreachable' : 'queued';
}

function reportResult(report: MailReport, record: MailRecord, result: SendResult): void {
  if (result.ok) report.sent(record, result);
  else report[result.reason === 'rejected' ? 'rejected' : 'deferred'](record, result.error);
}

/** What becomes of a message: its state, when it is due, and what is noted in its record. */
function afterAttempt(record: MailRecord, result: SendResult, now: number, delay: (attempts: number) => number) {
  const attempts = record.attempts + 1;
  const changes = { attempts, lastError: result.ok ? null : result.error };
  if (result.ok) return { state: result.server === 'file' ? 'held' : 'sent', due: now, changes } as const;
  if (result.reason === 'rejected') return { state: 'failed', due: now, changes } as const;
  return { state: 'pending', due: now + delay(attempts), changes } as const;
}
