import { type Job, type JobType, Queue, QueueEvents, UnrecoverableError, Worker } from 'bullmq';
import { mailRetentionDays } from '#shared/limits.ts';
import { dedicatedConnection, type SiteRedis } from '../redis.ts';
import { moveEarlierMessages } from './earlier-queues.ts';
import type { Mail } from './lead.ts';
import { type MailReport, maxRetryDelayMs, retryDelay } from './mail-queue.ts';
import { type MailRecord, newRecord, type OutboxState, parseRecord, recordFromMessage } from './mail-record.ts';
import { type Mailer, sendTimeoutMs } from './transport.ts';

export type QueueOptions = {
  /** The process's connection; the caller closes it after `close`. */
  redis: SiteRedis;
  mailer: Mailer;
  report: MailReport;
  delay?: (attempts: number) => number;
};

/** BullMQ's names for the states of a message. */
const jobTypes: Record<OutboxState, JobType[]> = {
  pending: ['waiting', 'delayed', 'prioritized'],
  sending: ['active'],
  sent: ['completed'],
  failed: ['failed'],
  held: [],
  quarantined: [],
  uncertain: [],
};

type StoredMail = { record: MailRecord; raw: string };

/** BullMQ orders delayed jobs by their time in milliseconds, times this. */
const scorePerMs = 0x1000;
/** How often the times of delayed jobs are compared with the clock, in milliseconds. */
const clockCheckMs = 60_000;

const retainedSent = { age: 7 * 86_400, count: 5_000 };

