import { once } from 'node:events';
import { type Job, type JobType, Queue, QueueEvents, UnrecoverableError, Worker } from 'bullmq';
import { mailRetentionDays } from '#shared/limits.ts';
import { dedicatedConnection, type SiteRedis } from '../redis.ts';
import { withTimeout } from '../timeout.ts';
import { moveEarlierMessages } from './earlier-queues.ts';
import type { Mail } from './lead.ts';
import { type MailQueue, type MailReport, requestTimeoutMs, retryDelay, UncertainError } from './mail-queue.ts';
import { type MailRecord, newRecord, type OutboxState, parseRecord, recordFromMessage } from './mail-record.ts';
import { type Mailer, sendTimeoutMs } from './transport.ts';

type Options = {
  /** The process's connection; the caller closes it after `close`. */
  redis: SiteRedis;
  mailer: Mailer;
  report: MailReport;
  delay?: (attempts: number) => number;
  /** Milliseconds after which an operation of Redis fails; storing a message may take twice as long. */
  timeoutMs?: number | undefined;
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
type OpenQueue = Awaited<ReturnType<typeof openQueue>>;

const retainedSent = { age: 7 * 86_400, count: 5_000 };

/**
 * Messages in Redis (BullMQ), sent by the first free process. The message's id is the job's id, so that Redis stores each
 * message once. A job whose process died is given to another process after a minute.
 */
export function createRedisQueue(options: Options): MailQueue {
  const { redis, report, timeoutMs = 2_000 } = options;
  let opening: Promise<OpenQueue> | null = null;
  let connecting: Promise<void> | null = null;
  let started = false;
  /** Messages that Redis has not confirmed in time, by id. */
  const unconfirmed = new Map<string, Promise<unknown>>();

  const inTime = <T>(work: Promise<T>) =>
    withTimeout(work, timeoutMs, () => {
      throw new Error('Redis does not respond');
    });

  /** The queue, while Redis is connected. */
  async function connected(): Promise<OpenQueue> {
    connecting ??= connectedTo(redis).finally(() => {
      connecting = null;
    });
    await inTime(connecting);
    opening ??= openQueue(options);
    const queue = await inTime(opening);
    if (started) queue.run();
    return queue;
  }

  function open() {
    connected().catch((error: unknown) => report.error(error, 'The mail queue in Redis cannot be opened'));
  }

  const request = async <T>(operation: (queue: OpenQueue) => Promise<T>) => {
    const queue = await connected();
    return inTime(operation(queue));
  };

  /** Stores a message. Throws `UncertainError` when Redis has not confirmed it in time. */
  async function confirmed(id: string, enqueue: () => Promise<unknown>): Promise<void> {
    const sent = unconfirmed.get(id);
    // Redis hangs: what is sent to it now would be uncertain too.
    if (!sent && unconfirmed.size > 0) throw new Error('Redis does not respond');
    const stored = sent ?? enqueue();
    const isConfirmed = await withTimeout(
      stored.then(() => true),
      timeoutMs * 2,
      () => false,
    );
    if (isConfirmed) return;
    const forget = () => unconfirmed.delete(id);
    unconfirmed.set(id, stored);
    stored.then(forget, forget);
    throw new UncertainError(stored);
  }

  async function sendNow(queue: OpenQueue, id: string, enqueue: () => Promise<unknown>): Promise<'sent' | 'queued'> {
    const started = performance.now();
    const outcome = queue.outcomeOf(id);
    try {
      await confirmed(id, enqueue);
      // From here on Redis has the message, whatever happens.
      const state = await inTime(queue.state(id)).catch(() => null);
      if (state === 'sent') return 'sent';
      if (state === 'failed' || state === 'quarantined') return 'queued';
      const remainingMs = Math.max(0, requestTimeoutMs - (performance.now() - started));
      return await withTimeout(outcome.result, remainingMs, () => 'queued' as const);
    } finally {
      outcome.cancel();
    }
  }

  return {
    async submit(mail) {
      const queue = await connected();
      return sendNow(queue, mail.id, () => queue.add(mail));
    },
    async hold(mail) {
      await request((queue) => queue.quarantine(mail));
    },
    find: (id) => request((queue) => queue.state(id)),
    list: (state) => request((queue) => queue.list(state)),
    read: (id) => request((queue) => queue.read(id)),
    async resend(id) {
      const queue = await connected();
      if ((await queue.state(id)) === null) return 'unknown';
      return sendNow(queue, id, () => queue.addAgain(id));
    },
    start() {
      started = true;
      redis.connection.on('ready', open);
      if (redis.connection.status === 'ready') open();
    },
    async idle() {
      await (await opening)?.idle();
    },
    async close() {
      started = false;
      redis.connection.off('ready', open);
      await (await opening)?.close();
    },
  };
}

async function openQueue({ redis, mailer, report, delay = retryDelay }: Options) {
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

/** Waits while a connection is being made. A lost one throws at once, because it may stay lost for long. */
async function connectedTo({ connection }: SiteRedis) {
  const { status } = connection;
  if (status === 'ready') return;
  if (status === 'wait') await connection.connect();
  else if (status === 'connecting' || status === 'connect') await once(connection, 'ready');
  else throw new Error('Redis is not connected');
}
