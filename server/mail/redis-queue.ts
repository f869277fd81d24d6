import { once } from 'node:events';
import type { SiteRedis } from '../redis.ts';
import { withTimeout } from '../timeout.ts';
import type { openQueue, QueueOptions } from './bull-queue.ts';
import { type MailQueue, requestTimeoutMs, UncertainError } from './mail-queue.ts';

type Options = QueueOptions & {
  /** Milliseconds after which an operation of Redis fails; storing a message may take twice as long. */
  timeoutMs?: number | undefined;
};

type OpenQueue = Awaited<ReturnType<typeof openQueue>>;

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

  const orTimeout = <T>(work: Promise<T>) =>
    withTimeout(work, timeoutMs, () => {
      throw new Error('Redis does not respond');
    });

  /** The queue, while Redis is connected. */
  async function connected(): Promise<OpenQueue> {
    connecting ??= connectedTo(redis).finally(() => {
      connecting = null;
    });
    await orTimeout(connecting);
    // BullMQ takes a tenth of a second to load, which the first page does not wait for.
    opening ??= import('./bull-queue.ts').then((module) => module.openQueue(options));
    const queue = await orTimeout(opening);
    if (started) queue.run();
    return queue;
  }

  function open() {
    connected().catch((error: unknown) => report.error(error, 'The mail queue in Redis cannot be opened'));
  }

  const request = async <T>(operation: (queue: OpenQueue) => Promise<T>) => {
    const queue = await connected();
    return orTimeout(operation(queue));
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
    const confirm = () => unconfirmed.delete(id);
    unconfirmed.set(id, stored);
    stored.then(confirm, confirm);
    throw new UncertainError(stored);
  }

  async function sendNow(queue: OpenQueue, id: string, enqueue: () => Promise<unknown>): Promise<'sent' | 'queued'> {
    const started = performance.now();
    const outcome = queue.outcomeOf(id);
    try {
      await confirmed(id, enqueue);
      // From here on Redis has the message, whatever happens.
      const state = await orTimeout(queue.state(id)).catch(() => null);
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

/** Waits while a connection is being made. A lost one throws at once, because it may stay lost for long. */
async function connectedTo({ connection }: SiteRedis) {
  const { status } = connection;
  if (status === 'ready') return;
  if (status === 'wait') await connection.connect();
  else if (status === 'connecting' || status === 'connect') await once(connection, 'ready');
  else throw new Error('Redis is not connected');
}
