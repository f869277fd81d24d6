import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { BrandId } from '#shared/brands/index.ts';
import type { Env } from '../env.ts';
import { connectRedis, type SiteRedis } from '../redis.ts';
import { composeMail } from './compose-mail.ts';
import { createFolderQueue } from './folder-queue.ts';
import type { Lead, Mail, MailBrand } from './lead.ts';
import { type MailQueue, type MailReport, UncertainError } from './mail-queue.ts';
import { createOutbox } from './outbox.ts';
import { createRedisQueue } from './redis-queue.ts';
import { createMailer, type Mailer } from './transport.ts';

export type MailSettings = Pick<
  Env,
  'SMTP_URL' | 'SMTP_FALLBACK_URL' | 'MAIL_OUTBOX_DIR' | 'MAIL_FROM' | 'REDIS_URL' | 'REDIS_PREFIX' | 'DYNO'
>;

/** `sent`: a mail server has it. `queued`: it is stored durably. `failed`: neither; the visitor has to send it again. */
export type SubmitOutcome = 'sent' | 'queued' | 'failed';

/** Counts since the start of the process. */
export type DeliveryStats = Record<
  'sent' | 'queued' | 'failed' | 'deferred' | 'rejected' | 'quarantined' | 'sentByFallback',
  number
>;

export type Delivery = {
  /** Sends or queues a lead, within about 12 seconds. One that was accepted before is not mailed again. Never throws. */
  submit(lead: Lead): Promise<SubmitOutcome>;
  /** The same for a message that is composed already. */
  submitMail(mail: Mail, spam: Lead['spam']): Promise<SubmitOutcome>;
  /** Whether a lead of this id was accepted already. */
  knows(id: string): Promise<boolean>;
  /** Starts sending the messages that earlier processes left in the queue. */
  start(): void;
  /** Resolves when no message is being sent. */
  idle(): Promise<void>;
  /** Finishes the attempts under way and closes timers and connections. */
  close(): Promise<void>;
  stats(): DeliveryStats;
  /** When the oldest message that waits to be sent was written, in milliseconds since 1970; null when none waits. */
  oldestPending(): Promise<number | null>;
};

type Options = {
  env: MailSettings;
  brands: Record<BrandId, MailBrand>;
  log: Logger;
  /** The process's connection; without it one is made from REDIS_URL. */
  redis?: SiteRedis | undefined;
  /** For tests: the delays between attempts, and how long Redis may take. */
  delay?: (attempts: number) => number;
  redisTimeoutMs?: number;
};

const acceptedCache = { max: 10_000, ttl: 24 * 3_600_000 };

/**
 * Delivery of leads. With SMTP_URL each is queued, attempted at once, and retried until the mail server accepts it: in
 * Redis with REDIS_URL, else in MAIL_OUTBOX_DIR, which is also the fallback while Redis is down. Without SMTP_URL each is
 * held in the folder as an .eml file. On a Heroku dyno (DYNO) the disk is ephemeral: the folder is still used for retries,
 * but a message that is only there does not count as queued.
 */