/** BullMQ's queues, worker and events for the messages of this site. Its operations wait as long as Redis takes. */
export async function openQueue({ redis, mailer, report, delay = retryDelay }: QueueOptions) {
  const prefix = redis.key('mail');
  const onError = (error: unknown) => report.error(error, 'Connection error of the mail queue in Redis');
  const queue = new Queue<StoredMail>('outbox', { connection: redis.connection, prefix });
  const quarantine = new Queue<StoredMail>('quarantine', { connection: redis.connection, prefix });
  // Worker and events cannot share the process's connection: BullMQ blocks on it (it duplicates this one where it has
  // to), and a sent message must be marked as sent even when Redis is away for a moment.
  const connection = dedicatedConnection(redis, onError);
  const events = new QueueEvents('outbox', { connection, prefix });
  const outcomes = new Map<string, (outcome: 'sent' | 'queued') => void>();
  const sending = new Set<Promise<unknown>>();
  let serverUnreachable = false;
  let clock: NodeJS.Timeout | undefined;

  const worker = new Worker<StoredMail>('outbox', (job) => tracked(send(job)), {
    connection,
    prefix,
    autorun: false,
    // One at a time, so that a process that is killed leaves at most one message sent but not marked as sent.
    concurrency: 1,
    lockDuration: 60_000,
    maxStalledCount: 1_000,
    settings: { backoffStrategy: (attempts) => delay(attempts) },
  });
  queue.on('error', onError);
  quarantine.on('error', onError);
  events.on('error', onError);
  worker.on('error', onError);
  events.on('completed', ({ jobId }) => outcomes.get(jobId)?.('sent'));
  events.on('failed', ({ jobId }) => outcomes.get(jobId)?.('queued'));
  events.on('delayed', ({ jobId }) => outcomes.get(jobId)?.('queued'));
  await Promise.all([queue.waitUntilReady(), events.waitUntilReady()]);
  /** A time further away than any retry delay means that the clock was set back. */
  async function promoteMisdated() {
    const latest = (Date.now() + maxRetryDelayMs) * scorePerMs;
    const ids = await redis.connection.zrangebyscore(queue.toKey('delayed'), latest, '+inf', 'LIMIT', 0, 1_000);
    for (const id of ids) await (await queue.getJob(id))?.promote();
  }

  function tracked<T>(work: Promise<T>) {
    sending.add(work);
    const done = () => sending.delete(work);
    work.then(done, done);
    return work;
  }

  async function send(job: Job<StoredMail>) {
    const record = { ...recordOf(job), attempts: job.attemptsMade + 1 };
    const result = await mailer.send(record, Buffer.from(job.data.raw, 'base64'), sendTimeoutMs);
    if (result.ok) {
      report.sent(record, result);
      if (serverUnreachable) await queue.promoteJobs();
      serverUnreachable = false;
      return;
    }
    if (result.reason === 'rejected') {
      report.rejected(record, result.error);
      throw new UnrecoverableError(result.error);
    }
    serverUnreachable ||= result.reason === 'unreachable';
    report.deferred(record, result.error);
    throw new Error(result.error);
  }

  const jobOptions = (id: string) => ({
    jobId: id,
    attempts: 1_000_000,
    backoff: { type: 'custom' },
    removeOnComplete: retainedSent,
    removeOnFail: { age: mailRetentionDays.failed * 86_400 },
    stackTraceLimit: 0,
  });
  const stored = (mail: Mail): StoredMail => ({
    record: newRecord(mail, Date.now()),
    raw: mail.raw.toString('base64'),
  });
  const jobOf = async (id: string) => (await queue.getJob(id)) ?? (await quarantine.getJob(id));

  async function state(id: string): Promise<OutboxState | null> {
    const [inQuarantine, found] = await Promise.all([quarantine.getJob(id), queue.getJobState(id)]);
    if (inQuarantine) return 'quarantined';
    if (found === 'unknown') return null;
    return found === 'completed' ? 'sent' : found === 'active' ? 'sending' : found === 'failed' ? 'failed' : 'pending';
  }

  return {
    state,
    add: (mail: Mail) => queue.add('mail', stored(mail), jobOptions(mail.id)),
    async quarantine(mail: Mail) {
      await quarantine.clean(mailRetentionDays.quarantined * 86_400_000, 1_000, 'wait');
      return quarantine.add('mail', stored(mail), { jobId: mail.id });
    },
    async list(of: OutboxState): Promise<MailRecord[]> {
      const jobs =
        of === 'quarantined' ? await quarantine.getJobs('waiting', 0, 999) : await queue.getJobs(jobTypes[of], 0, 999);
      return jobs.map(recordOf);
    },
    async read(id: string) {
      const job = await jobOf(id);
      const current = await state(id);
      if (!job || !current) return null;
      return { state: current, record: recordOf(job), raw: Buffer.from(job.data.raw, 'base64') };
    },
    async addAgain(id: string) {
      const job = await jobOf(id);
      if (!job || (await state(id)) === 'sending') return;
      await job.remove();
      await queue.add('mail', job.data, jobOptions(id));
    },
    /** Resolves after the next attempt; `cancel` releases the listener. */
    outcomeOf(id: string) {
      const { promise, resolve } = Promise.withResolvers<'sent' | 'queued'>();
      outcomes.set(id, resolve);
      const cancel = () => {
        if (outcomes.get(id) === resolve) outcomes.delete(id);
      };
      return { result: promise, cancel };
    },
    run() {
      if (worker.isRunning()) return;
      worker.run().catch(onError);
      const promote = () => promoteMisdated().catch(onError);
      clock = setInterval(promote, clockCheckMs).unref();
      void promote();
      moveEarlierMessages<StoredMail>(
        redis,
        (id, mail) => queue.add('mail', mail, jobOptions(id)),
        (id, mail) => quarantine.add('mail', mail, { jobId: id }),
        onError,
      ).catch(onError);
    },
    async idle() {
      while (sending.size > 0) await Promise.allSettled([...sending]);
    },
    async close() {
      clearInterval(clock);
      await Promise.all([worker.close(), events.close(), queue.close(), quarantine.close()]);
      connection.disconnect();
    },
  };
}

function recordOf(job: Job<StoredMail>): MailRecord {
  const { record, raw } = job.data;
  const known = parseRecord(record) ?? recordFromMessage(job.id!, Buffer.from(raw, 'base64'), job.timestamp);
  return { ...known, attempts: job.attemptsMade, lastError: job.failedReason ?? null };
}
