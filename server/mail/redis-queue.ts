import { once } from 'node:events';
import { type Job, type JobType, Queue, QueueEvents, UnrecoverableError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Mail } from './lead.ts';
import { type MailQueue, type MailReport, requestTimeLimit, retryDelay } from './mail-queue.ts';
import { type MailRecord, newRecord, type OutboxState } from './outbox.ts';
import { type Mailer, sendTimeLimit } from './transport.ts';

type Options = {
  /** A connection of the caller's, who closes it after `close`. The queue duplicates it for its own waiting. */
  redis: Redis;
  mailer: Mailer;
  report: MailReport;
  delay?: (attempts: number) => number;
  /** Milliseconds until Redis counts as not there. */
  patience?: number;
  /** Namespace of the keys. */
  prefix?: string;
};

/** How BullMQ calls the states of a message. */
const jobTypes: Record<OutboxState, JobType[]> = {
  pending: ['waiting', 'delayed', 'prioritized'],
  sending: ['active'],
  sent: ['completed'],
  failed: ['failed'],
  resting: [],
  suspect: [],
};

type Stored = { record: MailRecord; raw: string };
type Parts = Awaited<ReturnType<typeof openQueue>>;

const keptSent = { age: 7 * 86_400, count: 5_000 };

/**
 * Messages in Redis, sent by whichever process is free (BullMQ). The message's id is the job's, so that Redis itself
 * takes each message once. A job whose process died is given to another after a minute.
 */
export function createRedisQueue(options: Options): MailQueue {
  const { redis, report, patience = 2_000 } = options;
  let opened: Promise<Parts> | null = null;
  let ready: Promise<void> | null = null;
  let wanted = false;

  /** The queue, once Redis has answered; afterwards only while it does. */
  async function parts(): Promise<Parts> {
    ready ??= isReady(redis).finally(() => {
      ready = null;
    });
    await within(patience, ready, 'Redis does not answer');
    opened ??= openQueue(options);
    const queue = await within(patience, opened, 'Redis does not answer');
    if (wanted) queue.run();
    return queue;
  }

  function open() {
    parts().catch((error: unknown) => report.trouble(error, 'The mail queue in Redis cannot be opened'));
  }

  const asked = async <T>(work: (queue: Parts) => Promise<T>) => {
    const queue = await parts();
    return within(patience, work(queue), 'Redis does not answer');
  };

  async function sendNow(queue: Parts, id: string, begin: () => Promise<unknown>): Promise<'sent' | 'kept'> {
    const settled = queue.settled(id, requestTimeLimit);
    try {
      await within(patience, begin(), 'Redis does not answer');
      const state = await within(patience, queue.state(id), 'Redis does not answer');
      if (state === 'sent') return 'sent';
      return state === 'failed' || state === 'suspect' ? 'kept' : await settled.result;
    } finally {
      settled.forget();
    }
  }

  return {
    async submit(mail) {
      const queue = await parts();
      return sendNow(queue, mail.id, () => queue.add(mail));
    },
    async park(mail) {
      await asked((queue) => queue.setAside(mail));
    },
    find: (id) => asked((queue) => queue.state(id)),
    list: (state) => asked((queue) => queue.list(state)),
    read: (id) => asked((queue) => queue.read(id)),
    async resend(id) {
      const queue = await parts();
      if ((await queue.state(id)) === null) return 'unknown';
      return sendNow(queue, id, () => queue.again(id));
    },
    start() {
      wanted = true;
      redis.on('ready', open);
      if (redis.status === 'ready') open();
    },
    async idle() {
      await (await opened)?.idle();
    },
    async close() {
      wanted = false;
      redis.off('ready', open);
      await (await opened)?.close();
    },
  };
}

