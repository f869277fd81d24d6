import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import type { BrandId } from '#shared/brands/index.ts';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import { connectRedis } from '../redis.ts';
import { composeMail } from './compose-mail.ts';
import { createFolderQueue } from './folder-queue.ts';
import type { Lead, Mail, MailBrand } from './lead.ts';
import type { MailQueue, MailReport } from './mail-queue.ts';
import { createOutbox } from './outbox.ts';
import { createRedisQueue } from './redis-queue.ts';
import { createMailer, type Mailer } from './transport.ts';

export type MailSettings = Pick<
  Env,
  'SMTP_URL' | 'SMTP_FALLBACK_URL' | 'MAIL_OUTBOX_DIR' | 'MAIL_FROM' | 'REDIS_URL' | 'DYNO'
>;

/** `sent`: a mail server has it. `kept`: it is safe and will be sent. `lost`: neither; the visitor must keep the text. */
export type SubmitOutcome = 'sent' | 'kept' | 'lost';

/** Counts since the start of the process. */
export type DeliveryStats = Record<
  'sent' | 'kept' | 'lost' | 'postponed' | 'refused' | 'suspect' | 'sentByFallback',
  number
>;

export type Delivery = {
  /** Sends or keeps a lead, within about 12 seconds. One that was accepted before is not mailed again. Never throws. */
  submit(lead: Lead): Promise<SubmitOutcome>;
  /** Whether a lead of this id was accepted already. */
  knows(id: string): Promise<boolean>;
  /** Begins to work off what earlier processes left. */
  start(): void;
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>;
  /** Finishes what is being sent and lets go of timers and connections. */
  close(): Promise<void>;
  stats(): DeliveryStats;
};

type Options = {
  env: MailSettings;
  brands: Record<BrandId, MailBrand>;
  log: Log;
  /** A ready connection; without it one is made from REDIS_URL. */
  redis?: Redis;
  /** For tests: the pauses between tries and the names of the keys in Redis. */
  delay?: (attempts: number) => number;
  redisPrefix?: string;
};

const remembered = { max: 10_000, ttl: 24 * 3_600_000 };

/**
 * Delivery of leads. With SMTP_URL each is kept, sent at once, and tried again until the mail server takes it: in Redis
 * with REDIS_URL, else in MAIL_OUTBOX_DIR, which also stands in while Redis is away. Without SMTP_URL each rests in the
 * folder as an .eml file. On a dyno (DYNO) the folder dies with the process: it is still used for tries, but what lies
 * only there does not count as kept.
 */
export function createDelivery({ env, brands, log, redis, delay, redisPrefix }: Options): Delivery {
  const counts: DeliveryStats = { sent: 0, kept: 0, lost: 0, postponed: 0, refused: 0, suspect: 0, sentByFallback: 0 };
  const report = createReport(log, counts);
  const { queues, mailer, folder, close } = openQueues({ env, report, redis, delay, redisPrefix });
  const accepted = new LRUCache<string, SubmitOutcome>(remembered);
  const submitting = new Map<string, Promise<SubmitOutcome>>();

  const countsAsKept = (queue: MailQueue) => !(queue === folder && mailer && env.DYNO);

  async function place(mail: Mail, spam: Lead['spam']): Promise<SubmitOutcome> {
    if (!mailer) return (await parked(folder, mail, 'resting')) ? 'kept' : 'lost';
    const safe = queues.filter(countsAsKept);
    if (spam === 'likely') {
      for (const queue of safe) if (await parked(queue, mail, 'suspect')) return 'kept';
    }
    for (const queue of queues) {
      try {
        const outcome = await queue.submit(mail);
        return outcome === 'sent' || countsAsKept(queue) ? outcome : 'lost';
      } catch (error) {
        report.trouble(error, 'A message could not be kept');
      }
    }
    return (await mailer.send(mail, mail.raw, 10_000)).ok ? 'sent' : 'lost';
  }

  async function parked(queue: MailQueue, mail: Mail, state: 'resting' | 'suspect') {
    try {
      await queue.park(mail, state);
      return true;
    } catch (error) {
      report.trouble(error, 'A message could not be kept');
      return false;
    }
  }

  async function accept(lead: Lead): Promise<SubmitOutcome> {
    try {
      const outcome = await place(await composeMail(lead, brands[lead.brand], env.MAIL_FROM), lead.spam);
      if (lead.spam === 'likely') counts.suspect += 1;
      if (outcome !== 'lost') accepted.set(lead.id, outcome);
      counts[outcome] += 1;
      return outcome;
    } catch (error) {
      report.trouble(error, 'A message could not be taken on');
      counts.lost += 1;
      return 'lost';
    }
  }

  return {
    submit(lead) {
      const before = accepted.get(lead.id);
      if (before) return Promise.resolve(before);
      let submission = submitting.get(lead.id);
      if (!submission) {
        submission = accept(lead).finally(() => submitting.delete(lead.id));
        submitting.set(lead.id, submission);
      }
      return submission;
    },
    async knows(id) {
      if (accepted.has(id) || submitting.has(id)) return true;
      for (const queue of queues) {
        const state = await queue.find(id).catch(() => null);
        if (state === 'sent' || (state !== null && countsAsKept(queue))) return true;
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
  };
}

type QueueOptions = Pick<Options, 'env' | 'redis' | 'delay' | 'redisPrefix'> & { report: MailReport };

/** The places where messages are kept, the safest first. `mailer` is null without SMTP_URL. */
export function openQueues({ env, report, redis, delay, redisPrefix }: QueueOptions) {
  const mailer = env.SMTP_URL ? createMailer(env.SMTP_URL, env.SMTP_FALLBACK_URL) : null;
  const outbox = createOutbox(env.MAIL_OUTBOX_DIR);
  const folder = createFolderQueue({ outbox, mailer: mailer ?? noMailer, report, delay, atOnce: Boolean(env.DYNO) });
  const own =
    mailer && env.REDIS_URL && !redis
      ? connectRedis(env.REDIS_URL, (error) => report.trouble(error, 'Redis is troubled'))
      : null;
  const connection = mailer ? (redis ?? own) : null;
  const inRedis =
    connection && mailer ? createRedisQueue({ redis: connection, mailer, report, delay, prefix: redisPrefix }) : null;
  const queues = inRedis ? [inRedis, folder] : [folder];
  const close = async () => {
    await Promise.allSettled(queues.map((queue) => queue.close()));
    own?.disconnect();
  };
  return { mailer, folder, queues, close };
}

const noMailer: Mailer = { send: async () => ({ ok: false, reason: 'unreachable', error: 'SMTP_URL is not set' }) };

/** Logs ids, codes and counts: never a name, an address or a text. */
function createReport(log: Log, counts: DeliveryStats): MailReport {
  const about = ({ id, brand, attempts }: { id: string; brand: BrandId; attempts: number }) => ({
    mail: id,
    brand,
    attempts,
  });
  return {
    sent(record, { server, rejected }) {
      if (server === 'fallback') counts.sentByFallback += 1;
      if (rejected > 0) log.error({ ...about(record), rejected }, 'The mail server refused some of the addresses');
      log.info({ ...about(record), server }, 'Message sent');
    },
    postponed(record, error) {
      counts.postponed += 1;
      log.warn({ ...about(record), error }, 'Message not sent yet, it will be tried again');
    },
    refused(record, error) {
      counts.refused += 1;
      log.error({ ...about(record), error }, 'The mail server refused a message for good: see npm run outbox -- list');
    },
    trouble(error, what) {
      log.error({ error: error instanceof Error ? { name: error.name, message: error.message } : String(error) }, what);
    },
  };
}