export function createDelivery({ env, brands, log, redis, delay, redisTimeoutMs }: Options): Delivery {
  const counts: DeliveryStats = {
    sent: 0,
    queued: 0,
    failed: 0,
    deferred: 0,
    rejected: 0,
    quarantined: 0,
    sentByFallback: 0,
  };
  const report = createReport(log, counts);
  const { queues, mailer, folder, close } = openQueues({ env, report, redis, delay, redisTimeoutMs });
  const accepted = new LRUCache<string, SubmitOutcome>(acceptedCache);
  const submitting = new Map<string, Promise<SubmitOutcome>>();

  const isDurable = (queue: MailQueue) => !(queue === folder && mailer && env.DYNO);

  async function store(mail: Mail, spam: Lead['spam']): Promise<SubmitOutcome> {
    if (!mailer) return (await hold(folder, mail, 'held')) ? 'queued' : 'failed';
    if (spam === 'likely') {
      for (const queue of queues.filter(isDurable)) {
        if (!(await hold(queue, mail, 'quarantined'))) continue;
        counts.quarantined += 1;
        log.warn(
          { mail: mail.id, brand: mail.brand },
          'Message quarantined as likely spam: see npm run outbox -- list',
        );
        return 'queued';
      }
    }
    for (const queue of queues) {
      try {
        const outcome = await queue.submit(mail);
        return outcome === 'sent' || isDurable(queue) ? outcome : 'failed';
      } catch (error) {
        report.error(error, 'A message could not be queued');
        if (error instanceof UncertainError) return holdUncertain(mail, error);
      }
    }
    return (await mailer.send(mail, mail.raw, 10_000)).ok ? 'sent' : 'failed';
  }

  /** One message, one queue: what Redis may yet receive stays in the folder, unsent, until Redis has answered. */
  async function holdUncertain(mail: Mail, { stored }: UncertainError): Promise<SubmitOutcome> {
    try {
      await folder.holdUncertain(mail);
    } catch (error) {
      report.error(error, 'A message could not be stored');
      return 'failed';
    }
    const settle = (isInRedis: boolean) =>
      folder.settle(mail.id, isInRedis).catch((error: unknown) => report.error(error, 'A message was not settled'));
    stored.then(
      () => settle(true),
      () => settle(false),
    );
    return isDurable(folder) ? 'queued' : 'failed';
  }

  async function hold(queue: MailQueue, mail: Mail, state: 'held' | 'quarantined') {
    try {
      await queue.hold(mail, state);
      return true;
    } catch (error) {
      report.error(error, 'A message could not be stored');
      return false;
    }
  }

  /** Composes and stores a message once, however often and however concurrently it is submitted. */
  function submitOnce(id: string, spam: Lead['spam'], compose: () => Promise<Mail>): Promise<SubmitOutcome> {
    const before = accepted.get(id);
    if (before) return Promise.resolve(before);
    let submission = submitting.get(id);
    if (!submission) {
      submission = accept(id, spam, compose).finally(() => submitting.delete(id));
      submitting.set(id, submission);
    }
    return submission;
  }

  async function accept(id: string, spam: Lead['spam'], compose: () => Promise<Mail>): Promise<SubmitOutcome> {
    try {
      const outcome = await store(await compose(), spam);
      if (outcome !== 'failed') accepted.set(id, outcome);
      counts[outcome] += 1;
      return outcome;
    } catch (error) {
      report.error(error, 'A message could not be accepted');
      counts.failed += 1;
      return 'failed';
    }
  }

  return {
    submit: (lead) => submitOnce(lead.id, lead.spam, () => composeMail(lead, brands[lead.brand], env.MAIL_FROM)),
    submitMail: (mail, spam) => submitOnce(mail.id, spam, async () => mail),
    async knows(id) {
      if (accepted.has(id) || submitting.has(id)) return true;
      for (const queue of queues) {
        const state = await queue.find(id).catch(() => null);
        if (state === 'sent' || (state !== null && isDurable(queue))) return true;
      }
      return false;
    },
    start() {
      if (mailer) for (const queue of queues) queue.start();
    },
    async idle() {
      await Promise.allSettled(submitting.values());
      await Promise.allSettled(queues.map((queue) => queue.idle()));
    },
    close,
    stats: () => ({ ...counts }),
    async oldestPending() {
      const pending = (await Promise.all(queues.map((queue) => queue.list('pending')))).flat();
      return pending.reduce<number | null>((oldest, { createdAt }) => Math.min(oldest ?? createdAt, createdAt), null);
    },
  };
}

type QueueOptions = Pick<Options, 'env' | 'redis' | 'delay' | 'redisTimeoutMs'> & { report: MailReport };

/** The configured queues, the preferred one first. `mailer` is null without SMTP_URL. */
export function openQueues({ env, report, redis, delay, redisTimeoutMs }: QueueOptions) {
  const mailer = env.SMTP_URL ? createMailer(env.SMTP_URL, env.SMTP_FALLBACK_URL) : null;
  const own =
    mailer && env.REDIS_URL && !redis
      ? connectRedis(env.REDIS_URL, env.REDIS_PREFIX, (error) => report.error(error, 'Redis connection error'))
      : null;
  const connection = mailer ? (redis ?? own) : null;
  const inRedis =
    connection && mailer
      ? createRedisQueue({ redis: connection, mailer, report, delay, timeoutMs: redisTimeoutMs })
      : null;
  const folder = createFolderQueue({
    outbox: createOutbox(env.MAIL_OUTBOX_DIR, { report }),
    mailer: mailer ?? noMailer,
    report,
    delay,
    concurrent: Boolean(env.DYNO),
    isInRedis: inRedis ? async (id) => (await inRedis.find(id)) !== null : undefined,
  });
  const queues = inRedis ? [inRedis, folder] : [folder];
  const close = async () => {
    await Promise.allSettled(queues.map((queue) => queue.close()));
    own?.connection.disconnect();
  };
  return { mailer, folder, queues, close };
}

const noMailer: Mailer = { send: async () => ({ ok: false, reason: 'unreachable', error: 'SMTP_URL is not set' }) };

/** Logs ids, codes and counts: never a name, an address or a text of a message. */
function createReport(log: Logger, counts: DeliveryStats): MailReport {
  const about = ({ id, brand, attempts }: { id: string; brand: BrandId; attempts: number }) => ({
    mail: id,
    brand,
    attempts,
  });
  return {
    sent(record, { server, rejected }) {
      if (server === 'fallback') counts.sentByFallback += 1;
      if (rejected > 0) log.error({ ...about(record), rejected }, 'The mail server rejected some of the recipients');
      log.info({ ...about(record), server }, 'Message sent');
    },
    deferred(record, error) {
      counts.deferred += 1;
      log.warn({ ...about(record), error }, 'Message deferred: it will be retried');
    },
    rejected(record, error) {
      counts.rejected += 1;
      log.error({ ...about(record), error }, 'The mail server rejected a message for good: see npm run outbox -- list');
    },
    error(error, description) {
      log.error(
        { error: error instanceof Error ? { name: error.name, message: error.message } : String(error) },
        description,
      );
    },
  };
}