async function openQueue({ redis, mailer, report, delay = retryDelay, prefix = 'mail' }: Options) {
  const trouble = (error: unknown) => report.trouble(error, 'The mail queue in Redis is troubled');
  const blocking = () => redis.duplicate({ maxRetriesPerRequest: null, enableOfflineQueue: true }).on('error', trouble);
  const [forWorker, forEvents] = [blocking(), blocking()];
  const queue = new Queue<Stored>('outbox', { connection: redis, prefix });
  const aside = new Queue<Stored>('suspect', { connection: redis, prefix });
  const events = new QueueEvents('outbox', { connection: forEvents, prefix });
  const waiting = new Map<string, (outcome: 'sent' | 'kept') => void>();
  const sending = new Set<Promise<unknown>>();
  let unreached = false;

  const worker = new Worker<Stored>('outbox', (job) => tracked(send(job.data, job.attemptsMade)), {
    connection: forWorker,
    prefix,
    autorun: false,
    // One at a time, so that a process that is killed leaves at most one in doubt, sent but not marked.
    concurrency: 1,
    lockDuration: 60_000,
    maxStalledCount: 1_000,
    settings: { backoffStrategy: (attempts) => delay(attempts) },
  });
  queue.on('error', trouble);
  aside.on('error', trouble);
  events.on('error', trouble);
  worker.on('error', trouble);
  events.on('completed', ({ jobId }) => waiting.get(jobId)?.('sent'));
  events.on('failed', ({ jobId }) => waiting.get(jobId)?.('kept'));
  events.on('delayed', ({ jobId }) => waiting.get(jobId)?.('kept'));
  await Promise.all([queue.waitUntilReady(), events.waitUntilReady()]);

  function tracked<T>(work: Promise<T>) {
    sending.add(work);
    const done = () => sending.delete(work);
    work.then(done, done);
    return work;
  }

  async function send({ record, raw }: Stored, attempts: number) {
    const result = await mailer.send(record, Buffer.from(raw, 'base64'), sendTimeLimit);
    const tried = { ...record, attempts: attempts + 1 };
    if (result.ok) {
      report.sent(tried, result);
      if (unreached) await queue.promoteJobs();
      unreached = false;
      return;
    }
    if (result.reason === 'refused') {
      report.refused(tried, result.error);
      throw new UnrecoverableError(result.error);
    }
    unreached ||= result.reason === 'unreachable';
    report.postponed(tried, result.error);
    throw new Error(result.error);
  }

  const jobOptions = (id: string) => ({
    jobId: id,
    attempts: 1_000_000,
    backoff: { type: 'custom' },
    removeOnComplete: keptSent,
    stackTraceLimit: 0,
  });
  const stored = (mail: Mail): Stored => ({ record: newRecord(mail, Date.now()), raw: mail.raw.toString('base64') });
  const jobOf = async (id: string) => (await queue.getJob(id)) ?? (await aside.getJob(id));

  async function state(id: string): Promise<OutboxState | null> {
    if (await aside.getJob(id)) return 'suspect';
    const found = await queue.getJobState(id);
    if (found === 'unknown') return null;
    return found === 'completed' ? 'sent' : found === 'active' ? 'sending' : found === 'failed' ? 'failed' : 'pending';
  }

  return {
    state,
    add: (mail: Mail) => queue.add('mail', stored(mail), jobOptions(mail.id)),
    setAside: (mail: Mail) => aside.add('mail', stored(mail), { jobId: mail.id }),
    async list(of: OutboxState): Promise<MailRecord[]> {
      const jobs =
        of === 'suspect' ? await aside.getJobs('waiting', 0, 999) : await queue.getJobs(jobTypes[of], 0, 999);
      return jobs.map(recordOf);
    },
    async read(id: string) {
      const job = await jobOf(id);
      const where = await state(id);
      if (!job || !where) return null;
      return { state: where, record: recordOf(job), raw: Buffer.from(job.data.raw, 'base64') };
    },
    async again(id: string) {
      const job = await jobOf(id);
      const where = await state(id);
      if (!job || where === 'sending') return;
      await job.remove();
      await queue.add('mail', job.data, jobOptions(id));
    },
    /** What becomes of a job within the time limit; a message still on its way then is kept. */
    settled(id: string, timeLimit: number) {
      const { promise, resolve } = Promise.withResolvers<'sent' | 'kept'>();
      const timer = setTimeout(() => resolve('kept'), timeLimit);
      waiting.set(id, resolve);
      const forget = () => {
        clearTimeout(timer);
        if (waiting.get(id) === resolve) waiting.delete(id);
      };
      return { result: promise, forget };
    },
    run() {
      if (!worker.isRunning()) worker.run().catch(trouble);
    },
    async idle() {
      while (sending.size > 0) await Promise.allSettled([...sending]);
    },
    async close() {
      await Promise.all([worker.close(), events.close(), queue.close(), aside.close()]);
      forWorker.disconnect();
      forEvents.disconnect();
    },
  };
}

function recordOf(job: Job<Stored>): MailRecord {
  return { ...job.data.record, attempts: job.attemptsMade, lastError: job.failedReason ?? null };
}

/** A connection just being made is waited for; one that was lost is not, since nobody knows for how long. */
async function isReady(redis: Redis) {
  if (redis.status === 'ready') return;
  if (redis.status === 'wait') await redis.connect();
  else if (redis.status === 'connecting' || redis.status === 'connect') await once(redis, 'ready');
  else throw new Error('Redis is not connected');
}

async function within<T>(milliseconds: number, work: Promise<T>, message: string): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(message)), milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
